/** Plays each shop against the sandbox. SHOPS names some of them. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer as createGateway } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { createPaymentClient, unwrap } from "@maksu/payment-client";
import { startSandbox } from "@maksu/sandbox";

const cwd = fileURLToPath(new URL(".", import.meta.url));
const COMMANDS = {
  "node-http": () => [process.execPath, "node-http.js"],
  express: () => [process.execPath, "express.js"],
  hono: () => [process.execPath, "hono.js"],
  fastify: () => [process.execPath, "fastify.js"],
  nest: () => [process.execPath, "dist/nest.js"],
  next: (port) => [process.execPath, "node_modules/next/dist/bin/next", "start", "next", "--hostname", "127.0.0.1", "--port", port],
  php: (port) => ["php", "-S", `127.0.0.1:${port}`, "shop.php"],
};
const { SHOPS = Object.keys(COMMANDS).join(",") } = process.env;

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}

for (const name of SHOPS.split(","))
  describe(name, () => {
    let sandbox, world, shop, env, port, url, folder;

    async function start() {
      const [command, ...args] = COMMANDS[name](port);
      shop = spawn(command, args, { cwd, env, stdio: ["ignore", "ignore", "pipe"] });
      let log = "";
      shop.stderr.setEncoding("utf8").on("data", (text) => (log += text));
      for (;;) {
        if (shop.exitCode !== null) throw new Error(`${name} ended: ${log}`);
        if (await fetch(url).catch(() => undefined)) return;
        await new Promise((resume) => setTimeout(resume, 50));
      }
    }
    async function stop() {
      if (shop.exitCode === null && shop.kill("SIGKILL")) await once(shop, "exit");
    }

    before(async () => {
      sandbox = await startSandbox({ clock: "frozen" });
      world = await sandbox.world();
      folder = mkdtempSync(join(tmpdir(), "shop-"));
      port = await freePort();
      url = `http://127.0.0.1:${port}`;
      const { account, secret } = world.payment;
      const service = { PAYMENT_ACCOUNT: String(account), PAYMENT_SECRET: secret, PAYMENT_API_URL: sandbox.url };
      env = { ...process.env, ...service, PORT: String(port), SHOP_URL: url, DATABASE: join(folder, "shop.db") };
      await start();
    });
    after(async () => {
      await stop();
      await sandbox.close();
      rmSync(folder, { recursive: true });
    });

    /** Does something while the shop has other variables. */
    async function restarted(variables, act) {
      const own = env;
      for (const [next, then] of [
        [{ ...env, ...variables }, act],
        [own, () => {}],
      ]) {
        env = next;
        await stop();
        await start();
        await then();
      }
    }

    /** Runs the shop's job. */
    async function tend() {
      const [command, file] = name === "php" ? ["php", "shop.php"] : [process.execPath, "job.js"];
      const job = spawn(command, [file], { cwd, env, stdio: ["ignore", "ignore", "inherit"] });
      assert.deepEqual(await once(job, "exit"), [0, null]);
    }

    const post = async (path, body) =>
      fetch(url + path, {
        method: "POST",
        redirect: "manual",
        ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
      });
    const idIn = (response) => /[0-9a-f-]{36}/.exec(response.headers.get("location"))[0];
    /** Creates an order of 30.50 EUR, unless a cart is given. */
    async function create(cart = { lamp: 2 }) {
      const response = await post("/orders", { cart });
      assert.equal(response.status, 303);
      return { reference: (await response.text()).trim(), transaction: idIn(response) };
    }
    const stateOf = async ({ reference }) => (await fetch(`${url}/orders/${reference}`)).json();
    /** Events may come after the response of what causes them. */
    async function becomes(order, expected) {
      for (let waits = 0; waits < 100 && !isDeepStrictEqual(await stateOf(order), expected); waits++)
        await new Promise((resume) => setTimeout(resume, 20));
      assert.deepEqual(await stateOf(order), expected);
    }
    const refund = async ({ reference }, amount = "rest") => (await post(`/orders/${reference}/refund`, { amount })).status;
    const [OPEN, PAID] = [
      { state: "open", paid: 0, currency: "EUR", refunded: 0, deliveries: 0 },
      { state: "paid", paid: 3050, currency: "EUR", refunded: 0, deliveries: 1 },
    ];
    const REFUNDED = { ...PAID, state: "refunded", refunded: 3050 };
    async function paid() {
      const order = await create();
      await world.pay(order.transaction, { method: "nordea" });
      assert.deepEqual(await stateOf(order), PAID);
      return order;
    }

    test("an order is paid by the callback, and the customer returns to it", async () => {
      const order = await create();
      assert.deepEqual(await stateOf(order), OPEN);
      const redirect = await world.pay(order.transaction, { method: "nordea" });
      assert.deepEqual(await stateOf(order), PAID);
      const { status, headers } = await fetch(redirect, { redirect: "manual" });
      assert.deepEqual([status, headers.get("location")], [303, `/orders/${order.reference}`]);
      assert.equal((await post(`/orders/${order.reference}/pay`)).status, 409);
    });

    test("without a body, an order is of one lamp; there is no other order", async () => {
      const response = await post("/orders");
      assert.equal(response.status, 303);
      await world.pay(idIn(response), { method: "nordea" });
      assert.equal((await stateOf({ reference: await response.text() })).paid, 1525);
      for (const path of ["/orders/none", "/orders/..%2Fnone"]) assert.equal((await fetch(url + path)).status, 404);
      assert.equal((await post("/orders/none/pay")).status, 404);
    });

    test("what the shop does not sell can't be ordered, and nobody orders without an e-mail address", async () => {
      for (const cart of [{}, { lamp: 0.5 }, { lamp: -1 }, { lamp: "2" }, { piano: 1 }, { constructor: 1 }])
        assert.equal((await post("/orders", { cart })).status, 400);
      assert.equal((await post("/orders", { email: "maija" })).status, 400);
    });

    test("a refund whose amount is not understood refunds nothing", async () => {
      const order = await paid();
      const json = "application/json";
      const form = "application/x-www-form-urlencoded";
      const sent = [
        ["", json],
        ['{"amount":500', json],
        ['{"amount":null}', json],
        ['{"cents":500}', json],
        ["500", json],
        ["amount=500", form],
      ];
      for (const [body, type] of sent) {
        const response = await fetch(`${url}/orders/${order.reference}/refund`, {
          method: "POST",
          headers: { "content-type": type },
          body,
        });
        assert.ok(response.status >= 400, `${type} ${body}: ${response.status}`);
      }
      assert.deepEqual(await stateOf(order), PAID);
    });

    test("the redirect is enough where the callback never comes", async () => {
      await world.configure({ callbackOrder: "never" });
      const order = await create();
      const redirect = await world.pay(order.transaction, { method: "nordea" });
      await fetch(redirect, { redirect: "manual" });
      assert.deepEqual(await stateOf(order), PAID);
      await world.configure({ callbackOrder: "before" });
    });

    test("refunds are made in parts, and take no more than is left", async () => {
      const order = await paid();
      for (const amount of ["1000", 0.5, -1]) assert.equal(await refund(order, amount), 400);
      assert.equal(await refund(order, 1000), 200);
      await becomes(order, { ...PAID, refunded: 1000 });
      assert.equal(await refund(order, 2051), 409);
      assert.equal(await refund(order), 200);
      await becomes(order, REFUNDED);
      assert.equal(await refund(order), 409);
      assert.equal(await refund(await create()), 409);
    });

    test("a refund that fails after it was accepted is left to refund again", async () => {
      const order = await paid();
      await world.configure({ refundOutcome: "fail" });
      assert.equal(await refund(order, 1000), 200);
      await world.clock.advance({ days: 3 });
      assert.deepEqual(await stateOf(order), PAID);
      await world.configure({ refundOutcome: "rejected" });
      assert.equal(await refund(order, 1000), 409);
      assert.deepEqual(await stateOf(order), PAID);
      await world.configure({ refundOutcome: "ok" });
      assert.equal(await refund(order), 200);
      await becomes(order, REFUNDED);
    });

    test("a refund to be approved is not refunded yet, and its cents are taken", async () => {
      const order = await paid();
      await world.configureMerchant({ refundApproval: true });
      assert.equal(await refund(order), 200);
      assert.deepEqual(await stateOf(order), PAID);
      assert.equal(await refund(order), 409);
      await world.configureMerchant({ refundApproval: false });
    });

    test("a refund whose response is lost counts once its callback has come", async () => {
      const order = await paid();
      await world.faults.add({ match: { operation: "refundPayment" }, times: 1, drop: true });
      await refund(order, 1000);
      await world.clock.advance({ hours: 1 });
      await becomes(order, { ...PAID, refunded: 1000 });
    });

    test("a payment that is pending is neither paid nor failed", async () => {
      const order = await create();
      await world.pay(order.transaction, { method: "walleyb2b" });
      assert.deepEqual(await stateOf(order), { ...OPEN, state: "pending" });
      await world.resolve(order.transaction, "clear");
      assert.deepEqual(await stateOf(order), PAID);
    });

    test("an order whose payment failed can be paid again, and by the bank's late confirmation", async () => {
      await world.configure({ latePaymentAfterCancel: true });
      const order = await create();
      await fetch(await world.pay(order.transaction, { method: "nordea", outcome: "cancel" }), { redirect: "manual" });
      assert.deepEqual(await stateOf(order), OPEN);
      const again = idIn(await post(`/orders/${order.reference}/pay`));
      await world.resolve(order.transaction, "confirm");
      assert.deepEqual(await stateOf(order), PAID);
      await world.pay(again, { method: "nordea" });
      assert.deepEqual(await stateOf(order), { ...PAID, state: "attention" });
    });

    test("a second payment is shown, and delivers nothing", async () => {
      const order = await create();
      const second = idIn(await post(`/orders/${order.reference}/pay`));
      await world.pay(order.transaction, { method: "nordea" });
      await world.pay(second, { method: "nordea" });
      assert.deepEqual(await stateOf(order), { ...PAID, state: "attention" });
    });

    test("the job returns a second payment, once, and again when its refund has failed", async () => {
      const order = await create();
      const second = idIn(await post(`/orders/${order.reference}/pay`));
      await world.pay(order.transaction, { method: "nordea" });
      await world.pay(second, { method: "nordea" });
      await world.configure({ refundOutcome: "fail" });
      await tend();
      await world.clock.advance({ days: 3 });
      assert.deepEqual(await stateOf(order), { ...PAID, state: "attention" });
      await world.configure({ refundOutcome: "ok" });
      await tend();
      await tend();
      await becomes(order, { ...PAID, refunded: 3050 });
      assert.equal(await refund(order), 200);
      await becomes(order, { ...REFUNDED, refunded: 6100 });
    });

    test("the job asks three times for a refund that is rejected each time", async () => {
      const order = await create();
      const second = idIn(await post(`/orders/${order.reference}/pay`));
      await world.pay(order.transaction, { method: "nordea" });
      await world.pay(second, { method: "nordea" });
      await world.configure({ refundOutcome: "rejected" });
      for (let runs = 0; runs < 4; runs++) await tend();
      const refunds = (await world.requests.list()).filter(({ path }) => path.endsWith(`${second}/refund`));
      assert.deepEqual(
        refunds.map(({ status }) => status),
        [400, 400, 400],
      );
      assert.deepEqual(await stateOf(order), { ...PAID, state: "attention" });
      await world.configure({ refundOutcome: "ok" });
    });

    test("the job leaves a second payment of another amount to somebody", async () => {
      const order = await paid();
      const urls = { success: `${url}/hooks/payment`, cancel: `${url}/hooks/payment` };
      const sent = {
        stamp: `${order.reference}.other`,
        reference: order.reference,
        amount: 4000,
        currency: "EUR",
        language: "EN",
        items: [],
      };
      const body = { ...sent, customer: { email: "maija@example.com" }, redirectUrls: urls, callbackUrls: urls };
      const { transactionId } = unwrap(await createPaymentClient({ ...world.payment, baseUrl: sandbox.url }).createPayment({ body }));
      await world.pay(transactionId, { method: "nordea" });
      await becomes(order, { ...PAID, state: "attention" });
      await tend();
      await world.clock.advance({ days: 1 });
      assert.deepEqual(await stateOf(order), { ...PAID, state: "attention" });
    });

    test("a refund whose response is not the service's may have been made, and its cents stay reserved", async () => {
      const order = await paid();
      const gateway = createGateway((_, response) => response.writeHead(404, { "content-type": "application/json" }).end("{}"));
      await once(gateway.listen(0, "127.0.0.1"), "listening");
      await restarted({ PAYMENT_API_URL: `http://127.0.0.1:${gateway.address().port}` }, async () => {
        assert.equal(await refund(order, 1000), 200);
        assert.equal(await refund(order, 2051), 409);
      });
      gateway.close();
      assert.deepEqual(await stateOf(order), PAID);
    });

    test("refunds that find no service are not made, and leave their cents", async () => {
      const order = await create();
      const second = idIn(await post(`/orders/${order.reference}/pay`));
      await world.pay(order.transaction, { method: "nordea" });
      await world.pay(second, { method: "nordea" });
      await restarted({ PAYMENT_API_URL: `http://127.0.0.1:${await freePort()}` }, async () => {
        assert.equal(await refund(order), 409);
        // The job, which waits for the service in vain, is the same under all servers of Node.
        for (let runs = 0; runs < (["node-http", "php"].includes(name) ? 3 : 0); runs++) await tend();
      });
      await tend();
      await becomes(order, { ...PAID, refunded: 3050 });
      assert.equal(await refund(order), 200);
      await becomes(order, { ...REFUNDED, refunded: 6100 });
    });

    test("the job finds a payment of which neither callback nor redirect has come", async () => {
      await world.configure({ callbackOrder: "never" });
      const order = await create();
      await world.pay(order.transaction, { method: "nordea" });
      assert.deepEqual(await stateOf(order), OPEN);
      await tend();
      assert.deepEqual(await stateOf(order), PAID);
      await world.configure({ callbackOrder: "before" });
    });

    test("a payment whose creation got no response makes the order paid, if the customer finds it", async () => {
      const order = await create();
      await world.faults.add({ match: { operation: "createPayment" }, times: 1, drop: true });
      assert.equal((await post(`/orders/${order.reference}/pay`)).status, 503);
      const { about } = (await world.transitions()).at(-1);
      await world.pay(about, { method: "nordea" });
      await world.clock.advance({ days: 1 });
      assert.deepEqual(await stateOf(order), PAID);
    });

    test("the job asks about such a payment, too, once an event has named it", async () => {
      const order = await create();
      await world.faults.add({ match: { operation: "createPayment" }, times: 1, drop: true });
      await post(`/orders/${order.reference}/pay`);
      const { about } = (await world.transitions()).at(-1);
      await world.pay(about, { method: "walleyb2b" });
      await becomes(order, { ...OPEN, state: "pending" });
      await world.configure({ callbackOrder: "never" });
      await world.resolve(about, "clear");
      await tend();
      assert.deepEqual(await stateOf(order), PAID);
      await world.configure({ callbackOrder: "before" });
    });

    test("forged events are rejected, odd ones acknowledged, and neither changes anything", async () => {
      const order = await create();
      await world.pay(order.transaction, { method: "nordea" });
      assert.equal(await refund(order, 1000), 200);
      const seen = { ...PAID, refunded: 1000 };
      await becomes(order, seen);
      const failed = await create();
      await world.pay(failed.transaction, { outcome: "cancel" });
      const events = (await world.events.list()).slice(-3);
      const tried = new Map();
      for (const forgery of [...FORGED, ...ODD])
        for (const { id } of events) {
          const sent = await world.events.forge(id, forgery).catch((error) => assert.equal(error.name, "ImpossibleTransition"));
          if (sent) tried.set(forgery, [...(tried.get(forgery) ?? []), sent.status]);
          assert.deepEqual([await stateOf(order), await stateOf(failed)], [seen, OPEN], forgery);
        }
      const expected = [...FORGED.map((each) => [each, 403]), ...ODD.map((each) => [each, 200])];
      assert.deepEqual(
        [...tried].map(([forgery, statuses]) => [forgery, ...new Set(statuses)]),
        expected,
      );
    });

    test("customers get neither status nor message of the service's errors", async () => {
      const tried = async (path, body) => {
        const response = await post(path, body);
        return [response.status, (await response.text()).includes("createPayment:")];
      };
      const order = await create();
      await world.faults.add({ match: { operation: "createPayment" }, times: 1, respond: { status: 400 } });
      assert.deepEqual(await tried(`/orders/${order.reference}/pay`), [500, false]);
      await world.faults.add({ match: { operation: "createPayment" }, times: 1, respond: { status: 502 } });
      assert.deepEqual(await tried(`/orders/${order.reference}/pay`), [503, false]);
      await restarted({ PAYMENT_SECRET: "of somebody else" }, async () => assert.deepEqual(await tried("/orders"), [500, false]));
    });

    test("a restart keeps orders and events", async () => {
      const [open, done] = [await create(), await paid()];
      await refund(done, 1000);
      await becomes(done, { ...PAID, refunded: 1000 });
      await stop();
      await start();
      assert.deepEqual(await stateOf(done), { ...PAID, refunded: 1000 });
      const [event] = (await world.events.list()).filter((each) => each.name === "paymentCallback").slice(-1);
      await world.events.resend(event.id);
      assert.equal((await stateOf(done)).deliveries, 1);
      await world.pay(open.transaction, { method: "nordea" });
      assert.deepEqual(await stateOf(open), PAID);
    });
  });

const FORGED = ["forged signature", "truncated signature", "another account", "changed amount", "doubled parameters", "made-up success"];
const ODD = [
  "replay",
  "other order of parameters",
  "other percent-encoding",
  "additional parameter",
  "redirect at the callback URL",
  "event of another order",
  "payment event at the refund URL",
  "fail at the success URL",
  "unknown status",
];
