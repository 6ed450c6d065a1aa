/** What signs a request of 2 KB: a bare HMAC over the same bytes, this toolkit, and the vendor's SDK. */
import { createHmac } from "node:crypto";
import { createRequire } from "node:module";
import { checkoutMessage, checkoutSignature, checkoutSigner } from "@maksu/signing";
import type { Contestants } from "./process-rounds.ts";

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
/** Its body. */
export const body: string = JSON.stringify(payment);
/** What a client has at the wire. */
const bytes = Buffer.from(body);

const headersNow = (): Record<string, string> => ({
  "checkout-account": "375917",
  "checkout-algorithm": "sha256",
  "checkout-method": "POST",
  "checkout-nonce": crypto.randomUUID(),
  "checkout-timestamp": new Date().toISOString(),
});
/** The message of such a request. */
export const message: Uint8Array = checkoutMessage({ parameters: Object.entries(headersNow()), body });

/** The part of the vendor's SDK that makes the headers of a request. */
interface VendorSdk {
  new (settings: { merchantId: number; secretKey: string; platformName: string }): {
    getHeaders(method: string, transactionId: null, tokenizationId: null, body: object): Record<string, string | number>;
  };
}
const { PaytrailClient } = createRequire(import.meta.url)("@paytrail/paytrail-js-sdk") as { PaytrailClient: VendorSdk };
const sdk = new PaytrailClient({ merchantId: 375917, secretKey: SECRET, platformName: "bench" });

const signer = checkoutSigner({ account: 375917, secret: SECRET });
const operation = {
  method: "POST",
  path: "/payments",
  signedHeaders: [...Object.keys(headersNow()), "platform-name", "signature"],
};

/** The first is what the others are compared with. */
export const contestants: Contestants = {
  "bare createHmac over the same bytes": (times) => {
    for (let i = 0; i < times; i++) createHmac("sha256", SECRET).update(message).digest("hex");
  },
  "@maksu/signing: checkoutSignature over bytes": async (times) => {
    for (let i = 0; i < times; i++) await checkoutSignature({ parameters: Object.entries(headersNow()), body: bytes, secret: SECRET });
  },
  "@maksu/signing: checkoutSignature over text": async (times) => {
    for (let i = 0; i < times; i++) await checkoutSignature({ parameters: Object.entries(headersNow()), body, secret: SECRET });
  },
  "@maksu/signing: checkoutSigner over bytes": async (times) => {
    for (let i = 0; i < times; i++) await signer.sign({ operation, target: "/payments", body: bytes });
  },
  "@paytrail/paytrail-js-sdk 1.0.5: getHeaders": (times) => {
    for (let i = 0; i < times; i++) sdk.getHeaders("POST", null, null, payment);
  },
};
