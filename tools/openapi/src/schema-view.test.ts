import { expect, test } from "vitest";
import { viewOf } from "./schema-view.ts";

const bundle = {
  components: {
    schemas: {
      Base: { type: "object", required: ["id"], properties: { id: { type: "string" } } },
      Whole: {
        description: "A base with rows.",
        allOf: [
          { $ref: "#/components/schemas/Base" },
          { type: "object", properties: { rows: { type: "array" } } },
          { "x-rule": "total" },
          { anyOf: [{ required: ["id"] }, { required: ["rows"] }] },
        ],
      },
    },
  },
};

test("parts are merged into one view, rules stand apart", () => {
  const view = viewOf(bundle, { $ref: "#/components/schemas/Whole" });
  expect([...view.properties.keys()]).toEqual(["id", "rows"]);
  expect([...view.required]).toEqual(["id"]);
  expect(view.rules).toHaveLength(2);
  expect(view.names).toEqual(["Whole"]);
  expect([...view.parts]).toEqual(["Base"]);
});

test("a limit in a part keeps that part's code", () => {
  const view = viewOf(bundle, {
    type: "array",
    "x-error-code": "invalid-products",
    allOf: [{ minItems: 1, maxItems: 500, "x-error-code": "invalid-products-amount" }],
  });
  expect(view.code).toBe("invalid-products");
  expect(view.codes.get("maxItems")).toBe("invalid-products-amount");
  expect(view.keywords.get("maxItems")).toBe(500);
});

test.each([
  { schema: { type: ["string", "null"], format: "date" } },
  { schema: { anyOf: [{ type: "string", format: "date" }, { type: "null" }] } },
])("null is separated in $schema", ({ schema }) => {
  const view = viewOf(bundle, schema);
  expect(view.nullable).toBe(true);
  expect([...view.types]).toEqual(["string"]);
  expect(view.keywords.get("format")).toBe("date");
});

test("alternatives that are enumerations and constants are one enumeration", () => {
  const view = viewOf(bundle, {
    anyOf: [
      { type: "string", enum: ["0", "1"] },
      { type: "integer", const: 0 },
      { type: "integer", const: 1 },
    ],
  });
  expect(view.keywords.get("enum")).toEqual(["0", "1", 0, 1]);
});
