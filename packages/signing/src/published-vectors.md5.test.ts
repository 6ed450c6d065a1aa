import { describe, expect, it } from "vitest";
import { contentMd5, verifyMerchantSignature } from "./merchant/merchant.ts";
import { receiptAuthcode, verifyReceipt } from "./legacy/receipt.ts";
import { merchant, receipt } from "../test/vectors.ts";

it.each(merchant.vectors)(
  "merchant vector $id, $what, is accepted: $valid ($source)",
  async ({ body, secret, signature, valid, ...parts }) => {
    expect(await verifyMerchantSignature({ ...parts, body, secret, signature })).toBe(valid);
  },
);

it.each(merchant.contentMd5)("Content-MD5 $contentMd5 ($source)", async ({ body, contentMd5: expected }) => {
  expect(await contentMd5(body)).toBe(expected);
});

describe.each(receipt.vectors)("receipt vector $id, $what ($source)", ({ fields, form, secret, authcode, valid }) => {
  it(`gives ${valid ? "the" : "another"} RETURN_AUTHCODE`, async () => {
    expect((await receiptAuthcode({ ...fields, secret })) === authcode).toBe(valid);
  });

  it(`is ${valid ? "accepted" : "rejected"}`, async () => {
    expect(await verifyReceipt({ parameters: [...Object.entries(fields), ["RETURN_AUTHCODE", authcode]], form, secret })).toBe(valid);
  });
});
