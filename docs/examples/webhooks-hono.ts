// Receives the service's events under Hono, whose handlers take a Request and return a Response, too.
import { memoryStore, refundStatusChangedHandler } from "@maksu/webhooks";
import { refundStatusChanged } from "@maksu/webhooks/testing";
import { Hono } from "hono";

const secret = "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ";
const refund = { id: "refund-1", token: "DA2OTA4NWVmYTRiMDUyMWI4OGNkNjkxNzBh" }; // as createRefund returned it
const refundStatus = refundStatusChangedHandler({
  secret,
  store: memoryStore(),
  refund: (refundToken) => (refundToken === refund.token ? refund : undefined),
  onRefundStatus: async ({ refundToken, newStatus }) => console.log(refundToken, newStatus),
});

const app = new Hono();
app.get("/hooks/refund-status", (context) => refundStatus(context.req.raw));

// The notification as the service would send it, and one whose signature is wrong.
const genuine = await refundStatusChanged({
  url: "https://shop.example.com/hooks/refund-status",
  secret,
  refundToken: refund.token,
  newStatus: "completed",
});
const forged = await refundStatusChanged({ url: "https://shop.example.com/hooks/refund-status", secret: "guessed" });
const statuses = [await app.fetch(genuine), await app.fetch(forged)].map(({ status }) => status);
if (statuses.join() !== "200,403") throw new Error(`the statuses are ${statuses.join()}`);
