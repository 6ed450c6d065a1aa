import { createRefund } from "../../domain/refunds/create-refund.ts";
import { reject } from "../../domain/rules/rejected.ts";
import { type Operation, respondWith } from "../call.ts";
import { refundRequest, transactionIdOf } from "./request-values.ts";

/** Refunds a payment through its provider, or by e-mail where it has to be and the request allows it. */
export const refundPayment: Operation = refund(false);

/** Refunds a payment by e-mail, or through its provider where that makes refunds. */
export const refundPaymentByEmail: Operation = refund(true);

function refund(byEmail: boolean): Operation {
  return async (call) => {
    const { session, merchant, context } = call;
    const payment = await session.load("payment", transactionIdOf(call), merchant.account);
    if (!payment) return reject("refundPayment.a", "the account has no payment with this id");
    const command = { request: refundRequest(call), byEmail, transactionId: await session.newId("refund") };
    const decision = createRefund({ payment, ...context }, command, session.now);
    if ("rejected" in decision) return decision;
    await session.apply(decision);
    const { transactionId, status, provider } = decision.refund;
    return respondWith(201, { transactionId, status, provider });
  };
}
