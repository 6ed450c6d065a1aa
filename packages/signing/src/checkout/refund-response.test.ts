/** Which transaction the response to a refund names, and that of an error: every combination, and what it is worth. */
import { describe, expect, it } from "vitest";
import { checkoutSignature } from "./checkout.ts";
import { type CheckoutRequestIdentity, verifyCheckoutResponse } from "./checkout-response.ts";

const secret = "SAIPPUAKAUPPIAS";
const PAYMENT = "681538c4-fc84-11e9-83bc-2ffcef4c3453";
const REFUND = "4b300af6-9a22-11e8-9184-abb6de7fd2d0";
const OTHER = "0c1f0d0e-7c5b-4d2a-9b43-8b8d5c0c8a11";
const REFUNDED = JSON.stringify({ transactionId: REFUND, provider: "nordea", status: "ok" });

const identity = { account: "375917", algorithm: "sha256", method: "POST", transactionId: PAYMENT } as const;
const requests: Readonly<Record<string, CheckoutRequestIdentity>> = {
  refund: { ...identity, ownTransaction: ["transactionId", "status"] },
  commit: identity,
};
const headers: Readonly<Record<string, readonly string[]>> = {
  absent: [],
  empty: [""],
  "the payment": [PAYMENT],
  "the payment in upper case": [PAYMENT.toUpperCase()],
  "the refund": [REFUND],
  "the refund in upper case": [REFUND.toUpperCase()],
  "another transaction": [OTHER],
  "the payment and the refund": [`${PAYMENT}, ${REFUND}`],
};

/** Verifies a response that the service has signed. */
async function verify(request: CheckoutRequestIdentity, status: number, named: readonly string[], body: string | Uint8Array = REFUNDED) {
  const parameters = [
    ["checkout-account", "375917"],
    ["checkout-algorithm", "sha256"],
    ["checkout-method", "POST"],
    ...named.map((id) => ["checkout-transaction-id", id] as const),
  ] as const;
  const signature = await checkoutSignature({ parameters: parameters.slice(0, 4), body, secret });
  return verifyCheckoutResponse({ request, status, headers: [...parameters, ["signature", signature]], body, secret });
}

/** Operation, statuses and what the header names; then what comes of it. */
const table: readonly (readonly [operation: string, statuses: readonly number[], header: string, want: string])[] = [
  ["refund", [200, 201, 299], "absent", "unverified"],
  ["refund", [200, 201, 299], "empty", "unverified"],
  ["refund", [200, 201, 299], "the payment", "verified"],
  ["refund", [200, 201, 299], "the payment in upper case", "verified"],
  ["refund", [200, 201, 299], "the refund", "verified"],
  ["refund", [200, 201, 299], "the refund in upper case", "verified"],
  ["refund", [200, 201, 299], "another transaction", "response-mismatch"],
  ["refund", [200, 201, 299], "the payment and the refund", "response-mismatch"],
  ["refund", [199, 300, 302, 399], "absent", "response-mismatch"],
  ["refund", [199, 300, 302, 399], "the payment", "verified"],
  ["refund", [199, 300, 302, 399], "the refund", "response-mismatch"],
  ["refund", [400, 404, 422, 500], "absent", "unverified"],
  ["refund", [400, 404, 422, 500], "empty", "unverified"],
  ["refund", [400, 404, 422, 500], "the payment", "verified"],
  ["refund", [400, 404, 422, 500], "the refund", "response-mismatch"],
  ["refund", [400, 404, 422, 500], "another transaction", "response-mismatch"],
  ["commit", [200, 201], "absent", "response-mismatch"],
  ["commit", [200, 201], "empty", "response-mismatch"],
  ["commit", [200, 201], "the payment", "verified"],
  ["commit", [200, 201], "the refund", "response-mismatch"],
  ["commit", [200, 201], "another transaction", "response-mismatch"],
  ["commit", [302, 399], "absent", "response-mismatch"],
  ["commit", [400, 404, 500], "absent", "unverified"],
  ["commit", [400, 404, 500], "the payment", "verified"],
  ["commit", [400, 404, 500], "another transaction", "response-mismatch"],
];

describe("a signed response", () => {
  it.each(table)("to a %s, of status %j, that names %s: %s", async (operation, statuses, header, want) => {
    const outcome = want === "response-mismatch" ? { outcome: "rejected", code: want } : { outcome: want };
    for (const status of statuses)
      expect(await verify(requests[operation] ?? expect.fail(), status, headers[header] ?? expect.fail())).toStrictEqual(outcome);
  });

  it.each([200, 404])("of status %d that names the payment twice is a signature mismatch", async (status) => {
    for (const request of Object.values(requests))
      expect(await verify(request, status, [PAYMENT, PAYMENT])).toStrictEqual({ outcome: "rejected", code: "signature-mismatch" });
  });

  it("names a transaction in upper or lower case", async () => {
    const request: CheckoutRequestIdentity = {
      ...identity,
      transactionId: PAYMENT.toUpperCase(),
      ownTransaction: ["transactionId", "status"],
    };
    const body = REFUNDED.replace(REFUND, REFUND.toUpperCase());
    for (const named of [PAYMENT, PAYMENT.toUpperCase(), REFUND, REFUND.toUpperCase()])
      expect(await verify(request, 201, [named], body)).toStrictEqual({ outcome: "verified" });
  });

  it("to a refund may be bytes", async () => {
    expect(await verify(requests["refund"] ?? expect.fail(), 201, [REFUND], new TextEncoder().encode(REFUNDED))).toStrictEqual({
      outcome: "verified",
    });
  });
});

describe("a recorded response about another payment does not pass for a refund's", () => {
  const MISMATCH = { outcome: "rejected", code: "response-mismatch" };

  it.each([
    ["the refund of another payment, named by it", OTHER, REFUNDED],
    ["an invoice that was activated", REFUND, JSON.stringify({ status: "ok" })],
    ["an id that is a list", REFUND, JSON.stringify({ transactionId: [REFUND], status: "ok" })],
    ["a list", REFUND, JSON.stringify([REFUNDED])],
    ["null", REFUND, "null"],
    ["no JSON", REFUND, `{"transactionId":"${REFUND}"`],
    ["no body", REFUND, ""],
    ["no body and undefined", "undefined", ""],
  ])("%s", async (_what, named, body) => {
    expect(await verify(requests["refund"] ?? expect.fail(), 201, [named], body)).toStrictEqual(MISMATCH);
  });

  it.each([
    ["a refund without a status", { transactionId: REFUND, provider: "nordea" }],
    ["an empty status", { transactionId: REFUND, status: "" }],
    ["a status that is not a string", { transactionId: REFUND, status: 1 }],
    ["what could be a payment that was opened", { transactionId: REFUND, href: "https://pay.example.com/1", providers: [] }],
    ["what could be a charge", { transactionId: REFUND }],
  ])(
    "that names its own transaction, but lacks a field of a refund's, is an unverified result, like one that names none: %s",
    async (_what, body) => {
      const outcome = { outcome: "unverified" };
      expect(await verify(requests["refund"] ?? expect.fail(), 201, [REFUND], JSON.stringify(body))).toStrictEqual(outcome);
      expect(await verify(requests["refund"] ?? expect.fail(), 201, [], JSON.stringify(body))).toStrictEqual(outcome);
    },
  );
});
