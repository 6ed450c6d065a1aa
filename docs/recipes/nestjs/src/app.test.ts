import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type MockServer, startMockServer } from "@maksu/mock-server";
import type { NestExpressApplication } from "@nestjs/platform-express";
import { createApp } from "./app.js";
import { Checkout, Orders } from "./payments.module.js";

let mock: MockServer<"payment">, app: NestExpressApplication, url: string;
before(async () => {
  mock = await startMockServer({ apis: ["payment"] });
  Object.assign(process.env, { PAYMENT_ACCOUNT: "375917", PAYMENT_SECRET: "SAIPPUAKAUPPIAS", PAYMENT_API_URL: mock.urls.payment });
  app = await createApp();
  await app.listen(0, "127.0.0.1");
  url = await app.getUrl();
});
after(async () => {
  await app.close();
  await mock.close();
});

test("a provider has the client", async () => {
  const result = await app.get(Checkout).payments.listPaymentProviders();
  assert.deepEqual([result.status, result.verified], [200, true]);
});

test("a callback runs once, and one with a wrong signature never", async () => {
  const transactionId = crypto.randomUUID();
  app.get(Orders).open.set("Tilaus 1 & 2", { id: "1", amount: 1525, transactions: [transactionId] });
  const event = { url: `${url}/hooks/payment`, status: "ok", amount: 1525, stamp: "Tilaus 1 & 2", transactionId } as const;
  const { response } = await mock.send("payment", "paymentCallback", { ...event, repeat: 2 });
  const wrong = await mock.send("payment", "paymentCallback", { ...event, stamp: "order-2", signature: "wrong" });
  assert.deepEqual([response?.status, wrong.response?.status], [200, 403]);
  assert.deepEqual(app.get(Orders).paid, ["Tilaus 1 & 2"]);
});

for (const format of ["json", "csv"] as const) {
  test(`a report as ${format} is verified over its bytes`, async () => {
    const { response } = await mock.send("payment", "paymentReport", { url: `${url}/hooks/report`, format });
    assert.equal(response?.status, 200);
    assert.ok(Number(app.get(Orders).reported.pop()) > 0);
  });
}
