// Creates a payment and renders a page with a button per payment method.
import { createPaymentClient } from "@maksu/payment-client";
import { startMockServer } from "@maksu/mock-server";

// In production: baseUrl: paytrail.baseUrl (exported by @maksu/payment-client), your own account, and the secret from your secret store.
await using mock = await startMockServer({ apis: ["payment"] });
const payments = createPaymentClient({ account: 375917, secret: "SAIPPUAKAUPPIAS", baseUrl: mock.urls.payment });

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A form per payment method; the customer's browser posts its fields to the method's own address, signed by the service. */
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

const result = await payments.createPayment({
  body: {
    stamp: crypto.randomUUID(), // keep it with the order: callbacks and reports carry it
    reference: "ORDER-1001",
    amount: 3050, // cents, the sum of the items
    currency: "EUR",
    language: "FI",
    items: [{ unitPrice: 1525, units: 2, vatPercentage: 25.5, productCode: "#1234" }],
    customer: { email: "maija.mallikas@example.com" },
    redirectUrls: { success: "https://shop.example.com/paid", cancel: "https://shop.example.com/cart" },
    callbackUrls: { success: "https://shop.example.com/hooks/payment", cancel: "https://shop.example.com/hooks/payment" },
  },
});

if (result.ok) {
  const { transactionId, providers = [], terms = "" } = result.data;
  console.log(`<p>${terms}</p>${providers.map(button).join("")}`);
  console.log("keep with the order:", transactionId);
} else if (result.status === 400) {
  console.error("the request was refused:", result.error?.message);
} else {
  console.error("no payment:", result.status, result.requestId);
}
