import { brand } from "@maksu/error-brand";

/** Why a {@link SigningError} was thrown: first what was given wrong, then what was wrong with the service's answer. */
export type SigningErrorCode =
  | "account-invalid"
  | "algorithm-unknown"
  | "body-invalid"
  | "date-invalid"
  | "header-reserved"
  | "header-value-invalid"
  | "http-message-invalid"
  | "insecure-url"
  | "md5-unavailable"
  | "merchant-id-invalid"
  | "message-part-invalid"
  | "method-unknown"
  | "operation-unknown"
  | "option-invalid"
  | "option-unknown"
  | "origin-mismatch"
  | "parameter-duplicate"
  | "parameter-invalid"
  | "redirect-followed"
  | "path-parameter-invalid"
  | "secret-invalid"
  | "time-zone-unknown"
  | "tolerance-invalid"
  | "url-invalid"
  | "not-from-service"
  | "request-changed"
  | "response-mismatch"
  | "response-too-large"
  | "signature-mismatch"
  | "signature-missing";

/** The error of this package. The message names the field or step at fault; it never holds a secret, a signature or a body. */
export class SigningError extends Error {
  static {
    brand(this, "@maksu/signing SigningError");
  }

  /** What went wrong, for code to branch on. */
  readonly code: SigningErrorCode;
  /** HTTP status of the answer that was refused; absent when the error is not about an answer. */
  readonly status?: number;

  constructor(code: SigningErrorCode, message: string, answer?: { readonly status: number }) {
    super(message);
    this.name = "SigningError";
    this.code = code;
    if (answer !== undefined) this.status = answer.status;
  }
}
