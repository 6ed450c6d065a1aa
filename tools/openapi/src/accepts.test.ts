import { describe, expect, test } from "vitest";
import { accepts } from "./accepts.ts";

const bundle = { components: { schemas: { Digit: { type: "string", pattern: "^[0-9]$" } } } };

describe("a schema lets through what JSON Schema lets through", () => {
  test.each<{ readonly schema: unknown; readonly yes: readonly unknown[]; readonly no: readonly unknown[] }>([
    {
      schema: { type: ["string", "number"], maxLength: 2, maximum: 5 },
      yes: ["ab", "99", 5, "\u{1F600}\u{1F600}"],
      no: ["abc", 6, true, null],
    },
    { schema: { type: "integer", exclusiveMinimum: 0 }, yes: [1, 2.0], no: [0, 1.5, "1"] },
    { schema: { enum: ["0", 0] }, yes: ["0", 0], no: ["1", false] },
    { schema: { $ref: "#/components/schemas/Digit", description: "noted" }, yes: ["7"], no: ["77", 7] },
    { schema: { required: ["a"] }, yes: [{ a: 1 }, []], no: [{}] },
    { schema: { properties: { a: false } }, yes: [{}, { b: 1 }], no: [{ a: 1 }] },
    { schema: { anyOf: [{ type: "string" }, { type: "null" }] }, yes: ["", null], no: [1] },
    { schema: { oneOf: [{ minimum: 1 }, { maximum: 1 }] }, yes: [0, 2], no: [1] },
    {
      // oxlint-disable-next-line unicorn/no-thenable -- JSON Schema's keyword
      schema: { if: { required: ["a"], properties: { a: { const: true } } }, then: { properties: { b: { minItems: 1 } } } },
      yes: [{ a: true, b: [1] }, { a: false, b: [] }, { b: [] }],
      no: [{ a: true, b: [] }],
    },
    { schema: { not: { required: ["a", "b"] } }, yes: [{ a: 1 }], no: [{ a: 1, b: 1 }] },
    { schema: { items: { type: "string" }, maxItems: 1 }, yes: [[], ["a"]], no: [[1], ["a", "b"]] },
  ])("$schema", ({ schema, yes, no }) => {
    expect(yes.filter((value) => !accepts(bundle, schema, value))).toEqual([]);
    expect(no.filter((value) => accepts(bundle, schema, value))).toEqual([]);
  });
});

test("a keyword that the descriptions do not use yet counts, too", () => {
  expect(accepts(bundle, { contains: { type: "string" } }, [1])).toBe(false);
  expect(accepts(bundle, { properties: { a: true }, unevaluatedProperties: false }, { a: 1, b: 1 })).toBe(false);
});

test("a format is an annotation; a property, and a value, may have its name", () => {
  expect(accepts(bundle, { format: "date" }, "soon")).toBe(true);
  expect(accepts(bundle, { properties: { format: { const: { format: "csv" } } } }, { format: { format: "csv" } })).toBe(true);
  expect(accepts(bundle, { properties: { format: { const: { format: "csv" } } } }, { format: {} })).toBe(false);
});

test("validating a value leaves the schema as it was", () => {
  const schema = { $ref: "#/components/schemas/Digit" };
  accepts(bundle, schema, "7");
  expect([schema, bundle]).toStrictEqual([
    { $ref: "#/components/schemas/Digit" },
    { components: { schemas: { Digit: { type: "string", pattern: "^[0-9]$" } } } },
  ]);
});

test("a reference that leads nowhere is an error", () => {
  expect(() => accepts(bundle, { $ref: "#/components/schemas/Letter" }, "a")).toThrow('Unresolved $ref "#/components/schemas/Letter"');
});
