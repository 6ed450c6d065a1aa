import { describe, expect, it } from "vitest";
import { checkingAjv, withoutNotes } from "./ajv.ts";
import type { Schema } from "@maksu/openapi";

describe("the width of a number", () => {
  it.each<{ given: Schema; inside: readonly number[]; outside: readonly number[] }>([
    { given: { type: "integer", format: "int32" }, inside: [-(2 ** 31), 2 ** 31 - 1], outside: [-(2 ** 31) - 1, 2 ** 31] },
    {
      given: { type: "integer", format: "int64" },
      inside: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
      outside: [-(2 ** 53), 2 ** 53, 2 ** 63, 1e300],
    },
    { given: { type: "integer", format: "int64", minimum: 1, maximum: 9 }, inside: [1, 9], outside: [0, 10] },
    { given: { type: "integer", format: "int32", minimum: -(2 ** 40), maximum: 2 ** 40 }, inside: [2 ** 31 - 1], outside: [2 ** 31] },
    { given: { type: "integer" }, inside: [2 ** 63], outside: [0.5] },
  ])("is its range: $given", ({ given, inside, outside }) => {
    const accepts = checkingAjv().compile(withoutNotes(given));
    expect(inside.filter((value) => !accepts(value))).toStrictEqual([]);
    expect(outside.filter((value) => accepts(value))).toStrictEqual([]);
  });

  it("becomes limits, which a violation reports, wherever the schema stands", () => {
    const given: Schema = { type: "object", properties: { rows: { type: "array", items: { type: "integer", format: "int32" } } } };
    const accepts = checkingAjv().compile(withoutNotes(given));
    expect(accepts({ rows: [2 ** 31] })).toBe(false);
    expect(accepts.errors).toMatchObject([{ instancePath: "/rows/0", keyword: "maximum", params: { limit: 2 ** 31 - 1 } }]);
    expect(given).toStrictEqual({ type: "object", properties: { rows: { type: "array", items: { type: "integer", format: "int32" } } } });
  });
});
