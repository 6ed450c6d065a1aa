/** The cost of a cart by rational numbers, written apart from the code that it checks: discounts are taken from each line by itself, VAT is a factor. */

/** A rational number. */
export interface Ratio {
  readonly n: bigint;
  readonly d: bigint;
}

/** Not reduced: a cart has few steps, and reducing each takes longer than the digits it saves. */
export const ratio = (n: bigint, d = 1n): Ratio => ({ n, d });
export const add = (a: Ratio, b: Ratio): Ratio => (a.d === b.d ? ratio(a.n + b.n, a.d) : ratio(a.n * b.d + b.n * a.d, a.d * b.d));
export const times = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.n, a.d * b.d);
export const minus = (a: Ratio, b: Ratio): Ratio => add(a, { n: -b.n, d: b.d });
export const over = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.d, a.d * b.n);
export const total = (all: readonly Ratio[]): Ratio => all.reduce(add, ratio(0n));
/** Whether two numbers are at most so far apart. */
export const isWithin = (a: Ratio, b: Ratio, most: Ratio): boolean => {
  const { n, d } = minus(a, b);
  return (n < 0n ? -n : n) * most.d <= most.n * d;
};
/** Rounds to the closest whole number, halves up. */
export const closest = ({ n, d }: Ratio): bigint => {
  const doubled = 2n * n + d;
  const by = 2n * d;
  return (doubled - (((doubled % by) + by) % by)) / by;
};

/** Reads digits with a point. */
export function parse(text: string): Ratio {
  const [whole = "", fraction = ""] = text.split(".");
  return ratio(BigInt(whole + fraction), 10n ** BigInt(fraction.length));
}
/** Cents of a number of them, or of euros as text. */
export const centsOf = (value: number | string): Ratio =>
  typeof value === "number" ? ratio(BigInt(value)) : times(parse(value), ratio(100n));

type Off = { readonly amount?: number | string; readonly percent?: number | string };
interface Line {
  readonly price?: number | string;
  readonly total?: number | string;
  readonly quantity?: number | string;
  readonly vat: number | string;
  readonly discount?: Off;
}

/** A cart as this computation reads it. */
export interface ReferenceCart {
  readonly lines: readonly Line[];
  readonly shipping?: Line | readonly Line[];
  readonly discounts?: readonly Off[];
  readonly pricesIncludeVat: boolean;
}

export const vatOf = ({ vat }: { readonly vat: number | string }): Ratio => over(parse(String(vat)), ratio(100n));

/** Cents that each line costs exactly, VAT included, shipping last. */
export function grossOf({ lines, shipping, discounts = [], pricesIncludeVat }: ReferenceCart): readonly Ratio[] {
  let costs = lines.map(costOf);
  for (const { percent, amount } of discounts) {
    const sum = total(costs);
    costs = costs.map((cost) => {
      if (percent !== undefined) return minus(cost, times(cost, over(parse(String(percent)), ratio(100n))));
      return sum.n === 0n ? cost : minus(cost, over(times(centsOf(amount ?? 0), cost), sum));
    });
  }
  const all = [...lines, ...[shipping ?? []].flat()];
  const shipped = all.slice(lines.length).map(costOf);
  return [...costs, ...shipped].map((cost, index) => {
    const line = all[index];
    return pricesIncludeVat || !line ? cost : add(cost, times(cost, vatOf(line)));
  });
}

function costOf({ price, total: whole, quantity = 1, discount }: Line): Ratio {
  const cost = whole === undefined ? times(centsOf(price ?? 0), parse(String(quantity))) : centsOf(whole);
  if (discount?.percent !== undefined) return times(cost, minus(ratio(1n), over(parse(String(discount.percent)), ratio(100n))));
  return minus(cost, centsOf(discount?.amount ?? 0));
}
