/** What the Payment API tells of a payment or a refund. */
import type { PaymentCallbackQuery, RefundCallbackQuery } from "@maksu/payment-api/events";
import { type PaymentApiMerchant, readCheckoutEvent, type SignedValues } from "./checkout-event.ts";
import { byAll, byState } from "./identity.ts";
import type { Reading } from "./reading.ts";

/**
 * A payment's state, as the service tells it to the merchant's server and, through the customer's browser, to the page that the customer comes
 * back to. Money has moved when `status` is `ok`, and only then: the success addresses are called for `pending` and `delayed` as well.
 *
 * Compare `amount` (in cents) and `stamp` or `transactionId` with the order's own: a customer may have paid for another order.
 */
export type PaymentEvent = SignedValues<PaymentCallbackQuery>;

/**
 * A refund's outcome. `transactionId` is the refund's own; a refund that was refused for what it asks has none, so know refunds by their `stamp`
 * and `reference`. Of an e-mail refund, `ok` does not tell that the customer got the money.
 */
export type RefundEvent = SignedValues<RefundCallbackQuery>;

/**
 * Verifies and reads what comes to a payment's `callbackUrls` or `redirectUrls`: every signed parameter counts, whatever its name. Forms and
 * other messages that are signed with the same secret are refused.
 *
 * @param url - the address that was called, or its path and query; unsigned parameters are passed over
 * @throws WebhookError `account-invalid`, `option-invalid`, `option-unknown`, `secret-invalid`
 */
export async function readPayment(url: string | URL, merchant: PaymentApiMerchant): Promise<Reading<PaymentEvent>> {
  return readCheckoutEvent("paymentCallback", byState, url, merchant);
}

/**
 * Verifies and reads what comes to a refund's `callbackUrls`.
 *
 * A customer's own redirect has the same parameters and would do as well: compare with the refund's records before believing.
 *
 * @param url - the address that was called, or its path and query; unsigned parameters are passed over
 * @throws WebhookError `account-invalid`, `option-invalid`, `option-unknown`, `secret-invalid`
 */
export async function readRefund(url: string | URL, merchant: PaymentApiMerchant): Promise<Reading<RefundEvent>> {
  return readCheckoutEvent("refundCallback", byAll("refund"), url, merchant);
}
