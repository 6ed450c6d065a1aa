import type { PayAndAddCardResponse } from "@maksu/payment-api";
import { createPayment } from "../../domain/payments/create-payment.ts";
import { reject } from "../../domain/rules/rejected.ts";
import { type Operation, respondWith } from "../call.ts";
import { newPaymentParts, orderState } from "./order-state.ts";
import { paymentRequest } from "./request-values.ts";

/** Opens a payment by card, whose card becomes a token when it is paid. */
export const payAndAddCard: Operation = async (call) => {
  const { merchant, pages, session } = call;
  const { tokenization, cards } = merchant.settings;
  if (!tokenization || !cards)
    return reject("payAndAddCard.a", tokenization ? "cards are not enabled for the merchant" : "the merchant may not tokenize cards");
  const request = paymentRequest(call);
  const parts = { ...(await newPaymentParts(call)), storesCard: true as const };
  const decision = createPayment(request, parts, await orderState(call, request.stamp), session.now);
  if ("rejected" in decision) return decision;
  await session.apply(decision);
  const { transactionId } = decision.payment;
  const body: PayAndAddCardResponse = { transactionId, redirectUrl: `${pages}/pay/${transactionId}` };
  return respondWith(200, body);
};
