import { describe, expect, test } from "vitest";
import { edgesOf, isShutOut } from "./value-edges.ts";

const edges = (schema: Record<string, unknown>, keyword: string, seed: unknown): ReturnType<typeof edgesOf> =>
  edgesOf({}, schema, keyword, seed, []);

describe("just inside and just outside", () => {
  test.each<{ schema: Record<string, unknown>; keyword: string; seed: unknown; inside: unknown[]; outside: unknown[] }>([
    { schema: { type: "integer", maximum: 900 }, keyword: "maximum", seed: 1, inside: [900], outside: [901] },
    { schema: { type: "integer", exclusiveMinimum: 0 }, keyword: "exclusiveMinimum", seed: 1, inside: [1], outside: [0] },
    { schema: { type: "number", minimum: 0.65 }, keyword: "minimum", seed: 1, inside: [0.65], outside: [0.64] },
    { schema: { type: "integer", maximum: 2 ** 60 }, keyword: "maximum", seed: 1, inside: [2 ** 60], outside: [2 ** 60 + 256] },
    { schema: { type: "string", maxLength: 3 }, keyword: "maxLength", seed: "a", inside: ["😀😀a"], outside: ["😀😀😀a"] },
    { schema: { type: "string", maxLength: 3, pattern: "^[0-9]+$" }, keyword: "maxLength", seed: "7", inside: ["007"], outside: ["0007"] },
    { schema: { type: "string", minLength: 2 }, keyword: "minLength", seed: "abc", inside: ["ab"], outside: ["a"] },
    {
      schema: { type: "string", enum: ["FI", "SV"] },
      keyword: "enum",
      seed: "FI",
      inside: ["FI", "SV"],
      outside: ["FIx", "I", "fi", "SVx", "V", "sv", ""],
    },
    { schema: { type: "array", maxItems: 2 }, keyword: "maxItems", seed: [1], inside: [[1, 1]], outside: [[1, 1, 1]] },
    { schema: { type: "string", maxLength: 3, enum: ["EUR"] }, keyword: "maxLength", seed: "EUR", inside: ["EUR"], outside: ["😀EUR"] },
    { schema: { type: "string", minLength: 1, pattern: "^[a-z]{4}$" }, keyword: "minLength", seed: "abcd", inside: [], outside: [""] },
    {
      schema: { type: ["string", "integer"], format: "finnish-reference", minimum: 1000 },
      keyword: "minimum",
      seed: "1232",
      inside: [1009],
      outside: [999],
    },
  ])("$keyword of $schema", ({ schema, keyword, seed, inside, outside }) => {
    expect(edges(schema, keyword, seed)).toEqual({ inside, outside });
  });

  test("of a pattern, neighbours that lie far apart, on both sides", () => {
    const { inside, outside } = edges({ type: "string", pattern: "^[A-Z]{2}$" }, "pattern", "FI");
    expect(inside.every((text) => /^[A-Z]{2}$/.test(String(text)))).toBe(true);
    expect(outside.some((text) => /^[A-Z]{2}$/.test(String(text)))).toBe(false);
    expect(inside).toContain("AI");
    expect(outside.some((text) => /[@[]/.test(String(text)))).toBe(true);
    expect(Math.min(inside.length, outside.length)).toBeGreaterThan(5);
  });
});

describe("nothing is just inside of a keyword", () => {
  test.each<{ because: string; schema: Record<string, unknown>; keyword: string; seed: unknown; others: string[]; shut: boolean }>([
    {
      because: "the pattern is longer",
      schema: { minLength: 1, pattern: "^[a-z]{4}$" },
      keyword: "minLength",
      seed: "abcd",
      others: ["pattern"],
      shut: true,
    },
    {
      because: "the pattern takes it",
      schema: { minLength: 1, pattern: "^[a-z]+$" },
      keyword: "minLength",
      seed: "abcd",
      others: ["pattern"],
      shut: false,
    },
    {
      because: "a maximum below",
      schema: { format: "int64", minimum: 0, maximum: 9 },
      keyword: "format",
      seed: 1,
      others: ["minimum", "maximum"],
      shut: true,
    },
    {
      because: "no maximum",
      schema: { format: "int64", minimum: 0 },
      keyword: "format",
      seed: 1,
      others: ["minimum", "maximum"],
      shut: false,
    },
    {
      because: "no other keyword may",
      schema: { maxLength: 3, type: "integer" },
      keyword: "maxLength",
      seed: "a",
      others: [],
      shut: false,
    },
  ])("$keyword: $because, $shut", ({ schema, keyword, seed, others, shut }) => {
    expect(isShutOut({}, schema, keyword, seed, [], others)).toBe(shut);
  });
});
