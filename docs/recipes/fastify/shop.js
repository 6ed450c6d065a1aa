import { memoryStore, paymentCallbackHandler, paymentReportHandler, webhookRouter } from "@maksu/webhooks";
import Fastify from "fastify";
import { webhooks } from "./webhooks.js";

/** Creates the shop's server. `order` finds an order by its stamp; `onPayment` and `onReport` are what the shop does. */
export function createShop({ account, secret, order, onPayment, onReport }) {
  const merchant = { account, secret, store: memoryStore() };
  const handlers = {
    "/hooks/payment": paymentCallbackHandler({ ...merchant, order, onPayment }),
    "/hooks/report": paymentReportHandler({ ...merchant, onReport }),
  };
  const shop = Fastify();
  shop.register(webhooks, { receive: webhookRouter(handlers), paths: Object.keys(handlers) });
  shop.post("/orders", async ({ body }) => ({ received: body })); // other routes have parsed bodies, as ever
  return shop;
}
