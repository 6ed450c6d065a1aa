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
      const order = { id: reference, amount, transactions: [], paid: false };
      orders.set(stamp, order);
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
      order.transactions.push(transactionId);
      return { href, stamp, transactionId };
    },
    /** Takes the service's callbacks: a `Request`, to a `Response`. */
    receive: paymentCallbackHandler({
      account,
      secret,
      store: memoryStore(),
      order: (stamp) => orders.get(stamp), // its amount and transactions are compared with the event's
      onPayment: async ({ stamp, status, transactionId }) => {
        if (status === "ok") Object.assign(orders.get(stamp), { paid: true, paidBy: transactionId });
      },
    }),
  };
}
