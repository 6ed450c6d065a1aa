import { describe, expect, it } from "vitest";
import { checkoutMessage, checkoutSignature, verifyCheckoutSignature } from "./checkout.ts";
import { contentMd5, merchantMessage, merchantSignature, verifyMerchantSignature } from "./merchant.ts";
import { receiptAuthcode, verifyReceipt } from "./receipt.ts";
import { hasMd5 } from "./testing/md5.ts";
import { merchant, payment, receipt } from "./testing/vectors.ts";

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

    it(`is ${valid ? "accepted" : "refused"}`, async () => {
      expect(await verifyCheckoutSignature({ parameters, body, secret, signature })).toBe(valid);
      expect(await verifyCheckoutSignature({ parameters: [...parameters, ["signature", signature]], body, secret, algorithm })).toBe(valid);
    });
  },
);

describe.each(merchant.vectors)("merchant vector $id, $what ($source)", ({ body, secret, message, signature, valid, ...parts }) => {
  it.runIf(valid)("gives the message", () => {
    expect(text(merchantMessage(parts))).toBe(message);
  });

  it(`gives ${valid ? "the" : "another"} signature`, async () => {
    expect((await merchantSignature({ ...parts, secret })) === signature).toBe(valid);
  });

  it.runIf(hasMd5)(`is ${valid ? "accepted" : "refused"}`, async () => {
    expect(await verifyMerchantSignature({ ...parts, body, secret, signature })).toBe(valid);
  });
});

it.runIf(hasMd5).each(merchant.contentMd5)("Content-MD5 $contentMd5 ($source)", async ({ body, contentMd5: expected }) => {
  expect(await contentMd5(body)).toBe(expected);
});

describe.runIf(hasMd5).each(receipt.vectors)("receipt vector $id, $what ($source)", ({ fields, form, secret, authcode, valid }) => {
  it(`gives ${valid ? "the" : "another"} RETURN_AUTHCODE`, async () => {
    expect((await receiptAuthcode({ ...fields, secret })) === authcode).toBe(valid);
  });

  it(`is ${valid ? "accepted" : "refused"}`, async () => {
    expect(await verifyReceipt({ parameters: [...Object.entries(fields), ["RETURN_AUTHCODE", authcode]], form, secret })).toBe(valid);
  });
});
