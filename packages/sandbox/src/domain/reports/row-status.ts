import type { Payment, PaymentState } from "../payments/payment.ts";
import type { Refund } from "../refunds/refund.ts";

/** The state of a payment or a refund, as a report shows it. */
export type RowStatus = "New" | "Paid" | "waiting for approval" | "Cancelled" | "Timeout" | "Halted" | "Delayed" | "Paid and settled";

const STATUS: Readonly<Record<PaymentState, RowStatus>> = {
  new: "New",
  ok: "Paid",
  pending: "waiting for approval",
  delayed: "Delayed",
  fail: "Cancelled",
  "authorization-hold": "Halted",
};

/** The state that a report shows. */
export function rowStatus({ status, cause }: Payment, refund: Refund | undefined, isSettled: boolean): RowStatus {
  const shown = refund?.status ?? status;
  if (shown === "ok" && isSettled) return "Paid and settled";
  if (shown === "fail" && !refund && cause === "timeout") return "Timeout";
  return shown === "none" ? "New" : STATUS[shown];
}

/** Which rows a report has (Payment API, PaymentReportRequest, paymentStatus). */
export const isReported = (status: RowStatus, wanted: "default" | "all" | "paid" | "settled"): boolean =>
  wanted === "all" || (status === "Paid" && wanted !== "settled") || (status === "Paid and settled" && wanted !== "paid");
