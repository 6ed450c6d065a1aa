import { ServerFailure } from "@maksu/service-front";
import { brand } from "@maksu/error-brand";

/** Why a store does nothing now that it did before: it can't be reached or read, or there is no room left. */
export type FailureCode = "unavailable" | "full";

/** A store that fails for a reason outside of the sandbox. Nothing of the transaction is acknowledged. */
export class StoreFailure extends ServerFailure {
  static {
    brand(this, "@maksu/sandbox StoreFailure");
  }
  override readonly name = "StoreFailure";
  readonly code: FailureCode;

  /**
   * @param store - its name, such as `PostgreSQL at 127.0.0.1:5432/shop`: no password
   * @param why - what has happened to it
   */
  constructor(code: FailureCode, store: string, why: string, options?: { readonly cause?: unknown }) {
    const message =
      code === "full"
        ? `the store has no room left (${store}: ${why}): make room, then send the request again`
        : `the store does not respond (${store}: ${why}): send the request again later`;
    super(code === "full" ? 507 : 503, message, options);
    this.code = code;
  }
}
