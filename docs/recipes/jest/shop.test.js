import { createServer } from "node:http";
import { nodeListener } from "@maksu/webhooks/node";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createShop } from "./shop.js";

const baseUrl = process.env.PAYMENT_API_URL;
let server, callbackUrl, shop;
beforeAll(async () => {
  server = createServer((request, response) => nodeListener(shop.receive)(request, response));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  callbackUrl = `http://127.0.0.1:${server.address().port}/hooks/payment`;
  shop = createShop({ account: 375917, secret: "SAIPPUAKAUPPIAS", baseUrl, callbackUrl });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Has the mock server send a callback. Returns the shop's status. */
async function sendCallback(fields) {
  const body = JSON.stringify({ url: callbackUrl, ...fields });
  const sent = await fetch(`${baseUrl}/_mock/events/paymentCallback`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  return (await sent.json()).response.status;
}

test("a callback marks the order as paid", async () => {
  const { stamp, transactionId, href } = await shop.checkout("ORDER-1", 1525);
  expect(href).toMatch(/^https:/);
  expect(await sendCallback({ stamp, transactionId, amount: 1525, status: "ok" })).toBe(200);
  expect(shop.orders.get(stamp).paid).toBe(true);
});

test.each([
  ["with a wrong signature", { signature: "wrong", amount: 1525 }, 403],
  ["for another amount", { amount: 1 }, 503],
])("a callback %s marks nothing as paid", async (_what, fields, status) => {
  const { stamp, transactionId } = await shop.checkout("ORDER-2", 1525);
  expect(await sendCallback({ stamp, transactionId, status: "ok", ...fields })).toBe(status);
  expect(shop.orders.get(stamp).paid).toBe(false);
});
