import { describe, expect, test } from "vitest";
import { errorsModule } from "./errors.ts";
import type { Document, Json, Schema } from "@maksu/openapi";
import { shopDocument } from "../../test/shop.ts";

const CODE = { type: "string", "x-client-type": "error-code" } as const;

/** Bodies whose code is in `error.title`. */
const CODED: Schema = { properties: { message: {}, error: { properties: { title: CODE } } } };

/** A document with the responses of one operation each. */
function documentOf(
  ...operations: { id: string; status: string; examples: Record<string, { description?: string; value: Json }> }[]
): Document {
  const paths = operations.map(({ id, status, examples }) => {
    const responses = { [status]: { description: "Rejected.", content: { "application/json": { schema: CODED, examples } } } };
    return [`/${id}`, { get: { operationId: id, summary: id, responses } }] as const;
  });
  return { openapi: "3.1.0", info: { title: "T", version: "1" }, paths: Object.fromEntries(paths) };
}

test("codes are the examples whose name is the code in their value, with status, meaning on one line, and operations", async () => {
  const code = errorsModule(await shopDocument());
  expect(code).toContain('export type ErrorCode = \n  | "invalid-day"\n  | "invalid-days"\n  | "invalid-json"\n');
  expect(code).toContain(
    '  "invalid-reference": {"status":400,"meaning":"The reference is missing, too short or too long.","operations":["createOrder"]},\n',
  );
  expect(code).not.toContain("without-code");
  expect(code).not.toContain("rejected");
});

test("a nested code comes with its workaround", () => {
  const value = { error: { title: "refund-not-found", description: "No refund.", workaround: "Look again." } };
  const code = errorsModule(
    documentOf({ id: "getRefund", status: "404", examples: { "refund-not-found": { description: "No such refund.", value } } }),
  );
  expect(code).toContain(
    '"refund-not-found": {"status":404,"meaning":"No such refund.","workaround":"Look again.","operations":["getRefund"]}',
  );
});

test("a code of several operations is one entry", () => {
  const examples = { gone: { description: "Gone.", value: { error: { title: "gone" } } } };
  const code = errorsModule(documentOf({ id: "a", status: "404", examples }, { id: "b", status: "404", examples }));
  expect(code).toContain('"operations":["a","b"]');
});

test("a description without codes has none", () => {
  const code = errorsModule(documentOf({ id: "a", status: "400", examples: { broken: { value: { message: "broken" } } } }));
  expect(code).toContain("export type ErrorCode = never;");
  expect(code).toContain("Object.freeze({\n});");
});

describe("a code is rejected", () => {
  const examples = { gone: { value: { error: { title: "gone" } } } };
  test("with two statuses", () => {
    const document = documentOf({ id: "a", status: "404", examples }, { id: "b", status: "410", examples });
    expect(() => errorsModule(document)).toThrow("b: gone has status 410 here and 404 at a.");
  });
  test("without a status", () => {
    expect(() => errorsModule(documentOf({ id: "a", status: "default", examples }))).toThrow(
      "a: gone is in a response of default, which is not a status.",
    );
  });
});
