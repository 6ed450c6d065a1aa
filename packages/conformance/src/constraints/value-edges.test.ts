import { expect, test } from "vitest";
import { edgesOf, isShutOut } from "./value-edges.ts";

type Row = [keyword: string, schema: Record<string, unknown>, seed: unknown, inside: unknown[], outside: unknown[]];

test.each<Row>([
  ["maximum", { type: "integer", maximum: 900 }, 1, [900], [901]],
  ["exclusiveMinimum", { type: "integer", exclusiveMinimum: 0 }, 1, [1], [0]],
  ["minimum", { type: "number", minimum: 0.65 }, 1, [0.65], [0.64]],
  ["maximum", { type: "integer", maximum: 2 ** 60 }, 1, [2 ** 60], [2 ** 60 + 256]],
  ["maxLength", { type: "string", maxLength: 3 }, "a", ["😀😀a"], ["😀😀😀a"]],
  ["maxLength", { type: "string", maxLength: 3, pattern: "^[0-9]+$" }, "7", ["007"], ["0007"]],
  ["minLength", { type: "string", minLength: 2 }, "abc", ["ab"], ["a"]],
  ["enum", { type: "string", enum: ["FI", "SV"] }, "FI", ["FI", "SV"], ["FIx", "I", "fi", "SVx", "V", "sv", ""]],
  ["maxItems", { type: "array", maxItems: 2 }, [1], [[1, 1]], [[1, 1, 1]]],
  ["maxLength", { type: "string", maxLength: 3, enum: ["EUR"] }, "EUR", ["EUR"], ["😀EUR"]],
  ["minLength", { type: "string", minLength: 1, pattern: "^[a-z]{4}$" }, "abcd", [], [""]],
  ["minimum", { type: ["string", "integer"], format: "finnish-reference", minimum: 1000 }, "1232", [1009], [999]],
])("just inside and just outside: %s of %o", (keyword, schema, seed, inside, outside) => {
  expect(edgesOf({}, schema, keyword, [seed])).toEqual({ inside, outside });
});

test("of a pattern, neighbours that lie far apart are on both sides", () => {
  const { inside, outside } = edgesOf({}, { type: "string", pattern: "^[A-Z]{2}$" }, "pattern", ["FI"]);
  expect(inside.every((text) => /^[A-Z]{2}$/.test(String(text)))).toBe(true);
  expect(outside.some((text) => /^[A-Z]{2}$/.test(String(text)))).toBe(false);
  expect(inside).toContain("AI");
  expect(outside.some((text) => /[@[]/.test(String(text)))).toBe(true);
  expect(Math.min(inside.length, outside.length)).toBeGreaterThan(5);
});

test.each<[because: string, keyword: string, schema: Record<string, unknown>, seed: unknown, others: string[], isShut: boolean]>([
  ["the pattern is longer", "minLength", { minLength: 1, pattern: "^[a-z]{4}$" }, "abcd", ["pattern"], true],
  ["the pattern takes it", "minLength", { minLength: 1, pattern: "^[a-z]+$" }, "abcd", ["pattern"], false],
  ["a maximum below", "format", { format: "int64", minimum: 0, maximum: 9 }, 1, ["minimum", "maximum"], true],
  ["no maximum", "format", { format: "int64", minimum: 0 }, 1, ["minimum", "maximum"], false],
  ["no other keyword may", "maxLength", { maxLength: 3, type: "integer" }, "a", [], false],
])("whether nothing is just inside of a keyword: %s", (_because, keyword, schema, seed, others, isShut) => {
  expect(isShutOut({}, schema, keyword, [seed], others)).toBe(isShut);
});
