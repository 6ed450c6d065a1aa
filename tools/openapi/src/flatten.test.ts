import { expect, test } from "vitest";
import { flatten } from "./flatten.ts";
import type { Document, Schema } from "./document.ts";

const base: Schema = { type: "object", required: ["id"], properties: { id: { type: "string" } }, allOf: [{ "x-rule": "total" }] };
const few: Schema = { type: "string", enum: ["a", "b"] };
const to = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const flat = (schemas: Record<string, Schema>): Record<string, Schema> | undefined => {
  const document: Document = { openapi: "3.1.0", info: { title: "", version: "" }, components: { schemas } };
  const before = structuredClone(document);
  const { components } = flatten(document);
  expect(document).toEqual(before);
  return components?.schemas;
};

const order: Schema = { type: "object", required: ["rows"], properties: { rows: { type: "array" } }, allOf: [to("Base"), { not: {} }] };
const whole: Schema = {
  type: "object",
  required: ["id", "rows"],
  properties: { id: { type: "string" }, rows: { type: "array" } },
  allOf: [{ "x-rule": "total" }, { not: {} }],
};

test("flatten gives a record that extends another the fields and rules of both, and removes the base", () => {
  expect(flat({ Base: base, Order: order })).toEqual({ Order: whole });
});

test("flatten writes out bases of bases, and records inside records", () => {
  const rush = { type: "object", properties: { by: { type: "string" } }, allOf: [to("Order")] };
  const box = { type: "object", properties: { rush: { type: "array", items: rush } } };
  expect(flat({ Base: base, Order: order, Box: box })).toEqual({
    Box: {
      type: "object",
      properties: { rush: { type: "array", items: { ...whole, properties: { ...whole.properties, by: { type: "string" } } } } },
    },
  });
});

test("flatten keeps a base that something else refers to, and a record that is made of parts alone", () => {
  const schemas = { Base: base, Order: order, Parts: { allOf: [to("Base"), { type: "object" }] } };
  expect(flat(schemas)).toMatchObject({ Base: base, Parts: schemas.Parts });
});

test("flatten writes out the values of an enumeration in a base's field", () => {
  const listed = { ...base, properties: { kind: { anyOf: [to("Few"), { type: "string", const: "c" }] } } };
  const kinds = { type: "string", enum: ["a", "b", "c"] };
  expect(flat({ Few: few, Base: listed, Order: order })).toEqual({
    Few: few,
    Order: { ...whole, properties: { kind: kinds, rows: { type: "array" } } },
  });
});
