import { brand } from "@maksu/error-brand";
import type { ErrorCode } from "../../generated/errors.ts";

/** A request that the sandbox rejected. */
export class ControlError extends Error {
  static {
    brand(this, "@maksu/sandbox ControlError");
  }

  override readonly name = "ControlError";
  /** The error code, such as `impossible-transition`; `no-control` for a response that is not the control API's. */
  readonly code: ErrorCode | "unknown-path" | "method-not-allowed" | "store-unavailable" | "store-full" | "no-control" | (string & {});
  /** The status of the response. */
  readonly status: number;
  /** Of a transition that is impossible, those that are possible instead. */
  readonly possible: readonly string[];

  constructor(code: string, status: number, message: string, possible: readonly string[] = []) {
    super(message);
    this.code = code;
    this.status = status;
    this.possible = possible;
  }
}
