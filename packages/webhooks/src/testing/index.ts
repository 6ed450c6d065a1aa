/**
 * Creates validly signed events, as the service sends them, for tests of your own receivers.
 *
 * @packageDocumentation
 */
export { addCardCallback, addCardRedirect } from "./card-events.ts";
export { paymentCallback, paymentRedirect, refundCallback } from "./payment-events.ts";
export { failureRedirect, paymentNotification, successRedirect } from "./receipts.ts";
export { refundStatusChanged } from "./refund-status.ts";
export { paymentReport } from "./report.ts";
export { reportCsv } from "./report-csv.ts";
export type {
  CardEventInput,
  PaymentEventInput,
  PaymentReportInput,
  PaymentSigner,
  ReceiptInput,
  RefundEventInput,
  RefundStatusInput,
  ReportRow,
  SuccessReceiptInput,
} from "./event-inputs.ts";
