import { describe, expect, it } from "vitest";
import { checkoutMessage, checkoutSignature } from "./checkout/checkout.ts";
import { verifyCheckoutSignature } from "./checkout/checkout-verifier.ts";
import { merchantMessage, merchantSignature } from "./merchant/merchant.ts";
import { merchant, payment } from "../test/vectors.ts";

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe.each(payment.vectors)(
  "payment vector $id, $what ($source)",
  ({ parameters, body, secret, algorithm, message, signature, valid }) => {
    it("gives the message", () => {
      expect(text(checkoutMessage({ parameters, body }))).toBe(message);
    });

    it(`gives ${valid ? "the" : "another"} signature`, async () => {
      expect((await checkoutSignature({ parameters, body, secret, algorithm })) === signature).toBe(valid);
    });

    it(`is ${valid ? "accepted" : "rejected"}`, async () => {
      expect(await verifyCheckoutSignature({ parameters, body, secret, signature })).toBe(valid);
      expect(await verifyCheckoutSignature({ parameters: [...parameters, ["signature", signature]], body, secret, algorithm })).toBe(valid);
    });
  },
);

describe.each(merchant.vectors)("merchant vector $id, $what ($source)", ({ secret, message, signature, valid, ...parts }) => {
  it("gives the message", () => {
    expect(text(merchantMessage(parts))).toBe(message);
  });

  it(`gives ${valid ? "the" : "another"} signature`, async () => {
    expect((await merchantSignature({ ...parts, secret })) === signature).toBe(valid);
  });
});
