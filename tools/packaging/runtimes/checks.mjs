/** Checks that must pass for the packages on every runtime, besides calls, signing and handlers, which have suites of their own. */
import assert from "node:assert/strict";
import { fromCents, toCents } from "@maksu/legacy-client/money";
import { createPaymentClient } from "@maksu/payment-client";
import { providerForms, providerFormsHtml } from "@maksu/payment-client/provider-forms";
import { memoryStore, paymentCallbackHandler } from "@maksu/webhooks";
import { postgresStore } from "@maksu/webhooks/postgres";
import { reconcile } from "@maksu/webhooks/reconcile";
import { redisStore } from "@maksu/webhooks/redis";
import { CREATE_TABLE, sqliteStore } from "@maksu/webhooks/sqlite";
import { paymentCallback } from "@maksu/webhooks/testing";

const merchant = { account: 375917, secret: "SAIPPUAKAUPPIAS" };

/** The life of an event in any store. */
async function keepsEvents(store) {
  assert.equal(await store.claim("k", "a", 60_000), "claimed");
  assert.equal(await store.claim("k", "b", 60_000), "taken");
  assert.equal(await store.extend("k", "b", 60_000), false);
  assert.equal(await store.extend("k", "a", 60_000), true);
  await store.release("k", "a");
  assert.equal(await store.claim("k", "b", 60_000), "claimed");
  await store.finish(["k"], 60_000);
  assert.equal(await store.claim("k", "c", 60_000), "done");
}

/** Returns an open database, or undefined on a runtime without SQLite. */
async function openDatabase() {
  for (const [module, name] of [
    ["node:sqlite", "DatabaseSync"],
    ["bun:sqlite", "Database"],
  ]) {
    const loaded = await import(/* @vite-ignore */ module).catch(() => ({}));
    if (loaded[name]) return new loaded[name](":memory:");
  }
  return undefined;
}

/** Commands with what a server would send back. Real servers are tested by the long runs `redis` and `sql`. */
function recorded(responses) {
  const sent = [];
  return { sent, send: async (...command) => (sent.push(command), responses.shift()) };
}

const payment = {
  transactionId: "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913",
  href: "https://pay.example.com/x",
  terms: "",
  groups: [{ id: "bank", name: "Banks", icon: "https://a.example.com/b.png", svg: "https://a.example.com/b.svg" }],
  providers: [
    {
      id: "nordea",
      name: "Nordea & <co>",
      group: "bank",
      url: "https://bank.example.com/pay",
      icon: "https://a.example.com/n.png",
      svg: "https://a.example.com/n.svg",
      parameters: [{ name: "VERSION", value: '"0002"' }],
    },
  ],
};

const checks = {
  "euros are exact cents": () => {
    assert.deepEqual([toCents("15.25"), toCents("0.1"), fromCents(1525)], [1525, 10, "15.25"]);
    assert.throws(() => toCents("0.001"), RangeError);
  },
  "provider forms are grouped, and escaped as HTML": () => {
    const forms = providerForms(payment);
    assert.deepEqual(
      forms.groups.map(({ id, forms: [{ action }] }) => [id, action]),
      [["bank", "https://bank.example.com/pay"]],
    );
    const html = providerFormsHtml(forms);
    assert.ok(html.includes("Nordea &amp; &lt;co&gt;") && html.includes("&quot;0002&quot;"), html);
  },
  "memoryStore keeps events": () => keepsEvents(memoryStore()),
  "sqliteStore keeps events": async () => {
    const database = await openDatabase();
    if (!database) return "no SQLite";
    database.exec(CREATE_TABLE);
    await keepsEvents(sqliteStore(database));
    database.close();
  },
  "redisStore runs a script for both kinds of clients": async () => {
    const [node, io] = [recorded(["claimed"]), recorded(["done"])];
    assert.equal(await redisStore({ eval: node.send }).claim("k", "t", 5), "claimed");
    assert.deepEqual(node.sent[0][1], { keys: ["webhooks:k"], arguments: ["t", "5"] });
    assert.equal(await redisStore({ eval: io.send, defineCommand() {} }).claim("k", "t", 5), "done");
    assert.deepEqual(io.sent[0].slice(1), [1, "webhooks:k", "t", "5"]);
  },
  "postgresStore sends a query": async () => {
    const { sent, send } = recorded([{ rows: [{ key: "k" }], rowCount: 1 }]);
    assert.equal(await postgresStore({ query: send }).extend("k", "t", 5), true);
    assert.ok(sent[0][1].includes("k"));
  },
  "reconcile brings a lost payment, and a late callback runs nothing": async () => {
    const store = memoryStore();
    const paid = [];
    const options = { ...merchant, store, compare: "by hand", onPayment: async ({ stamp }) => void paid.push(stamp) };
    const event = { stamp: "s-1", reference: "r-1", amount: 1525, status: "ok", provider: "nordea", transactionId: payment.transactionId };
    const client = { getPayment: async () => ({ ok: true, status: 200, data: { ...event, currency: "EUR" } }) };
    const [{ outcome }] = await reconcile({ ...options, open: [payment], client });
    assert.equal(outcome, "handled");
    const late = await paymentCallback({ ...merchant, ...event, url: "https://shop.example.com/hook" });
    assert.equal((await paymentCallbackHandler(options)(late)).status, 200);
    assert.deepEqual(paid, ["s-1"]);
  },
  "the client names itself in User-Agent, and reports the sizes of a call": async () => {
    const reports = [];
    let userAgent;
    const fetch = async (_url, { headers }) => {
      userAgent = headers.get("user-agent");
      return new Response("no", { status: 502 });
    };
    const baseUrl = "https://api.example.com";
    const client = createPaymentClient({
      ...merchant,
      baseUrl,
      fetch,
      retries: 0,
      userAgent: "shop/1",
      onCall: (report) => reports.push(report),
    });
    await assert.rejects(client.getPayment({ path: { transactionId: payment.transactionId } }), { code: "not-from-service" });
    assert.match(userAgent, /^shop\/1 maksu-payment-client\/\S+ (node|bun|deno|workerd)/);
    assert.deepEqual([reports[0].requestBytes, reports[0].responseBytes], [0, 2]);
  },
};

/** Runs all checks, and returns a line that says how many passed. */
export async function runChecks() {
  const notes = [];
  for (const [what, check] of Object.entries(checks))
    try {
      const note = await check();
      if (note) notes.push(note);
    } catch (error) {
      throw new Error(`${what}: ${error.message}`, { cause: error });
    }
  return `${Object.keys(checks).length} checks passed${notes.map((note) => `, ${note}`).join("")}`;
}
