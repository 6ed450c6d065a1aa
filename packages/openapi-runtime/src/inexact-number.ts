import { brand } from "@maksu/error-brand";

/** A number whose digits JavaScript does not keep. The message says nothing of it: it comes from a body. */
export class InexactNumberError extends RangeError {
  static {
    brand(this, "@maksu/openapi-runtime InexactNumberError");
  }

  override readonly name = "InexactNumberError";

  constructor() {
    super("a number has more digits than JavaScript keeps");
  }
}
