/** A number whose digits JavaScript does not keep. The message says nothing of it: it comes from a body. */
export class InexactNumberError extends RangeError {
  override readonly name = "InexactNumberError";

  constructor() {
    super("a number has more digits than JavaScript keeps");
  }
}
