import { brand } from "@maksu/error-brand";

/** Codes of {@link SigningError}: first those of invalid input, then those of a rejected response. */
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

/** The error of this package. Its message names the invalid field or failed step, and never holds a secret, a signature or a body. */
export class SigningError extends Error {
  static {
    brand(this, "@maksu/signing SigningError");
  }

  /** The kind of error, for code to branch on. */
  readonly code: SigningErrorCode;
  /** HTTP status of the rejected response; absent if the error is not about a response. */
  readonly status?: number;

  constructor(code: SigningErrorCode, message: string, response?: { readonly status: number }) {
    super(message);
    this.name = "SigningError";
    this.code = code;
    if (response !== undefined) this.status = response.status;
  }
}
