/** Handlers of what the Payment API tells of payments and refunds. */
import type { PaymentApiMerchant } from "../events/checkout-event.ts";
import { type PaymentEvent, readPayment, readRefund, type RefundEvent } from "../events/payment-event.ts";
import { handlerOptions } from "../options/handler-options.ts";
import { createHandler, type Handler, type HandlerOptions } from "./handler.ts";
import { type Destination, pageOf, type Visit } from "./page.ts";
import { KEEP } from "./retention.ts";

/** What {@link paymentCallbackHandler} needs. */
export interface PaymentCallbackOptions extends PaymentApiMerchant, HandlerOptions {
  /**
   * Your function: run once for each state that a payment is told to be in, whether callback or redirect brings it first. The delivery is
   * acknowledged when it has resolved; when it rejects, the event is not acknowledged.
   *
   * A state is known by account, transaction and status. The states may come in any order: do not let a `pending` undo an `ok`. A customer can
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

/**
 * Answers at a payment's `callbackUrls`, success and cancel alike.
 *
 * @throws WebhookError `account-invalid`, `function-invalid`, `lease-invalid`, `option-invalid`, `option-unknown`, `secret-invalid`, `store-invalid`
 */
export function paymentCallbackHandler(options: PaymentCallbackOptions): Handler {
  const own = handlerOptions(options, ["account", "onPayment"], ["onPaymentDetails"]);
  return createHandler(own, {
    name: "paymentCallback",
    method: "GET",
    keep: KEEP,
    read: async ({ url }) => readPayment(url, own),
    work: (payment) => async () => own.onPayment(payment),
    details: (payment) => detailsWork(own, payment),
  });
}

/**
 * Answers at a payment's `redirectUrls`, success and cancel alike. Give it the `onPayment` and the `store` of {@link paymentCallbackHandler}: the
 * callback may come later, or not at all, and whichever is first does the work. The customer gets the page either way.
 *
 * @throws WebhookError `account-invalid`, `function-invalid`, `lease-invalid`, `option-invalid`, `option-unknown`, `secret-invalid`, `store-invalid`
 */
export function paymentRedirectHandler(options: PaymentRedirectOptions): Handler {
  const own = handlerOptions(options, ["account", "onPayment", "paymentPage"], ["onPaymentDetails"]);
  return createHandler(own, {
    name: "paymentRedirect",
    method: "GET",
    keep: KEEP,
    read: async ({ url }) => readPayment(url, own),
    work: (payment) => async () => own.onPayment(payment),
    details: (payment) => detailsWork(own, payment),
    page: pageOf(own.paymentPage),
  });
}

/**
 * Answers at a refund's `callbackUrls`, success and cancel alike.
 *
 * @throws WebhookError `account-invalid`, `function-invalid`, `lease-invalid`, `option-invalid`, `option-unknown`, `secret-invalid`, `store-invalid`
 */
export function refundCallbackHandler(options: RefundCallbackOptions): Handler {
  const own = handlerOptions(options, ["account", "onRefund"]);
  return createHandler(own, {
    name: "refundCallback",
    method: "GET",
    keep: KEEP,
    read: async ({ url }) => readRefund(url, own),
    work: (refund) => async () => own.onRefund(refund),
  });
}

function detailsWork({ onPaymentDetails }: PaymentCallbackOptions, payment: PaymentEvent): (() => Promise<unknown>) | undefined {
  return onPaymentDetails && (async () => onPaymentDetails(payment));
}
