/**
 * JSON whose numbers keep every digit.
 *
 * @packageDocumentation
 */
import { isLosslessNumber, parse } from "lossless-json";
import { InexactNumberError } from "./inexact-number.ts";

export { InexactNumberError };
export { plainText } from "./plain-text.ts";

/**
 * A JSON parser that hands on the named fields as text, whether the wire carries text or a bare number: a reference number of 32 digits is more
 * than a JavaScript number holds. An object that has a name twice, with different values, is no JSON here.
 *
 * @param textFields names of the fields that are text for callers
 * @param readNumber reads the numbers of all other fields; {@link exactNumber} throws where one would be rounded
 */
export function exactJson(textFields: readonly string[], readNumber: (digits: string) => number = Number): (text: string) => unknown {
  const names = new Set(textFields);
  return (text) =>
    parse(text, (key, value) => (isLosslessNumber(value) ? (names.has(key) ? value.value : readNumber(value.value)) : value));
}

/**
 * Reads a number as JSON writes it.
 *
 * @throws InexactNumberError for a whole number beyond ±(2^53 - 1), whose last digits JavaScript would make up, and for what is beyond its numbers
 */
export function exactNumber(digits: string): number {
  const number = Number(digits);
  if (Number.isSafeInteger(number) || (Number.isFinite(number) && !Number.isInteger(number))) return number;
  throw new InexactNumberError();
}
