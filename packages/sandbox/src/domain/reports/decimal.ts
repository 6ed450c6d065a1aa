/** An exact decimal number, as its digits with a decimal point. */
export interface Decimal {
  readonly decimal: string;
}

/** The decimal number with these digits. */
export const decimal = (digits: string): Decimal => ({ decimal: digits });

/** A percentage, without the digits of its binary form. */
export const percentage = (percent: number): Decimal => decimal(String(Number(percent.toFixed(4))));

/** Cents as euros: `15.50`. */
export function euros(cents: number): Decimal {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return decimal(`${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`);
}
