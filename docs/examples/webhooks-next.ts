// Receives what the service sends, as a route handler of Next.js: this would be app/hooks/legacy/route.ts.
import { memoryStore, paymentNotificationHandler } from "@maksu/webhooks";
import { paymentNotification } from "@maksu/webhooks/testing";

const secret = "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ";

/** Never answered from a cache. */
export const dynamic = "force-dynamic";

export const GET = paymentNotificationHandler({
  secret,
  store: memoryStore(),
  // Only a receipt of a payment comes here; one without is refused, though its code is valid.
  onPaid: async ({ orderNumber, paymentId }) => console.log("paid:", orderNumber, paymentId),
});

// The notification as the service would send it.
const response = await GET(await paymentNotification({ url: "https://shop.example.com/hooks/legacy", secret, orderNumber: "ORDER-1003" }));
if (response.status !== 200) throw new Error(`answered ${response.status}`);
