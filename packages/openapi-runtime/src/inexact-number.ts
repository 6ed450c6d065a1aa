import { brand } from "@maksu/error-brand";

/** A number that JavaScript would round. The message does not quote it, since it comes from a body. */
export class InexactNumberError extends RangeError {
  static {
    brand(this, "@maksu/openapi-runtime InexactNumberError");
  }

  override readonly name = "InexactNumberError";

  constructor() {
    super("a number has more digits than a JavaScript number can hold");
  }
}
