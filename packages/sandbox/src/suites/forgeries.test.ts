/** Forged events against the shop's side of this toolkit: none is taken for genuine, and nothing is done twice. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  addCardCallbackHandler,
  memoryStore,
  paymentCallbackHandler,
  paymentNotificationHandler,
  paymentReportHandler,
  refundCallbackHandler,
  refundStatusChangedHandler,
  webhookRouter,
} from "@maksu/webhooks";
import { nodeListener } from "@maksu/webhooks/node";
import { afterAll, describe, expect, test } from "vitest";
import { type EventName, type Forgery, startSandbox } from "../index.ts";

const sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z" });
const world = await sandbox.world();

/** What the shop did, in order. */
const done: string[] = [];
const did =
  (what: string) =>
  async (event: object): Promise<void> => {
    const { status, newStatus = status }: { readonly status?: string; readonly newStatus?: string } = { ...event };
    done.push(`${what} ${newStatus ?? ""}`.trim());
  };
const shared = { ...world.payment, store: memoryStore() };
const orders = { secret: world.merchant.secret, store: memoryStore() };
const shop = createServer(
  nodeListener(
    webhookRouter({
      "/payment": paymentCallbackHandler({ ...shared, onPayment: did("payment") }),
      "/refund": refundCallbackHandler({ ...shared, onRefund: did("refund") }),
      "/card": addCardCallbackHandler({ ...shared, onCard: did("card") }),
      "/report": paymentReportHandler({ ...shared, onReport: did("report") }),
      "/order": paymentNotificationHandler({ ...orders, onPaid: did("order") }),
      "/order-refund": refundStatusChangedHandler({ ...orders, onRefundStatus: did("order refund"), onOtherRefundStatus: did("other") }),
    }),
  ),
);
await once(shop.listen(0, "127.0.0.1"), "listening");
const base = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
afterAll(async () => {
  shop.close();
  await sandbox.close();
});

const urls = (path: string) => ({ success: `${base}${path}`, cancel: `${base}${path}` });
await world.seed({
  steps: [
    {
      create: {
        stamp: "order-1",
        reference: "3759170",
        amount: 1525,
        currency: "EUR",
        language: "EN",
        items: [],
        customer: { email: "maija@example.com" },
        redirectUrls: urls("/page"),
        callbackUrls: urls("/payment"),
      },
      as: "order",
    },
    { pay: { method: "nordea" }, of: "$order" },
    { refund: { amount: 500, callbackUrls: urls("/refund") }, of: "$order" },
    {
      addCardForm: {
        "checkout-algorithm": "sha256",
        "checkout-redirect-success-url": base,
        "checkout-redirect-cancel-url": base,
        "checkout-callback-success-url": `${base}/card`,
        "checkout-callback-cancel-url": `${base}/card`,
      },
      as: "form",
    },
    { addCard: {}, of: "$form" },
    { requestReport: { requestType: "json", callbackUrl: `${base}/report` } },
    {
      order: {
        orderNumber: "ORDER-1",
        currency: "EUR",
        price: "99.00",
        urlSet: { success: base, failure: base, notification: `${base}/order` },
      },
      as: "legacy",
    },
    { pay: { method: "nordea" }, of: "$legacy" },
    { refundOrder: { email: "maija@example.com", rows: [{ amount: 1 }], notifyUrl: `${base}/order-refund` }, of: "ORDER-1", as: "refund" },
    { cancelRefund: {}, of: "$refund" },
  ],
});

const ALL: readonly Forgery[] = [
  "forged signature",
  "truncated signature",
  "another account",
  "changed amount",
  "replay",
  "unknown status",
];
const GENUINE: ReadonlySet<Forgery> = new Set(["replay", "unknown status"]);

describe.each<{ name: EventName; possible: readonly Forgery[]; unheardOf?: string }>([
  { name: "paymentCallback", possible: ALL, unheardOf: "payment unheard-of" },
  { name: "refundCallback", possible: ALL, unheardOf: "refund unheard-of" },
  { name: "addCardCallback", possible: ALL.filter((each) => each !== "changed amount"), unheardOf: "card unheard-of" },
  { name: "paymentReport", possible: ["forged signature", "truncated signature", "another account"] },
  { name: "paymentNotification", possible: ["forged signature", "truncated signature", "replay"] },
  {
    name: "refundStatusChanged",
    possible: ["forged signature", "truncated signature", "replay", "unknown status"],
    unheardOf: "other unheard-of",
  },
])("a forged $name", ({ name, possible, unheardOf }) => {
  const event = async () => world.events.waitFor(name, { acknowledged: true });

  test("has only what is possible of it", async () => {
    const { id } = await event();
    for (const forgery of ALL.filter((each) => !possible.includes(each)))
      await expect(world.events.forge(id, forgery)).rejects.toMatchObject({ name: "ImpossibleTransition", possible });
    expect(possible).not.toEqual([]);
  });

  test.each(possible)("with %s does nothing that a genuine one has not done", async (forgery) => {
    const { id } = await event();
    const before = done.length;
    const { status, url } = await world.events.forge(id, forgery);
    expect(url.startsWith(base)).toBe(true);
    expect(status).toBe(GENUINE.has(forgery) ? 200 : 403);
    // A status that the service introduces is genuine: the shop's function decides.
    expect(done.slice(before)).toEqual(forgery === "unknown status" ? [unheardOf] : []);
  });

  test("is in no list", async () => {
    const { attempts } = await event();
    expect(attempts).toHaveLength(1);
  });
});

test("an unknown forgery, another world's event and a host that is not allowed are rejected", async () => {
  const { id } = await world.events.waitFor("paymentCallback");
  await expect(world.events.forge(id, "magic" as Forgery)).rejects.toThrow("forgery: must be forged signature or ");
  const other = await sandbox.world();
  await expect(other.events.forge(id, "replay")).rejects.toThrow(`has no event ${id}`);
  const { order = "" } = await other.seed({
    steps: [
      {
        create: {
          stamp: "order-1",
          reference: "3759170",
          amount: 1,
          currency: "EUR",
          language: "EN",
          items: [],
          customer: { email: "maija@example.com" },
          redirectUrls: urls("/page"),
          callbackUrls: { success: "https://shop.invalid/", cancel: "https://shop.invalid/" },
        },
        as: "order",
      },
      { pay: { outcome: "cancel" }, of: "$order" },
    ],
  });
  const blocked = await other.events.waitFor("paymentCallback", { transactionId: order, state: "blocked" });
  await expect(other.events.forge(blocked.id, "forged signature")).rejects.toThrow(
    "shop.invalid is neither this machine nor in allowEventsTo",
  );
});
