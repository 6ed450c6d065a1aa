/** The mock as a `fetch` function, for any runtime: typed client, rejections, faults, recorded requests, responses that are set. */
import assert from "node:assert/strict";
import process from "node:process";
import { createPaymentClient } from "@maksu/payment-client";
import { examples } from "@maksu/payment-client/examples";
import { startMockServer } from "@maksu/mock-server";

const mock = await startMockServer({ ports: false });
const client = (fetch = mock.fetch, secret = "SAIPPUAKAUPPIAS") =>
  createPaymentClient({ account: 375917, secret, baseUrl: "https://services.example.com", fetch, retries: 0 });
const faulty = (fault) => (url, init) => {
  const headers = new Headers(init.headers);
  headers.set("mock-fault", fault);
  return mock.fetch(url, { ...init, headers });
};
const [create] = Object.values(examples.createPayment);

const checks = {
  "a created payment is found": async () => {
    const { data } = await client().createPayment(create);
    const found = await client().getPayment({ path: { transactionId: data.transactionId } });
    assert.deepEqual([found.status, found.verified, found.data.stamp], [200, true, create.body.stamp]);
  },
  "a wrong secret is rejected": async () => {
    const { status } = await client(mock.fetch, "other").createPayment(create);
    assert.equal(status, 401);
  },
  "the Merchant API and the legacy interface are found by their paths": async () => {
    const merchant = await mock.fetch("https://one.example.com/merchant/v1/refunds/x");
    const legacy = await mock.fetch("https://one.example.com/api-payment/create", { method: "POST" });
    assert.deepEqual([merchant.status, legacy.status, legacy.headers.get("www-authenticate")], [403, 401, 'Basic realm="legacy"']);
  },
  "a response can be set": async () => {
    await mock.respond("payment", "listSettlements", { status: 503 });
    assert.equal((await client().listSettlements()).status, 503);
    await assert.rejects(mock.respond("payment", "listSettlements", { status: 204 }), { name: "ControlError" });
  },
  "requests are recorded": async () => {
    mock.reset();
    await client().createPayment(create);
    const [{ status, body }] = mock.requests("payment", "createPayment");
    assert.deepEqual([status, body.amount], [201, create.body.amount]);
  },
  "a dropped connection rejects with a TypeError": async () => {
    await assert.rejects(faulty("drop")("https://one.example.com/settlements", {}), { name: "TypeError", message: "fetch failed" });
    await assert.rejects(client(faulty("drop")).listSettlements(), { code: "network-error" });
  },
  "a truncated body breaks while it is read": async () => {
    const response = await faulty("truncate")("https://one.example.com/settlements", {});
    await assert.rejects(response.text());
    await assert.rejects(client(faulty("truncate")).listSettlements(), { code: "network-error" });
  },
  "a delayed response can be aborted": async () => {
    const signal = AbortSignal.timeout(20);
    await assert.rejects(mock.fetch("https://one.example.com/settlements", { signal, headers: { "mock-fault": "delay=60000" } }), {
      name: "TimeoutError",
    });
  },
  "a closed mock can't be reached": async () => {
    await mock.close();
    await assert.rejects(mock.fetch(mock.urls.payment), { name: "TypeError" });
  },
};

for (const [what, check] of Object.entries(checks))
  await check().catch((error) => {
    throw new Error(what, { cause: error });
  });
process.stdout.write(`${Object.keys(checks).length} checks passed\n`);
