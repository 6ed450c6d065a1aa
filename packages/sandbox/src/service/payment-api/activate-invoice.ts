import { activateInvoice as decide } from "../../domain/payments/activate-invoice.ts";
import { UNKNOWN_PAYMENT } from "../../domain/payments/unknown-payment.ts";
import { reject } from "../../domain/rules/rejected.ts";
import { type Operation, respondWith } from "../call.ts";
import { transactionIdOf } from "./request-values.ts";

/** Activates an invoice; the body of the 200 reports whether it did. */
export const activateInvoice: Operation = async (call) => {
  const { session, merchant, context } = call;
  const payment = await session.load("payment", transactionIdOf(call), merchant.account);
  if (!payment) return reject("activateInvoice.a", UNKNOWN_PAYMENT);
  const changes = decide(payment, context, session.now);
  if (!changes) return respondWith(200, { status: "error", message: "The invoice can't be activated." });
  await session.apply(changes);
  return respondWith(200, { status: "ok", message: "The invoice was activated." });
};
