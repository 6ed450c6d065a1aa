import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { atLeast, type Decimal, decimal, decimalText, minus, plus, times } from "./decimal.ts";

const DIGITS = /^-?(0|[1-9][0-9]{0,8})(\.[0-9]{1,8})?$/;
const decimals = fc.stringMatching(DIGITS);

/** The value in units of 10^-40, of which every decimal here is an integer multiple. */
const whole = ({ digits, scale }: Decimal): bigint => digits * 10n ** BigInt(40 - scale);

describe("decimal", () => {
  it.each([
    ["0", { digits: 0n, scale: 0 }],
    ["-0.00", { digits: 0n, scale: 2 }],
    ["12.50", { digits: 1250n, scale: 2 }],
    ["-12.50", { digits: -1250n, scale: 2 }],
    ["-0.05", { digits: -5n, scale: 2 }],
    ["007.5", { digits: 75n, scale: 1 }],
    ["9999999999", { digits: 9_999_999_999n, scale: 0 }],
  ])("parses %j", (value, want) => {
    expect(decimal(value)).toStrictEqual(want);
  });

  it.each(["", "1,5", ".5", "1.", "+1", " 1", "1 ", "0x10", "--1", "1.2.3", "1\n", "NaN", "Infinity"])("rejects %j", (value) => {
    expect(() => decimal(value)).toThrow(RangeError);
  });

  it.each(["1e+1000000000", "1e1", "1E1", "1e-7", "1.5e+21"])("rejects the exponent of %j immediately", (value) => {
    expect(() => decimal(value)).toThrow(RangeError);
  });
});

describe("decimalText", () => {
  it.each([
    ["0.5", "0.5"],
    ["-0.05", "-0.05"],
    ["12", "12"],
    ["-1.50", "-1.50"],
  ])("writes %s", (text, want) => {
    expect(decimalText(decimal(text))).toBe(want);
  });
});

describe("decimal arithmetic", () => {
  it("adds a tenth and two tenths to three tenths", () => {
    expect(plus(decimal("0.1"), decimal("0.2"))).toStrictEqual(decimal("0.3"));
  });

  it("equals integer arithmetic on the smallest unit", () => {
    fc.assert(
      fc.property(decimals, decimals, (left, right) => {
        const [a, b] = [decimal(left), decimal(right)];
        expect(whole(plus(a, b))).toBe(whole(a) + whole(b));
        expect(whole(minus(a, b))).toBe(whole(a) - whole(b));
        expect(whole(times(a, b)) * 10n ** 40n).toBe(whole(a) * whole(b));
        expect(atLeast(a, b)).toBe(whole(a) >= whole(b));
      }),
    );
  });

  it("compares regardless of the number of decimals", () => {
    expect(atLeast(decimal("0.65"), decimal("0.650"))).toBe(true);
    expect(atLeast(decimal("0.650"), decimal("0.65"))).toBe(true);
    expect(atLeast(decimal("0.6499999999"), decimal("0.65"))).toBe(false);
    expect(atLeast(decimal("-1"), decimal("-2"))).toBe(true);
  });
});
