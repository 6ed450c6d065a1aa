/** Handlers of the legacy API's receipts. */
import { type Reading, rejected } from "../events/reading.ts";
import { type PaidReceipt, readReceipt, type ReceiptMerchant, type UnpaidReceipt } from "../events/receipt-event.ts";
import { compareReceipt } from "./compare.ts";
import { takeHandlerOptions } from "./take-handler-options.ts";
import type { FailureRedirectOptions, PaymentNotificationOptions, SuccessRedirectOptions } from "./handler-option-types.ts";
import { createHandler, type Handler } from "./handler.ts";
import { pageOf } from "./page.ts";
import { KEEP } from "./retention.ts";

/**
 * Creates a handler for `urlSet.notification`. Rejects a receipt without a payment, even with a valid code.
 *
 * @throws WebhookError `function-invalid`, `lease-invalid`, `option-invalid`, `option-unknown`, `secret-invalid`, `store-invalid`
 */
export function paymentNotificationHandler(options: PaymentNotificationOptions): Handler {
  const own = takeHandlerOptions(options, ["onPaid"], [], "order");
  return createHandler(own, {
    name: "paymentNotification",
    method: "GET",
    keep: KEEP,
    read: async ({ url }) => readPaid(url, own),
    work: (receipt) => async () => own.onPaid(receipt),
    compare: (receipt) => compareReceipt(own, receipt),
    mismatchOf: (event) => ({ of: "receipt", event }),
  });
}

/**
 * Creates a handler for `urlSet.success`. Rejects a receipt without a payment, even with a valid code. Give it the same `onPaid` and
 * `store` as {@link paymentNotificationHandler}: whichever comes first runs your function.
 *
 * @throws WebhookError `function-invalid`, `lease-invalid`, `option-invalid`, `option-unknown`, `secret-invalid`, `store-invalid`
 */
export function successRedirectHandler(options: SuccessRedirectOptions): Handler {
  const own = takeHandlerOptions(options, ["onPaid", "paidPage"], [], "order");
  return createHandler(own, {
    name: "successRedirect",
    method: "GET",
    keep: KEEP,
    read: async ({ url }) => readPaid(url, own),
    work: (receipt) => async () => own.onPaid(receipt),
    compare: (receipt) => compareReceipt(own, receipt),
    mismatchOf: (event) => ({ of: "receipt", event }),
    page: pageOf(own.paidPage),
  });
}

/**
 * Creates a handler for `urlSet.failure`. Rejects a receipt of a payment.
 *
 * @throws WebhookError `function-invalid`, `lease-invalid`, `option-invalid`, `option-unknown`, `secret-invalid`, `store-invalid`
 */
export function failureRedirectHandler(options: FailureRedirectOptions): Handler {
  const own = takeHandlerOptions(options, ["unpaidPage"], ["onUnpaid"], "order");
  const { onUnpaid } = own;
  return createHandler(own, {
    name: "failureRedirect",
    method: "GET",
    keep: KEEP,
    read: async ({ url }) => readUnpaid(url, own),
    work: (receipt) => onUnpaid && (async () => onUnpaid(receipt)),
    compare: (receipt) => compareReceipt(own, receipt),
    mismatchOf: (event) => ({ of: "receipt", event }),
    page: pageOf(own.unpaidPage),
  });
}

async function readPaid(url: string, merchant: ReceiptMerchant): Promise<Reading<PaidReceipt>> {
  const reading = await readReceipt(url, merchant);
  if (!reading.genuine) return reading;
  return reading.event.paid ? { ...reading, event: reading.event } : rejected("event");
}

async function readUnpaid(url: string, merchant: ReceiptMerchant): Promise<Reading<UnpaidReceipt>> {
  const reading = await readReceipt(url, merchant);
  if (!reading.genuine) return reading;
  return reading.event.paid ? rejected("event") : { ...reading, event: reading.event };
}
