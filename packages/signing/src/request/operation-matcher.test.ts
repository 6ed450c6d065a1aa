import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { operationMatcher } from "./operation-matcher.ts";
import type { OperationTable } from "./signed-operation.ts";
import { operations } from "../../test/operations.ts";
import { signingError } from "../../test/signing-error.ts";

const table = (...lines: readonly string[]): OperationTable =>
  Object.fromEntries(
    lines.map((line) => {
      const [method = "", path = ""] = line.split(" ");
      return [line, { method, path, signedHeaders: [] }];
    }),
  );
const find = (operationTable: OperationTable, method: string, path: string) => {
  const { operation, pathParameters } = operationMatcher(operationTable)(method, path);
  return [operation.path, pathParameters];
};

describe("operationMatcher", () => {
  it.each([
    ["GET", "/payments/1", "/payments/{transactionId}", { transactionId: "1" }],
    ["POST", "/payments", "/payments", {}],
    ["POST", "/payments/1/activate-invoice", "/payments/{transactionId}/activate-invoice", { transactionId: "1" }],
    ["POST", "/tokenization/x", "/tokenization/{checkout-tokenization-id}", { "checkout-tokenization-id": "x" }],
    ["GET", "/payments/a%2Fb%20c%C3%A4%25", "/payments/{transactionId}", { transactionId: "a/b cä%" }],
    ["GET", "/payments/report", "/payments/{transactionId}", { transactionId: "report" }],
  ])("finds %s %s, with the values of its path decoded", (method, path, template, values) => {
    expect(find(operations, method, path)).toStrictEqual([template, values]);
  });

  it.each([
    ["GET", "/payments"],
    ["DELETE", "/payments/1"],
    ["post", "/payments"],
    ["GET", "/payments/"],
    ["GET", "/payments//"],
    ["GET", "/payments/1/"],
    ["GET", "//payments/1"],
    ["GET", "/Payments/1"],
    ["GET", "/p%61yments/1"],
    ["GET", "/v1/payments/1"],
    ["GET", "/payments/1/2"],
    ["GET", "/"],
    ["GET", ""],
  ])("finds no operation for %s %j", (method, path) => {
    expect(() => find(operations, method, path)).toThrow(
      expect.objectContaining({
        code: "operation-unknown",
        message: expect.stringMatching(new RegExp(`^operation: no ${method} operation of this API has such a path; [^/]+$`)),
      }),
    );
  });

  it.each([
    ["a value that is not percent-encoded", "%zz"],
    ["a value that is not UTF-8", "%ff"],
    ["a placeholder that was not filled in", "%7BtransactionId%7D"],
  ])("rejects %s", (_, value) => {
    expect(() => find(operations, "GET", `/payments/${value}`)).toThrow(signingError("path-parameter-invalid", "transactionId"));
  });

  const reports = ["GET /payments/{id}", "GET /payments/report", "GET /{kind}/report", "GET /{kind}/{id}", "POST /payments/{id}"];
  it.each([
    ["/payments/report", "/payments/report"],
    ["/payments/1", "/payments/{id}"],
    ["/refunds/report", "/{kind}/report"],
    ["/refunds/1", "/{kind}/{id}"],
  ])("prefers literal text to a parameter, from left to right, whatever the order of the table: %s", (path, template) => {
    for (const order of [reports, reports.toReversed()]) expect(find(table(...order), "GET", path)[0]).toBe(template);
  });

  it.each(["/files/v{id}", "/files/{id}.json"])("takes a part with more than a parameter for literal text: %s", (path) => {
    expect(find(table(`GET ${path}`), "GET", path)).toStrictEqual([path, {}]);
    expect(() => find(table(`GET ${path}`), "GET", "/files/1")).toThrow(signingError("operation-unknown", "operation"));
  });

  it("finds both of two paths that differ in where their parts end", () => {
    for (const path of ["/ab/c", "/a/bc"]) expect(find(table("GET /ab/c", "GET /a/bc"), "GET", path)[0]).toBe(path);
  });

  it.each([
    ["the same path", "GET /payments/{id}", "GET /payments/{id}"],
    ["parameters of other names", "GET /payments/{id}/refund", "GET /payments/{transactionId}/refund"],
    ["literal paths alike", "POST /payments", "POST /payments"],
  ])("rejects a table with an ambiguous pair: %s", (_, one, other) => {
    const [first] = Object.values(table(one));
    const [second] = Object.values(table(other));
    const ambiguous = { ...table("GET /a", "GET /z"), ...(first && { first }), ...(second && { second }) };
    expect(() => operationMatcher(ambiguous)).toThrow(signingError("option-invalid", "operations"));
  });

  it("finds any path value that a URL can carry", () => {
    const matcher = operationMatcher(operations);
    const value = fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => text.isWellFormed() && !/^\.{1,2}$/.test(text));
    fc.assert(
      fc.property(value, (transactionId) => {
        const { pathname } = new URL(`https://api.example.com/payments/${encodeURIComponent(transactionId)}`);
        expect(matcher("GET", pathname).pathParameters).toStrictEqual({ transactionId });
      }),
    );
  });
});
