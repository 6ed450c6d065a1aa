/** Decimals as integers of their last place: nothing on the way is a floating-point number. */
import { invalid } from "./rows-error.ts";

/** Whole cents as a number, or euros as text with a point: 1050 and `"10.50"` are the same. */
export type Money = number | string;

/** Prices, quantities and discounts are exact to a millionth: of a cent, a unit, the whole. */
export const MILLION = 1_000_000n;

/** Parses digits with at most so many decimals, and returns the number of units of the last one. */
export function decimal(
  value: number | string,
  places: number,
  at: string,
  rule: string = `must be digits with a point and at most ${places} decimals`,
): bigint {
  // The text of a list of one number is that number.
  const [, whole = "", fraction = ""] = (typeof value !== "object" && /^(\d{1,10})(?:\.(\d+))?$/.exec(String(value))) || [];
  return whole && fraction.length <= places ? BigInt(whole + fraction.padEnd(places, "0")) : invalid(at, rule);
}

/** Returns money in millionths of a cent. */
export const money = (value: Money, at: string): bigint =>
  typeof value === "string"
    ? decimal(value, 8, at)
    : decimal(value, 0, at, 'must be whole cents, as 1050, or euros as text, as "10.50"') * MILLION;

/** Returns money in cents, of which there are no parts. */
export function cents(value: Money, at: string): bigint {
  const parts = money(value, at);
  return parts % MILLION ? invalid(at, "must be whole cents") : parts / MILLION;
}

/** Returns a VAT percentage in tenths of a percent. */
export function vatRate(value: number | string, at: string): bigint {
  const rate = decimal(value, 1, at, "must be a percentage with at most one decimal");
  return rate > 1000n ? invalid(at, "must be at most 100") : rate;
}

/** Rounds a fraction that is not negative to a whole number, half up. */
export const rounded = (numerator: bigint, denominator: bigint): bigint => (numerator * 2n + denominator) / (denominator * 2n);

export const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, each) => sum + each, 0n);

/** Euros with two decimals, or as many as the amount has. */
export function euros(amount: bigint, places = 2): string {
  const digits = String(amount).padStart(places + 1, "0");
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Rejects what is not an object, and a misspelled field, which would be ignored. */
export function known(value: object, names: string, at: string): void {
  if (Object(value) !== value) invalid(at, "must be an object");
  for (const name of Object.keys(value)) if (!names.split(" ").includes(name)) invalid(`${at}.${name}`, "is unknown");
}

export const list = <Each>(value: readonly Each[], at: string): readonly Each[] =>
  Array.isArray(value) ? value : invalid(at, "must be a list");
