import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromCents, toCents } from "./money.ts";

describe("toCents", () => {
  it.each([
    ["15.25", 1525],
    ["15.2", 1520],
    ["15", 1500],
    ["0.65", 65],
    ["-5", -500],
    ["-5.00", -500],
    ["-0.05", -5],
    ["0", 0],
    ["-0.00", 0],
    ["15.2500", 1525],
    ["007.50", 750],
    ["0.29", 29],
    ["1.15", 115],
    ["8.41", 841],
    ["90071992547409.91", Number.MAX_SAFE_INTEGER],
    ["-90071992547409.91", Number.MIN_SAFE_INTEGER],
  ])("converts %s to %d", (text, cents) => {
    expect(toCents(text)).toBe(cents);
  });

  it.each([
    "",
    " ",
    "15,25",
    "1 500",
    "1.500,00",
    ".5",
    "5.",
    "+5",
    " 5",
    "5 ",
    "5\n",
    "0x10",
    "1e2",
    "1E-2",
    "--5",
    "1.2.3",
    "NaN",
    "٥",
    "5€",
  ])("rejects %j as not a decimal", (text) => {
    expect(() => toCents(text)).toThrow(
      new RangeError('must be digits with at most one decimal point, such as "-15.25", without exponent, comma, plus sign and spaces'),
    );
  });

  it.each(["15.255", "0.001", "-0.009", "1.0000000000000000000001"])("rejects %s: a fraction of a cent", (text) => {
    expect(() => toCents(text)).toThrow(
      new RangeError("euros: must be whole cents, but has digits other than zero after the second decimal"),
    );
  });

  it.each(["90071992547409.92", "-90071992547409.92", "9".repeat(40)])("rejects %s: too large for a number", (text) => {
    expect(() => toCents(text)).toThrow(
      new RangeError("euros: must be at most 90071992547409.91, the largest amount that a number holds to the cent"),
    );
  });

  it.each([
    [15.25, "a number"],
    [1525n, "a bigint"],
    [undefined, "undefined"],
    [null, "null"],
    [["1"], "an array"],
  ])("rejects %s, which is not a string", (value, kind) => {
    expect(() => toCents(value as never)).toThrow(new TypeError(`euros: must be a string such as "15.25", not ${kind}`));
  });

  it("rejects an amount of a million digits", () => {
    expect(() => toCents("9".repeat(1_000_000))).toThrow(RangeError);
    expect(() => toCents(`0.${"0".repeat(1_000_000)}1`)).toThrow(RangeError);
  });
});

describe("fromCents", () => {
  it.each([
    [1525, "15.25"],
    [1520, "15.20"],
    [1500, "15.00"],
    [65, "0.65"],
    [5, "0.05"],
    [0, "0.00"],
    [-0, "0.00"],
    [-5, "-0.05"],
    [-500, "-5.00"],
    [1525n, "15.25"],
    [Number.MAX_SAFE_INTEGER, "90071992547409.91"],
    [9_007_199_254_740_993n, "90071992547409.93"],
  ])("writes %s as %s", (cents, text) => {
    expect(fromCents(cents)).toBe(text);
  });

  it.each([15.25, 0.1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -(2 ** 53)])("rejects %d, which is not exact", (cents) => {
    expect(() => fromCents(cents)).toThrow(new RangeError("cents: must be a safe integer or a bigint"));
  });

  it.each(["1525", undefined, null, true])("rejects %j, which is not a number", (cents) => {
    expect(() => fromCents(cents as never)).toThrow(RangeError);
  });
});

describe("toCents and fromCents", () => {
  it("are inverse for all safe integers", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        expect(toCents(fromCents(cents))).toBe(cents === 0 ? 0 : cents);
      }),
    );
  });

  it("keep the value of every amount with two decimals", () => {
    fc.assert(
      fc.property(fc.boolean(), fc.nat(99_999_999), fc.nat(99), (negative, whole, rest) => {
        const text = `${negative && whole + rest > 0 ? "-" : ""}${whole}.${String(rest).padStart(2, "0")}`;
        expect(fromCents(toCents(text))).toBe(text);
      }),
    );
  });
});
