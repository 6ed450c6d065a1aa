import { expect, test } from "vitest";

/** Imported by the test, not by the file: what breaks while a module loads then fails a test. */
test("the package has what it is known for", async () => {
  const [all, node] = [await import("./index.ts"), await import("./node.ts")];
  expect(Object.keys(node)).toEqual(["nodeListener"]);
  expect(Object.keys(all).toSorted()).toEqual([
    "ReportError",
    "WebhookError",
    "addCardCallbackHandler",
    "addCardRedirectHandler",
    "failureRedirectHandler",
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
    "webhookRouter",
  ]);
});
