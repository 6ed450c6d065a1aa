import { describe, expect, it } from "vitest";
import { contentMd5, verifyMerchantSignature } from "./merchant/merchant.ts";
import { receiptAuthcode, receiptMessage, verifyReceipt } from "./legacy/receipt.ts";
import { bytesOf, generated } from "../test/vectors.ts";

describe("generated vectors that need MD5", () => {
  it.each(generated.filter((vector) => vector.scheme === "merchant"))("$id", async ({ body, secret, signature, ...parts }) => {
    expect(await contentMd5(bytesOf(body))).toBe(parts.contentMd5);
    expect(await verifyMerchantSignature({ ...parts, body: bytesOf(body), secret, signature })).toBe(true);
  });

  it.each(generated.filter((vector) => vector.scheme === "receipt"))("$id", async ({ fields, form, secret, message, authcode }) => {
    expect(new TextDecoder().decode(receiptMessage(fields))).toBe(message);
    expect(await receiptAuthcode({ ...fields, secret })).toBe(authcode);
    expect(await verifyReceipt({ parameters: Object.entries({ ...fields, RETURN_AUTHCODE: authcode }), form, secret })).toBe(true);
  });
});
