/**
 * What the payment service sends to a merchant: verified, read, handled once, acknowledged.
 *
 * @packageDocumentation
 */
export type { Secrets } from "@maksu/signing";
export { WebhookError, type WebhookErrorCode } from "./errors.ts";
export { type CardEvent, readCard } from "./events/card-event.ts";
export type { PaymentApiMerchant, SignedValues } from "./events/checkout-event.ts";
export { type PaymentEvent, readPayment, readRefund, type RefundEvent } from "./events/payment-event.ts";
export type { Reading, Refusal } from "./events/reading.ts";
export { type PaidReceipt, readReceipt, type ReceiptEvent, type ReceiptMerchant, type UnpaidReceipt } from "./events/receipt-event.ts";
export { isKnownRefundStatus, readRefundStatus, type RefundStatusEvent, type RefundStatusMerchant } from "./events/refund-status-event.ts";
export type { RefundStatus, RefundStatusChangedQuery } from "@maksu/merchant-api/events";
export type {
  AddCardCallbackQuery,
  AddCardStatus,
  CallbackStatus,
  CheckoutAlgorithm,
  CheckoutMethod,
  PaymentCallbackQuery,
  RefundCallbackQuery,
  ReportItem,
  ReportRowStatus,
} from "@maksu/payment-api/events";
export {
  addCardCallbackHandler,
  type AddCardCallbackOptions,
  addCardRedirectHandler,
  type AddCardRedirectOptions,
} from "./handlers/card-handlers.ts";
export type { Delivery, EventName, OnDelivery } from "./handlers/delivery.ts";
export type { Handler, HandlerOptions } from "./handlers/handler.ts";
export type { Destination, Visit } from "./handlers/page.ts";
export {
  paymentCallbackHandler,
  type PaymentCallbackOptions,
  paymentRedirectHandler,
  type PaymentRedirectOptions,
  refundCallbackHandler,
  type RefundCallbackOptions,
} from "./handlers/payment-handlers.ts";
export {
  failureRedirectHandler,
  type FailureRedirectOptions,
  paymentNotificationHandler,
  type PaymentNotificationOptions,
  successRedirectHandler,
  type SuccessRedirectOptions,
} from "./handlers/receipt-handlers.ts";
export { refundStatusChangedHandler, type RefundStatusOptions } from "./handlers/refund-status-handler.ts";
export { paymentReportHandler, type PaymentReportOptions } from "./handlers/report-handler.ts";
export { memoryStore } from "./once/memory-store.ts";
export type { OnceStore } from "./once/store.ts";
export { type PaymentReport, readReport, type ReportDelivery, reportRows } from "./report/read-report.ts";
export { ReportError, type ReportErrorCode, type ReportPosition } from "./report/report-error.ts";
export type { PaymentReportRow } from "./report/report-row.ts";
export { type RouterOptions, webhookRouter } from "./router.ts";
