import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { equal } from "./equal.ts";

describe("equal", () => {
  it.each([
    [1, 1, true],
    [1, "1", false],
    [0, false, false],
    [null, null, true],
    [null, {}, false],
    [{}, null, false],
    ["EUR", "EUR", true],
    [[], {}, false],
    [["a"], { 0: "a" }, false],
    [[1, 2], [2, 1], false],
    [[1], [1, 2], false],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [{ a: undefined }, { b: undefined }, false],
    [{ a: { b: [1] } }, { a: { b: [1] } }, true],
    [{ a: { b: [1] } }, { a: { b: [2] } }, false],
    [JSON.parse('{"__proto__":1}'), {}, false],
  ])("compares %j and %j: %s", (a, b, want) => {
    expect(equal(a, b)).toBe(want);
    expect(equal(b, a)).toBe(want);
  });

  it("accepts a copy, and agrees with the serialized form of values with sorted keys", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(equal(a, structuredClone(a))).toBe(true);
        if (JSON.stringify(a) === JSON.stringify(b)) expect(equal(a, b)).toBe(true);
      }),
    );
  });
});
