import { describe, expect, it } from "vitest";
import { contentMd5, verifyMerchantSignature } from "../merchant/merchant.ts";
import { signedMerchantFetch } from "../merchant/merchant-fetch.ts";
import { receiptAuthcode, verifyReceipt } from "../legacy/receipt.ts";
import { operations } from "../../test/operations.ts";
import { signingError } from "../../test/signing-error.ts";

const secret = "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ";
const receipt = { ORDER_NUMBER: "1", TIMESTAMP: "1459256669" };
const parts = { method: "GET", target: "/", merchantId: 1, timestamp: "2026-03-01T12:00:00+0200", contentMd5: "1B2M2Y8AsgTpgAmY7PhCfg==" };

describe("without node:crypto", () => {
  it.each([
    ["contentMd5", () => contentMd5("b")],
    ["verifyMerchantSignature", () => verifyMerchantSignature({ ...parts, body: "", signature: "", secret })],
    [
      "signedMerchantFetch",
      () =>
        signedMerchantFetch({ baseUrl: "https://api.example.com", merchantId: 1, secret, operations })(
          new Request("https://api.example.com/settlements"),
        ),
    ],
    ["receiptAuthcode", () => receiptAuthcode({ ...receipt, secret })],
    [
      "verifyReceipt",
      () => verifyReceipt({ parameters: Object.entries({ ...receipt, RETURN_AUTHCODE: "0".repeat(32) }), form: "failure", secret }),
    ],
  ] as const)("%s reports that MD5 is unavailable", async (_, call) => {
    await expect(call()).rejects.toThrow(signingError("md5-unavailable", "MD5"));
  });
});
