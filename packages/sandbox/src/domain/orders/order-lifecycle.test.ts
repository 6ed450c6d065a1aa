import { describe, expect, test } from "vitest";
import { contextOf, DAY, NOW, timersIn } from "../../../test/support/payments.ts";
import { numbered, openedOrder, paidOrder, priceRequest, rowOf, rowRequest } from "../../../test/support/orders.ts";
import { numberedMethods } from "../methods.ts";
import { moveOrder, orderTriggers } from "./move-order.ts";
import type { Order } from "./order.ts";
import { orderRedirect } from "./order-event.ts";
import { ORDER_LIFECYCLE, type OrderTrigger } from "./order-lifecycle.ts";
import { cardErrorOf, methodsOfOrder } from "./order-methods.ts";

const context = contextOf();
const invoice = numbered("walleyb2c");
const bank = numbered("nordea");
const move = (order: Order, trigger: OrderTrigger, method = bank, now = NOW): Order =>
  moveOrder(order, trigger, now, context, method).order;
const cancelled = move(openedOrder(), "cancel");
const waiting = move(openedOrder(rowRequest()), "pending", invoice);
const expired = move(openedOrder(), "expire");

describe("an order", () => {
  test.each([
    { what: "waits for its payment", order: openedOrder(), method: bank, possible: ["approve", "cancel", "reject", "find", "expire"] },
    {
      what: "may be an invoice",
      order: openedOrder(),
      method: invoice,
      possible: ["approve", "cancel", "reject", "pending", "find", "expire"],
    },
    { what: "is paid", order: paidOrder(), method: bank, possible: [] },
    { what: "is cancelled", order: cancelled, method: bank, possible: ["open", "find", "expire"] },
    { what: "waits for acceptance", order: waiting, method: bank, possible: ["accept", "decline"] },
    { what: "has a token that expired", order: expired, method: bank, possible: ["find"] },
    { what: "is cancelled, and its token expired", order: move(cancelled, "expire"), method: bank, possible: ["find"] },
  ])("that $what can have $possible", ({ order, method, possible }) => {
    expect(orderTriggers(order, context, method).toSorted()).toEqual(possible.toSorted());
    const every = [...new Set(ORDER_LIFECYCLE.rows.map(({ on }) => on))];
    for (const trigger of every.filter((each) => !possible.includes(each)))
      expect(() => move(order, trigger, method)).toThrow("has no transition on");
  });

  test.each([
    { rule: "O2", order: openedOrder(), trigger: "approve", to: "paid", events: 1, timers: { expire: undefined } },
    { rule: "O3", order: openedOrder(), trigger: "cancel", to: "cancelled", events: 0, timers: {} },
    { rule: "O3", order: openedOrder(), trigger: "reject", to: "cancelled", events: 0, timers: {} },
    { rule: "O5", order: waiting, trigger: "accept", to: "paid", events: 1, timers: { accept: undefined } },
    { rule: "O5", order: waiting, trigger: "decline", to: "cancelled", events: 0, timers: { accept: undefined, expire: 14 } },
    { rule: "O6", order: cancelled, trigger: "open", to: "waiting payment", events: 0, timers: {} },
    { rule: "O7", order: cancelled, trigger: "find", to: "paid", events: 1, timers: { expire: undefined } },
    { rule: "O7", order: expired, trigger: "find", to: "paid", events: 1, timers: {} },
    { rule: "O8", order: openedOrder(), trigger: "expire", to: "waiting payment", events: 0, timers: { expire: undefined } },
    { rule: "O8", order: cancelled, trigger: "expire", to: "cancelled", events: 0, timers: { expire: undefined } },
  ] as const)("by $rule becomes $to on $trigger", ({ rule, order, trigger, to, events, timers }) => {
    const changes = moveOrder(order, trigger, NOW, context);
    expect(changes.transitions).toMatchObject([{ rule, from: order.status, to }]);
    expect(changes.order.status).toBe(to);
    expect(changes.events).toHaveLength(events);
    expect(timersIn(changes)).toEqual(timers);
  });

  test("paid by an invoice that waits for acceptance by O4 is accepted after an hour", () => {
    const changes = moveOrder(openedOrder(rowRequest()), "pending", NOW, context, invoice);
    expect(changes.transitions).toMatchObject([{ rule: "O4", to: "waiting acceptance" }]);
    expect(timersIn(changes)).toEqual({ accept: 1 / 24, expire: undefined });
  });

  test("keeps why it was cancelled when its token expires, and forgets it when it is opened again", () => {
    expect(move(cancelled, "expire").cause).toBe("cancelled");
    expect(move(cancelled, "open").cause).toBeUndefined();
  });

  test("that is found on the bank statement has a method: the one that was chosen, else Nordea", () => {
    expect(moveOrder(openedOrder(), "find", NOW, context).order).toMatchObject({ method: "nordea", methodNumber: 1 });
    expect(moveOrder(move(openedOrder(), "reject", numbered("aktia")), "find", NOW, context).order).toMatchObject({ methodNumber: 50 });
  });

  test("is paid at its own time, later than it was created", () => {
    expect(moveOrder(cancelled, "find", NOW + DAY, context).order.paidAt).toBe(new Date(NOW + DAY).toISOString());
  });
});

describe("the notification", () => {
  test("of a paid order has the receipt, and goes out after the delay that is set", () => {
    const [event] = moveOrder(openedOrder(), "approve", NOW, contextOf({ notificationDelay: 120 }), bank).events;
    expect(event).toMatchObject({
      name: "paymentNotification",
      url: "http://127.0.0.1:9/notification",
      delay: 120,
      fields: { orderNumber: "ORDER-1", timestamp: new Date(NOW).toISOString(), paid: "102402728626", method: 1 },
    });
  });

  test("is sent after the redirect, or never, where that is set", () => {
    const delays = (["before", "after", "never"] as const).map((callbackOrder) =>
      moveOrder(openedOrder(), "approve", NOW, contextOf({ callbackOrder }), bank).events.map(({ delay }) => delay),
    );
    expect(delays).toEqual([[0], [5], []]);
  });
});

test.each([
  {
    what: "paid",
    order: paidOrder(),
    name: "successRedirect",
    path: "/success",
    parameters: ["orderNumber", "timestamp", "paid", "method"],
  },
  { what: "cancelled", order: cancelled, name: "failureRedirect", path: "/failure", parameters: ["orderNumber", "timestamp"] },
  { what: "waiting for acceptance", order: waiting, name: "failureRedirect", path: "/failure", parameters: ["orderNumber", "timestamp"] },
  {
    what: "waiting for acceptance, with a URL for it",
    order: { ...waiting, request: priceRequest({ urlSet: { ...waiting.request.urlSet, pending: "http://127.0.0.1:9/pending" } }) },
    name: "failureRedirect",
    path: "/pending",
    parameters: ["orderNumber", "timestamp"],
  },
])("the customer of an order that is $what returns to $path", ({ order, name, path, parameters }) => {
  const redirect = orderRedirect(order, NOW);
  expect([redirect.name, new URL(redirect.url).pathname, Object.keys(redirect.values)]).toEqual([name, path, parameters]);
});

describe("the legacy page", () => {
  const numbersOf = (order: Order, merchant = {}): readonly number[] =>
    methodsOfOrder(order, contextOf({}, merchant)).map(({ number }) => number);

  test("has each method of the table under its number", () => {
    const table = numberedMethods({ enabled: undefined }).map(({ number }) => number);
    expect(table.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 5, 6, 9, 10, 18, 50, 51, 52, 53, 53, 54, 55, 56, 58, 60, 61]);
  });

  test.each([
    { what: "a price", request: priceRequest(), credit: [] },
    { what: "rows", request: rowRequest(), credit: [60, 18] },
    { what: "rows without VAT", request: rowRequest([rowOf()], {}, "0"), credit: [18] },
    { what: "half a piece", request: rowRequest([rowOf({ amount: "0.50" })]), credit: [18] },
    { what: "pieces with zeros", request: rowRequest([rowOf({ amount: "2.00" })]), credit: [60, 18] },
    { what: "less than 10 euros", request: rowRequest([rowOf({ price: "9.99" })]), credit: [] },
  ])("offers an order with $what the invoice and instalment methods $credit", ({ request, credit }) => {
    expect(numbersOf(openedOrder(request)).filter((number) => [18, 60].includes(number))).toEqual(credit);
  });

  test("offers the methods of the merchant alone", () => {
    expect(numbersOf(openedOrder(), { methods: ["aktia", "creditcard", "siirto"] })).toEqual([50, 53, 53, 54, 55]);
  });

  test.each([
    { amount: 65, code: "65" },
    { amount: 99, code: "99" },
    { amount: 100, code: undefined },
    { amount: 101, code: "01" },
    { amount: 400, code: undefined },
    { amount: 499, code: "99" },
    { amount: 500, code: undefined },
    { amount: 505, code: undefined },
  ])("rejects a card for $amount cents with the code $code", ({ amount, code }) => {
    expect(cardErrorOf(amount, numbered("Visa"))).toBe(code);
    expect(cardErrorOf(amount, numbered("amex"))).toBe(code);
    expect(cardErrorOf(amount, bank)).toBeUndefined();
  });
});
