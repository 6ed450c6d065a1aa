import type { Changes } from "../changes.ts";
import { movePayment, paymentTriggers } from "./move-payment.ts";
import type { Payment, PaymentContext } from "./payment.ts";

/** Activates an invoice; undefined for a payment that does not wait for it, which is not an error of the request (Payment API, rule 2). */
export const activateInvoice = (payment: Payment, context: PaymentContext, now: number): Changes | undefined =>
  paymentTriggers(payment, context).includes("activate") ? movePayment(payment, "activate", now, context) : undefined;
