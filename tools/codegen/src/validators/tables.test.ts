import { describe, expect, test } from "vitest";
import type { Schema } from "@maksu/openapi";
import { tableOf } from "./tables.ts";

test("the tables have codes by schema path, texts of rules, the order of documented codes, and rules by the path of their object", () => {
  const schema: Schema = {
    properties: {
      "a/b": { "x-error-code": "a", pattern: "^a$", "x-pattern-message": "must be a" },
      rows: { items: { "x-error-code": "row" }, allOf: [{ description: "Few\n rows.", "x-error-code": "few", maxItems: 2 }] },
      order: { properties: { total: { allOf: [{ "x-rule": "total", "x-error-code": "sum", description: "The sum." }] } } },
      due: { allOf: [{ description: "It is a day.", pattern: "^d$", "x-pattern-message": "must be a day" }] },
    },
    allOf: [
      { "x-rule": "days", "x-limit": 2 },
      { properties: { rows: {}, stamp: {} }, not: { properties: { never: {} } } },
    ],
    unevaluatedProperties: { description: "No other.", "x-error-code": "key", not: {} },
  };
  expect(tableOf(schema, ["key", "json", "row", "unused", "sum", "few", "a", "row"], { "application/json": "json" })).toEqual({
    codes: {
      "#/properties/a~1b": "a",
      "#/properties/rows/items": "row",
      "#/properties/rows/allOf/0": "few",
      "#/unevaluatedProperties": "key",
    },
    messages: {
      "#/properties/a~1b/pattern": "must be a",
      "#/properties/rows/allOf/0": "few rows",
      "#/properties/order/properties/total/allOf/0": "the sum",
      "#/properties/due/allOf/0/pattern": "must be a day",
    },
    keys: { "#/unevaluatedProperties": ["a/b", "rows", "order", "due", "stamp"] },
    order: ["key", "json", "row", "sum", "few", "a"],
    fallback: { "application/json": "json" },
    rules: [
      { at: ["order", "total"], rule: "total", code: "sum", message: "the sum" },
      { at: [], rule: "days", limit: 2, message: "days" },
    ],
  });
});

describe("a table is rejected for", () => {
  test.each<{ what: string; schema: Schema; want: string }>([
    {
      what: "a code without an example",
      schema: { properties: { a: { "x-error-code": "b" } } },
      want: "no response has an example named b.",
    },
    {
      what: "a rule below an array",
      schema: { properties: { a: { items: { "x-rule": "r" } } } },
      want: "#/properties/a/items: an x-rule can't stand below an array or a branch.",
    },
    {
      what: "a rule in a branch",
      schema: { anyOf: [{ properties: { a: { "x-rule": "r" } } }] },
      want: "#/anyOf/0/properties/a: an x-rule can't stand",
    },
  ])("$what", ({ schema, want }) => {
    expect(() => tableOf(schema, [], {})).toThrow(want);
  });

  test("a fallback that is not an example", () => {
    expect(() => tableOf({}, [], { "application/json": "json" })).toThrow("no response has an example named json.");
  });
});
