import { brand } from "@maksu/error-brand";

/** Codes of {@link RowsError}. */
export type RowsErrorCode =
  /** A value of the cart, or of what is to be refunded, is not what its field takes. */
  | "value-invalid"
  /** `total` is further from the lines than a cent a line. */
  | "total-mismatch"
  /** The rows are more, or cost more or less, than the API takes. */
  | "limit-exceeded"
  /** A refund of more than is left. */
  | "more-than-left";

/** No rows can be made. The message names the line and the rule; `at` is the line's place, such as `lines[2].vat`. */
export class RowsError extends Error {
  static {
    brand(this, "@maksu/rows RowsError");
  }

  override readonly name = "RowsError";
  readonly code: RowsErrorCode;
  readonly at: string;

  constructor(code: RowsErrorCode, at: string, rule: string) {
    super(`${at}: ${rule}`);
    this.code = code;
    this.at = at;
  }
}

export function fail(code: RowsErrorCode, at: string, rule: string): never {
  throw new RowsError(code, at, rule);
}

export function invalid(at: string, rule: string): never {
  fail("value-invalid", at, rule);
}
