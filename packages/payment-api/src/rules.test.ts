import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rules } from "./rules.ts";

interface Row {
  readonly unitPrice: number;
  readonly units: number;
}

const outcome = (amount: number, items: readonly Row[]): true | string =>
  rules["amount-is-sum-of-items"]({ amount, items } as never, undefined as never);
const keeps = (amount: number, items: readonly Row[]): boolean => outcome(amount, items) === true;

describe("amount-is-sum-of-items", () => {
  it.each([
    [1525, [{ unitPrice: 1525, units: 1 }], true],
    [1526, [{ unitPrice: 1525, units: 1 }], false],
    [1524, [{ unitPrice: 1525, units: 1 }], false],
    [1525, [], true],
    [0, [], true],
    [0, [{ unitPrice: 1525, units: 0 }], true],
    [
      1000,
      [
        { unitPrice: 1525, units: 1 },
        { unitPrice: -525, units: 1 },
      ],
      true,
    ],
    [
      475,
      [
        { unitPrice: 1525, units: 1 },
        { unitPrice: -525, units: 2 },
      ],
      true,
    ],
    [
      0,
      [
        { unitPrice: 10, units: 1 },
        { unitPrice: -10, units: 1 },
      ],
      true,
    ],
    [
      300,
      [
        { unitPrice: 100, units: 2 },
        { unitPrice: 50, units: 2 },
      ],
      true,
    ],
  ] as const)("%i of %j: %s", (amount, items, want) => {
    expect(keeps(amount, items)).toBe(want);
  });

  it("names both numbers when they differ", () => {
    expect(outcome(1526, [{ unitPrice: 1525, units: 1 }])).toBe("`amount` is 1526, but the items add up to 1525");
    expect(outcome(0, [{ unitPrice: -5, units: 3 }])).toBe("`amount` is 0, but the items add up to -15");
  });

  it("is exact beyond safe integers", () => {
    // As a number, 2147483647 × 99999998 rounds to a multiple of 32.
    const [large, back] = [
      { unitPrice: 2_147_483_647, units: 99_999_998 },
      { unitPrice: -2_147_483_647, units: 99_999_998 },
    ];
    expect(keeps(1, [large, { unitPrice: 1, units: 1 }, back])).toBe(true);
    expect(keeps(0, [large, { unitPrice: 1, units: 1 }, back])).toBe(false);
  });

  it("accepts the sum, and no amount next to it", () => {
    const row = fc.record({ unitPrice: fc.integer({ min: -100_000, max: 100_000 }), units: fc.integer({ min: 0, max: 1000 }) });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), fc.integer({ min: 1, max: 1000 }), (items, off) => {
        // Small enough for numbers to be exact.
        let sum = 0;
        for (const { unitPrice, units } of items) sum += unitPrice * units;
        expect(keeps(sum, items)).toBe(true);
        expect(keeps(sum + off, items)).toBe(false);
        expect(keeps(sum - off, items)).toBe(false);
      }),
    );
  });
});

describe("vat-of-one-decimal", () => {
  const outcomeOf = (...percents: readonly number[]): true | string =>
    rules["vat-of-one-decimal"]({ items: percents.map((vatPercentage) => ({ vatPercentage })) } as never, undefined as never);

  it("accepts each percentage of one decimal", () => {
    expect(Array.from({ length: 1001 }, (_, tenths) => outcomeOf(tenths / 10)).filter((each) => each !== true)).toEqual([]);
    expect(outcomeOf()).toBe(true);
  });

  it.each([25.55, 13.55, 0.01, 99.99, 1e-7])("rejects %d", (percent) => {
    expect(outcomeOf(25.5, percent)).toBe(`\`items[1].vatPercentage\` is ${percent}, but may have at most one decimal, such as 25.5`);
  });
});
