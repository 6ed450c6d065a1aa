import { describe, expect, it } from "vitest";
import { attachOperation } from "./attach-operation.ts";
import { takeMark } from "./operation-mark.ts";
import { operations } from "./testing/operations.ts";
import { signingError } from "./testing/signing-error.ts";

const transactionId = "681538c4-fc84-11e9-83bc-2ffcef4c3453";

function mark(method: string, schemaPath: string, path?: Record<string, unknown>) {
  const request = new Request("https://api.example.com/x", { method });
  attachOperation(operations).onRequest({ request, schemaPath, params: path === undefined ? {} : { path } });
  return request.headers;
}

describe("attachOperation", () => {
  it.each([
    ["POST", "/payments", undefined, "createPayment", {}],
    ["GET", "/settlements", { transactionId }, "listSettlements", {}],
    ["GET", "/payments/{transactionId}", { transactionId }, "getPayment", { "checkout-transaction-id": transactionId }],
    ["GET", "/payments/{transactionId}", { transactionId: "a&b=c?d %" }, "getPayment", { "checkout-transaction-id": "a&b=c?d %" }],
    [
      "POST",
      "/tokenization/{checkout-tokenization-id}",
      { "checkout-tokenization-id": transactionId },
      "getToken",
      { "checkout-tokenization-id": transactionId },
    ],
  ])("%s %s", (method, schemaPath, path, operationId, fromPath) => {
    const headers = mark(method, schemaPath, path);
    expect(takeMark(headers)).toStrictEqual({ operationId, fromPath: new Map(Object.entries(fromPath)) });
    expect([...headers]).toStrictEqual([]);
    expect(takeMark(headers)).toBeUndefined();
  });

  it.each([
    ["PUT", "/payments"],
    ["POST", "/payments/x"],
    ["GET", "/payments"],
  ])("refuses %s %s, which the table lacks", (method, schemaPath) => {
    expect(() => mark(method, schemaPath)).toThrow(
      expect.objectContaining({ code: "operation-unknown", message: `operation: the table has no ${method} ${schemaPath}` }),
    );
  });

  it.each([undefined, "", ".", "..", "a\nb", "ä", " a", 5, null])("refuses the path parameter %j", (value) => {
    expect(() => mark("GET", "/payments/{transactionId}", { transactionId: value })).toThrow(
      signingError("path-parameter-invalid", "transactionId"),
    );
  });
});
