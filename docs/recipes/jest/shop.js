import { createPaymentClient, unwrap } from "@maksu/payment-client";
import { memoryStore, paymentCallbackHandler } from "@maksu/webhooks";

/** A shop: `baseUrl` is the mock server's in tests. */
export function createShop({ account, secret, baseUrl, callbackUrl }) {
  const payments = createPaymentClient({ account, secret, baseUrl });
  const orders = new Map();
  return {
    orders,
    /** Creates a payment. Returns where the customer pays. */
    async checkout(reference, amount) {
      const stamp = crypto.randomUUID();
      orders.set(stamp, { reference, amount, paid: false });
      const body = {
        stamp,
        reference,
        amount,
        currency: "EUR",
        language: "FI",
        items: [{ unitPrice: amount, units: 1, vatPercentage: 25.5, productCode: "#1234" }],
        customer: { email: "maija@example.com" },
        redirectUrls: { success: "https://shop.example.com/paid", cancel: "https://shop.example.com/cart" },
        callbackUrls: { success: callbackUrl, cancel: callbackUrl },
      };
      const { href, transactionId } = unwrap(await payments.createPayment({ body }));
      return { href, stamp, transactionId };
    },
    /** Takes the service's callbacks: a `Request`, to a `Response`. */
    receive: paymentCallbackHandler({
      account,
      secret,
      store: memoryStore(),
      onPayment: async ({ stamp, status, amount }) => {
        const order = orders.get(stamp);
        if (order?.amount !== amount) throw new Error("unknown order, or the amount differs");
        if (status === "ok") order.paid = true;
      },
    }),
  };
}
