/** Exact decimals: a whole number of 10^-scale. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/** Reads `-12.50`, as the legacy interface writes decimals; a JSON number is read as it prints. */
export function decimal(value: string | number): Decimal {
  const [, sign = "", whole = "0", fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(plainText(value)) ?? [];
  return { digits: BigInt(sign + whole + fraction), scale: fraction.length };
}

export const plus = (a: Decimal, b: Decimal): Decimal => {
  const scale = Math.max(a.scale, b.scale);
  return { digits: scaled(a, scale) + scaled(b, scale), scale };
};

export const minus = (a: Decimal, b: Decimal): Decimal => plus(a, { ...b, digits: -b.digits });

export const times = (a: Decimal, b: Decimal): Decimal => ({ digits: a.digits * b.digits, scale: a.scale + b.scale });

export const atLeast = (a: Decimal, b: Decimal): boolean => minus(a, b).digits >= 0n;

const scaled = ({ digits, scale }: Decimal, to: number): bigint => digits * 10n ** BigInt(to - scale);

/** `1e-7` as `0.0000001`. */
const plainText = (value: string | number): string => (typeof value === "string" || !/e/.test(String(value)) ? String(value) : value.toFixed(20));
