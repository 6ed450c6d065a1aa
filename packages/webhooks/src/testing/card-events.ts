/** Requests to the URLs of an add-card form: the customer's return, and the callback. */
import type { CardEventInput } from "./event-inputs.ts";
import { cardOptions } from "./event-options.ts";
import { signedGet } from "./payment-events.ts";

/**
 * Creates the request to `checkout-callback-success-url` or `checkout-callback-cancel-url`.
 *
 * @throws WebhookError `account-invalid`, `option-invalid`, `option-unknown`, `secret-invalid`
 * @throws SigningError for a value that can't be signed
 */
export async function addCardCallback(input: CardEventInput): Promise<Request> {
  const given = cardOptions(input);
  const { status = "ok", tokenizationId = status === "ok" ? crypto.randomUUID() : undefined } = given;
  return signedGet(given, { "checkout-method": "POST", "checkout-status": status, "checkout-tokenization-id": tokenizationId });
}

/**
 * Creates the customer's return to `checkout-redirect-success-url` or `checkout-redirect-cancel-url`, with the parameters of the callback.
 */
export async function addCardRedirect(input: CardEventInput): Promise<Request> {
  return addCardCallback(input);
}
