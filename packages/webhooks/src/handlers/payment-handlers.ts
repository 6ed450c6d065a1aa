/** Handlers of what the Payment API tells of payments and refunds. */
import type { PaymentApiMerchant } from "../events/checkout-event.ts";
import { type PaymentEvent, readPayment, readRefund, type RefundEvent } from "../events/payment-event.ts";
import { createHandler, type Handler, type HandlerOptions } from "./handler.ts";
import { requireFunctions, requireMerchant } from "./merchant-checks.ts";
import { type Destination, pageOf, type Visit } from "./page.ts";
import { KEEP } from "./retention.ts";

/** What {@link paymentCallbackHandler} needs. */
export interface PaymentCallbackOptions extends PaymentApiMerchant, HandlerOptions {
  /**
   * Your function: run once for each state that a payment is told to be in, whether callback or redirect brings it first. The delivery is
   * acknowledged when it has resolved; when it rejects, the event is not acknowledged.
   *
   * The states may come in any order: do not let a `pending` undo an `ok`. A callback that says more than the redirect, such as a settlement
   * reference, is an event of its own. A customer can come back by an old address at any time, also when the event is no longer remembered,
   * after 31 days: do nothing for an order that is paid already.
   */
  readonly onPayment: (payment: PaymentEvent) => Promise<unknown>;
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
 * @throws WebhookError `account-invalid`, `function-invalid`, `lease-invalid`, `secret-invalid`, `store-invalid`
 */
export function paymentCallbackHandler(options: PaymentCallbackOptions): Handler {
  requireMerchant(options);
  requireFunctions(options, "onPayment");
  return createHandler(options, {
    name: "paymentCallback",
    method: "GET",
    keep: KEEP,
    read: async ({ url }) => readPayment(url, options),
    work: (payment) => async () => options.onPayment(payment),
  });
}

/**
 * Answers at a payment's `redirectUrls`, success and cancel alike. Give it the `onPayment` and the `store` of {@link paymentCallbackHandler}: the
 * callback may come later, or not at all, and whichever is first does the work. The customer gets the page either way.
 *
 * @throws WebhookError `account-invalid`, `function-invalid`, `lease-invalid`, `secret-invalid`, `store-invalid`
 */
export function paymentRedirectHandler(options: PaymentRedirectOptions): Handler {
  requireMerchant(options);
  requireFunctions(options, "onPayment", "paymentPage");
  return createHandler(options, {
    name: "paymentRedirect",
    method: "GET",
    keep: KEEP,
    read: async ({ url }) => readPayment(url, options),
    work: (payment) => async () => options.onPayment(payment),
    page: pageOf(options.paymentPage),
  });
}

/**
 * Answers at a refund's `callbackUrls`, success and cancel alike.
 *
 * @throws WebhookError `account-invalid`, `function-invalid`, `lease-invalid`, `secret-invalid`, `store-invalid`
 */
export function refundCallbackHandler(options: RefundCallbackOptions): Handler {
  requireMerchant(options);
  requireFunctions(options, "onRefund");
  return createHandler(options, {
    name: "refundCallback",
    method: "GET",
    keep: KEEP,
    read: async ({ url }) => readRefund(url, options),
    work: (refund) => async () => options.onRefund(refund),
  });
}
