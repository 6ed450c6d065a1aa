import { expect, test } from "vitest";

/** Imported by the test, not by the file, so that a module that fails to load fails a test. */
test("the package exports its documented functions", async () => {
  const [all, node] = [await import("./index.ts"), await import("./node.ts")];
  expect(Object.keys(node)).toEqual(["nodeListener"]);
  expect(Object.keys(all).toSorted()).toEqual([
    "ReportError",
    "WebhookError",
    "addCardCallbackHandler",
    "addCardRedirectHandler",
    "failureRedirectHandler",
    "fromCents",
    "isKnownRefundStatus",
    "memoryStore",
    "paymentCallbackHandler",
    "paymentNotificationHandler",
    "paymentRedirectHandler",
    "paymentReportHandler",
    "readCard",
    "readPayment",
    "readReceipt",
    "readRefund",
    "readRefundStatus",
    "readReport",
    "refundCallbackHandler",
    "refundStatusChangedHandler",
    "reportRows",
    "successRedirectHandler",
    "toCents",
    "webhookRouter",
  ]);
});
