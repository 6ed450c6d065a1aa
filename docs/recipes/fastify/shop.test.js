import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startMockServer } from "@maksu/mock-server";
import { createShop } from "./shop.js";

const [paid, reports] = [[], []];
const transactionId = crypto.randomUUID();
const shop = createShop({
  account: 375917,
  secret: "SAIPPUAKAUPPIAS",
  order: (stamp) => (stamp === "order-1" ? { id: "1", amount: 1525, transactions: [transactionId] } : undefined),
  onPayment: async ({ stamp, status, reference }) => void paid.push([stamp, status, reference]),
  onReport: async ({ rows }) => void reports.push([...rows].length),
});
let mock, url;
before(async () => {
  mock = await startMockServer({ apis: ["payment"] });
  url = await shop.listen({ host: "127.0.0.1", port: 0 });
});
after(async () => {
  await shop.close();
  await mock.close();
});

test("a callback runs onPayment once, with values that needed encoding", async () => {
  const event = { url: `${url}/hooks/payment`, status: "ok", amount: 1525, stamp: "order-1", transactionId, reference: "Äiti & 50 % + 1" };
  const { response, repeats } = await mock.send("payment", "paymentCallback", { ...event, repeat: 2 });
  assert.deepEqual([response.status, ...repeats.map((each) => each.response.status)], [200, 200]);
  assert.deepEqual(paid, [["order-1", "ok", "Äiti & 50 % + 1"]]);
});

test("a callback with a wrong signature is rejected", async () => {
  const { response } = await mock.send("payment", "paymentCallback", { url: `${url}/hooks/payment`, stamp: "order-2", signature: "wrong" });
  assert.equal(response.status, 403);
});

for (const format of ["json", "csv"]) {
  test(`a report as ${format} is verified over its bytes`, async () => {
    const { response } = await mock.send("payment", "paymentReport", { url: `${url}/hooks/report`, format });
    assert.equal(response.status, 200);
    assert.ok(reports.pop() > 0);
  });
}

test("other routes parse their bodies", async () => {
  const response = await fetch(`${url}/orders`, { method: "POST", headers: { "content-type": "application/json" }, body: `{"id":1}` });
  assert.deepEqual(await response.json(), { received: { id: 1 } });
});
