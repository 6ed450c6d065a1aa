import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { after, before, test } from "node:test";
import { startMockServer } from "@maksu/mock-server";

let mock, shop, url;
let log = "";
before(async () => {
  mock = await startMockServer({ apis: ["payment"] });
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const merchant = { PAYMENT_ACCOUNT: "375917", PAYMENT_SECRET: "SAIPPUAKAUPPIAS", PAYMENT_API_URL: mock.urls.payment, SHOP_URL: url };
  shop = spawn(process.execPath, ["node_modules/next/dist/bin/next", "start", "--hostname", "127.0.0.1", "--port", String(port)], {
    env: { ...process.env, ...merchant },
    stdio: ["ignore", "pipe", "inherit"],
  });
  shop.stdout.setEncoding("utf8").on("data", (text) => (log += text));
  while (!log.includes("Ready")) await once(shop.stdout, "data");
});
after(async () => {
  shop.kill();
  await once(shop, "exit");
  await mock.close();
});

test("the form leads to the payment", async () => {
  const form = new URLSearchParams({ order: "ORDER-1", email: "maija@example.com" });
  const { status, headers } = await fetch(`${url}/checkout`, { method: "POST", body: form, redirect: "manual" });
  assert.equal(status, 303);
  assert.match(headers.get("location"), /^https:/);
  const [{ body }] = mock.requests("payment", "createPayment");
  assert.equal(body.callbackUrls.success, `${url}/hooks/payment`);
});

test("callbacks run onPayment, once each, whatever was cached", async () => {
  const callback = (stamp, more) =>
    mock.send("payment", "paymentCallback", { url: `${url}/hooks/payment`, status: "ok", amount: 1525, stamp, ...more });
  const sent = [await callback("Tilaus 1", { repeat: 2 }), await callback("order-2"), await callback("order-3", { signature: "wrong" })];
  assert.deepEqual(
    sent.map(({ response }) => response.status),
    [200, 200, 403],
  );
  assert.deepEqual(log.match(/^payment .*$/gm), ["payment Tilaus 1 ok 1525", "payment order-2 ok 1525"]);
});

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}
