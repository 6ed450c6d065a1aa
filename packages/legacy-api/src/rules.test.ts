import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rules } from "./rules.ts";

interface Row {
  readonly amount: string | number;
  readonly price: string | number;
  readonly vat: string | number;
  readonly discount?: string | number;
}

const keeps = (products: readonly Row[], includeVat: "0" | "1" | 0 | 1 = "1", least = 0.65): boolean =>
  outcome(products, includeVat, least) === true;
const outcome = (products: readonly Row[], includeVat: "0" | "1" | 0 | 1 = "1", least = 0.65): true | string =>
  rules["order-total"]({ includeVat, products } as never, least as never);
const row = (price: string | number, more: Partial<Row> = {}): Row => ({ amount: "1", price, vat: "25.5", ...more });

describe("order-total", () => {
  it.each([
    ["0.65", [row("0.65")], true],
    ["less by the smallest part", [row("0.64999999")], false],
    ["3.15 − 2.50, which is 0.65", [row("3.15"), row("-2.50")], true],
    ["3.14 − 2.50", [row("3.14"), row("-2.50")], false],
    ["the same the other way round", [row("-2.50"), row("3.15")], true],
    ["ten times 0.065", [row("0.065", { amount: "10" })], true],
    ["nine times 0.07", [row("0.07", { amount: "9" })], false],
    ["half a unit of 1.30", [row("1.30", { amount: "0.5" })], true],
    ["half a unit of 1.29", [row("1.29", { amount: "0.5" })], false],
    ["a negative quantity", [row("100", { amount: "-1" })], false],
    ["two negatives", [row("-1", { amount: "-1" })], true],
    ["zero", [row("0")], false],
    ["500 rows of 0.0013", Array.from({ length: 500 }, () => row("0.0013")), true],
    ["499 rows of 0.0013", Array.from({ length: 499 }, () => row("0.0013")), false],
    ["the largest values", [row("9999999999", { amount: "9999999999" })], true],
  ])("of %s: %s", (_what, products, want) => {
    expect(keeps(products)).toBe(want);
  });

  it.each([
    ["nothing", [], "0"],
    ["0.64", [row("0.64")], "0.64"],
    ["less by the smallest part", [row("0.64999999")], "0.64999999"],
    ["a whole number", [row("100", { amount: "-1" })], "-100"],
    ["one with a fraction", [row("-2.50")], "-2.5"],
  ])("accepts or rejects %s: %s", (_what, products, total) => {
    expect(outcome(products)).toBe(`the products add up to ${total} with VAT, which is less than 0.65`);
  });

  it("uses the description's limit", () => {
    expect([keeps([row("1")], "1", 1), keeps([row("0.99")], "1", 1)]).toStrictEqual([true, false]);
  });

  it.each([
    ["0", "0.65", true],
    ["50", "1.30", true],
    ["50", "1.29", false],
    ["50.0", "1.30", true],
    ["35", "1", true],
    ["35.0001", "1", false],
    ["100", "9999999", false],
    [0, "0.65", true],
    [50, "1.29", false],
  ])("subtracts a discount of %j percent from %s: %s", (discount, price, want) => {
    expect(keeps([row(price, { discount })])).toBe(want);
  });

  it.each([
    ["0.52", "25", "0", true],
    ["0.51", "25", "0", false],
    ["0.52", "25", "1", false],
    ["0.5", "30", "0", true],
    ["0.5", "29.99", "0", false],
    ["0.52", "25", 0, true],
    ["0.52", "25", 1, false],
    ["0.65", "0", "0", true],
  ] as const)("adds VAT to %s at %s percent, includeVat %j: %s", (price, vat, includeVat, want) => {
    expect(keeps([row(price, { vat })], includeVat)).toBe(want);
  });

  it("applies both discount and VAT without rounding between them", () => {
    // 1.3 × 0.4 × 1.25 = 0.65
    expect(keeps([row("1.3", { discount: "60", vat: "25" })], "0")).toBe(true);
    expect(keeps([row("1.3", { discount: "60.0001", vat: "25" })], "0")).toBe(false);
    // Rounded to cents each, these would be three times 0.22.
    expect(keeps([row("0.2151"), row("0.2151"), row("0.2151")])).toBe(false);
  });

  it("accepts numbers as text", () => {
    expect(keeps([row(3.15, { amount: 1, vat: 25.5, discount: 0 }), row(-2.5)])).toBe(true);
    expect(keeps([row(3.14, { amount: 1 }), row(-2.5)])).toBe(false);
    expect(keeps([row(0.1, { amount: 6.5 })])).toBe(true);
    expect(keeps([row(1e-7, { amount: 6_500_000 })])).toBe(true);
    expect(keeps([row(1e-7, { amount: 6_499_999 })])).toBe(false);
  });

  it("agrees with exact fractions, near the limit and far from it", () => {
    const text = (pattern: RegExp) => fc.stringMatching(pattern);
    const product = fc.record(
      {
        amount: text(/^-?[0-9](\.[0-9]{1,2})?$/),
        price: text(/^-?[0-9]{1,2}(\.[0-9]{1,4})?$/),
        vat: text(/^[0-9]{1,2}(\.[0-9])?$/),
        discount: text(/^[0-9]{1,2}(\.[0-9]{1,2})?$/),
      },
      { requiredKeys: ["amount", "price", "vat"] },
    );
    // A last row that brings the total to the limit, or next to it.
    const offset = fc.integer({ min: -1, max: 1 });
    fc.assert(
      fc.property(fc.array(product, { maxLength: 6 }), fc.constantFrom("0", "1"), offset, (products, includeVat, off) => {
        const total = sum(products.map((each) => worth(each, includeVat)));
        expect(keeps([...products, row("0", { vat: "0" })], includeVat)).toBe(isEnough(total));
        const rest = { amount: "1", price: tenBillionths({ n: 65n * total.d - 100n * total.n, d: 100n * total.d }, BigInt(off)), vat: "0" };
        const all = [...products, rest];
        expect(keeps(all, includeVat)).toBe(isEnough(sum(all.map((each) => worth(each, includeVat)))));
      }),
      { numRuns: 500 },
    );
  });
});

/** An unreduced fraction. */
interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

/** `-1.25` is -125/100. */
const fraction = (text: string | number): Fraction => {
  const [whole = "", part = ""] = String(text).split(".");
  return { n: BigInt(whole + part), d: BigInt(`1${"0".repeat(part.length)}`) };
};
const product = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });
const sum = (all: readonly Fraction[]): Fraction => all.reduce((a, b) => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d }), { n: 0n, d: 1n });
const percent = (text: string | number): Fraction => product(fraction(text), { n: 1n, d: 100n });
const ONE = { n: 1n, d: 1n };

/** amount × price × (1 − discount) × (1 + VAT) */
function worth({ amount, price, vat, discount = 0 }: Row, includeVat: string): Fraction {
  const off = percent(discount);
  const rest = sum([ONE, { n: -off.n, d: off.d }]);
  return product(product(fraction(amount), fraction(price)), product(rest, includeVat === "0" ? sum([ONE, percent(vat)]) : ONE));
}

const isEnough = ({ n, d }: Fraction): boolean => n * 100n >= 65n * d;

/** The nearest lower decimal with ten places, and a few steps of the last place from it. */
function tenBillionths({ n, d }: Fraction, off: bigint): string {
  const units = (n * 10n ** 10n) / d + off;
  const digits = String(units < 0n ? -units : units).padStart(11, "0");
  return `${units < 0n ? "-" : ""}${digits.slice(0, -10)}.${digits.slice(-10)}`;
}
