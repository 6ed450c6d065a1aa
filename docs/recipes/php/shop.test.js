import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { after, before, test } from "node:test";
import { startMockServer } from "@maksu/mock-server";

let mock, php, url;
let log = "";
before(async () => {
  mock = await startMockServer({ apis: ["payment"] });
  const env = { ...process.env, PAYMENT_API_URL: mock.urls.payment, PAYMENT_ACCOUNT: "375917", PAYMENT_SECRET: "SAIPPUAKAUPPIAS" };
  php = spawn("php", ["-S", "127.0.0.1:0", "shop.php"], { env, stdio: ["ignore", "ignore", "pipe"] });
  php.stderr.setEncoding("utf8").on("data", (text) => (log += text));
  while (!url) {
    await once(php.stderr, "data");
    [, url] = /\((http:\S+)\) started/.exec(log) ?? [];
  }
});
after(async () => {
  php.kill();
  await once(php, "exit");
  await mock.close();
});

test("checkout creates a signed payment, and verifies the response", async () => {
  const form = new URLSearchParams({ order: "TILAUS-Ä/1", email: "maija@example.com" });
  const { status, headers } = await fetch(`${url}/checkout`, { method: "POST", body: form, redirect: "manual" });
  assert.equal(status, 303, log);
  assert.match(headers.get("location"), /^https:/);
  const [{ body }] = mock.requests("payment", "createPayment");
  assert.equal(body.reference, "TILAUS-Ä/1");
});

test("a callback is handled, and one that is not from the service is rejected", async () => {
  const callback = async (more) => {
    const event = { url: `${url}/callback.php`, status: "ok", amount: 1525, stamp: "tilaus 1 & 2", ...more };
    return (await mock.send("payment", "paymentCallback", event)).response.status;
  };
  assert.deepEqual([await callback(), await callback({ signature: "wrong" }), await callback({ signature: "missing" })], [200, 403, 403]);
  assert.match(log, /payment tilaus 1 & 2 ok 1525/);
  assert.equal(log.match(/payment /g).length, 1);
});
