import { describe, expect, test } from "vitest";
import type { ServicePayment } from "../service/service.ts";
import { afterAct, afterForgery, atQuiet, heardAtQuiet, type Forged, type Habits, type OrderSeen } from "./breaches.ts";
import type { Look } from "./look.ts";

const payment = (status: string, amount = 1525, refunds: ServicePayment["refunds"] = []): ServicePayment => ({
  id: status,
  request: { stamp: "s", reference: "r", amount, currency: "EUR", items: [], redirectUrls: { success: "", cancel: "" } },
  amount,
  status,
  statuses: [status],
  refunds,
  isKnown: true,
  isLeft: false,
});
const refund = (status: string, amount: number, isByEmail = false) => ({ id: `${status}-${amount}`, status, amount, isByEmail });
const order = (payments: ServicePayment[], others: Partial<OrderSeen> = {}): OrderSeen => ({
  reference: "r",
  payments,
  due: undefined,
  noticesBefore: new Map(),
  ...others,
});

const ok = payment("ok");
const returned = payment("ok", 1525, [refund("ok", 1525)]);
const partly = (status: string, isByEmail = false) => payment("ok", 1525, [refund(status, 500, isByEmail)]);

describe("after every act", () => {
  test.each<[title: string, want: string, seen: OrderSeen, now: Look]>([
    ["paid by an ok payment", "held", order([ok]), { state: "paid", paid: 1525, currency: "EUR", deliveries: 1 }],
    ["paid by a fail and an ok payment", "held", order([payment("fail"), ok]), { state: "paid" }],
    ["paid without a payment", "free", order([payment("pending")]), { state: "paid" }],
    ["paid by a refunded payment", "free", order([returned]), { state: "paid" }],
    ["paid still, after it was refunded", "held", order([returned], { last: { state: "paid" } }), { state: "paid" }],
    ["paid with another amount", "free", order([ok]), { state: "paid", paid: 2025 }],
    [
      "paid, showing all that was taken, of which a second payment was refunded",
      "held",
      order([ok, returned]),
      { state: "paid", paid: 3050 },
    ],
    [
      "paid by its part of a payment for several orders",
      "held",
      order([{ ...ok, share: 1000 }], { due: 1000 }),
      { state: "paid", paid: 1000 },
    ],
    ["paid by a hold that was committed with less", "held", order([{ ...ok, amount: 1225 }], { due: 1525 }), { state: "paid", paid: 1225 }],
    ["paid by such a hold, and shown with all", "free", order([{ ...ok, amount: 1225 }], { due: 1525 }), { state: "paid", paid: 1525 }],
    ["paid while more is due", "free", order([ok], { due: 2025 }), { state: "paid", paid: 1525 }],
    ["edited after it was paid", "held", order([ok], { due: 2025, last: { state: "paid" } }), { state: "paid" }],
    ["paid in another currency", "free", order([ok]), { state: "paid", currency: "SEK" }],
    ["reserved by a hold", "held", order([payment("authorization-hold")]), { state: "reserved" }],
    ["reserved by nothing", "free", order([payment("fail")]), { state: "reserved" }],
    ["delivered without money", "free", order([payment("new")]), { state: "open", deliveries: 1 }],
    ["delivered twice", "twice", order([ok]), { state: "paid", deliveries: 2 }],
  ])("an order that is %s: %s", (_, want, seen, now) => {
    expect(afterAct(seen, now).map(({ rule }) => rule)).toEqual(want === "held" ? [] : [want]);
  });
});

test.each<[title: string, loses: string, seen: Partial<OrderSeen>, paid?: number]>([
  ["less is due", "customer", { due: 1000 }],
  ["more is due", "shop", { due: 2025 }],
  ["less is shown as paid", "customer", {}, 1000],
  ["more is shown as paid", "shop", {}, 2025],
])("where %s than the service took, the %s loses", (_, loses, seen, paid) => {
  expect(afterAct(order([ok], seen), { state: "paid", ...(paid !== undefined && { paid }) })).toMatchObject([{ rule: "free", loses }]);
});

describe("once it is quiet", () => {
  const noticed = order([ok], { noticesBefore: new Map([[ok, 1]]) });
  const [delivers, flags] = [
    { delivers: true, flags: false },
    { delivers: true, flags: true },
  ];
  test.each<[title: string, want: string, seen: OrderSeen, now: Look, habits?: Habits]>([
    ["open, and paid at the service", "lost", order([ok]), { state: "open" }],
    ["cancelled, and paid at the service", "lost", order([ok]), { state: "cancelled" }],
    ["cancelled, with a notice", "held", order([ok]), { state: "cancelled", notices: 1 }],
    ["cancelled, with a notice from before the payment", "lost", noticed, { state: "cancelled", notices: 1 }],
    ["shown to somebody", "held", order([ok]), { state: "attention" }],
    ["cancelled, and refunded at the service", "held", order([returned]), { state: "cancelled", refunded: 1525 }],
    ["paid twice, unnoticed", "lost", order([ok, ok]), { state: "paid", notices: 0 }],
    ["paid twice, with a notice", "held", order([ok, ok]), { state: "paid", notices: 1 }],
    ["paid twice, where notices are not shown", "can't tell lost", order([ok, ok]), { state: "paid" }],
    ["paid twice, unnoticed by a shop that shows others to somebody", "lost", order([ok, ok]), { state: "paid" }, flags],
    ["paid, and not delivered by a shop that delivers others", "lost", order([ok]), { state: "paid", deliveries: 0 }, delivers],
    ["paid, and not delivered yet by a shop where people do", "held", order([ok]), { state: "paid", deliveries: 0 }],
    ["paid twice, and once refunded", "held", order([returned, ok]), { state: "paid", notices: 0, refunded: 1525 }],
    ["refunded, as its second payment was", "lost", order([ok, returned]), { state: "refunded", notices: 0, refunded: 1525 }],
    ["refunded, with a notice of the second payment", "held", order([returned, ok]), { state: "refunded", notices: 1, refunded: 1525 }],
    ["refunded, where notices are not shown", "can't tell lost", order([returned, ok]), { state: "refunded", refunded: 1525 }],
    ["refunded in a part, and shown as refunded", "held", order([partly("ok")]), { state: "refunded", refunded: 500 }],
    ["shown with a refund that failed", "refunds", order([partly("fail")]), { state: "paid", refunded: 500 }],
    ["shown with a refund that was taken back twice", "refunds", order([partly("fail")]), { state: "paid", refunded: -500 }],
    ["shown without a refund that was made", "refunds", order([partly("ok")]), { state: "paid", refunded: 0 }],
    ["shown with an e-mail refund that waits", "held", order([partly("pending", true)]), { state: "paid", refunded: 500 }],
    ["refunded, and nothing was", "refunds", order([ok]), { state: "refunded" }],
    ["refunded, where the amount is not shown", "can't tell refunds", order([partly("ok")]), { state: "paid" }],
  ])("an order that is %s: %s", (_, want, seen, now, habits) => {
    const { breaches, cannotTell } = atQuiet(seen, now, habits);
    expect([...breaches.map(({ rule }) => rule), ...cannotTell.map((rule) => `can't tell ${rule}`)]).toEqual(want === "held" ? [] : [want]);
  });
});

describe("after a forgery", () => {
  const forged: Forged = {
    sentence: "it comes",
    isGenuine: false,
    isDue: false,
    isAtCallback: true,
    status: 400,
    hasAsked: false,
    isBlind: false,
    isVital: false,
  };
  const [before, after] = [{ state: "open" }, { state: "paid" }] as const;
  const genuine = { isGenuine: true, isDue: true };
  test.each<[title: string, want: string, change: Partial<Forged>]>([
    ["rejected", "nothing", {}],
    ["acknowledged", "fragile", { status: 200 }],
    ["acknowledged where nothing else can be seen", "money at risk", { status: 200, isBlind: true }],
    ["acknowledged by a page for customers", "nothing", { status: 200, isAtCallback: false }],
    ["acknowledged by a shop that asks the service", "nothing", { status: 200, hasAsked: true, before, after }],
    ["rejected, and changes the order", "money at risk", { before, after }],
    ["rejected, and somebody is notified", "nothing", { before: { ...before, notices: 0 }, after: { ...before, notices: 1 } }],
    ["genuine, rejected, and taken without the change", "money at risk", { ...genuine, isVital: true, statusOfOriginal: 200 }],
    ["genuine, and rejected in another spelling", "fragile", { ...genuine, statusOfOriginal: 204 }],
    ["genuine, and rejected as the original is", "nothing", { ...genuine, statusOfOriginal: 409 }],
  ])("a message that is %s: %s", (_, want, change) => {
    expect(afterForgery({ ...forged, ...change })?.verdict ?? "nothing").toBe(want);
  });
});

describe("of a shop whose orders can't be seen", () => {
  const called = { ...ok, request: { ...ok.request, callbackUrls: ok.request.redirectUrls } };
  const nothing = { hasTaken: false, hasAsked: false };
  test.each([
    { title: "an event that it rejects is money lost", given: called, heard: nothing, want: "money at risk" },
    { title: "an event that it takes is none", given: called, heard: { ...nothing, hasTaken: true }, want: undefined },
    { title: "one that asks the service knows", given: called, heard: { ...nothing, hasAsked: true }, want: undefined },
    { title: "a payment without callbacks is fragile", given: ok, heard: nothing, want: "fragile" },
    { title: "a payment that failed is none", given: payment("fail"), heard: nothing, want: undefined },
  ])("$title", ({ given, heard, want }) => {
    expect(heardAtQuiet(given, heard)?.verdict).toBe(want);
  });
});
