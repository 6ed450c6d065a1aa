// Charges a saved card while the customer is present. If the card's bank requires confirmation (3DS step-up), sends the customer there.
import { ClientError, createPaymentClient, unwrap } from "@maksu/payment-client";
import { startMockServer } from "@maksu/mock-server";

await using mock = await startMockServer({ apis: ["payment"] });
const payments = createPaymentClient({ account: 375917, secret: "SAIPPUAKAUPPIAS", baseUrl: mock.urls.payment });

/** 1. The customer's browser posts this form, the customer enters the card at the service, and returns with a tokenization id. */
const form = await payments.signCardForm({
  redirectSuccessUrl: "https://shop.example.com/card/added",
  redirectCancelUrl: "https://shop.example.com/card/cancelled",
  language: "EN",
});
console.log("post these fields to /tokenization/addcard-form:", Object.keys(form).join(", "));

/**
 * 2. The id arrives with the redirect, whose signature `addCardRedirectHandler` of @maksu/webhooks verifies. Exchange it for a token, and
 * store that like a password.
 */
const tokenizationId = "818c478e-5682-46bf-97fd-b9c2b93a3fcd";
const { token, card } = unwrap(await payments.getToken({ path: { "checkout-tokenization-id": tokenizationId } }));
console.log("saved a card that ends in", card?.partial_pan);

/** An order as in your database; its stamp was stored before the first attempt to charge. */
interface Order {
  readonly stamp: string;
  readonly reference: string;
  readonly amount: number;
}

/** 3. Charge the card. */
async function charge({ stamp, reference, amount }: Order, cardToken: string): Promise<string> {
  try {
    const result = await payments.createCitCharge({
      body: {
        stamp,
        reference,
        amount,
        currency: "EUR",
        language: "EN",
        items: [{ unitPrice: amount, units: 1, vatPercentage: 25.5, productCode: "#1234" }],
        customer: { email: "maija.mallikas@example.com" },
        redirectUrls: { success: "https://shop.example.com/paid", cancel: "https://shop.example.com/cart" },
        token: cardToken,
      },
    });
    if (result.status === 201) return `charged: ${result.data.transactionId}`;
    // Expected, not a failure: the outcome arrives by redirect and callback.
    if (result.status === 403) return `send the customer to ${result.threeDSecureUrl}`;
    if (result.status === 400 || result.status === 401) return `rejected: ${result.error?.message ?? result.status}`;
    return "not known: wait for the callback with this stamp, and don't charge again before";
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    // After a timeout or a broken connection, the card may or may not have been charged.
    return `not known (${error.code}): wait for the callback with this stamp, and don't charge again before`;
  }
}
console.log(await charge({ stamp: crypto.randomUUID(), reference: "ORDER-1002", amount: 1525 }, token));
// The mock server requires a step-up for this token; the service does when the card's bank demands it.
console.log(await charge({ stamp: crypto.randomUUID(), reference: "ORDER-1003", amount: 1525 }, "step-up-required"));
