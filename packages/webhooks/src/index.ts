/**
 * Verifies, parses and acknowledges the payment service's webhooks, and handles each event once.
 *
 * @packageDocumentation
 */
export type { Secrets } from "@maksu/signing";
export { WebhookError, type WebhookErrorCode } from "./errors.ts";
export { type CardEvent, readCard } from "./events/card-event.ts";
export type { PaymentApiMerchant, SignedValues } from "./events/checkout-event.ts";
export { type PaymentEvent, readPayment, readRefund, type RefundEvent } from "./events/payment-event.ts";
export type { Reading, RejectionReason } from "./events/reading.ts";
export { type PaidReceipt, readReceipt, type ReceiptEvent, type ReceiptMerchant, type UnpaidReceipt } from "./events/receipt-event.ts";
export { isKnownRefundStatus, readRefundStatus, type RefundStatusEvent, type RefundStatusMerchant } from "./events/refund-status-event.ts";
export { fromCents, toCents } from "@maksu/legacy-api/money";
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
export { addCardCallbackHandler, addCardRedirectHandler } from "./handlers/card-handlers.ts";
export type {
  ByHand,
  ComparedPayments,
  ComparedReceipts,
  ComparedRefunds,
  ComparedRefundStatuses,
  Found,
  Mismatch,
  OnMismatch,
  Order,
  ReceiptOrder,
  RefundRecord,
} from "./handlers/compare.ts";
export type { Delivery, EventName, OnDelivery } from "./handlers/delivery.ts";
export type { Handler, HandlerOptions } from "./handlers/handler.ts";
export type { Destination, Visit } from "./handlers/page.ts";
export { paymentCallbackHandler, paymentRedirectHandler, refundCallbackHandler } from "./handlers/payment-handlers.ts";
export { failureRedirectHandler, paymentNotificationHandler, successRedirectHandler } from "./handlers/receipt-handlers.ts";
export { refundStatusChangedHandler } from "./handlers/refund-status-handler.ts";
export { paymentReportHandler } from "./handlers/report-handler.ts";
export type {
  AddCardCallbackOptions,
  AddCardRedirectOptions,
  FailureRedirectOptions,
  FailureRedirectTerms,
  PaymentCallbackOptions,
  PaymentCallbackTerms,
  PaymentNotificationOptions,
  PaymentNotificationTerms,
  PaymentRedirectOptions,
  PaymentRedirectTerms,
  PaymentReportOptions,
  RefundCallbackOptions,
  RefundCallbackTerms,
  RefundStatusOptions,
  RefundStatusTerms,
  SuccessRedirectOptions,
  SuccessRedirectTerms,
} from "./handlers/handler-option-types.ts";
export { memoryStore } from "./once/memory-store.ts";
export type { MismatchName } from "./once/once.ts";
export type { Claim, Held, OnceStore } from "./once/store.ts";
export { type PaymentReport, readReport, type ReportDelivery, reportRows } from "./report/read-report.ts";
export { ReportError, type ReportErrorCode, type ReportPosition } from "./report/report-error.ts";
export type { PaymentReportRow } from "./report/report-row.ts";
export { type RouterOptions, webhookRouter } from "./router.ts";
