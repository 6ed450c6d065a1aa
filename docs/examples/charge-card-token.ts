// Charges a saved card while the customer is present, and sends the customer to confirm it when the card's bank asks for that (3DS step-up).
import { createPaymentClient, unwrap } from "@maksu/payment-client";
import { startMockServer } from "@maksu/mock-server";

await using mock = await startMockServer({ apis: ["payment"] });
const payments = createPaymentClient({ account: 375917, secret: "SAIPPUAKAUPPIAS", baseUrl: mock.urls.payment });

/** 1. The customer's browser posts this form, types the card in at the service, and comes back with a tokenization id. */
const form = await payments.signCardForm({
  redirectSuccessUrl: "https://shop.example.com/card/added",
  redirectCancelUrl: "https://shop.example.com/card/cancelled",
  language: "EN",
});
console.log("post these fields to /tokenization/addcard-form:", Object.keys(form).join(", "));

/** 2. The tokenization id of the redirect becomes a token, once; keep it like a password, with the customer. */
const tokenizationId = "818c478e-5682-46bf-97fd-b9c2b93a3fcd";
const { token, card } = unwrap(await payments.getToken({ path: { "checkout-tokenization-id": tokenizationId } }));
console.log("saved a card that ends in", card?.partial_pan);

/** 3. The charge. The mock server asks for a step-up when the token says so; the service does when the card's bank wants it. */
async function charge(cardToken: string): Promise<string> {
  const result = await payments.createCitCharge({
    body: {
      stamp: crypto.randomUUID(),
      reference: "ORDER-1002",
      amount: 1525,
      currency: "EUR",
      language: "EN",
      items: [{ unitPrice: 1525, units: 1, vatPercentage: 25.5, productCode: "#1234" }],
      customer: { email: "maija.mallikas@example.com" },
      redirectUrls: { success: "https://shop.example.com/paid", cancel: "https://shop.example.com/cart" },
      token: cardToken,
    },
  });
  switch (result.status) {
    case 201:
      return `charged: ${result.data.transactionId}`;
    case 403: // expected, not a failure: the outcome comes by redirect and callback
      return `send the customer to ${result.threeDSecureUrl}`;
    default:
      return `not charged: ${result.status} ${result.error?.message ?? ""}`;
  }
}
console.log(await charge(token));
console.log(await charge("step-up-required"));
