/** What the Payment API tells of a card that was to be added. */
import type { AddCardCallbackQuery } from "@maksu/payment-api/events";
import { type PaymentApiMerchant, readCheckoutEvent, type SignedValues } from "./checkout-event.ts";
import { byAll } from "./identity.ts";
import { type Reading, refused } from "./reading.ts";

/** Whether a card was added. If so, `status` is `ok` and `tokenizationId` there, to be exchanged for a card token. */
export type CardEvent = SignedValues<AddCardCallbackQuery>;

/**
 * Verifies and reads what comes to the redirect or callback addresses of the add-card form.
 *
 * @param url - the address that was called, or its path and query; unsigned parameters are passed over
 * @throws WebhookError `account-invalid`, `option-invalid`, `option-unknown`, `secret-invalid`
 */
export async function readCard(url: string | URL, merchant: PaymentApiMerchant): Promise<Reading<CardEvent>> {
  const reading = await readCheckoutEvent("addCardCallback", byAll("card"), url, merchant);
  const incomplete = reading.genuine && reading.event.status === "ok" && reading.event.tokenizationId === undefined;
  return incomplete ? refused("event") : reading;
}
