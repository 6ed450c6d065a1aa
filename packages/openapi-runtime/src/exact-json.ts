/**
 * JSON whose numbers keep every digit.
 *
 * @packageDocumentation
 */
import { isLosslessNumber, parse } from "lossless-json";

/**
 * A JSON parser that hands on the named fields as text, whether the wire carries text or a bare number: a reference number of 32 digits is more
 * than a JavaScript number holds.
 *
 * @param textFields names of the fields that are text for callers
 */
export function exactJson(textFields: readonly string[]): (text: string) => unknown {
  const names = new Set(textFields);
  return (text) => parse(text, (key, value) => (isLosslessNumber(value) ? (names.has(key) ? value.value : Number(value.value)) : value));
}
