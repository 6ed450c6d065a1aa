import { expect, test } from "vitest";
import { mergeBases } from "./bases.ts";
import type { Document, Schema } from "@maksu/openapi";

const base: Schema = { type: "object", required: ["id"], properties: { id: { type: "string" } }, allOf: [{ "x-rule": "total" }] };
const reference: Schema = { $ref: "#/components/schemas/Base" };
const document = (schemas: Record<string, Schema>): Document => ({
  openapi: "3.1.0",
  info: { title: "", version: "" },
  components: { schemas: { Base: base, ...schemas } },
});
const order: Schema = { type: "object", required: ["rows"], properties: { rows: { type: "array" } }, allOf: [reference, { not: {} }] };

test("a record that extends another has the fields, demands and rules of both, and the base is gone", () => {
  expect(mergeBases(document({ Order: order })).components?.schemas).toEqual({
    Order: {
      type: "object",
      required: ["id", "rows"],
      properties: { id: { type: "string" }, rows: { type: "array" } },
      allOf: [{ "x-rule": "total" }, { not: {} }],
    },
  });
});

test("a base that something else refers to stays, and so does a record that is made of parts alone", () => {
  const schemas = { Order: order, Parts: { allOf: [reference, { type: "object" }] } };
  const merged = mergeBases(document(schemas)).components?.schemas;
  expect(merged).toMatchObject({ Base: base, Parts: schemas.Parts });
});
