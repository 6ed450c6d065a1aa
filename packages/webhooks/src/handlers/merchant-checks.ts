/** What is set up wrong is told at once, not with the first event. */
import type { Secrets } from "@maksu/signing";
import { WebhookError } from "../errors.ts";
import type { PaymentApiMerchant } from "../events/checkout-event.ts";
import type { RefundStatusMerchant } from "../events/refund-status-event.ts";
import type { OnceStore } from "../once/store.ts";

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

/**
 * Requires a way to write a digest, or none named.
 *
 * @throws WebhookError `encoding-invalid`
 */
export function requireEncoding(encoding: RefundStatusMerchant["encoding"]): void {
  if (encoding === undefined || encoding === "hex" || encoding === "base64") return;
  throw new WebhookError("encoding-invalid", "encoding: must be hex or base64");
}

/**
 * Requires these options to be functions.
 *
 * @throws WebhookError `function-invalid`
 */
export function requireFunctions<Options extends object>(options: Options, ...names: readonly (keyof Options & string)[]): void {
  for (const name of names)
    if (typeof options[name] !== "function") throw new WebhookError("function-invalid", `${name}: must be a function`);
}

/**
 * Requires a store.
 *
 * @throws WebhookError `store-invalid`
 */
export function requireStore(store: Partial<OnceStore> | undefined): void {
  if (typeof store?.claim === "function" && typeof store.release === "function") return;
  throw new WebhookError("store-invalid", "store: must have the functions claim and release, as memoryStore() has");
}
