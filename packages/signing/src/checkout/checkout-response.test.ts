import { describe, expect, it } from "vitest";
import { checkoutSignature } from "./checkout.ts";
import { verifyCheckoutResponse, type CheckoutResponseInput } from "./checkout-response.ts";
import { signingError } from "../../test/signing-error.ts";

const secret = "SAIPPUAKAUPPIAS";
const transactionId = "681538c4-fc84-11e9-83bc-2ffcef4c3453";
const request = { account: "375917", algorithm: "sha256", method: "GET", transactionId } as const;
const own = {
  "checkout-account": "375917",
  "checkout-algorithm": "sha256",
  "checkout-method": "GET",
  "checkout-transaction-id": transactionId,
};

/** Verifies a response with these headers, signed unless a signature is among them. */
async function verify(headers: Record<string, string>, change: Partial<CheckoutResponseInput> = {}) {
  const parameters = Object.entries(headers);
  const algorithm = headers["checkout-algorithm"] === "sha512" ? "sha512" : "sha256";
  const signature = headers["signature"] ?? (await checkoutSignature({ parameters, body: "{}", secret, algorithm }));
  return verifyCheckoutResponse({
    request,
    status: 200,
    headers: [...parameters, ["Signature", signature]],
    body: "{}",
    secret,
    ...change,
  });
}

describe("verifyCheckoutResponse", () => {
  it.each([
    ["a response to the request", own, {}],
    ["a later checkout header", { ...own, "checkout-future": "x" }, {}],
    ["the transaction ID in upper case", { ...own, "checkout-transaction-id": transactionId.toUpperCase() }, {}],
    ["any transaction ID where the route has none", own, { request: { account: "375917", algorithm: "sha256", method: "GET" } }],
    ["one of several secrets", own, { secret: ["x", secret] }],
    ["an error of the service's own", own, { status: 500 }],
  ] as const)("verifies %s", async (_, headers, change) => {
    expect(await verify(headers, change)).toStrictEqual({ outcome: "verified" });
  });

  it.each([
    ["a 401", {}, { status: 401 }],
    ["any response to an unsigned request", {}, { request: "unsigned" }],
    ["a 502 to an unsigned request", {}, { request: "unsigned", status: 502 }],
  ] as const)("can't verify %s", async (_, headers, change) => {
    expect(
      await verifyCheckoutResponse({ request, status: 200, headers: Object.entries(headers), body: "{}", secret, ...change }),
    ).toStrictEqual({ outcome: "unverified" });
  });

  it.each([
    [{}, 500, "not-from-service"],
    [{}, 503, "not-from-service"],
    [{}, 499, "signature-missing"],
    [{ "Checkout-Account": "375917" }, 500, "signature-missing"],
    [own, 200, "signature-missing"],
  ])("rejects %j with status %s as %s", async (headers, status, code) => {
    expect(await verifyCheckoutResponse({ request, status, headers: Object.entries(headers), body: "{}", secret })).toStrictEqual({
      outcome: "rejected",
      code,
    });
  });

  it.each([
    ["another body", own, { body: "{ }" }],
    ["another secret", own, { secret: "x" }],
    ["a malformed signature", { ...own, signature: "" }, {}],
    ["a name twice", own, { headers: [...Object.entries(own), ["checkout-account", "1"], ["signature", "0".repeat(64)]] }],
    ["a malformed signature on a 500 without checkout headers", { signature: "x" }, { status: 500 }],
  ] as const)("rejects %s as signature-mismatch", async (_, headers, change) => {
    expect(await verify(headers, change)).toStrictEqual({ outcome: "rejected", code: "signature-mismatch" });
  });

  it.each(["checkout-account", "checkout-algorithm", "checkout-method", "checkout-transaction-id"] as const)(
    "rejects another %s, or none, as response-mismatch",
    async (name) => {
      const others = {
        "checkout-account": "695861",
        "checkout-algorithm": "sha512",
        "checkout-method": "POST",
        "checkout-transaction-id": "4b300af6-9a22-11e8-9184-abb6de7fd2d0",
      };
      const without = Object.fromEntries(Object.entries(own).filter(([each]) => each !== name));
      expect(await verify({ ...own, [name]: others[name] })).toStrictEqual({ outcome: "rejected", code: "response-mismatch" });
      expect(await verify(without)).toStrictEqual({ outcome: "rejected", code: "response-mismatch" });
    },
  );

  it.each([
    "checkout-nonce",
    "Checkout-Timestamp",
    "checkout-redirect-success-url",
    "checkout-redirect-cancel-url",
    "checkout-callback-success-url",
    "checkout-callback-cancel-url",
    "checkout-acquirer-response-code",
    "checkout-acquirer-response-code-description",
    "checkout-amount",
    "checkout-card-token",
    "checkout-provider",
    "checkout-reference",
    "checkout-settlement-reference",
    "checkout-stamp",
    "checkout-status",
  ])("rejects a signed message with %s, which only a request, a form or an event has, as response-mismatch", async (name) => {
    expect(await verify({ ...own, [name]: "1" })).toStrictEqual({ outcome: "rejected", code: "response-mismatch" });
  });

  it("verifies a response that repeats the tokenization ID of its request", async () => {
    expect(await verify({ ...own, "checkout-tokenization-id": transactionId })).toStrictEqual({ outcome: "verified" });
  });

  /** Verifies a signed message with this body, for a route without a transaction. */
  const verifyBody = async (body: string | Uint8Array) => {
    const { "checkout-transaction-id": _, ...rest } = own;
    const parameters = Object.entries(rest);
    const headers = [...parameters, ["signature", await checkoutSignature({ parameters, body, secret })]] as const;
    const { transactionId: __, ...identity } = request;
    return verifyCheckoutResponse({ request: identity, status: 200, headers, body, secret });
  };

  it.each([
    ["a request whose nonce and timestamp became lines of the body", "checkout-nonce:n\ncheckout-timestamp:2026-03-01T10:00:00.000Z\n{}"],
    ["an add-card callback whose status became the body", "checkout-status:ok\ncheckout-tokenization-id:1\n"],
    ["a signed line without a name or value", "checkout-:"],
    ["a signed line further down", "{}\ncheckout-status:ok"],
    ["a signed line after a list", "[]\ncheckout-status:ok"],
  ])("rejects %s as response-mismatch", async (_, body) => {
    const want = { outcome: "rejected", code: "response-mismatch" };
    expect(await verifyBody(body)).toStrictEqual(want);
    expect(await verifyBody(new TextEncoder().encode(body))).toStrictEqual(want);
  });

  it("rejects a signed line after the byte order mark of a body's bytes", async () => {
    expect(await verifyBody(new TextEncoder().encode("\uFEFFcheckout-status:ok"))).toStrictEqual({
      outcome: "rejected",
      code: "response-mismatch",
    });
  });

  it.each([
    '{"message":"checkout-account:1"}',
    '{\n"checkout-stamp":1}',
    '{"name":"a\u2028checkout-stamp:1"}',
    "checkout-stamp",
    "checkout-stamp\nx:1",
    " checkout-stamp:1",
    "Checkout-stamp:1",
  ])("verifies a response whose body is %j, since no line of it is a signed one", async (body) => {
    expect(await verifyBody(body)).toStrictEqual({ outcome: "verified" });
    expect(await verifyBody(new TextEncoder().encode(body))).toStrictEqual({ outcome: "verified" });
  });

  it("throws for an empty secret", async () => {
    await expect(verify({ ...own, signature: "x" }, { secret: "" })).rejects.toThrow(signingError("secret-invalid", "secret"));
  });
});
