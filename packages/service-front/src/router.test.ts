import type { OperationTable } from "@maksu/openapi-runtime";
import { describe, expect, test } from "vitest";
import { createRouter } from "./router.ts";

const entry = (method: string, path: string): OperationTable[string] => ({
  method,
  path,
  signedHeaders: [],
  requestMediaTypes: [],
  responses: {},
});
const route = createRouter({
  getPayment: entry("GET", "/payments/{transactionId}"),
  requestPaymentReport: entry("POST", "/payments/report"),
  getReport: entry("GET", "/payments/report"),
  cancelRefund: entry("DELETE", "/merchant/v1/refunds/{refundToken}"),
  reportOfSettlement: entry("POST", "/settlements/{settlementId}/payments/report"),
});

describe("createRouter", () => {
  test("createRouter prefers a path without parameters", () => {
    expect(route("GET", "/payments/report")).toMatchObject({ operationId: "getReport", pathParameters: {} });
    expect(route("GET", "/payments/other")).toMatchObject({ operationId: "getPayment", pathParameters: { transactionId: "other" } });
  });

  test("createRouter decodes path parameters, each within its segment", () => {
    expect(route("GET", "/payments/a%2Fb%20%C3%A9")).toMatchObject({ pathParameters: { transactionId: "a/b é" } });
    expect(route("POST", "/settlements/a/b/payments/report")).toEqual({ allowed: [] });
  });

  test("createRouter leaves out a parameter with invalid percent-encoding", () => {
    expect(route("GET", "/payments/%zz")).toEqual({ operationId: "getPayment", template: "/payments/{transactionId}", pathParameters: {} });
    expect(route("GET", "/payments/%C3")).toMatchObject({ pathParameters: {} });
  });

  test("createRouter reads an empty last segment as an empty parameter", () => {
    expect(route("DELETE", "/merchant/v1/refunds/")).toMatchObject({ operationId: "cancelRefund", pathParameters: { refundToken: "" } });
    expect(route("DELETE", "/merchant/v1/refunds")).toEqual({ allowed: [] });
  });

  test("createRouter returns the methods of a known path, and none of an unknown one", () => {
    expect(route("PUT", "/payments/report")).toEqual({ allowed: ["POST", "GET"] });
    expect(route("GET", "/nothing")).toEqual({ allowed: [] });
    expect(route("GET", "/payments/1/")).toEqual({ allowed: [] });
  });
});
