import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { MerchantSignerOptions } from "./merchant-options.ts";
import { merchantSigner } from "./merchant-signer.ts";
import { signingError } from "../../test/signing-error.ts";

const secret = "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ";
const signerOf = (options: Partial<MerchantSignerOptions> = {}) =>
  merchantSigner({ merchantId: 13466, secret, now: () => new Date("2026-07-01T09:00:00.000Z"), ...options });
const operation = { method: "POST", path: "/merchant/v1/payments/{id}/refunds", signedHeaders: [] };
const target = "/merchant/v1/payments/1/refunds?a=%20";
const body = new TextEncoder().encode('{"description":"Ä😀"}');

describe("merchantSigner", () => {
  it.each([
    [{}, "ServiceMerchantAPI", "2026-07-01T09:00:00+0000"],
    [{ apiName: "OtherAPI", timeZone: "Europe/Helsinki" }, "OtherAPI", "2026-07-01T12:00:00+0300"],
  ])("signs method, target, identity, timestamp and Content-MD5 with options %j", async (options, apiName, timestamp) => {
    const { headers, verify } = await signerOf(options).sign({ operation, target, body });
    const md5 = createHash("md5").update(body).digest("base64");
    const message = `POST\n${target}\n${apiName} 13466\n${timestamp}\n${md5}`;
    const signature = createHmac("sha256", secret).update(message).digest("base64");
    expect(Object.fromEntries(headers)).toStrictEqual({ timestamp, "content-md5": md5, authorization: `${apiName} 13466:${signature}` });
    expect(verify).toBeUndefined();
  });

  it.each([
    ["a method that the scheme lacks", { operation: { ...operation, method: "PUT" } }, {}, "method-unknown", "method"],
    ["a URL as target", { target: "https://api.example.com/" }, {}, "message-part-invalid", "target"],
    ["a clock that has stopped working", {}, { now: () => new Date(Number.NaN) }, "date-invalid", "date"],
  ] as const)("rejects %s", (_, request, options, code, field) => {
    expect(() => signerOf(options).sign({ operation, target, body, ...request })).toThrow(signingError(code, field));
  });

  it.each([
    ["an API name with a space", { apiName: "A B" }, "message-part-invalid", "apiName"],
    ["a merchant ID with a colon", { merchantId: "1:2" }, "merchant-id-invalid", "merchantId"],
    ["a secret with NUL", { secret: "a\0" }, "secret-invalid", "secret"],
    ["an unknown time zone", { timeZone: "Mars/Olympus" }, "time-zone-unknown", "timeZone"],
    ["an unknown option", JSON.parse('{"baseUrl":"x"}'), "option-unknown", "baseUrl"],
  ] as const)("rejects %s when it is created", (_, options, code, field) => {
    expect(() => signerOf(options)).toThrow(signingError(code, field));
  });

  it("reserves the headers that it fills in", () => {
    expect(["authorization", "timestamp", "content-md5", "content-type"].map(signerOf().isReserved)).toStrictEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
