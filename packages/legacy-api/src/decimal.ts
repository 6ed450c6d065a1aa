/** Exact decimals: an integer multiple of 10^-scale. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/**
 * Parses `-12.50`, as the legacy interface writes decimals: without an exponent, which could stand for more digits than memory holds.
 *
 * @throws RangeError when the text is not a decimal
 */
export function decimal(text: string): Decimal {
  const match = /^(-?\d+)(?:\.(\d+))?$/.exec(text);
  if (!match)
    throw new RangeError('must be digits with at most one decimal point, such as "-15.25", without exponent, comma, plus sign and spaces');
  const [, whole = "0", fraction = ""] = match;
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}

/** Writes a decimal with a point and all its digits, as in `-12.50`. */
export function decimalText({ digits, scale }: Decimal): string {
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, "0");
  const [whole, fraction] = [text.slice(0, text.length - scale), text.slice(text.length - scale)];
  return `${digits < 0n ? "-" : ""}${whole}${fraction && "."}${fraction}`;
}

export const plus = (a: Decimal, b: Decimal): Decimal => {
  const scale = Math.max(a.scale, b.scale);
  return { digits: scaled(a, scale) + scaled(b, scale), scale };
};

export const minus = (a: Decimal, b: Decimal): Decimal => plus(a, { ...b, digits: -b.digits });

export const times = (a: Decimal, b: Decimal): Decimal => ({ digits: a.digits * b.digits, scale: a.scale + b.scale });

export const atLeast = (a: Decimal, b: Decimal): boolean => minus(a, b).digits >= 0n;

/** Rounds half away from zero to so many decimals, and returns the number of units of the last one. */
export function rounded(value: Decimal, decimals: number): bigint {
  if (value.scale <= decimals) return scaled(value, decimals);
  const unit = 10n ** BigInt(value.scale - decimals);
  const half = value.digits < 0n ? -unit : unit;
  return (value.digits * 2n + half) / (unit * 2n);
}

const scaled = ({ digits, scale }: Decimal, to: number): bigint => digits * 10n ** BigInt(to - scale);
