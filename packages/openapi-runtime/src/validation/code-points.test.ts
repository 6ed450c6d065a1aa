import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codePoints } from "./code-points.ts";

describe("codePoints", () => {
  it.each([
    ["", 0],
    ["abc", 3],
    ["päivää", 6],
    ["😀", 1],
    ["😀😀", 2],
    ["e\u0301", 2],
    ["\ud83d", 1],
    ["\ude00\ud83d", 2],
    ["\ud83d\ud83d\ude00", 2],
  ])("counts %j as %i", (text, want) => {
    expect(codePoints(text)).toBe(want);
  });

  it("counts like iterating over the text, lone surrogates included", () => {
    const unit = fc.oneof(fc.integer({ min: 0xd7fe, max: 0xe001 }), fc.integer({ min: 0, max: 0xffff }));
    fc.assert(
      fc.property(fc.array(unit), (units) => {
        const text = String.fromCharCode(...units);
        expect(codePoints(text)).toBe([...text].length);
      }),
    );
  });
});
