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
 * @param numberFields names of the fields that are numbers for callers: one that JavaScript would round is an error. In a field that neither list
 * has, such a number is handed on as its digits, so that an addition to a response breaks nothing. Without this list, numbers are rounded as by `JSON.parse`.
 */
export function exactJson(textFields: readonly string[], numberFields?: readonly string[]): (text: string) => unknown {
  const texts = new Set(textFields);
  const numbers = numberFields && new Set(numberFields);
  return (text) =>
    parse(text, (key, value) => {
      if (!isLosslessNumber(value)) return value;
      if (texts.has(key)) return value.value;
      const number = Number(value.value);
      if (!numbers || isExact(number)) return number;
      if (numbers.has(key)) throw new InexactNumberError();
      return value.value;
    });
}

/** Whether no digit was lost: false of a whole number beyond ±(2^53 - 1), whose last digits JavaScript makes up, and of what is beyond its numbers. */
const isExact = (number: number): boolean => Number.isSafeInteger(number) || (Number.isFinite(number) && !Number.isInteger(number));
