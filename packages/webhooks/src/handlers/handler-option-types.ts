/** The options of each handler. Separate from the handlers because the table of all options reads them, too. */
import type { CardEvent } from "../events/card-event.ts";
import type { PaymentApiMerchant } from "../events/checkout-event.ts";
import type { PaymentEvent, RefundEvent } from "../events/payment-event.ts";
import type { PaidReceipt, ReceiptMerchant, UnpaidReceipt } from "../events/receipt-event.ts";
import type { RefundStatusEvent, RefundStatusMerchant } from "../events/refund-status-event.ts";
import type { ComparedPayments, ComparedReceipts, ComparedRefunds, ComparedRefundStatuses } from "./compare.ts";
import type { HandlerOptions } from "./handler.ts";
import type { Destination, Visit } from "./page.ts";
import type { PaymentReport } from "../report/read-report.ts";

/** Options of {@link paymentCallbackHandler}. */
export type PaymentCallbackOptions = PaymentCallbackTerms & ComparedPayments;

/** {@link PaymentCallbackOptions} without the comparison. */
export interface PaymentCallbackTerms extends PaymentApiMerchant, HandlerOptions {
  /**
   * Your function: runs once for each state of a payment, whether callback or redirect reports it first. The delivery is acknowledged when
   * it resolves, and not acknowledged when it rejects.
   *
   * A state is identified by account, transaction and status, or by all signed values if one of these is empty. States may arrive in any
   * order: don't let a `pending` undo an `ok`. A customer can return by an old URL at any time, even after 31 days, when the event is no
   * longer remembered: do nothing for an order that is already paid.
   */
  readonly onPayment: (payment: PaymentEvent) => Promise<unknown>;
  /**
   * An optional function for late details: runs once for each set of details with a value that neither `onPayment` nor this function has
   * received for the state, such as a `settlementReference` in the callback when the redirect came first. Details are optional and unknown
   * parameters. They never mean that money has moved.
   * @defaultValue late details are acknowledged and ignored
   */
  readonly onPaymentDetails?: (payment: PaymentEvent) => Promise<unknown>;
}

/** Options of {@link paymentRedirectHandler}. */
export type PaymentRedirectOptions = PaymentRedirectTerms & ComparedPayments;

/** {@link PaymentRedirectOptions} without the comparison. */
export interface PaymentRedirectTerms extends PaymentCallbackTerms {
  /** Returns where the customer goes, on every visit. */
  readonly paymentPage: (payment: PaymentEvent, visit: Visit) => Destination | Promise<Destination>;
}

/** Options of {@link refundCallbackHandler}. */
export type RefundCallbackOptions = RefundCallbackTerms & ComparedRefunds;

/** {@link RefundCallbackOptions} without the comparison. */
export interface RefundCallbackTerms extends PaymentApiMerchant, HandlerOptions {
  /**
   * Your function: runs once for each state of a refund.
   *
   * A customer can send the parameters of their own payment here, since they are signed like those of a refund: `refund` finds none for them.
   */
  readonly onRefund: (refund: RefundEvent) => Promise<unknown>;
}

/** Options of {@link addCardCallbackHandler}. */
export interface AddCardCallbackOptions extends PaymentApiMerchant, HandlerOptions {
  /**
   * Your function: runs once for each outcome of an add-card form, whether callback or redirect reports it first. A callback with more
   * values than the redirect is a separate event.
   */
  readonly onCard: (card: CardEvent) => Promise<unknown>;
}

/** Options of {@link addCardRedirectHandler}. */
export interface AddCardRedirectOptions extends AddCardCallbackOptions {
  /** Returns where the customer goes, on every visit. */
  readonly cardPage: (card: CardEvent, visit: Visit) => Destination | Promise<Destination>;
}

/** Options of {@link paymentNotificationHandler}. */
export type PaymentNotificationOptions = PaymentNotificationTerms & ComparedReceipts;

/** {@link PaymentNotificationOptions} without the comparison. */
export interface PaymentNotificationTerms extends ReceiptMerchant, HandlerOptions {
  /** Your function: runs once for each payment, whether the notification or the success redirect brings its receipt first. */
  readonly onPaid: (receipt: PaidReceipt) => Promise<unknown>;
}

/** Options of {@link successRedirectHandler}. */
export type SuccessRedirectOptions = SuccessRedirectTerms & ComparedReceipts;

/** {@link SuccessRedirectOptions} without the comparison. */
export interface SuccessRedirectTerms extends PaymentNotificationTerms {
  /** Returns where the customer goes, on every visit. */
  readonly paidPage: (receipt: PaidReceipt, visit: Visit) => Destination | Promise<Destination>;
}

/** Options of {@link failureRedirectHandler}. */
export type FailureRedirectOptions = FailureRedirectTerms & ComparedReceipts;

/** {@link FailureRedirectOptions} without the comparison. */
export interface FailureRedirectTerms extends ReceiptMerchant, HandlerOptions {
  /** An optional function: runs once for an order whose payment was cancelled or failed. The order may still be paid later. */
  readonly onUnpaid?: (receipt: UnpaidReceipt) => Promise<unknown>;
  /** Returns where the customer goes, on every visit. */
  readonly unpaidPage: (receipt: UnpaidReceipt, visit: Visit) => Destination | Promise<Destination>;
}

/** Options of {@link refundStatusChangedHandler}. */
export type RefundStatusOptions = RefundStatusTerms & ComparedRefundStatuses;

/** {@link RefundStatusOptions} without the comparison. */
export interface RefundStatusTerms extends RefundStatusMerchant, HandlerOptions {
  /** Your function: runs once for each change of a refund to a status that is documented for notifications. */
  readonly onRefundStatus: (change: RefundStatusEvent) => Promise<unknown>;
  /**
   * Runs once for each change to any other status: `created`, or one that was introduced later.
   * @defaultValue such changes are acknowledged and ignored, as documented
   */
  readonly onOtherRefundStatus?: (change: RefundStatusEvent<string>) => Promise<unknown>;
}

/** Options of {@link paymentReportHandler}. */
export interface PaymentReportOptions extends PaymentApiMerchant, HandlerOptions {
  /**
   * Your function: runs once for each report. Rows are parsed one by one as you iterate. When it rejects, the service sends the report
   * again, from its first row: write rows idempotently, or all of them in one transaction.
   *
   * A report is identified by its account and its bytes. If you request a report again and it has the same bytes, such as one without rows,
   * it counts as the same report for 31 days: it is acknowledged, and this function does not run.
   */
  readonly onReport: (report: PaymentReport) => Promise<unknown>;
  /**
   * Maximum size of a report in bytes. It is held in memory, since its signature covers all of it; a report of 50,000 rows has about 40
   * million.
   * @defaultValue `64_000_000`
   */
  readonly maxBytes?: number;
  /**
   * Maximum memory, in bytes, for all bodies whose signatures have not been verified yet. Further requests get a 503, and the service
   * retries them. At least twice `maxBytes`, so that one slow upload can't block reports. Bytes count as they arrive: a body with a
   * `content-length` counts for at most that many, one without for up to a quarter more than has arrived. While a body grows, a copy comes
   * on top.
   * @defaultValue twice `maxBytes`
   */
  readonly maxUnverifiedBytes?: number;
  /**
   * Milliseconds that a report's body may take to arrive. A slower one gets a 408, and its memory is freed.
   * @defaultValue `60_000`
   */
  readonly bodyTimeout?: number;
}
