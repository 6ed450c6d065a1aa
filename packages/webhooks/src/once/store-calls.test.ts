/** Calls of the store per event, each of which is a round trip. */
import { expect, test } from "vitest";
import { wrappedStore } from "../../test/wrapped-store.ts";
import { paymentCallbackHandler } from "../handlers/payment-handlers.ts";
import { paymentCallback } from "../testing/index.ts";
import { memoryStore } from "./memory-store.ts";

const merchant = { account: 375917, secret: "SAIPPUAKAUPPIAS" };
const payment = { url: "https://shop.example.com/hooks/payment", stamp: "s", amount: 1525, transactionId: crypto.randomUUID() };
const order = () => ({ id: "1", amount: payment.amount, transactions: [payment.transactionId] });

test.each([
  ["left to the merchant's function", { compare: "by hand" } as const, ["claim", "finish"]],
  ["compared with an order", { order }, ["claim", "claim", "finish"]],
])("an event with details that is %s takes the fewest calls, and one when it is repeated", async (_what, comparison, expected) => {
  const calls: string[] = [];
  const store = wrappedStore(memoryStore(), async (call, run) => {
    calls.push(call.split(" ", 1)[0] ?? "");
    return run();
  });
  const handle = paymentCallbackHandler({ ...merchant, ...comparison, store, onPayment: async () => {} });
  const event = async () => paymentCallback({ ...merchant, ...payment, settlementReference: "1234561" });
  expect((await handle(await event())).status).toBe(200);
  expect(calls).toEqual(expected);
  expect((await handle(await event())).status).toBe(200);
  expect(calls.slice(expected.length)).toEqual(["claim"]);
});
