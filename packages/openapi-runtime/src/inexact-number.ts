/** A number that JavaScript would round. The message does not quote it, since it comes from a body. */
export class InexactNumberError extends RangeError {
  override readonly name = "InexactNumberError";

  constructor() {
    super("a number has more digits than a JavaScript number can hold");
  }
}
