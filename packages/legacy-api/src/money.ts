/**
 * Converts between euros as the APIs write them and whole cents, exactly: nothing on the way is a floating-point number.
 *
 * @packageDocumentation
 */
import { decimal, decimalText } from "./decimal.ts";

/**
 * Converts euros, such as a `price` of the legacy interface or an amount of a report row, to cents: `"15.25"` to 1525.
 *
 * Zeros after the second decimal are allowed, since they change nothing. Nothing is rounded.
 *
 * @param euros - digits with a decimal point, as in `-5` or `-5.00`
 * @returns a safe integer
 * @throws RangeError for an exponent, a decimal comma, other text, fractions of a cent, and amounts above `Number.MAX_SAFE_INTEGER` cents
 * @throws TypeError for a value that is not a string: a floating-point number may have lost digits already
 */
export function toCents(euros: string): number {
  if (typeof euros !== "string") throw new TypeError(`euros: must be a string such as "15.25", not ${kindOf(euros)}`);
  const { digits, scale } = decimal(euros);
  const unit = 10n ** BigInt(Math.abs(scale - 2));
  if (scale > 2 && digits % unit !== 0n)
    throw new RangeError("euros: must be whole cents, but has digits other than zero after the second decimal");
  const cents = Number(scale > 2 ? digits / unit : digits * unit);
  if (Number.isSafeInteger(cents)) return cents;
  throw new RangeError(`euros: must be at most ${fromCents(Number.MAX_SAFE_INTEGER)}, the largest amount that a number holds to the cent`);
}

function kindOf(value: unknown): string {
  if (value === undefined || value === null) return String(value);
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

/**
 * Writes cents as euros with two decimals, as the legacy interface takes them: 1525 as `"15.25"`.
 *
 * @param cents - a safe integer, or a bigint of any size; negative for a refund
 * @throws RangeError for anything else
 */
export function fromCents(cents: number | bigint): string {
  if (typeof cents === "bigint" || Number.isSafeInteger(cents)) return decimalText({ digits: BigInt(cents), scale: 2 });
  throw new RangeError("cents: must be a safe integer or a bigint");
}
