// Creates a payment for an order and renders a page with a button per payment method.
import { ClientError, createPaymentClient } from "@maksu/payment-client";
import { startMockServer } from "@maksu/mock-server";

// In production: ...paytrail (exported by @maksu/payment-client) instead of baseUrl, your own account, and the secret from your secret
// store.
await using mock = await startMockServer({ apis: ["payment"] });
const payments = createPaymentClient({ account: 375917, secret: "SAIPPUAKAUPPIAS", baseUrl: mock.urls.payment });

/** An order as in your database. Its stamp is stored before anything is sent: callbacks and reports carry it. */
const order = { stamp: crypto.randomUUID(), reference: "ORDER-1001", rows: [{ productCode: "#1234", price: 1525, count: 2 }] };

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Renders a form per payment method; the customer's browser posts its fields, signed by the service, to the method's own URL. */
const button = ({
  name,
  svg,
  url,
  parameters,
}: {
  name: string;
  svg: string;
  url: string;
  parameters: { name: string; value: string }[];
}) => `
  <form method="post" action="${escaped(url)}">
    ${parameters.map((field) => `<input type="hidden" name="${escaped(field.name)}" value="${escaped(field.value)}">`).join("\n    ")}
    <button><img src="${escaped(svg)}" alt="${escaped(name)}"></button>
  </form>`;

try {
  const result = await payments.createPayment({
    body: {
      stamp: order.stamp,
      reference: order.reference,
      amount: order.rows.reduce((sum, { price, count }) => sum + price * count, 0), // cents
      currency: "EUR",
      language: "FI",
      items: order.rows.map(({ productCode, price, count }) => ({ productCode, unitPrice: price, units: count, vatPercentage: 25.5 })),
      customer: { email: "maija.mallikas@example.com" },
      redirectUrls: { success: "https://shop.example.com/paid", cancel: "https://shop.example.com/cart" },
      callbackUrls: { success: "https://shop.example.com/hooks/payment", cancel: "https://shop.example.com/hooks/payment" },
    },
  });
  if (result.ok) {
    const { transactionId, providers = [], terms = "" } = result.data;
    // The terms are the service's own HTML, under its signature; everything else is escaped.
    console.log(`<p>${terms}</p>${providers.map(button).join("")}`);
    console.log("keep with the order:", transactionId);
  } else {
    console.error("no payment:", result.status, result.error?.message, result.requestId);
  }
} catch (error) {
  if (!(error instanceof ClientError)) throw error;
  // No response arrived. Nobody can pay a payment without its URL, even if it was created: create a new one, with a new stamp.
  console.error(error.code, error.message);
}
