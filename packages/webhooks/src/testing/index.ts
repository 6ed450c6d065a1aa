/**
 * Validly signed events, as the service sends them: for the tests of one's own receivers.
 *
 * @packageDocumentation
 */
export { addCardCallback, addCardRedirect, type CardEventInput } from "./card-events.ts";
export {
  paymentCallback,
  type PaymentEventInput,
  paymentRedirect,
  type PaymentSigner,
  refundCallback,
  type RefundEventInput,
} from "./payment-events.ts";
export { failureRedirect, paymentNotification, type ReceiptInput, successRedirect, type SuccessReceiptInput } from "./receipts.ts";
export { refundStatusChanged, type RefundStatusInput } from "./refund-status.ts";
export { paymentReport, type PaymentReportInput, type ReportRow } from "./report.ts";
export { reportCsv } from "./report-csv.ts";
