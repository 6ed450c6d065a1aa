import { brand } from "@maksu/error-brand";

/** Why a {@link WebhookError} was thrown: first the codes of invalid options, then those of a request or a store that failed. */
export type WebhookErrorCode =
  | "account-invalid"
  | "encoding-invalid"
  | "function-invalid"
  | "lease-invalid"
  | "limit-invalid"
  | "option-invalid"
  | "option-unknown"
  | "path-invalid"
  | "secret-invalid"
  | "store-invalid"
  | "body-already-read"
  | "payment-rejected"
  | "request-invalid"
  | "store-timeout"
  | "took-too-long";

/**
 * The error class of this package. The message names the option or step at fault; it never contains a secret, a signature or an event's
 * values.
 */
export class WebhookError extends Error {
  static {
    brand(this, "@maksu/webhooks WebhookError");
  }

  /** Identifies the error for code to branch on. */
  readonly code: WebhookErrorCode;

  constructor(code: WebhookErrorCode, message: string) {
    super(message);
    this.name = "WebhookError";
    this.code = code;
  }
}
