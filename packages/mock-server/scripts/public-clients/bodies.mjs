/** The values that a shop gives to the public clients. */
import { createHmac, randomUUID } from "node:crypto";

export const ACCOUNT = 375917;
export const SECRET = "SAIPPUAKAUPPIAS";
export const MERCHANT = { merchantId: "13466", merchantSecret: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ" };
export const TRANSACTION = "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913";

const urls = { success: "https://shop.example.com/ok", cancel: "https://shop.example.com/no" };

export const withoutItems = {
  stamp: "order-1",
  reference: "1",
  amount: 1525,
  currency: "EUR",
  language: "FI",
  customer: { email: "maija@example.com" },
  redirectUrls: urls,
};
export const payment = { ...withoutItems, items: [{ unitPrice: 1525, units: 1, vatPercentage: 25.5, productCode: "1234" }] };
export const aggregatePayment = {
  ...withoutItems,
  items: [{ ...payment.items[0], merchant: "695874", stamp: "row-1", reference: "row-1", orderId: "1" }],
};
export const tokenPayment = { ...payment, token: "818c478e-5682-46bf-97fd-b9c2b93a3fcd" };
export const refund = { amount: 1525, callbackUrls: urls };

/** A signed add-card form, with the names that the SDK gives to its fields. */
export function cardForm() {
  const fields = {
    "checkout-account": ACCOUNT,
    "checkout-algorithm": "sha256",
    "checkout-method": "POST",
    "checkout-nonce": randomUUID(),
    "checkout-redirect-cancel-url": urls.cancel,
    "checkout-redirect-success-url": urls.success,
    "checkout-timestamp": new Date().toISOString(),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}:${value}`);
  const signature = createHmac("sha256", SECRET)
    .update([...lines, ""].join("\n"))
    .digest("hex");
  const camelCase = (name) => name.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase());
  return { ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [camelCase(name), value])), signature, language: "EN" };
}

const order = {
  success: "https://shop.example.com/ok",
  failure: "https://shop.example.com/no",
  notification: "https://shop.example.com/n",
};
export const orderUrls = order;
export const contact = { firstName: "Maija", lastName: "Mallikas", email: "maija@example.com" };
export const address = { street: "Katu 1", postalCode: "00100", postalOffice: "Helsinki", country: "FI" };
export const product = { title: "Kirja", amount: 1, price: 10, vat: 24, discount: 0, type: 1 };
