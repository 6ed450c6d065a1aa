/** Handlers of the Payment API's payment and refund events. */
import { type PaymentEvent, readPayment, readRefund } from "../events/payment-event.ts";
import { comparePayment, compareRefund } from "./compare.ts";
import { takeHandlerOptions } from "./take-handler-options.ts";
import type { PaymentCallbackOptions, PaymentRedirectOptions, RefundCallbackOptions } from "./handler-option-types.ts";
import { createHandler, type Handler } from "./handler.ts";
import { pageOf } from "./page.ts";
import { KEEP } from "./retention.ts";

/**
 * Creates a handler for a payment's `callbackUrls`, success and cancel alike.
 *
 * @throws WebhookError `account-invalid`, `function-invalid`, `lease-invalid`, `option-invalid`, `option-unknown`, `secret-invalid`,
 * `store-invalid`
 */
export function paymentCallbackHandler(options: PaymentCallbackOptions): Handler {
  const own = takeHandlerOptions(options, ["account", "onPayment"], ["onPaymentDetails"], "order");
  return createHandler(own, {
    name: "paymentCallback",
    method: "GET",
    keep: KEEP,
    read: async ({ url }) => readPayment(url, own),
    work: (payment) => async () => own.onPayment(payment),
    details: (payment) => detailsWork(own, payment),
    compare: (payment) => comparePayment(own, payment),
    mismatchOf: (event) => ({ of: "payment", event }),
  });
}

/**
 * Creates a handler for a payment's `redirectUrls`, success and cancel alike. Give it the same `onPayment` and `store` as {@link
 * paymentCallbackHandler}: the callback may come later, or not at all, and whichever is first runs your function. The customer gets the
 * page either way.
 *
 * @throws WebhookError `account-invalid`, `function-invalid`, `lease-invalid`, `option-invalid`, `option-unknown`, `secret-invalid`,
 * `store-invalid`
 */
export function paymentRedirectHandler(options: PaymentRedirectOptions): Handler {
  const own = takeHandlerOptions(options, ["account", "onPayment", "paymentPage"], ["onPaymentDetails"], "order");
  return createHandler(own, {
    name: "paymentRedirect",
    method: "GET",
    keep: KEEP,
    read: async ({ url }) => readPayment(url, own),
    work: (payment) => async () => own.onPayment(payment),
    details: (payment) => detailsWork(own, payment),
    compare: (payment) => comparePayment(own, payment),
    mismatchOf: (event) => ({ of: "payment", event }),
    page: pageOf(own.paymentPage),
  });
}

/**
 * Creates a handler for a refund's `callbackUrls`, success and cancel alike.
 *
 * @throws WebhookError `account-invalid`, `function-invalid`, `lease-invalid`, `option-invalid`, `option-unknown`, `secret-invalid`,
 * `store-invalid`
 */
export function refundCallbackHandler(options: RefundCallbackOptions): Handler {
  const own = takeHandlerOptions(options, ["account", "onRefund"], [], "refund");
  return createHandler(own, {
    name: "refundCallback",
    method: "GET",
    keep: KEEP,
    read: async ({ url }) => readRefund(url, own),
    work: (refund) => async () => own.onRefund(refund),
    compare: (refund) => compareRefund(own, refund),
    mismatchOf: (event) => ({ of: "refund", event }),
  });
}

function detailsWork({ onPaymentDetails }: PaymentCallbackOptions, payment: PaymentEvent): (() => Promise<unknown>) | undefined {
  return onPaymentDetails && (async () => onPaymentDetails(payment));
}
