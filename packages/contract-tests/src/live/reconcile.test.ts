/** Lost callbacks over real HTTP: a shop with a handler and a reconciliation that share a store, and the mock server as the service. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type MockServer, startMockServer } from "@maksu/mock-server";
import { createPaymentClient } from "@maksu/payment-client";
import { memoryStore, paymentCallbackHandler, type PaymentEvent } from "@maksu/webhooks";
import { nodeListener } from "@maksu/webhooks/node";
import { reconcile } from "@maksu/webhooks/reconcile";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

const merchant = { account: 375917, secret: "SAIPPUAKAUPPIAS" };

let mock: MockServer<"payment">;
beforeAll(async () => {
  mock = await startMockServer({ apis: ["payment"] });
});
afterAll(async () => mock.close());

let shop: Server;
let ran: PaymentEvent[];
let options: ReturnType<typeof newOptions>;
const newOptions = () => ({
  ...merchant,
  store: memoryStore(),
  compare: "by hand" as const,
  onPayment: async (payment: PaymentEvent) => {
    ran.push(payment);
    await new Promise((resume) => setTimeout(resume, 20));
  },
  onDelivery: () => {},
});
beforeEach(async () => {
  ran = [];
  options = newOptions();
  shop = createServer(nodeListener(paymentCallbackHandler(options))).listen(0, "127.0.0.1");
  await new Promise((resolve) => shop.once("listening", resolve));
});
afterEach(() => {
  shop.close();
});

/** The callback for a paid payment, as the service sends it. */
async function callback(transactionId: string): Promise<number | undefined> {
  const url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`;
  return (await mock.send("payment", "paymentCallback", { url, status: "ok", transactionId })).response?.status;
}

const outcomesOf = async (...ids: readonly string[]) => {
  const client = createPaymentClient({ ...merchant, baseUrl: mock.urls.payment });
  const results = await reconcile({
    ...options,
    client,
    open: ids.map((transactionId) => ({ transactionId })),
    wait: 10,
    patience: 10_000,
  });
  return results.map(({ outcome }) => outcome);
};

test("a payment whose callback was lost is handled, and a callback that comes late runs nothing", async () => {
  const transactionId = crypto.randomUUID();
  expect(await outcomesOf(transactionId)).toEqual(["handled"]);
  expect(await callback(transactionId)).toBe(200);
  expect(ran).toMatchObject([{ account: 375917, transactionId, status: "ok" }]);
});

test("a payment whose callback came first is not handled again", async () => {
  const transactionId = crypto.randomUUID();
  expect(await callback(transactionId)).toBe(200);
  expect(await outcomesOf(transactionId)).toEqual(["repeated"]);
  expect(ran).toHaveLength(1);
});

test("callbacks and reconciliations at the same moment handle each payment once", async () => {
  const ids = Array.from({ length: 10 }, () => crypto.randomUUID());
  const [first, second, ...statuses] = await Promise.all([outcomesOf(...ids), outcomesOf(...ids.toReversed()), ...ids.map(callback)]);
  expect(ran.map(({ transactionId }) => transactionId).toSorted()).toEqual(ids.toSorted());
  expect([...first, ...second].every((outcome) => outcome === "handled" || outcome === "repeated")).toBe(true);
  expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
  expect(await Promise.all(ids.map(callback))).toEqual(ids.map(() => 200));
  expect(ran).toHaveLength(10);
});

test("a payment that the service does not know fails, and the others are handled", async () => {
  expect(await outcomesOf("00000000-0000-4000-8000-000000000404", crypto.randomUUID())).toEqual(["failed", "handled"]);
});
