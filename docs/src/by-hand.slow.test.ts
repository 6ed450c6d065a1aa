/** Plays each row of the guide to shops written by hand at the example shop in PHP, which is one, and at one with the handlers of `@maksu/webhooks`. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPaymentClient, unwrap } from "@maksu/payment-client";
import { type Sandbox, startSandbox } from "@maksu/sandbox";
import { freePort } from "@maksu/test-server";
import { paymentCallback, type PaymentEventInput, paymentRedirect, refundCallback } from "@maksu/webhooks/testing";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { docs } from "./site/places.ts";

const SHOPS: Readonly<Record<string, (port: string) => readonly string[]>> = {
  "shop.php": (port) => ["php", "-d", "display_errors=1", "-S", `127.0.0.1:${port}`, "shop.php"],
  "node-http.js": () => [process.execPath, "node-http.js"],
};
const hasPhp = spawnSync("php", ["--version"]).status === 0;
if (!hasPhp && process.env["NOTHING_LEFT_OUT"]) throw new Error("by-hand: PHP is missing. Install it: see docs/recipes/shops/README.md.");

const guide = readFileSync(join(docs, "guides/by-hand.md"), "utf8");
const rows = Array.from(
  guide.matchAll(/^\| (.*?) +\|.*?\| `?(\w*)`? +\| .*\| (\d{3}) +\|$/gm),
  ([, event = "", order = "", status = ""]) => ({
    event,
    order,
    status: Number(status),
  }),
);

type World = Sandbox["defaultWorld"];
type Change = Partial<PaymentEventInput>;
/** An order of 15.25 EUR, and the events that the service could send of it. */
interface Order {
  readonly world: World;
  readonly stamp: string;
  /** Sends an event of its payment, with changes. */
  readonly send: (change?: Change, tamper?: (url: string) => string) => Promise<number>;
  readonly redirect: (tamper?: (url: string) => string) => Promise<number>;
  readonly payAgain: () => Promise<Response>;
  /** Sends events of a refund of all of it, one after another. */
  readonly refund: (...statuses: readonly Change["status"][]) => Promise<number>;
}

const unsigned = (url: string): string => url.replace("checkout-status=ok", "checkout-status=ok%20");
const PLAYS: Readonly<Record<string, (order: Order) => Promise<number>>> = {
  "`ok`": async ({ send }) => send(),
  "`pending` or `delayed`": async ({ send }) => worst(await send({ status: "pending" }), await send({ status: "delayed" })),
  "`fail`": async ({ send }) => send({ status: "fail" }),
  "`ok` after `fail`": async ({ send }) => worst(await send({ status: "fail" }), await send()),
  "`pending`, `delayed` or `fail` after `ok`": async ({ send }) =>
    worst(await send(), await send({ status: "pending" }), await send({ status: "delayed" }), await send({ status: "fail" })),
  "an undocumented status": async ({ send }) => send({ status: "approved" as "ok" }),
  "the same event again": async ({ send }) => worst(await send(), await send()),
  "`ok` of a second payment": async ({ send, payAgain }) => {
    const [transactionId] = /[\da-f-]{36}/.exec((await payAgain()).headers.get("location") ?? "") ?? [];
    return worst(await send(), await send({ transactionId: transactionId ?? "" }));
  },
  "`ok` of another amount": async ({ send }) => send({ amount: 1 }),
  "a transaction that the order doesn't have, but `getPayment` does": async ({ send, payAgain, world }) => {
    await world.faults.add({ match: { operation: "createPayment" }, times: 1, drop: true });
    expect((await payAgain()).status).toBe(503);
    return send({ transactionId: (await world.transitions()).at(-1)?.about ?? "" });
  },
  "a transaction that `getPayment` doesn't know (404)": async ({ send }) => send({ transactionId: crypto.randomUUID() }),
  "a transaction of which `getPayment` fails": async ({ send, world }) => {
    await world.faults.add({ match: { operation: "getPayment" }, respond: { status: 400 } });
    const status = await send({ transactionId: crypto.randomUUID() });
    await world.faults.clear();
    return status;
  },
  "a stamp of no order": async ({ send, stamp }) => send({ stamp: stamp.replaceAll(/\w/g, "0") }),
  "a signed parameter that no document lists": async ({ send }) => send({ more: { "checkout-more": "1" } }),
  "a parameter that comes twice": async ({ send }) => send({}, (url) => `${url}&checkout-status=ok`),
  "a wrong signature, or none": async ({ send }) =>
    worst(await send({}, unsigned), await send({}, (url) => url.replace(/&signature=\w+/, ""))),
  "another account": async ({ send }) => send({ account: 695861, secret: "MONISAIPPUAKAUPPIAS" }),
  "the redirect with any of these, signed": async ({ redirect }) => redirect(),
  "the redirect with a wrong signature": async ({ redirect }) => redirect(unsigned),
  "a refund's `pending`": async ({ refund }) => refund("pending"),
  "a refund's `ok`": async ({ refund }) => refund("pending", "ok"),
  "a refund's `fail`, also after `ok`": async ({ refund }) => refund("ok", "fail"),
  "a refund's `ok` after `fail`": async ({ refund }) => refund("fail", "ok"),
  "a `refundStamp` that the order doesn't have": async ({ send }) =>
    worst(await send(), await send({}, (url) => url.replace("/hooks/payment", "/hooks/refund"))),
};
const worst = (...statuses: readonly number[]): number => Math.max(...statuses);

test("the test plays each row of the guide", () => {
  expect(rows.map(({ event }) => event)).toEqual(Object.keys(PLAYS));
});

describe.each(Object.keys(SHOPS).filter((name) => hasPhp || !name.endsWith(".php")))("%s", (name) => {
  let [sandbox, shop]: [Sandbox?, ChildProcess?] = [];
  let world: World;
  let folder: string;
  let url: string;

  beforeAll(async () => {
    sandbox = await startSandbox({ clock: "frozen" });
    world = await sandbox.world();
    folder = mkdtempSync(join(tmpdir(), "by-hand-"));
    const port = String(await freePort());
    url = `http://127.0.0.1:${port}`;
    const { account, secret } = world.payment;
    const service = { PAYMENT_ACCOUNT: String(account), PAYMENT_SECRET: secret, PAYMENT_API_URL: sandbox.url };
    const env = { ...process.env, ...service, PORT: port, SHOP_URL: url, DATABASE: join(folder, "orders") };
    const [command = "", ...args] = SHOPS[name]?.(port) ?? [];
    shop = spawn(command, args, { cwd: join(docs, "recipes/shops"), env, stdio: "ignore" });
    await vi.waitFor(async () => fetch(url), { timeout: 10_000 });
  });
  afterAll(async () => {
    if (shop?.kill()) await once(shop, "exit");
    await sandbox?.close();
    rmSync(folder, { recursive: true });
  });

  const post = async (path: string, sent?: object): Promise<Response> => {
    const json = sent && { headers: { "content-type": "application/json" }, body: JSON.stringify(sent) };
    return fetch(url + path, { method: "POST", redirect: "manual", ...json });
  };
  const stateOf = async (id: string): Promise<string> => ((await (await fetch(`${url}/orders/${id}`)).json()) as { state: string }).state;

  async function createOrder(): Promise<Order & { readonly id: string }> {
    const created = await post("/orders");
    const id = (await created.text()).trim();
    const [transactionId = ""] = /[\da-f-]{36}/.exec(created.headers.get("location") ?? "") ?? [];
    const client = createPaymentClient({ ...world.payment, baseUrl: sandbox?.url ?? "" });
    const { stamp = "" } = unwrap(await client.getPayment({ path: { transactionId } }));
    const event = { ...world.payment, url: `${url}/hooks/payment`, stamp, transactionId, amount: 1525 };
    const statusOf = async (address: string): Promise<number> => (await fetch(address, { redirect: "manual" })).status;
    return {
      world,
      id,
      stamp,
      send: async (change = {}, tamper = (same) => same) => statusOf(tamper((await paymentCallback({ ...event, ...change })).url)),
      redirect: async (tamper = (same) => same) => statusOf(tamper((await paymentRedirect({ ...event, url: `${url}/return` })).url)),
      payAgain: async () => post(`/orders/${id}/pay`),
      refund: async (...statuses) => {
        await world.pay(transactionId, { method: "nordea" });
        // The service's own callback doesn't arrive.
        await world.faults.add({ match: { event: "refundCallback" }, drop: true });
        await post(`/orders/${id}/refund`, { amount: "rest" });
        const sent = await world.events.waitFor("refundCallback", { reference: id });
        const refundStamp = new URL(sent.url).searchParams.get("checkout-stamp") ?? "";
        const all: number[] = [];
        for (const status of statuses)
          all.push(
            await statusOf(
              (await refundCallback({ ...event, url: `${url}/hooks/refund`, stamp: refundStamp, ...(status && { status }) })).url,
            ),
          );
        return worst(...all);
      },
    };
  }

  test.each(rows)("$event: $status", async ({ event, order: state, status }) => {
    const order = await createOrder();
    const responded = (await PLAYS[event]?.(order)) ?? 0;
    // A handler of ours responds with 500 where its own function has failed.
    if (status === 503) expect([500, 503]).toContain(responded);
    else expect(responded).toBe(status);
    if (state !== "") expect(await stateOf(order.id)).toBe(state);
  });

  test.runIf(name === "shop.php")("an event that can't be stored is not acknowledged, also where PHP shows errors", async () => {
    const order = await createOrder();
    const orders = join(folder, "orders");
    renameSync(orders, `${orders}.away`);
    mkdirSync(orders);
    expect(await order.send()).toBe(500);
    rmSync(orders, { recursive: true });
    renameSync(`${orders}.away`, orders);
    expect(await order.send()).toBe(200);
  });
});
