/** As single-bit.test.ts, for the schemes that need MD5. */
import { SigningError } from "./errors.ts";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { contentMd5, merchantSignature, verifyMerchantSignature } from "./merchant/merchant.ts";
import { receiptAuthcode, verifyReceipt } from "./legacy/receipt.ts";
import { everyFlippedBit, flipBit, flipTextBit } from "../test/bits.ts";

const secret = fc.string({ unit: "grapheme", minLength: 1 }).filter((each) => !each.includes("\0"));
const field = fc.string({ unit: "grapheme", minLength: 1 }).filter((each) => !/[\r\n\0|]/.test(each));
const choice = fc.nat();
/** A flipped bit may make a key that no caller may give; any other error is a fault. */
const rejected = async (verification: Promise<boolean>) =>
  verification.then(
    (accepted) => !accepted,
    (error: unknown) => error instanceof SigningError && ["secret-invalid", "merchant-id-invalid"].includes(error.code),
  );

it("a single flipped bit fails the verification of a merchant signature", async () => {
  const parts = { method: "POST", target: "/merchant/v1/x?y=%20", merchantId: "13466", timestamp: "2026-03-01T12:00:00+0200" };
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1 }), secret, choice, async (body, key, flip) => {
      const signed = { ...parts, apiName: "ServiceMerchantAPI", contentMd5: await contentMd5(body) };
      const signature = await merchantSignature({ ...signed, secret: key });
      const verify = (change: object) => verifyMerchantSignature({ ...signed, body, signature, secret: key, ...change });
      expect(await verify({})).toBe(true);
      expect(await verify({ body: flipBit(body, flip) })).toBe(false);
      for (const [name, value] of Object.entries({ ...signed, signature }))
        expect(await verify({ [name]: flipTextBit(value, flip) })).toBe(false);
      expect(await rejected(verify({ secret: flipTextBit(key, flip) }))).toBe(true);
    }),
  );
  const signed = { ...parts, contentMd5: await contentMd5(""), secret: "x" };
  for (const signature of everyFlippedBit(await merchantSignature(signed)))
    expect(await verifyMerchantSignature({ ...signed, body: "", signature })).toBe(false);
});

it("a single flipped bit fails the verification of a receipt", async () => {
  await fc.assert(
    fc.asyncProperty(field, field, fc.nat(), secret, choice, async (ORDER_NUMBER, PAID, time, key, flip) => {
      const fields = { ORDER_NUMBER, TIMESTAMP: String(time), PAID, METHOD: "1" };
      const RETURN_AUTHCODE = await receiptAuthcode({ ...fields, secret: key });
      const verify = (change: object, other = key) =>
        verifyReceipt({ parameters: Object.entries({ ...fields, RETURN_AUTHCODE, ...change }), form: "success", secret: other });
      expect(await verify({})).toBe(true);
      for (const [name, value] of Object.entries({ ...fields, RETURN_AUTHCODE }))
        expect(await verify({ [name]: flipTextBit(value, flip) })).toBe(false);
      expect(await rejected(verify({}, flipTextBit(key, flip)))).toBe(true);
    }),
  );
  const fields = { ORDER_NUMBER: "1", TIMESTAMP: "1" };
  for (const RETURN_AUTHCODE of everyFlippedBit(await receiptAuthcode({ ...fields, secret: "x" })))
    expect(await verifyReceipt({ parameters: Object.entries({ ...fields, RETURN_AUTHCODE }), form: "failure", secret: "x" })).toBe(false);
});
