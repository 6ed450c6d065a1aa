import type { Payment as PaymentBody } from "@maksu/payment-api";
import type { Payment } from "../../domain/payments/payment.ts";
import { UNKNOWN_PAYMENT } from "../../domain/payments/unknown-payment.ts";
import { reject } from "../../domain/rules/rejected.ts";
import { type Call, type Operation, respondWith } from "../call.ts";
import { transactionIdOf } from "./request-values.ts";

/** Returns a payment. */
export const getPayment: Operation = async (call) => {
  const payment = await call.session.load("payment", transactionIdOf(call), call.merchant.account);
  return payment ? respondWith(200, paymentBody(call, payment)) : reject("getPayment.a", UNKNOWN_PAYMENT);
};

function paymentBody({ pages, merchant }: Call, payment: Payment): PaymentBody {
  const { transactionId, status, amount, request, createdAt, provider, filingCode, paidAt, cardInfo, kind } = payment;
  return {
    transactionId,
    status,
    amount,
    currency: request.currency,
    stamp: request.stamp,
    reference: request.reference,
    createdAt,
    // A step-up has no pay page.
    ...(status === "new" && kind === "page" && { href: `${pages}/pay/${transactionId}` }),
    ...(provider !== undefined && { provider }),
    ...(filingCode !== undefined && { filingCode }),
    ...(paidAt !== undefined && { paidAt }),
    ...(paidAt !== undefined && merchant.settings.perTransactionSettlement && { settlementReference: request.reference }),
    ...(cardInfo && { cardInfo }),
  };
}
