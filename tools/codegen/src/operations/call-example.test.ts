import { describe, expect, test } from "vitest";
import { type Json, operationsOf, type Schema } from "@maksu/openapi";
import { shopDocument } from "../../test/shop.ts";
import { callExample } from "./call-example.ts";

const shopCall = async (body: Json, schema: Schema): Promise<string> => {
  const create = operationsOf(await shopDocument()).find(({ operation }) => operation.operationId === "createOrder");
  if (!create) throw new Error("The shop has no such operation.");
  const content = { "application/json": { schema, examples: { only: { value: body } } } };
  return callExample({ ...create, parameters: [], content });
};

describe("a call", () => {
  test("stands on one line if it fits, with names quoted where necessary", async () => {
    expect(await shopCall({ "a-b": 'x"y', c: [1, null] }, {})).toBe(
      'const result = await client.createOrder({ body: { "a-b": "x\\"y", c: [1, null] } });',
    );
  });

  test("that is long has only the required fields, at any depth", async () => {
    const fields = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`optional${index}`, "x".repeat(10)]));
    const row: Schema = { required: ["sum"], properties: { sum: {}, note: {} } };
    const schema: Schema = { required: ["rows", "open"], properties: { rows: { items: row }, open: {} } };
    expect(await shopCall({ ...fields, rows: [{ sum: 1, note: "n" }], open: { any: true } }, schema)).toBe(
      "const result = await client.createOrder({ body: { rows: [{ sum: 1 }], open: { any: true } } });",
    );
  });
});
