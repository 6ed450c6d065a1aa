// Creates a payment through the legacy interface, in XML.
import { ApiError, createLegacyClient, unwrap, ValidationError } from "@maksu/legacy-client";
import { startMockServer } from "@maksu/mock-server";

await using mock = await startMockServer({ apis: ["legacy"] });
const legacy = createLegacyClient({
  merchantId: 13466,
  secret: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ",
  baseUrl: mock.urls.legacy,
  format: "xml",
});

try {
  const { token, url } = unwrap(
    await legacy.createPayment({
      body: {
        orderNumber: "ORDER-1003",
        currency: "EUR",
        locale: "fi_FI",
        urlSet: {
          success: "https://shop.example.com/paid",
          failure: "https://shop.example.com/cart",
          notification: "https://shop.example.com/hooks/legacy",
        },
        orderDetails: {
          includeVat: "1",
          contact: {
            firstName: "Maija",
            lastName: "Mallikas",
            email: "maija.mallikas@example.com",
            address: { street: "Esimerkkikatu 1", postalCode: "00100", postalOffice: "Helsinki", country: "FI" },
          },
          products: [{ title: "Red mug", amount: "2", price: "7.60", vat: "25.50", discount: "10" }],
        },
      },
    }),
  );
  console.log(`send the customer to ${url}; the token has ${token.length} characters`);
} catch (error) {
  if (error instanceof ValidationError) for (const { pointer, message, code } of error.violations) console.error(pointer, message, code);
  else if (error instanceof ApiError) console.error("rejected:", error.errorCode);
  else throw error;
}
