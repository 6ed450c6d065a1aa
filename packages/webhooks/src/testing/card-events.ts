/** What comes to the addresses of an add-card form: the customer's return, and the call beside it. */
import type { AddCardStatus } from "@maksu/payment-api/events";
import { cardOptions } from "./event-options.ts";
import { type PaymentSigner, signedGet } from "./payment-events.ts";

/** What a card's event tells. */
export interface CardEventInput extends PaymentSigner {
  /** Whether the card was added: `ok` or `fail`. @defaultValue `ok` */
  readonly status?: AddCardStatus;
  /** @defaultValue a random UUID when the card was added, none when it was not */
  readonly tokenizationId?: string;
}

/**
 * The call to `checkout-callback-success-url` or `checkout-callback-cancel-url`.
 *
 * @throws WebhookError `account-invalid`, `option-invalid`, `option-unknown`, `secret-invalid`
 * @throws SigningError for a value that can't be signed
 */
export async function addCardCallback(input: CardEventInput): Promise<Request> {
  const given = cardOptions(input);
  const { status = "ok", tokenizationId = status === "ok" ? crypto.randomUUID() : undefined } = given;
  return signedGet(given, { "checkout-method": "POST", "checkout-status": status, "checkout-tokenization-id": tokenizationId });
}

/** The customer's return to `checkout-redirect-success-url` or `checkout-redirect-cancel-url`: the parameters of the callback. */
export async function addCardRedirect(input: CardEventInput): Promise<Request> {
  return addCardCallback(input);
}
