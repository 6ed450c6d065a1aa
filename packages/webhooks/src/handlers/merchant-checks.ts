/** What is set up wrong is told at once, not with the first event. */
import type { Secrets } from "@maksu/signing";
import { WebhookError } from "../errors.ts";
import type { PaymentApiMerchant } from "../events/checkout-event.ts";

/**
 * Requires a secret, or several.
 *
 * @throws WebhookError `secret-invalid`
 */
export function requireSecrets(secret: Secrets): void {
  const secrets: readonly unknown[] = Array.isArray(secret) ? secret : [secret];
  if (secrets.length > 0 && secrets.every((each) => typeof each === "string" && each !== "")) return;
  throw new WebhookError("secret-invalid", "secret: must be text that is not empty, or a list of such");
}

/**
 * Requires an account and its secret.
 *
 * @throws WebhookError `account-invalid`, `secret-invalid`
 */
export function requireMerchant({ account, secret }: PaymentApiMerchant): void {
  requireSecrets(secret);
  if (/^[1-9]\d*$/.test(String(account))) return;
  throw new WebhookError("account-invalid", "account: must be the merchant ID, a whole number above zero");
}
