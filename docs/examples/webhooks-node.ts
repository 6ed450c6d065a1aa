// Receives the service's events under node:http.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startMockServer } from "@maksu/mock-server";
import { memoryStore, paymentCallbackHandler, paymentRedirectHandler, webhookRouter } from "@maksu/webhooks";
import { nodeListener } from "@maksu/webhooks/node";

const merchant = { account: 375917, secret: "SAIPPUAKAUPPIAS" };
const paid = new Set<string>();

const options = {
  ...merchant,
  store: memoryStore(), // for one process; for several, there are stores in Redis, PostgreSQL and SQLite
  onPayment: async ({ status, stamp, amount }: { status: string; stamp: string; amount: number }) => {
    if (status === "ok") paid.add(`${stamp} ${amount}`);
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
  const { acknowledged } = await mock.send("payment", "paymentCallback", { url, status: "ok", amount: 3050, stamp: "order-1001" });
  if (!acknowledged) throw new Error("the callback was not acknowledged");
}
console.log([...paid]); // [ 'order-1001 3050' ]
server.close();
