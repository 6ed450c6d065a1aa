/**
 * Parses JSON without losing digits of numbers.
 *
 * @packageDocumentation
 */
import { isLosslessNumber, parse } from "lossless-json";
import { InexactNumberError } from "./inexact-number.ts";

export { InexactNumberError };
export { plainText } from "./plain-text.ts";

/**
 * Creates a JSON parser that returns the named fields as text, whether they are sent as strings or bare numbers: a reference number of 32
 * digits exceeds a JavaScript number. An object with a repeated key and different values is rejected.
 *
 * @param textFields names of the fields that are text for callers
 * @param numberFields names of the fields that are numbers for callers: one that JavaScript would round is an error. In any other field,
 * such a number is returned as its digits, so that an addition to a response is not a breaking change. Without this list, numbers are
 * rounded as by `JSON.parse`.
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

/** Whether every digit was kept: false for integers beyond ±(2^53 - 1), whose last digits JavaScript invents, and for infinite values. */
const isExact = (number: number): boolean => Number.isSafeInteger(number) || (Number.isFinite(number) && !Number.isInteger(number));
