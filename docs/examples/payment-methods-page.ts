// Writes a page of your own on which the customer chooses the payment method.
import { startMockServer } from "@maksu/mock-server";
import { createPaymentClient, unwrap } from "@maksu/payment-client";
import { providerForms, providerFormsHtml } from "@maksu/payment-client/provider-forms";

const mock = await startMockServer({ apis: ["payment"] });
const payments = createPaymentClient({ account: 375917, secret: "SAIPPUAKAUPPIAS", baseUrl: mock.urls.payment });
const payment = unwrap(
  await payments.createPayment({
    body: {
      stamp: crypto.randomUUID(),
      reference: "ORDER-1001",
      amount: 1525,
      currency: "EUR",
      language: "EN",
      items: [{ unitPrice: 1525, units: 1, vatPercentage: 25.5, productCode: "#1234" }],
      customer: { email: "maija.mallikas@example.com" },
      redirectUrls: { success: "https://shop.example.com/paid", cancel: "https://shop.example.com/cart" },
    },
  }),
);
await mock.close();

/** In the language of the payment: the service names the groups in it. */
export const page = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Payment – Example shop</title>
<style>
  ul { display: flex; flex-wrap: wrap; gap: 1rem; list-style: none; padding: 0 }
  button { font: inherit; padding: 0.75rem 1rem; min-height: 44px }
  button:focus-visible { outline: 3px solid; outline-offset: 2px }
</style>
</head>
<body>
<main>
<h1>Choose how to pay</h1>
<p>15.25 € to Example shop</p>
${providerFormsHtml(providerForms(payment))}
<p><a href="${payment.href}">All payment methods on the payment service's page</a></p>
</main>
</body>
</html>
`;
console.log(page);
