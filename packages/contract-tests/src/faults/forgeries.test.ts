/** Forged events against the shop's side of this toolkit: it responds as the guide says, and does nothing that the genuine ones did not make it do. */
import { readFileSync } from "node:fs";
import { examples } from "@maksu/payment-client/examples";
import { type EventName, type Forgery, type SandboxWorld, startSandbox } from "@maksu/sandbox";
import { afterAll, describe, expect, test } from "vitest";
import { startNaiveShop, startOrderShop } from "./order-shop.ts";

const GUIDE = new URL("../../../../docs/guides/sandbox-forgeries-and-faults.md", import.meta.url);

/** The status that the guide says of each forgery. */
const RESPONSES: ReadonlyMap<string, number> = new Map(
  Array.from(readFileSync(GUIDE, "utf8").matchAll(/^\| `([^`]+)` +\| .+ \| (\d{3})[^|]*\|$/gm), ([, name = "", status]) => [
    name,
    Number(status),
  ]),
);

const sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z" });
const world = await sandbox.world();
const shop = await startOrderShop(world);
const naive = await startNaiveShop();
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await naive[Symbol.asyncDispose]();
  await sandbox.close();
});

const PAGE = "https://shop.example.com/";
const orderAt = (url: string, stamp: string) => {
  const urls = { success: `${url}?order=${stamp}&from=success`, cancel: `${url}?order=${stamp}` };
  return { ...examples.createPayment.minimal.body, stamp, redirectUrls: urls, callbackUrls: urls };
};
const cardForm = {
  "checkout-algorithm": "sha256",
  "checkout-redirect-success-url": PAGE,
  "checkout-redirect-cancel-url": PAGE,
  "checkout-callback-success-url": shop.urls.card,
  "checkout-callback-cancel-url": shop.urls.card,
};
const legacyOrder = (orderNumber: string) => ({
  orderNumber,
  currency: "EUR",
  price: "99.00",
  urlSet: { success: PAGE, failure: PAGE, notification: shop.urls.order },
});
const orderRefund = { email: "maija@example.com", rows: [{ amount: 1 }], notifyUrl: shop.urls.orderRefund };
const both = (url: string) => ({ success: url, cancel: url });

const made = await world.seed({
  steps: [
    ...["one", "two"].flatMap((stamp) => [
      { create: orderAt(shop.urls.payment, stamp), as: stamp },
      { pay: { method: "nordea" }, of: `$${stamp}` },
      { refundPayment: { amount: 500, callbackUrls: both(shop.urls.refund) }, of: `$${stamp}` },
      { addCardForm: cardForm, as: `form-${stamp}` },
      { addCard: {}, of: `$form-${stamp}` },
      { order: legacyOrder(`ORDER-${stamp}`), as: `legacy-${stamp}` },
      { pay: { method: "nordea" }, of: `$legacy-${stamp}` },
      { refundOrder: orderRefund, of: `ORDER-${stamp}`, as: `refund-${stamp}` },
      { cancelRefund: {}, of: `$refund-${stamp}` },
    ]),
    { create: orderAt(shop.urls.payment, "failed"), as: "failed" },
    { pay: { outcome: "cancel" }, of: "$failed" },
    { create: orderAt(shop.urls.payment, "open"), as: "open" },
    { requestReport: { requestType: "json", callbackUrl: shop.urls.report } },
  ],
});

const SIGNED: readonly Forgery[] = ["forged signature", "truncated signature", "doubled parameters"];
const SAME: readonly Forgery[] = ["replay", "other order of parameters", "other percent-encoding", "event of another order"];
const OF_AN_ORDER: readonly Forgery[] = [...SIGNED, ...SAME];
const OF_A_CARD: readonly Forgery[] = [
  ...OF_AN_ORDER,
  "another account",
  "additional parameter",
  "unknown status",
  "redirect at the callback URL",
];
const OF_A_PAYMENT: readonly Forgery[] = [...OF_A_CARD, "changed amount", "payment event at the refund URL"];

/** The forgeries that are possible for each subject. */
const ROWS: readonly { readonly what: string; readonly id: () => Promise<string> | string; readonly possible: readonly Forgery[] }[] = [
  { what: "paymentCallback", id: async () => idOf("paymentCallback", { stamp: "one" }), possible: OF_A_PAYMENT },
  { what: "payment that is paid", id: () => made["one"] ?? "", possible: OF_A_PAYMENT },
  {
    what: "payment that failed",
    id: () => made["failed"] ?? "",
    possible: [...OF_A_PAYMENT.filter((each) => each !== "payment event at the refund URL"), "made-up success", "fail at the success URL"],
  },
  { what: "payment that is open", id: () => made["open"] ?? "", possible: ["made-up success", "event of another order"] },
  {
    what: "refundCallback",
    id: async () => idOf("refundCallback"),
    possible: OF_A_PAYMENT.filter((each) => each !== "redirect at the callback URL"),
  },
  { what: "addCardCallback", id: async () => idOf("addCardCallback"), possible: OF_A_CARD },
  {
    what: "paymentReport",
    id: async () => idOf("paymentReport"),
    possible: ["forged signature", "truncated signature", "another account"],
  },
  { what: "paymentNotification", id: async () => idOf("paymentNotification"), possible: OF_AN_ORDER },
  { what: "refundStatusChanged", id: async () => idOf("refundStatusChanged"), possible: [...OF_AN_ORDER, "unknown status"] },
];

const idOf = async (name: EventName, match: object = {}): Promise<string> =>
  (await world.events.waitFor(name, { ...match, acknowledged: true })).id;

const all: readonly Forgery[] = [...RESPONSES.keys()] as Forgery[];

test("the guide has every forgery, and each is possible of something", async () => {
  expect(all).toHaveLength(15);
  await expect(world.events.forge(made["one"] ?? "", "magic" as Forgery)).rejects.toThrow(`forgery: must be one of ${all.join(", ")}`);
  expect(new Set(ROWS.flatMap(({ possible }) => possible))).toEqual(new Set(all));
});

describe.each(ROWS)("forged of a $what", ({ id, possible }) => {
  test("has only what is possible of it", async () => {
    for (const forgery of all.filter((each) => !possible.includes(each)))
      await expect(world.events.forge(await id(), forgery)).rejects.toMatchObject({
        name: "ImpossibleTransition",
        possible: all.filter((each) => possible.includes(each)),
      });
  });

  test.each(possible)("with %s does nothing that the genuine events have not done", async (forgery) => {
    const of = await id();
    await world.events.waitFor("paymentReport", { acknowledged: true });
    const [before, events] = [shop.done(), (await world.events.list()).length];
    const { status, url } = await world.events.forge(of, forgery);
    expect(Object.values(shop.urls)).toContain(url.split("?", 1)[0]);
    expect(status).toBe(RESPONSES.get(forgery));
    expect([shop.done(), (await world.events.list()).length]).toEqual([before, events]);
  });
});

test.each<{ of: string; forgery: Forgery; path: string; want: Readonly<Record<string, string | null>> }>([
  { of: "one", forgery: "payment event at the refund URL", path: "/refund", want: { order: null, "checkout-stamp": "one" } },
  { of: "one", forgery: "event of another order", path: "/payment", want: { order: "one", "checkout-stamp": "two" } },
  { of: "open", forgery: "event of another order", path: "/payment", want: { order: "open", "checkout-stamp": "two" } },
  {
    of: "open",
    forgery: "made-up success",
    path: "/payment",
    want: { from: "success", "checkout-stamp": "open", "checkout-status": "ok" },
  },
  { of: "failed", forgery: "fail at the success URL", path: "/payment", want: { from: "success", "checkout-status": "fail" } },
  { of: "one", forgery: "additional parameter", path: "/payment", want: { "checkout-additional": "1", "checkout-status": "ok" } },
  { of: "one", forgery: "redirect at the callback URL", path: "/payment", want: { order: "one", "checkout-status": "ok" } },
])("of the payment $of, $forgery goes to $path with $want", async ({ of, forgery, path, want }) => {
  const { pathname, searchParams } = new URL((await world.events.forge(made[of] ?? "", forgery)).url);
  expect([pathname, Object.fromEntries(Object.keys(want).map((name) => [name, searchParams.get(name)]))]).toEqual([path, want]);
});

test("the shop has done what the genuine events made it do", () => {
  expect(shop.done()).toEqual([
    "card added",
    "card added",
    "order ORDER-one paid",
    "order ORDER-two paid",
    "order refund cancelled",
    "order refund cancelled",
    "paid one",
    "paid two",
    "refunded",
    "refunded",
    "report",
  ]);
});

test("an event that the shop has not got yet is taken with an additional parameter, and in any spelling", async () => {
  for (const forgery of [
    "additional parameter",
    "other order of parameters",
    "other percent-encoding",
    "redirect at the callback URL",
  ] as const) {
    const own = await sandbox.world({ settings: { callbackRetry: [] } });
    await using ownShop = await startOrderShop(own, { isDown: true });
    const { order = "" } = await own.seed({
      steps: [
        { create: orderAt(ownShop.urls.payment, "one"), as: "order" },
        { pay: { method: "nordea" }, of: "$order" },
      ],
    });
    await own.events.waitFor("paymentCallback", { state: "given up" });
    ownShop.open();
    expect(await own.events.forge(order, forgery)).toMatchObject({ status: 200 });
    expect(ownShop.done()).toEqual(["paid one"]);
  }
});

describe("a shop that verifies nothing", () => {
  const opened = async (own: SandboxWorld, outcome?: "approve" | "cancel", stamp = "order-1"): Promise<string> => {
    const create = { create: orderAt(naive.url, stamp), as: "order" };
    const pay = { pay: { outcome, ...(outcome === "approve" && { method: "nordea" }) }, of: "$order" };
    return (await own.seed({ steps: outcome ? [create, pay] : [create] }))["order"] ?? "";
  };

  test("hands over an order that nobody has paid", async () => {
    const own = await sandbox.world();
    const order = await opened(own);
    expect(await own.events.forge(order, "made-up success")).toMatchObject({ status: 200 });
    expect(naive.paid()).toEqual(["order-1"]);
  });

  test("hands over an order for another one's event, and for a fail at its success URL", async () => {
    const own = await sandbox.world();
    const order = await opened(own, undefined, "unpaid");
    await opened(own, "approve", "paid");
    await own.events.waitFor("paymentCallback", { acknowledged: true });
    await own.events.forge(order, "event of another order");
    const failed = await opened(own, "cancel", "failed");
    await own.events.waitFor("paymentCallback", { transactionId: failed, acknowledged: true });
    await own.events.forge(failed, "fail at the success URL");
    expect(naive.paid()).toEqual(expect.arrayContaining(["unpaid", "failed"]));
  });
});

test("another world's event or payment, and a host that is not allowed, are rejected", async () => {
  const other = await sandbox.world();
  for (const id of [await idOf("paymentCallback"), made["one"] ?? ""])
    await expect(other.events.forge(id, "replay")).rejects.toThrow(`has no event or payment ${id}`);
  const { order = "" } = await other.seed({
    steps: [
      { create: orderAt("https://shop.invalid/", "one"), as: "order" },
      { pay: { outcome: "cancel" }, of: "$order" },
    ],
  });
  const blocked = await other.events.waitFor("paymentCallback", { transactionId: order, state: "blocked" });
  for (const id of [blocked.id, order])
    await expect(other.events.forge(id, "made-up success")).rejects.toThrow(
      "shop.invalid is neither this machine, nor mapped, nor in allowEventsTo",
    );
});
