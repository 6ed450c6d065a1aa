import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal, rounded } from "./decimal.ts";
import { orderAmounts, type OrderRow } from "./order-amounts.ts";

const row = (price: string | number, more: Partial<OrderRow> = {}): OrderRow => ({ amount: "1", price, vat: "25.50", ...more });
const amountsOf = (products: readonly OrderRow[], includeVat: "0" | "1" = "1") =>
  orderAmounts({ orderDetails: { includeVat, products } as never });

describe("rounded", () => {
  it.each([
    ["1.005", 2, 101n],
    ["-1.005", 2, -101n],
    ["1.0049", 2, 100n],
    ["-1.0049", 2, -100n],
    ["0.5", 0, 1n],
    ["12", 2, 1200n],
    ["1.5", 2, 150n],
  ])("rounds %s to %i decimals as %s units", (text, decimals, want) => {
    expect(rounded(decimal(text), decimals)).toBe(want);
  });

  it("is at most half a unit off, and away from zero at the half", () => {
    const isRounded = fc.property(fc.bigInt(-(10n ** 12n), 10n ** 12n), fc.integer({ min: 1, max: 6 }), (digits, scale) => {
      const unit = 10n ** BigInt(scale);
      const off = rounded({ digits, scale }, 0) * unit - digits;
      const size = off < 0n ? -off : off;
      return size * 2n < unit || (size * 2n === unit && off > 0n === digits > 0n);
    });
    expect(() => fc.assert(isRounded)).not.toThrow();
  });
});

describe("orderAmounts", () => {
  it.each([
    ["99.00", 9900n],
    ["0.65", 65n],
    ["1.005", 101n],
    ["9999999999", 999_999_999_900n],
  ])("reads a price of %s as %s cents", (price, total) => {
    expect(orderAmounts({ price })).toStrictEqual({ total, byVat: [] });
  });

  it.each([
    ["a row", [row("15.25")], "1", 1525n, [[2550, 1525n]]],
    ["a discount", [row("199.00", { discount: "10.00" })], "1", 17_910n, [[2550, 17_910n]]],
    ["VAT that is added", [row("2.50")], "0", 314n, [[2550, 314n]]],
    ["a fraction of a piece", [row("3.33", { amount: "0.5" })], "1", 167n, [[2550, 167n]]],
    ["rows that are rounded one by one", [row("0.335"), row("0.335")], "1", 68n, [[2550, 68n]]],
    ["a negative row", [row("20"), row("-5")], "1", 1500n, [[2550, 1500n]]],
    [
      "two VAT percents",
      [row("10", { vat: "14" }), row("20"), row("5", { vat: "14.00" })],
      "1",
      3500n,
      [
        [1400, 1500n],
        [2550, 2000n],
      ],
    ],
    ["numbers", [row(0.07, { amount: 3, vat: 0 })], "1", 21n, [[0, 21n]]],
  ] as const)("adds up %s", (_what, products, includeVat, total, byVat) => {
    const want = { total, byVat: byVat.map(([vatPercent, amount]) => ({ vatPercent, amount })) };
    expect(amountsOf(products, includeVat)).toStrictEqual(want);
  });
});
