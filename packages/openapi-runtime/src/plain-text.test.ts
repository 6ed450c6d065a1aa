import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

describe("plainText", () => {
  it.each([
    [0.1, "0.1"],
    [-25.5, "-25.5"],
    [1e-7, "0.0000001"],
    [1.5e-7, "0.00000015"],
    [-5e-324, `-0.${"0".repeat(323)}5`],
    [1e20, "100000000000000000000"],
    [1e21, "1e+21"],
    [Number.NaN, "NaN"],
  ])("writes %d as %s", (number, text) => {
    expect(plainText(number)).toBe(text);
  });

  it("writes every number below 10^21 as digits of the same value", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e20, max: 1e20 }), (number) => {
        expect(plainText(number)).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(plainText(number))).toBe(number === 0 ? 0 : number);
      }),
    );
  });
});
