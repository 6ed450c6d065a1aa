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
  isChanged: false,
  noticesBefore: new Map(),
  ...others,
});

describe("after every act", () => {
  test.each<{ title: string; seen: OrderSeen; now: Look; want: readonly string[] }>([
    {
      title: "paid by an ok payment",
      seen: order([payment("ok")]),
      now: { state: "paid", paid: 1525, currency: "EUR", deliveries: 1 },
      want: [],
    },
    { title: "paid by a fail and an ok payment", seen: order([payment("fail"), payment("ok")]), now: { state: "paid" }, want: [] },
    { title: "paid without a payment", seen: order([payment("pending")]), now: { state: "paid" }, want: ["free"] },
    {
      title: "paid by a refunded payment",
      seen: order([payment("ok", 1525, [refund("ok", 1525)])]),
      now: { state: "paid" },
      want: ["free"],
    },
    {
      title: "paid still, after it was refunded",
      seen: order([payment("ok", 1525, [refund("ok", 1525)])], { last: { state: "paid" } }),
      now: { state: "paid" },
      want: [],
    },
    { title: "paid with another amount", seen: order([payment("ok")]), now: { state: "paid", paid: 2025 }, want: ["free"] },
    {
      title: "paid, showing all that was taken, of which a second payment was refunded",
      seen: order([payment("ok"), payment("ok", 1525, [refund("ok", 1525)])]),
      now: { state: "paid", paid: 3050 },
      want: [],
    },
    {
      title: "paid by its part of a payment for several orders",
      seen: order([{ ...payment("ok"), share: 1000 }], { due: 1000 }),
      now: { state: "paid", paid: 1000 },
      want: [],
    },
    { title: "paid while more is due", seen: order([payment("ok")], { due: 2025 }), now: { state: "paid", paid: 1525 }, want: ["free"] },
    {
      title: "edited after it was paid",
      seen: order([payment("ok")], { due: 2025, last: { state: "paid" } }),
      now: { state: "paid" },
      want: [],
    },
    { title: "paid in another currency", seen: order([payment("ok")]), now: { state: "paid", currency: "SEK" }, want: ["free"] },
    { title: "reserved by a hold", seen: order([payment("authorization-hold")]), now: { state: "reserved" }, want: [] },
    { title: "reserved by nothing", seen: order([payment("fail")]), now: { state: "reserved" }, want: ["free"] },
    { title: "delivered without money", seen: order([payment("new")]), now: { state: "open", deliveries: 1 }, want: ["free"] },
    { title: "delivered twice", seen: order([payment("ok")]), now: { state: "paid", deliveries: 2 }, want: ["twice"] },
  ])("an order that is $title breaks $want", ({ seen, now, want }) => {
    expect(afterAct(seen, now).map(({ rule }) => rule)).toEqual(want);
  });
});

test.each<{ title: string; seen: Partial<OrderSeen>; now: Look; loses: string }>([
  { title: "less is due", seen: { due: 1000 }, now: { state: "paid" }, loses: "customer" },
  { title: "more is due", seen: { due: 2025 }, now: { state: "paid" }, loses: "shop" },
  { title: "less is shown as paid", seen: {}, now: { state: "paid", paid: 1000 }, loses: "customer" },
  { title: "more is shown as paid", seen: {}, now: { state: "paid", paid: 2025 }, loses: "shop" },
])("where $title than the service took, the $loses loses", ({ seen, now, loses }) => {
  expect(afterAct(order([payment("ok")], seen), now)).toMatchObject([{ rule: "free", loses }]);
});

describe("once it is quiet", () => {
  const second = payment("ok", 1525);
  test.each<{ title: string; seen: OrderSeen; now: Look; want: readonly string[]; habits?: Habits; cannotTell?: readonly string[] }>([
    { title: "open, and paid at the service", seen: order([payment("ok")]), now: { state: "open" }, want: ["lost"] },
    { title: "cancelled, and paid at the service", seen: order([payment("ok")]), now: { state: "cancelled" }, want: ["lost"] },
    { title: "cancelled, with a notice", seen: order([payment("ok")]), now: { state: "cancelled", notices: 1 }, want: [] },
    {
      title: "cancelled, with a notice from before the payment",
      seen: order([second], { noticesBefore: new Map([[second, 1]]) }),
      now: { state: "cancelled", notices: 1 },
      want: ["lost"],
    },
    { title: "shown to somebody", seen: order([payment("ok")]), now: { state: "attention" }, want: [] },
    {
      title: "cancelled, and refunded at the service",
      seen: order([payment("ok", 1525, [refund("ok", 1525)])]),
      now: { state: "cancelled", refunded: 1525 },
      want: [],
    },
    { title: "paid twice, unnoticed", seen: order([payment("ok"), payment("ok")]), now: { state: "paid", notices: 0 }, want: ["lost"] },
    { title: "paid twice, with a notice", seen: order([payment("ok"), payment("ok")]), now: { state: "paid", notices: 1 }, want: [] },
    {
      title: "paid twice, where notices are not shown",
      seen: order([payment("ok"), payment("ok")]),
      now: { state: "paid" },
      want: [],
      cannotTell: ["lost"],
    },
    {
      title: "paid twice, unnoticed by a shop that shows others to somebody",
      seen: order([payment("ok"), payment("ok")]),
      now: { state: "paid" },
      habits: { delivers: true, flags: true },
      want: ["lost"],
    },
    {
      title: "paid, and not delivered by a shop that delivers others",
      seen: order([payment("ok")]),
      now: { state: "paid", deliveries: 0 },
      habits: { delivers: true, flags: false },
      want: ["lost"],
    },
    {
      title: "paid, and not delivered yet by a shop where people do",
      seen: order([payment("ok")]),
      now: { state: "paid", deliveries: 0 },
      want: [],
    },
    {
      title: "paid twice, and once refunded",
      seen: order([payment("ok", 1525, [refund("ok", 1525)]), payment("ok")]),
      now: { state: "paid", notices: 0, refunded: 1525 },
      want: [],
    },
    {
      title: "shown with a refund that failed",
      seen: order([payment("ok", 1525, [refund("fail", 500)])]),
      now: { state: "paid", refunded: 500 },
      want: ["refunds"],
    },
    {
      title: "shown with a refund that was taken back twice",
      seen: order([payment("ok", 1525, [refund("fail", 500)])]),
      now: { state: "paid", refunded: -500 },
      want: ["refunds"],
    },
    {
      title: "shown without a refund that was made",
      seen: order([payment("ok", 1525, [refund("ok", 500)])]),
      now: { state: "paid", refunded: 0 },
      want: ["refunds"],
    },
    {
      title: "shown with an e-mail refund that waits",
      seen: order([payment("ok", 1525, [refund("pending", 500, true)])]),
      now: { state: "paid", refunded: 500 },
      want: [],
    },
    { title: "refunded, and nothing was", seen: order([payment("ok")]), now: { state: "refunded" }, want: ["refunds"] },
    {
      title: "refunded, where the amount is not shown",
      seen: order([payment("ok", 1525, [refund("ok", 500)])]),
      now: { state: "paid" },
      want: [],
      cannotTell: ["refunds"],
    },
  ])("an order that is $title breaks $want", ({ seen, now, habits, want, cannotTell = [] }) => {
    const { breaches, cannotTell: unknown } = atQuiet(seen, now, habits);
    expect([breaches.map(({ rule }) => rule), unknown]).toEqual([want, cannotTell]);
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
  test.each<{ title: string; change: Partial<Forged>; want: string | undefined }>([
    { title: "rejected", change: {}, want: undefined },
    { title: "acknowledged", change: { status: 200 }, want: "fragile" },
    { title: "acknowledged where nothing else can be seen", change: { status: 200, isBlind: true }, want: "money at risk" },
    { title: "acknowledged by a page for customers", change: { status: 200, isAtCallback: false }, want: undefined },
    { title: "acknowledged by a shop that asks the service", change: { status: 200, hasAsked: true, before, after }, want: undefined },
    { title: "rejected, and changes the order", change: { before, after }, want: "money at risk" },
    {
      title: "rejected, and somebody is notified",
      change: { before: { state: "open", notices: 0 }, after: { state: "open", notices: 1 } },
      want: undefined,
    },
    {
      title: "genuine, rejected, and taken without the change",
      change: { isGenuine: true, isDue: true, isVital: true, statusOfOriginal: 200 },
      want: "money at risk",
    },
    {
      title: "genuine, and rejected in another spelling",
      change: { isGenuine: true, isDue: true, statusOfOriginal: 204 },
      want: "fragile",
    },
    { title: "genuine, and rejected as the original is", change: { isGenuine: true, isDue: true, statusOfOriginal: 409 }, want: undefined },
  ])("a message that is $title is $want", ({ change, want }) => {
    expect(afterForgery({ ...forged, ...change })?.verdict).toBe(want);
  });
});

describe("of a shop whose orders can't be seen", () => {
  const paid = payment("ok");
  const called = { ...paid, request: { ...paid.request, callbackUrls: paid.request.redirectUrls } };
  const nothing = { hasTaken: false, hasAsked: false };
  test.each([
    { title: "an event that it rejects is money lost", given: called, heard: nothing, want: "money at risk" },
    { title: "an event that it takes is none", given: called, heard: { ...nothing, hasTaken: true }, want: undefined },
    { title: "one that asks the service knows", given: called, heard: { ...nothing, hasAsked: true }, want: undefined },
    { title: "a payment without callbacks is fragile", given: paid, heard: nothing, want: "fragile" },
    { title: "a payment that failed is none", given: payment("fail"), heard: nothing, want: undefined },
  ])("$title", ({ given, heard, want }) => {
    expect(heardAtQuiet(given, heard)?.verdict).toBe(want);
  });
});
