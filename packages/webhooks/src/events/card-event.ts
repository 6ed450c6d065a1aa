/** Card events of the Payment API. */
import type { AddCardCallbackQuery } from "@maksu/payment-api/events";
import { type PaymentApiMerchant, readCheckoutEvent, type SignedValues } from "./checkout-event.ts";
import { byAll } from "./identity.ts";
import { type Reading, rejected } from "./reading.ts";

/** The result of adding a card. If it was added, `status` is `ok` and `tokenizationId` is present: exchange it for a card token. */
export type CardEvent = SignedValues<AddCardCallbackQuery>;

/**
 * Verifies and parses a request to the redirect or callback URLs of the add-card form.
 *
 * @param url - the requested URL, or its path and query; unsigned parameters are ignored
 * @throws WebhookError `account-invalid`, `option-invalid`, `option-unknown`, `request-invalid`, `secret-invalid`
 */
export async function readCard(url: string | URL, merchant: PaymentApiMerchant): Promise<Reading<CardEvent>> {
  const reading = await readCheckoutEvent("addCardCallback", byAll("card"), url, merchant);
  const incomplete = reading.genuine && reading.event.status === "ok" && reading.event.tokenizationId === undefined;
  return incomplete ? rejected("event") : reading;
}
