/** Forged events against the shop's side of this toolkit: none is taken for genuine, and nothing is done twice. */
import { examples } from "@maksu/payment-client/examples";
import { type EventName, type Forgery, startSandbox } from "@maksu/sandbox";
import { afterAll, describe, expect, test } from "vitest";
import { startShops } from "./shop.ts";

const sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z" });
const shops = await startShops();
afterAll(async () => {
  await shops[Symbol.asyncDispose]();
  await sandbox.close();
});

const world = await sandbox.world();
const { urls, handled } = shops.open(world);
const PAGE = "https://shop.example.com/";
const both = (url: string) => ({ success: url, cancel: url });

await world.seed({
  steps: [
    { create: { ...examples.createPayment.minimal.body, callbackUrls: both(urls.payment) }, as: "order" },
    { pay: { method: "nordea" }, of: "$order" },
    { refund: { amount: 500, callbackUrls: both(urls.refund) }, of: "$order" },
    {
      addCardForm: {
        "checkout-algorithm": "sha256",
        "checkout-redirect-success-url": PAGE,
        "checkout-redirect-cancel-url": PAGE,
        "checkout-callback-success-url": urls.card,
        "checkout-callback-cancel-url": urls.card,
      },
      as: "form",
    },
    { addCard: {}, of: "$form" },
    { requestReport: { requestType: "json", callbackUrl: urls.report } },
    {
      order: {
        orderNumber: "ORDER-1",
        currency: "EUR",
        price: "99.00",
        urlSet: { success: PAGE, failure: PAGE, notification: urls.order },
      },
      as: "legacy",
    },
    { pay: { method: "nordea" }, of: "$legacy" },
    { refundOrder: { email: "maija@example.com", rows: [{ amount: 1 }], notifyUrl: urls.orderRefund }, of: "ORDER-1", as: "refund" },
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

describe.each<{ name: EventName; possible: readonly Forgery[] }>([
  { name: "paymentCallback", possible: ALL },
  { name: "refundCallback", possible: ALL },
  { name: "addCardCallback", possible: ALL.filter((each) => each !== "changed amount") },
  { name: "paymentReport", possible: ["forged signature", "truncated signature", "another account"] },
  { name: "paymentNotification", possible: ["forged signature", "truncated signature", "replay"] },
  {
    name: "refundStatusChanged",
    possible: ["forged signature", "truncated signature", "replay", "unknown status"],
  },
])("a forged $name", ({ name, possible }) => {
  const event = async () => world.events.waitFor(name, { acknowledged: true });

  test("has only what is possible of it", async () => {
    const { id } = await event();
    for (const forgery of ALL.filter((each) => !possible.includes(each)))
      await expect(world.events.forge(id, forgery)).rejects.toMatchObject({ name: "ImpossibleTransition", possible });
    expect(possible).not.toEqual([]);
  });

  test.each(possible)("with %s does nothing that a genuine one has not done", async (forgery) => {
    const { id } = await event();
    const before = handled.length;
    const { status, url } = await world.events.forge(id, forgery);
    expect(Object.values(urls)).toContain(url.split("?", 1)[0]);
    expect(status).toBe(GENUINE.has(forgery) ? 200 : 403);
    // A status that the service introduces is genuine: the shop's function decides.
    const calls = handled.slice(before).map((each) => [each.name, each.status]);
    expect(calls).toEqual(forgery === "unknown status" ? [[name, "unheard-of"]] : []);
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
      { create: { ...examples.createPayment.minimal.body, callbackUrls: both("https://shop.invalid/") }, as: "order" },
      { pay: { outcome: "cancel" }, of: "$order" },
    ],
  });
  const blocked = await other.events.waitFor("paymentCallback", { transactionId: order, state: "blocked" });
  await expect(other.events.forge(blocked.id, "forged signature")).rejects.toThrow(
    "shop.invalid is neither this machine nor in allowEventsTo",
  );
});
