/**
 * Writes numbers as the APIs do.
 *
 * @packageDocumentation
 */

/** Writes a number below 10^21 without an exponent: 1e-7 is `0.0000001`. Numbers that have no such form are returned as they print. */
export function plainText(number: number): string {
  const [, sign = "", first = "", others = "", places = ""] = /^(-?)(\d)(?:\.(\d+))?e-(\d+)$/.exec(String(number)) ?? [];
  return first === "" ? String(number) : `${sign}0.${"0".repeat(Number(places) - 1)}${first}${others}`;
}
