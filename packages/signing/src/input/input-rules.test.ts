import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { checkoutMessage, checkoutSignature } from "../checkout/checkout.ts";
import { verifyCheckoutResponse } from "../checkout/checkout-response.ts";
import { basicAuthorization } from "../legacy/basic.ts";

const coded = (code: string): Error => expect.objectContaining({ name: "SigningError", code }) as Error;

describe("a secret", () => {
  it("must not contain NUL, which HMAC can't distinguish from a shorter secret", async () => {
    await expect(checkoutSignature({ parameters: [], secret: "x\0", algorithm: "sha256" })).rejects.toThrow(
      expect.objectContaining({ code: "secret-invalid", message: "secret: must not contain NUL" }),
    );
  });
});

describe("a body", () => {
  it("may be bytes of another realm", () => {
    const bytes = runInNewContext("new Uint8Array([98])") as Uint8Array;
    expect(bytes instanceof Uint8Array).toBe(false);
    expect(() => checkoutMessage({ parameters: [], body: bytes })).not.toThrow();
  });

  it("must not be another view of bytes", () => {
    const words = new Uint16Array([98]) as unknown as Uint8Array;
    expect(() => checkoutMessage({ parameters: [], body: words })).toThrow(coded("body-invalid"));
  });
});

describe("a merchant ID as a number", () => {
  it.each([Number.NaN, -0.5, 0, -1, 1e21])("must not be %d", async (merchantId) => {
    await expect(basicAuthorization({ merchantId, secret: "s" })).rejects.toThrow(coded("merchant-id-invalid"));
  });
});

describe("a response's headers", () => {
  it.each(['[[1,"x"]]', "[null]", "[[]]"])("that are %s are rejected without an exception", async (json) => {
    const headers = JSON.parse(json) as [string, string][];
    const request = { account: "1", algorithm: "sha256", method: "GET" } as const;
    const verification = await verifyCheckoutResponse({
      request: { ...request, transactionId: undefined },
      status: 200,
      headers,
      body: "",
      secret: "s",
    });
    expect(verification).toEqual({ outcome: "rejected", code: "signature-mismatch" });
  });
});
