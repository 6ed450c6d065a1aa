/** Ways to sign a request of 2 KB, with a nonce and a timestamp of its own where the scheme has them. */
import { createHmac } from "node:crypto";
import { createRequire } from "node:module";
import { checkoutMessage, checkoutSignature, checkoutSigner } from "@maksu/signing";
import type { Contestants } from "../contest.ts";

const SECRET = "SAIPPUAKAUPPIAS";

const item = {
  unitPrice: 1525,
  units: 1,
  vatPercentage: 25.5,
  productCode: "#1234",
  description: "A row of an ordinary order, described in a few words",
};
const payment = {
  stamp: "d2568f2a-e4c6-40ba-a7cd-d573382ce548",
  reference: "9187445",
  amount: 1525 * 13,
  currency: "EUR",
  language: "FI",
  items: Array.from({ length: 13 }, () => item),
  customer: { email: "maija@example.com", firstName: "Maija", lastName: "Meikäläinen" },
  redirectUrls: { success: "https://shop.example.com/paid", cancel: "https://shop.example.com/cart" },
};
const body = JSON.stringify(payment);
/** A client's data at the wire. */
const bytes = Buffer.from(body);

const headersNow = (): Record<string, string> => ({
  "checkout-account": "375917",
  "checkout-algorithm": "sha256",
  "checkout-method": "POST",
  "checkout-nonce": crypto.randomUUID(),
  "checkout-timestamp": new Date().toISOString(),
});

const signing = (signed: string | Uint8Array) => async (times: number) => {
  for (let i = 0; i < times; i++) await checkoutSignature({ parameters: Object.entries(headersNow()), body: signed, secret: SECRET });
};

export const contestants: Contestants = {
  "bare createHmac": () => {
    const message = checkoutMessage({ parameters: Object.entries(headersNow()), body });
    return (times) => {
      for (let i = 0; i < times; i++) createHmac("sha256", SECRET).update(message).digest("hex");
    };
  },
  "checkoutSignature, bytes": () => signing(bytes),
  "checkoutSignature, text": () => signing(body),
  "checkoutSigner, bytes": () => {
    const signer = checkoutSigner({ account: 375917, secret: SECRET });
    const operation = { method: "POST", path: "/payments", signedHeaders: [...Object.keys(headersNow()), "platform-name", "signature"] };
    return async (times) => {
      for (let i = 0; i < times; i++) await signer.sign({ operation, target: operation.path, body: bytes });
    };
  },
  "vendor's SDK": () => {
    const { PaytrailClient } = createRequire(import.meta.url)("@paytrail/paytrail-js-sdk") as { PaytrailClient: VendorSdk };
    const sdk = new PaytrailClient({ merchantId: 375917, secretKey: SECRET, platformName: "bench" });
    return (times) => {
      for (let i = 0; i < times; i++) sdk.getHeaders("POST", null, null, payment);
    };
  },
};

/** The part of the vendor's SDK that creates the headers of a request. */
interface VendorSdk {
  new (settings: { merchantId: number; secretKey: string; platformName: string }): {
    getHeaders(method: string, transactionId: null, tokenizationId: null, body: object): Record<string, string | number>;
  };
}
