import { expect, test } from "vitest";
import { withBases } from "./bases.ts";

const base = { type: "object", required: ["id"], properties: { id: { type: "string" } }, allOf: [{ "x-rule": "total" }] };
const bundle = { components: { schemas: { Base: base } } };
const reference = { $ref: "#/components/schemas/Base" };

test("a record that extends another has the fields, demands and rules of both", () => {
  const record = { type: "object", required: ["rows"], properties: { rows: { type: "array" } }, allOf: [reference, { not: {} }] };
  expect(withBases(bundle, record)).toEqual({
    type: "object",
    required: ["id", "rows"],
    properties: { id: { type: "string" }, rows: { type: "array" } },
    allOf: [{ "x-rule": "total" }, { not: {} }],
  });
});

test("a record that demands a field of another, which is closed, has its fields and is closed", () => {
  const closed = { ...base, properties: { ...base.properties, rows: {} }, unevaluatedProperties: { not: {} } };
  expect(withBases({ components: { schemas: { Base: closed } } }, { type: "object", required: ["rows"], allOf: [reference] })).toEqual({
    ...closed,
    required: ["id", "rows"],
  });
});

test("a record that is made of parts alone stays as it is", () => {
  expect(withBases(bundle, { allOf: [reference, base] })).toEqual({ allOf: [reference, base] });
});
