import { expect, test } from "vitest";
import { gapLines } from "./gap-lines.ts";

const street = "createPayment body/orderDetails/contact/address/street";
const wrongCode = "is rejected by the client with invalid-contact-address, not with invalid-contact-postal-code";
const address = "  specs/legacy-api/components/schemas/Address.yaml:";
const refund = "specs/merchant-api/paths/merchant_v1_payments_{orderNumber}_refunds.yaml";

test.each([
  {
    given: "one gap",
    gaps: [`legacy-api ${street} maxLength 64: outside, 65 characters ${wrongCode}`],
    want: [address, `    legacy-api ${street} maxLength 64: outside, 65 characters ${wrongCode}`],
  },
  {
    given: "gaps that differ in the keyword and in what was sent",
    gaps: [
      `legacy-api ${street} required: outside, left out (and 1 other value) ${wrongCode}`,
      `legacy-api ${street} type: outside, true ${wrongCode}`,
      `legacy-api ${street} maxLength 64: outside, "a: b is rejected by" ${wrongCode}`,
    ],
    want: [address, `    legacy-api ${street}, 3 keywords (required, type, maxLength 64): outside, what was sent ${wrongCode}`],
  },
  {
    given: "gaps of several operations",
    gaps: ["createMitCharge", "createCitCharge", "createMitAuthorizationHold"].map(
      (id) => `payment-api ${id} body/stamp maxLength 20: outside, 21 characters is not rejected by Prism`,
    ),
    want: [
      "  specs/payment-api/components/schemas/PaymentBase.yaml:",
      "    payment-api 3 operations (createMitCharge, createCitCharge, createMitAuthorizationHold) body/stamp maxLength 20: outside, what was sent is not rejected by Prism",
    ],
  },
  {
    given: "gaps of one cause all over an operation",
    gaps: ["path/orderNumber maxLength 64", "body required", "body/rows maxItems 500", "body/email type", "body/notifyUrl type"].map(
      (constraint) =>
        `merchant-api createRefund ${constraint}: inside, something makes the client's call fail: the response has status 201`,
    ),
    want: [
      `  ${refund}:`,
      "    merchant-api createRefund, 5 places (path/orderNumber, body, body/rows and 2 more): inside, what was sent makes the client's call fail: the response has status 201",
    ],
  },
  {
    given: "gaps of statuses, codes and examples",
    gaps: [
      "merchant-api createRefund 202: the client's table has no such status",
      "merchant-api createRefund invalid-signature: no request provokes it",
      "merchant-api createRefund request card-payment: the mock server returns 500",
    ],
    want: [
      `  ${refund}:`,
      "    merchant-api createRefund 202: the client's table has no such status",
      "  specs/merchant-api/components/responses/RefundsForbidden.yaml:",
      "    merchant-api createRefund invalid-signature: no request provokes it",
      `  ${refund}:`,
      "    merchant-api createRefund request card-payment: the mock server returns 500",
    ],
  },
  {
    given: "a gap of an event",
    gaps: ["merchant-api event refundStatusChanged: lacks status"],
    want: ["  specs/merchant-api/webhooks/refundStatusChanged.yaml:", "    merchant-api event refundStatusChanged: lacks status"],
  },
  {
    given: "a gap without a place",
    gaps: ["merchant-api: the client has an operation listRefunds"],
    want: ["    merchant-api: the client has an operation listRefunds"],
  },
])("gaps are reported with their lines: $given", ({ gaps, want }) => {
  expect(gapLines(gaps).map((line) => line.replace(/\.yaml:\d+:$/, ".yaml:"))).toEqual(want);
});

test("of many gaps, the first are listed, and where the others are", () => {
  const gaps = Array.from({ length: 45 }, (_, index) => `merchant-api createRefund request r${index}: the mock server returns 500`);
  const lines = gapLines(gaps);
  expect(lines).toHaveLength(42);
  expect(lines.at(-1)).toBe("  and 5 lines more: packages/contract-tests/.results has them all");
});
