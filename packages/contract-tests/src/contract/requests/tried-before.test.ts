import { constraintsOf } from "@maksu/conformance/contract";
import { operationsOf } from "@maksu/openapi";
import { expect, test } from "vitest";
import { triedBefore } from "./tried-before.ts";

const text = { type: "string", maxLength: 2 };
const Row = { type: "object", additionalProperties: false, properties: { name: text } };
const rows = { type: "array", items: { $ref: "#/components/schemas/Row" } };
const Cart = { type: "object", additionalProperties: false, properties: { rows, gift: { $ref: "#/components/schemas/Row" }, note: text } };
const Refund = { type: "object", additionalProperties: false, properties: { rows, note: text } };

const operation = (operationId: string, schema: object, example: object): object => ({
  operationId,
  requestBody: { required: true, content: { "application/json": { schema, examples: { own: { value: example } } } } },
  responses: { "200": { description: "Done." } },
});
const named = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const cart = { rows: [{ name: "a" }], gift: { name: "b" }, note: "c" };
const bundle = {
  components: { schemas: { Row, Cart, Refund } },
  paths: {
    "/carts": { post: operation("createCart", named("Cart"), cart), put: operation("replaceCart", named("Cart"), cart) },
    "/refunds": { post: operation("refund", named("Refund"), { rows: [{ name: "a" }], note: "c" }) },
  },
};

test("a field is tried in the first place of its body or record, and the records themselves in each", () => {
  const operations = operationsOf(bundle);
  const isTriedBefore = triedBefore(bundle, operations);
  const tried = operations.flatMap((each) =>
    constraintsOf(bundle, each)
      .filter((constraint) => constraint.spot.length > 1 && !isTriedBefore(each, constraint))
      .map(({ operationId, name }) => `${operationId} ${name}`),
  );
  expect(tried).toEqual([
    'replaceCart body/rows type "array"',
    'replaceCart body/rows/* type "object"',
    "replaceCart body/rows/* additionalProperties",
    'replaceCart body/rows/*/name type "string"',
    "replaceCart body/rows/*/name maxLength 2",
    'replaceCart body/gift type "object"',
    "replaceCart body/gift additionalProperties",
    'replaceCart body/note type "string"',
    "replaceCart body/note maxLength 2",
    'refund body/rows type "array"',
    'refund body/rows/* type "object"',
    "refund body/rows/* additionalProperties",
    'refund body/note type "string"',
    "refund body/note maxLength 2",
  ]);
});
