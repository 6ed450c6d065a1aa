import { describe, expect, it } from "vitest";
import type { BasicSignerOptions } from "./basic-options.ts";
import { basicSigner } from "./basic-signer.ts";
import { signingError } from "../../test/signing-error.ts";

const secret = "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ";
const signerOf = (options: Partial<BasicSignerOptions> = {}) => basicSigner({ merchantId: 13466, secret, ...options });
const request = {
  operation: { method: "POST", path: "/api-payment/create", signedHeaders: [] },
  target: "/api-payment/create",
  body: new Uint8Array(),
};

describe("basicSigner", () => {
  it.each([
    [{}, { "x-service-api-version": "1" }],
    [{ apiVersionHeader: "X-Other-Version", apiVersion: "2" }, { "x-other-version": "2" }],
  ])("adds Authorization and the version header with options %j", async (options, version) => {
    const { headers, verify } = await signerOf(options).sign(request);
    const authorization = `Basic ${Buffer.from(`13466:${secret}`).toString("base64")}`;
    expect(Object.fromEntries(headers)).toStrictEqual({ authorization, ...version });
    expect(verify).toBeUndefined();
  });

  it.each([
    ["a merchant ID with a colon", { merchantId: "1:2" }, "merchant-id-invalid", "merchantId"],
    ["an invalid name of the version header", { apiVersionHeader: "a b" }, "header-value-invalid", "apiVersionHeader"],
    ["a version beyond ASCII", { apiVersion: "ä" }, "header-value-invalid", "apiVersion"],
    ["an unknown option", JSON.parse('{"baseUrl":"x"}'), "option-unknown", "baseUrl"],
  ] as const)("rejects %s when it is created", (_, options, code, field) => {
    expect(() => signerOf(options)).toThrow(signingError(code, field));
  });

  it("reserves the headers that it fills in", () => {
    const { isReserved } = signerOf({ apiVersionHeader: "X-Other-Version" });
    expect(["authorization", "x-other-version", "x-service-api-version"].map(isReserved)).toStrictEqual([true, true, false]);
  });
});
