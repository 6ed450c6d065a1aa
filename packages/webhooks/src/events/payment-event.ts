/** Payment and refund events of the Payment API. */
import type { PaymentCallbackQuery, RefundCallbackQuery } from "@maksu/payment-api/events";
import { type PaymentApiMerchant, readCheckoutEvent, type SignedValues } from "./checkout-event.ts";
import { byAll, byState } from "./identity.ts";
import type { Reading } from "./reading.ts";

/**
 * A payment's state, as the service sends it to the merchant's server and, through the customer's browser, to the page that the customer
 * returns to. Money has moved only when `status` is `ok`: the success URLs are called for `pending` and `delayed` as well.
 *
 * Compare `amount` (in cents) and `stamp` or `transactionId` with your order: the customer may have paid for a different one.
 */
export type PaymentEvent = SignedValues<PaymentCallbackQuery>;

/**
 * A refund's outcome. `transactionId` is the refund's own. A refund that was rejected as invalid has none, so identify refunds by `stamp`
 * and `reference`. For an e-mail refund, `ok` does not mean that the customer has received the money.
 */
export type RefundEvent = SignedValues<RefundCallbackQuery>;

/**
 * Verifies and parses a request to a payment's `callbackUrls` or `redirectUrls`. Every `checkout-` parameter is part of the signature.
 * Forms and other messages signed with the same secret are rejected.
 *
 * @param url - the requested URL, or its path and query; unsigned parameters are ignored
 * @throws WebhookError `account-invalid`, `option-invalid`, `option-unknown`, `request-invalid`, `secret-invalid`
 */
export async function readPayment(url: string | URL, merchant: PaymentApiMerchant): Promise<Reading<PaymentEvent>> {
  return readCheckoutEvent("paymentCallback", byState, url, merchant);
}

/**
 * Verifies and parses a request to a refund's `callbackUrls`.
 *
 * A customer's own payment redirect has the same signed parameters and passes as well: compare the event with your refund records before
 * acting on it.
 *
 * @param url - the requested URL, or its path and query; unsigned parameters are ignored
 * @throws WebhookError `account-invalid`, `option-invalid`, `option-unknown`, `request-invalid`, `secret-invalid`
 */
export async function readRefund(url: string | URL, merchant: PaymentApiMerchant): Promise<Reading<RefundEvent>> {
  return readCheckoutEvent("refundCallback", byAll("refund"), url, merchant);
}
