/** Any single flipped bit of what is signed, of the key or of the signature makes a signature invalid. */
import { SigningError } from "./errors.ts";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { basicAuthorization, verifyBasicAuthorization } from "./legacy/basic.ts";
import { checkoutSignature } from "./checkout/checkout.ts";
import { verifyCheckoutSignature } from "./checkout/checkout-verifier.ts";
import { refundNotificationSignature, verifyRefundNotification } from "./merchant/refund-notification.ts";
import { everyFlippedBit, flipBit, flipTextBit } from "../test/bits.ts";

const secret = fc.string({ unit: "grapheme", minLength: 1 }).filter((each) => !/\p{Cc}/u.test(each));
const field = fc.string({ unit: "grapheme", minLength: 1 }).filter((each) => !/[\r\n\0|]/.test(each));
const choice = fc.nat();

/** A flipped bit can leave text that has no UTF-8 form, or is no secret at all: an error of the caller's, and no acceptance. */
/** A flipped bit may make a key that no caller may give; any other error is a fault. */
const rejected = async (verification: Promise<boolean>) =>
  verification.then(
    (accepted) => !accepted,
    (error: unknown) => error instanceof SigningError && ["secret-invalid", "merchant-id-invalid"].includes(error.code),
  );

it.each(["sha256", "sha512"] as const)("a single flipped bit fails the verification of a checkout signature, %s", async (algorithm) => {
  await fc.assert(
    fc.asyncProperty(field, fc.uint8Array({ minLength: 1 }), secret, choice, async (value, body, key, flip) => {
      const parameters = [["checkout-reference", value]] as const;
      const signature = await checkoutSignature({ parameters, body, secret: key, algorithm });
      const given = { parameters, body, secret: key, signature };
      expect(await verifyCheckoutSignature(given)).toBe(true);
      expect(await verifyCheckoutSignature({ ...given, body: flipBit(body, flip) })).toBe(false);
      expect(await verifyCheckoutSignature({ ...given, parameters: [["checkout-reference", flipTextBit(value, flip)]] })).toBe(false);
      expect(await verifyCheckoutSignature({ ...given, parameters: [[flipTextBit("checkout-reference", flip), value]] })).toBe(
        flipTextBit("checkout-reference", flip).toLowerCase() === "checkout-reference",
      );
      expect(await rejected(verifyCheckoutSignature({ ...given, secret: flipTextBit(key, flip) }))).toBe(true);
      expect(await verifyCheckoutSignature({ ...given, algorithm: algorithm === "sha256" ? "sha512" : "sha256" })).toBe(false);
    }),
  );
  const given = { parameters: [], secret: "x" } as const;
  for (const signature of everyFlippedBit(await checkoutSignature({ ...given, algorithm })))
    expect(await verifyCheckoutSignature({ ...given, signature })).toBe(false);
});

it("a single flipped bit fails the verification of Basic credentials", async () => {
  await fc.assert(
    fc.asyncProperty(field, secret, choice, async (name, key, flip) => {
      const merchantId = name.replaceAll(/[:\p{Cc}]/gu, "-");
      const authorization = await basicAuthorization({ merchantId, secret: key });
      expect(await verifyBasicAuthorization({ authorization, merchantId, secret: key })).toBe(true);
      const flipped = flipTextBit(authorization, flip);
      expect(await verifyBasicAuthorization({ authorization: flipped, merchantId, secret: key })).toBe(
        flipped.slice(0, 6).toLowerCase() === "basic " && flipped.slice(6) === authorization.slice(6),
      );
      expect(await rejected(verifyBasicAuthorization({ authorization, merchantId, secret: flipTextBit(key, flip) }))).toBe(true);
      expect(await rejected(verifyBasicAuthorization({ authorization, merchantId: flipTextBit(merchantId, flip), secret: key }))).toBe(
        true,
      );
    }),
  );
});

it("a single flipped bit fails the verification of a refund notification", async () => {
  await fc.assert(
    fc.asyncProperty(field, field, field, secret, choice, async (refundToken, oldStatus, newStatus, key, flip) => {
      const fields = { refundToken, oldStatus, newStatus };
      const signature = await refundNotificationSignature({ ...fields, secret: key });
      const verify = (change: object, other = key) =>
        verifyRefundNotification({ parameters: Object.entries({ ...fields, signature, ...change }), secret: other });
      expect(await verify({})).toBe(true);
      expect(await verify({ refundToken: flipTextBit(refundToken, flip) })).toBe(false);
      expect(await verify({ oldStatus: flipTextBit(oldStatus, flip) })).toBe(false);
      expect(await verify({ newStatus: flipTextBit(newStatus, flip) })).toBe(false);
      expect(await rejected(verify({}, flipTextBit(key, flip)))).toBe(true);
    }),
  );
  const fields = { refundToken: "a", oldStatus: "b", newStatus: "c" };
  const signature = await refundNotificationSignature({ ...fields, secret: "x" });
  for (const flipped of everyFlippedBit(signature))
    expect(await verifyRefundNotification({ parameters: Object.entries({ ...fields, signature: flipped }), secret: "x" })).toBe(
      flipped.toLowerCase() === signature,
    );
});
