import * as provider from "#crypto";
import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { checkoutSigner } from "./checkout-signer.ts";
import type { CheckoutSignerOptions } from "./checkout-options.ts";
import { SigningError } from "../errors.ts";
import type { RequestToSign } from "../request/request-signer.ts";
import type { SignedOperation } from "../request/signed-operation.ts";
import { SECRET as secret, signature } from "../../test/checkout-service.ts";
import { operations } from "../../test/operations.ts";
import { signingError } from "../../test/signing-error.ts";

const transactionId = "681538c4-fc84-11e9-83bc-2ffcef4c3453";
const now = () => new Date("2026-03-01T10:00:00.000Z");
const nonce = () => "564635208570151";
const nothing = new Uint8Array();

const signerOf = (options: Partial<CheckoutSignerOptions> = {}) => checkoutSigner({ account: 375917, secret, now, nonce, ...options });
const operation = (name: string): SignedOperation => operations[name] ?? expect.fail(`${name} is in no table`);
const sign = async (request: Partial<RequestToSign>, options: Partial<CheckoutSignerOptions> = {}) =>
  signerOf(options).sign({ operation: operation("createPayment"), target: "/payments", body: nothing, ...request });

const COMMON = { "checkout-account": "375917", "checkout-algorithm": "sha256", "checkout-timestamp": "2026-03-01T10:00:00.000Z" };
const SETS: readonly (readonly [name: string, own: Record<string, string>])[] = [
  ["createPayment", { "checkout-method": "POST", "checkout-nonce": "564635208570151", "platform-name": "Example Shop" }],
  [
    "getPayment",
    {
      "checkout-method": "GET",
      "checkout-nonce": "564635208570151",
      "checkout-transaction-id": transactionId,
      "platform-name": "Example Shop",
    },
  ],
  ["activateInvoice", { "checkout-method": "POST", "checkout-nonce": "564635208570151", "checkout-transaction-id": transactionId }],
  ["listSettlements", { "checkout-method": "GET", "checkout-nonce": "564635208570151" }],
  [
    "getToken",
    { "checkout-method": "POST", "checkout-nonce": "564635208570151", "checkout-tokenization-id": "t-1", "platform-name": "Example Shop" },
  ],
  ["requestPaymentReport", { "checkout-method": "POST" }],
];

describe("checkoutSigner", () => {
  it.each(SETS)("adds exactly the documented headers of %s", async (name, own) => {
    const body = new TextEncoder().encode("ä😀");
    const pathParameters = { transactionId, "checkout-tokenization-id": "t-1" };
    const { headers } = await sign({ operation: operation(name), pathParameters, body }, { platformName: "Example Shop" });
    const want = { ...COMMON, ...own };
    expect(headers.map(([each]) => each).toSorted()).toStrictEqual([...Object.keys(want), "signature"].toSorted());
    expect(Object.fromEntries(headers)).toStrictEqual({ ...want, signature: signature(want, body) });
  });

  it("signs any body with either algorithm, and the same way twice", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array(), fc.constantFrom("sha256" as const, "sha512" as const), async (body, algorithm) => {
        const signer = signerOf({ algorithm });
        for (const { headers } of [
          await signer.sign({ operation: operation("createPayment"), target: "/payments", body }),
          await signer.sign({ operation: operation("createPayment"), target: "/payments", body }),
        ]) {
          const { signature: given, ...rest } = Object.fromEntries(headers);
          expect(given).toBe(signature(rest, body, algorithm));
        }
      }),
    );
  });

  it("adds no header to an operation that goes unsigned, and can't verify its response", async () => {
    const { headers, verify } = await sign({ operation: operation("addCardForm") }, { platformName: "Example Shop" });
    expect(headers).toStrictEqual([]);
    expect(await verify?.({ status: 200, headers: [], body: nothing })).toBe(false);
  });

  it("creates a nonce and a timestamp for each request", async () => {
    const signer = checkoutSigner({ account: 375917, secret });
    const moments = [Date.now()];
    const made = [];
    for (const _ of [1, 2]) {
      const { headers } = await signer.sign({ operation: operation("createPayment"), target: "/payments", body: nothing });
      made.push(new Map(headers));
      moments.push(Date.now());
    }
    const [first, second] = made;
    expect(first?.get("checkout-nonce")).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(second?.get("checkout-nonce")).not.toBe(first?.get("checkout-nonce"));
    expect(Date.parse(first?.get("checkout-timestamp") ?? "")).toBeGreaterThanOrEqual(moments[0] ?? 0);
    expect(Date.parse(second?.get("checkout-timestamp") ?? "")).toBeLessThanOrEqual(moments[2] ?? 0);
  });

  it("reads which headers an operation has on its first request alone", async () => {
    const signedHeaders = vi.fn<() => readonly string[]>(() => operation("createPayment").signedHeaders);
    const counted = Object.defineProperty({ ...operation("createPayment") }, "signedHeaders", { get: signedHeaders });
    const signer = signerOf();
    const first = await signer.sign({ operation: counted, target: "/payments", body: nothing });
    expect(signedHeaders).toHaveBeenCalled();
    signedHeaders.mockClear();
    expect((await signer.sign({ operation: counted, target: "/payments", body: nothing })).headers).toStrictEqual(first.headers);
    expect(signedHeaders).not.toHaveBeenCalled();
  });

  it("signs at once where the runtime's HMAC is synchronous", () => {
    const signed = signerOf().sign({ operation: operation("createPayment"), target: "/payments", body: nothing });
    expect(signed instanceof Promise).toBe(provider.hmac("sha256", secret, [], "hex") instanceof Promise);
  });

  it.each([
    [
      "an operation of a method that the scheme lacks",
      { operation: { ...operation("createPayment"), method: "PUT" } },
      {},
      "method-unknown",
      "checkout-method",
    ],
    ["a missing path parameter", { operation: operation("getPayment") }, {}, "path-parameter-invalid", "transactionId"],
    [
      "a path parameter that a header can't carry",
      { operation: operation("getPayment"), pathParameters: { transactionId: "a\nb" } },
      {},
      "path-parameter-invalid",
      "transactionId",
    ],
    [
      "a path parameter that is not a string",
      { operation: operation("getToken"), pathParameters: { "checkout-tokenization-id": 1 } },
      {},
      "path-parameter-invalid",
      "checkout-tokenization-id",
    ],
    [
      "a signed header that it can't fill in",
      { operation: { ...operation("createPayment"), signedHeaders: ["checkout-future", "signature"] } },
      {},
      "path-parameter-invalid",
      "checkout-future",
    ],
    ["a nonce that a header can't carry", {}, { nonce: () => "a\nb" }, "header-value-invalid", "nonce"],
    ["a clock that has stopped working", {}, { now: () => new Date(Number.NaN) }, "date-invalid", "now"],
  ] as const)("rejects %s", async (_, request, options, code, field) => {
    await expect(sign(request, options)).rejects.toThrow(signingError(code, field));
  });

  it.each([
    ["an unknown option", JSON.parse('{"baseUrl":"x"}'), "option-unknown", "baseUrl"],
    ["an account that no header carries", { account: "1\n" }, "account-invalid", "account"],
    ["an empty list of secrets", { secret: [] }, "secret-invalid", "secret"],
    ["a platform name beyond ASCII", { platformName: "Å" }, "header-value-invalid", "platformName"],
  ] as const)("rejects %s when it is created", (_, options, code, field) => {
    expect(() => signerOf(options)).toThrow(signingError(code, field));
  });

  it("reserves the headers that it fills in", () => {
    const { isReserved } = signerOf();
    expect(["checkout-account", "checkout-future", "signature", "platform-name"].map(isReserved)).toStrictEqual([true, true, true, true]);
    expect(["content-type", "prefer", "x-checkout-a"].map(isReserved)).toStrictEqual([false, false, false]);
  });
});

describe("verify", () => {
  const genuine = (changes: Readonly<Record<string, string>> = {}, body = "{}", key = secret) => {
    const lines = {
      "checkout-account": "375917",
      "checkout-algorithm": "sha256",
      "checkout-method": "GET",
      "checkout-transaction-id": transactionId,
      ...changes,
    };
    const bytes = new TextEncoder().encode(body);
    return { headers: Object.entries({ ...lines, signature: signature(lines, bytes, "sha256", key) }), body: bytes };
  };
  const verify = async (response: object, options: Partial<CheckoutSignerOptions> = {}) => {
    const signed = await sign({ operation: operation("getPayment"), pathParameters: { transactionId } }, options);
    return signed.verify?.({ status: 200, ...genuine(), ...response });
  };

  it.each([
    ["a genuine response", {}, {}, true],
    ["a response signed with a secret that is on its way out", genuine({}, "{}", "old"), { secret: [secret, "old"] }, true],
    ["a 401", { status: 401, headers: [] }, {}, false],
    ["a tampered body that may go unverified", { body: nothing }, { acceptUnverifiedResponses: true }, false],
  ])("returns whether it verified %s", async (_, response, options, want) => {
    expect(await verify(response, options)).toBe(want);
  });

  it.each([
    ["a tampered body", { body: nothing }, "signature-mismatch"],
    ["a response without signature", { headers: [] }, "signature-missing"],
    ["a gateway's 502", { status: 502, headers: [] }, "not-from-service"],
    ["another transaction's response", genuine({ "checkout-transaction-id": "other" }), "response-mismatch"],
    ["a response to another method", genuine({ "checkout-method": "POST" }), "response-mismatch"],
    ["a status that HTTP doesn't have", { status: 600 }, "not-from-service"],
    ["an interim status", { status: 199 }, "not-from-service"],
  ])("rejects %s", async (_, response, code) => {
    const error = await verify(response).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SigningError);
    expect(error).toMatchObject({ code, status: "status" in response ? response.status : 200 });
  });
});
