import { createRefund } from "../../domain/refunds/create-refund.ts";
import { UNKNOWN_PAYMENT } from "../../domain/payments/unknown-payment.ts";
import { reject } from "../../domain/rules/rejected.ts";
import { type Operation, respondWith } from "../call.ts";
import { balancesOf } from "./balances.ts";
import { algorithmOf, refundRequest, transactionIdOf } from "./request-values.ts";

/** Refunds a payment through its provider, or by e-mail where it has to be and the request allows it. */
export const refundPayment: Operation = refund(false);

/** Refunds a payment by e-mail, or through its provider where that makes refunds. */
export const refundPaymentByEmail: Operation = refund(true);

function refund(byEmail: boolean): Operation {
  return async (call) => {
    const { session, merchant, context } = call;
    const needsBalance = context.settings.refundsNeedBalance;
    // Of an account's refunds, each sees what the one before has taken; and no line is being folded into another.
    if (needsBalance) await session.lockBooks();
    const payment = await session.load("payment", transactionIdOf(call), merchant.account);
    if (!payment) return reject("refundPayment.a", UNKNOWN_PAYMENT);
    const command = { request: refundRequest(call), algorithm: algorithmOf(call), byEmail, transactionId: await session.newId("refund") };
    const balances = needsBalance ? await balancesOf(session, payment) : undefined;
    const decision = createRefund({ payment, balances, ...context }, command, session.now);
    if ("rejected" in decision) return decision;
    await session.apply(decision);
    const { transactionId, status, provider } = decision.refund;
    return respondWith(201, { transactionId, status, provider });
  };
}
