/** What each handler needs. Beside the handlers, since the table of all options reads them too. */
import type { CardEvent } from "../events/card-event.ts";
import type { PaymentApiMerchant } from "../events/checkout-event.ts";
import type { PaymentEvent, RefundEvent } from "../events/payment-event.ts";
import type { PaidReceipt, ReceiptMerchant, UnpaidReceipt } from "../events/receipt-event.ts";
import type { RefundStatusEvent, RefundStatusMerchant } from "../events/refund-status-event.ts";
import type { HandlerOptions } from "../handlers/handler.ts";
import type { Destination, Visit } from "../handlers/page.ts";
import type { PaymentReport } from "../report/read-report.ts";

/** What {@link paymentCallbackHandler} needs. */
export interface PaymentCallbackOptions extends PaymentApiMerchant, HandlerOptions {
  /**
   * Your function: run once for each state that a payment is told to be in, whether callback or redirect brings it first. The delivery is
   * acknowledged when it has resolved; when it rejects, the event is not acknowledged.
   *
   * A state is known by account, transaction and status, or by all signed values where one of these is empty. The states may come in any order: do not let a `pending` undo an `ok`. A customer can
   * come back by an old address at any time, also when the event is no longer remembered, after 31 days: do nothing for an order that is paid
   * already.
   */
  readonly onPayment: (payment: PaymentEvent) => Promise<unknown>;
  /**
   * Your function, if you need one, for what comes later: run once for each set of details that has one which neither `onPayment` nor this function
   * has been given for the state, such as a `settlementReference` in the callback when the redirect came first. Details are the parameters that
   * need not be there, and unknown ones. No money has moved because of them.
   * @defaultValue later details are acknowledged and ignored
   */
  readonly onPaymentDetails?: (payment: PaymentEvent) => Promise<unknown>;
}

/** What {@link paymentRedirectHandler} needs. */
export interface PaymentRedirectOptions extends PaymentCallbackOptions {
  /** Where the customer goes, each time they come. */
  readonly paymentPage: (payment: PaymentEvent, visit: Visit) => Destination | Promise<Destination>;
}

/** What {@link refundCallbackHandler} needs. */
export interface RefundCallbackOptions extends PaymentApiMerchant, HandlerOptions {
  /**
   * Your function: run once for each state that a refund is told to be in.
   *
   * A customer can bring the parameters of their own payment here, which are signed as those of a refund are: take only what a refund of your
   * records has asked for.
   */
  readonly onRefund: (refund: RefundEvent) => Promise<unknown>;
}

/** What {@link addCardCallbackHandler} needs. */
export interface AddCardCallbackOptions extends PaymentApiMerchant, HandlerOptions {
  /**
   * Your function: run once for each outcome of an add-card form, whether callback or redirect brings it first. A callback that says more than the
   * redirect is an event of its own.
   */
  readonly onCard: (card: CardEvent) => Promise<unknown>;
}

/** What {@link addCardRedirectHandler} needs. */
export interface AddCardRedirectOptions extends AddCardCallbackOptions {
  /** Where the customer goes, each time they come. */
  readonly cardPage: (card: CardEvent, visit: Visit) => Destination | Promise<Destination>;
}

/** What {@link paymentNotificationHandler} needs. */
export interface PaymentNotificationOptions extends ReceiptMerchant, HandlerOptions {
  /** Your function: run once for each payment, whether notification or success redirect brings its receipt first. */
  readonly onPaid: (receipt: PaidReceipt) => Promise<unknown>;
}

/** What {@link successRedirectHandler} needs. */
export interface SuccessRedirectOptions extends PaymentNotificationOptions {
  /** Where the customer goes, each time they come. */
  readonly paidPage: (receipt: PaidReceipt, visit: Visit) => Destination | Promise<Destination>;
}

/** What {@link failureRedirectHandler} needs. */
export interface FailureRedirectOptions extends ReceiptMerchant, HandlerOptions {
  /** Your function, if you need one: run once for an order whose payment was cancelled or has failed. It may yet be paid later. */
  readonly onUnpaid?: (receipt: UnpaidReceipt) => Promise<unknown>;
  /** Where the customer goes, each time they come. */
  readonly unpaidPage: (receipt: UnpaidReceipt, visit: Visit) => Destination | Promise<Destination>;
}

/** What {@link refundStatusChangedHandler} needs. */
export interface RefundStatusOptions extends RefundStatusMerchant, HandlerOptions {
  /** Your function: run once for each change of a refund to a status that is documented for notifications. */
  readonly onRefundStatus: (change: RefundStatusEvent) => Promise<unknown>;
  /**
   * Run once for each change to any other status: `created`, or one that was introduced later.
   * @defaultValue such changes are acknowledged and ignored, as the document asks for
   */
  readonly onOtherRefundStatus?: (change: RefundStatusEvent<string>) => Promise<unknown>;
}

/** What {@link paymentReportHandler} needs. */
export interface PaymentReportOptions extends PaymentApiMerchant, HandlerOptions {
  /**
   * Your function: run once for each report. Its rows are read one by one, as you go through them. When it rejects, the report is sent again, from
   * its first row: write rows so that a second time does no harm, or all of them in one transaction.
   *
   * A report is known by its account and its bytes. One that was asked for again and has the same bytes, such as one without rows, counts as the
   * same for 31 days: it is acknowledged, and this is not run.
   */
  readonly onReport: (report: PaymentReport) => Promise<unknown>;
  /**
   * Most bytes of a report to take. It is held in memory, as its signature covers all of it; a report of 50,000 rows has some 40 million.
   * @defaultValue `64_000_000`
   */
  readonly maxBytes?: number;
  /**
   * Most bytes of memory for the bodies, of all deliveries together, whose signatures have not been verified yet. Whatever comes beyond that gets
   * a 503, and the service sends it again. At least twice `maxBytes`, so that one slow upload keeps no report out. Bytes count as they come: a body
   * with a `content-length` counts for that many at most, one without for up to a quarter more than has come. While one grows, a copy comes on top.
   * @defaultValue twice `maxBytes`
   */
  readonly maxUnverifiedBytes?: number;
  /**
   * Milliseconds that a report's body may take to come. One that takes longer gets a 408, and its memory is free for others.
   * @defaultValue `60_000`
   */
  readonly bodyTimeout?: number;
}
