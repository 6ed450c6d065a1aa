/** The payment that the benchmarks of clients send. */
import type { PaymentClient } from "@maksu/payment-client";

/** Of the published test merchant 375917. */
export const SECRET = "SAIPPUAKAUPPIAS";
const ITEMS = 20;
const address = { streetAddress: "Esimerkkikatu 1", postalCode: "00100", city: "Helsinki", country: "FI" };

/** A request of 4 KB. */
export const payment = (): Parameters<PaymentClient["createPayment"]>[0]["body"] => ({
  stamp: crypto.randomUUID(),
  reference: "9187445",
  amount: 1525 * ITEMS,
  currency: "EUR",
  language: "FI",
  items: Array.from({ length: ITEMS }, (_, index) => ({
    unitPrice: 1525,
    units: 1,
    vatPercentage: 25.5,
    productCode: `#${index}`,
    stamp: `row-${index}`,
    category: "household",
    description: "A row of an ordinary order, described in a few words",
  })),
  customer: { email: "maija@example.com", firstName: "Maija", lastName: "Meikäläinen", phone: "+358401234567" },
  deliveryAddress: address,
  invoicingAddress: address,
  redirectUrls: { success: "https://shop.example.com/paid", cancel: "https://shop.example.com/cart" },
  callbackUrls: { success: "https://shop.example.com/callback/paid", cancel: "https://shop.example.com/callback/cancelled" },
});
