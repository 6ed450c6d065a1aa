import { expect, test } from "vitest";
import { table } from "./table.ts";
import type { OperationResult } from "./run-call.ts";

const sent = { method: "POST", target: "/payments", headerNames: ["accept", "signature"], bodyBytes: 385 };

test("the table has a line per result with request, status and outcome", () => {
  const results: OperationResult[] = [
    { api: "payment", operationId: "createPayment", sent, status: 201, outcome: "{transactionId}" },
    {
      api: "merchant",
      operationId: "cancelRefund",
      sent: { ...sent, method: "DELETE", target: "/refunds/1", bodyBytes: 0 },
      status: 204,
      outcome: "no body",
    },
    { api: "legacy", operationId: "createPayment", sent: undefined, status: undefined, outcome: "", problem: "rejected" },
    { api: "legacy", operationId: "createPayment", sent, status: 400, outcome: "{errorCode}", problem: "responded with 400" },
  ];
  expect(table(results).split("\n")).toEqual([
    "          operation      sent               headers  body   status  outcome",
    "payment   createPayment  POST /payments     2        385 B  201     {transactionId}",
    "merchant  cancelRefund   DELETE /refunds/1  2               204     no body",
    "legacy    createPayment                                             ✗",
    "legacy    createPayment  POST /payments     2        385 B  400     ✗ {errorCode}",
  ]);
});

test("the table cuts columns off at a readable width", () => {
  const [, line = ""] = table([
    { api: "a", operationId: "b", sent: { ...sent, target: `/${"x".repeat(200)}` }, status: 200, outcome: "y".repeat(200) },
  ]).split("\n");
  expect(line).toContain(`POST /${"x".repeat(53)}…  2`);
  expect(line).toMatch(/ y{59}…$/);
});
