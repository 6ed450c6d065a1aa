/** Measures the cost of signing a request of 2 KB, compared with a bare HMAC over the same bytes and with the vendor's SDK. */
import { createHmac } from "node:crypto";
import { createRequire } from "node:module";
import { checkoutMessage, checkoutSignature } from "@maksu/signing";
import { compare } from "./rounds.ts";

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
const message = checkoutMessage({ parameters: Object.entries(headersNow()), body });

/** The part of the vendor's SDK that creates the headers of a request. */
interface VendorSdk {
  new (settings: { merchantId: number; secretKey: string; platformName: string }): {
    getHeaders(method: string, transactionId: null, tokenizationId: null, body: object): Record<string, string | number>;
  };
}
const { PaytrailClient } = createRequire(import.meta.url)("@paytrail/paytrail-js-sdk") as { PaytrailClient: VendorSdk };
const sdk = new PaytrailClient({ merchantId: 375917, secretKey: SECRET, platformName: "bench" });

const timings = await compare([
  {
    name: "bare createHmac over the same bytes",
    run: (times) => {
      for (let i = 0; i < times; i++) createHmac("sha256", SECRET).update(message).digest("hex");
    },
  },
  {
    name: "@maksu/signing: nonce, timestamp, message, HMAC, over bytes",
    run: async (times) => {
      for (let i = 0; i < times; i++) await checkoutSignature({ parameters: Object.entries(headersNow()), body: bytes, secret: SECRET });
    },
  },
  {
    name: "@maksu/signing: the same, over text",
    run: async (times) => {
      for (let i = 0; i < times; i++) await checkoutSignature({ parameters: Object.entries(headersNow()), body, secret: SECRET });
    },
  },
  {
    name: "@paytrail/paytrail-js-sdk 1.0.5: getHeaders",
    run: (times) => {
      for (let i = 0; i < times; i++) sdk.getHeaders("POST", null, null, payment);
    },
  },
]);

console.log(`signing a body of ${Buffer.byteLength(body)} bytes (message ${message.length}), node ${process.version}`);
for (const { name, microseconds, ratio } of timings)
  console.log(`${name.padEnd(62)} ${microseconds.toFixed(2).padStart(8)} µs  ${ratio.toFixed(2)} × bare`);
const [, own, , vendor] = timings;
console.log(`the SDK takes ${((vendor?.microseconds ?? 0) / (own?.microseconds ?? 1)).toFixed(2)} times as long as @maksu/signing`);
