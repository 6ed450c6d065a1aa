// Receives the service's events under node:http.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startMockServer } from "@maksu/mock-server";
import { memoryStore, type Order, paymentCallbackHandler, type PaymentEvent, paymentRedirectHandler, webhookRouter } from "@maksu/webhooks";
import { nodeListener } from "@maksu/webhooks/node";

const merchant = { account: 375917, secret: "SAIPPUAKAUPPIAS" };
const transactionId = crypto.randomUUID(); // as createPayment returned it
const order: Order = { id: "1001", amount: 3050, transactions: [transactionId] };
const orders = new Map([["order-1001", order]]);

const options = {
  ...merchant,
  store: memoryStore(), // for one process; for several, there are stores in Redis, PostgreSQL and SQLite
  order: (stamp: string) => orders.get(stamp), // amount and transaction of each event are compared with it
  onPayment: async ({ status, stamp, transactionId: paidBy }: PaymentEvent) => {
    if (status === "ok") orders.set(stamp, { ...order, paidBy });
  },
};
const router = webhookRouter({
  "/hooks/payment": paymentCallbackHandler(options),
  "/paid": paymentRedirectHandler({ ...options, paymentPage: ({ status }) => (status === "ok" ? "/thank-you" : "/cart") }),
});
const server = createServer(nodeListener(router)).listen(0, "127.0.0.1");
await new Promise((resolve) => server.once("listening", resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/payment`;

// The mock server stands in for the service; the second delivery of the same event changes nothing.
await using mock = await startMockServer({ apis: ["payment"] });
for (let delivery = 1; delivery <= 2; delivery++) {
  const event = { url, status: "ok", amount: 3050, stamp: "order-1001", transactionId };
  const { acknowledged } = await mock.send("payment", "paymentCallback", event);
  if (!acknowledged) throw new Error("the callback was not acknowledged");
}
console.log(orders.get("order-1001")?.paidBy === transactionId); // true

// An event of a transaction that is none of the order's, such as its refund's, is not acknowledged, and runs nothing.
const { response } = await mock.send("payment", "paymentCallback", { url, status: "ok", amount: 3050, stamp: "order-1001" });
if (response?.status !== 503) throw new Error("an event of another transaction was acknowledged");
server.close();
