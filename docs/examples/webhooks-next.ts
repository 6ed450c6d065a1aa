// Receives the service's events in a route handler of Next.js: this would be app/hooks/legacy/route.ts.
import { memoryStore, paymentNotificationHandler } from "@maksu/webhooks";
import { paymentNotification } from "@maksu/webhooks/testing";

const secret = "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ";

/** Disables caching. */
export const dynamic = "force-dynamic";

export const GET = paymentNotificationHandler({
  secret,
  store: memoryStore(),
  order: (orderNumber) => ({ id: orderNumber }), // of your records; nothing where there is none, and paidBy once it is paid
  // Called for receipts of payments only; others are rejected, even with a valid code.
  onPaid: async ({ orderNumber, paymentId }) => console.log("paid:", orderNumber, paymentId),
});

// The notification as the service would send it.
const response = await GET(await paymentNotification({ url: "https://shop.example.com/hooks/legacy", secret, orderNumber: "ORDER-1003" }));
if (response.status !== 200) throw new Error(`the status is ${response.status}`);
