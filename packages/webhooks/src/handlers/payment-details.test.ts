/**
 * A payment's state is handled once, though redirect and callback have different values; late values are passed to `onPaymentDetails` once.
 */
import { describe, expect, test } from "vitest";
import { wrappedStore } from "../../test/wrapped-store.ts";
import {
  type Delivery,
  memoryStore,
  paymentCallbackHandler,
  paymentRedirectHandler,
  type PaymentEvent,
  refundCallbackHandler,
} from "../index.ts";
import * as sent from "../testing/index.ts";

const merchant = { account: 375917, secret: "SAIPPUAKAUPPIAS" };
const payment = { ...merchant, url: "https://shop.example.com/hook", stamp: "s", transactionId: "t" };

function shop({ withDetails = true } = {}) {
  const ran: string[] = [];
  const deliveries: Delivery[] = [];
  const textOf = ({ status, provider, settlementReference, more }: PaymentEvent) =>
    [status, provider, settlementReference, ...Object.values(more)].filter(Boolean).join(" ");
  const options = {
    ...merchant,
    store: memoryStore(),
    onDelivery: (delivery: Delivery) => void deliveries.push(delivery),
    compare: "by hand" as const,
    onPayment: async (event: PaymentEvent) => void ran.push(`payment: ${textOf(event)}`),
    ...(withDetails ? { onPaymentDetails: async (event: PaymentEvent) => void ran.push(`details: ${textOf(event)}`) } : {}),
    paymentPage: () => "/thanks",
  };
  const [callback, redirect] = [paymentCallbackHandler(options), paymentRedirectHandler(options)];
  return { ran, deliveries, callback, redirect };
}

const plain = async (change: object = {}) => sent.paymentRedirect({ ...payment, ...change });
const settled = async (change: object = {}) => plain({ settlementReference: "1234561", ...change });

describe("a payment whose callback adds a settlement reference", () => {
  test("is handled once when the redirect comes first, and onPaymentDetails gets the reference once, however often it comes", async () => {
    const { ran, callback, redirect, deliveries } = shop();
    await redirect(await plain());
    await callback(await settled());
    await callback(await settled());
    await redirect(await plain());
    expect(ran).toEqual(["payment: ok nordea", "details: ok nordea 1234561"]);
    expect(deliveries.map(({ event, status, outcome }) => [event, status, outcome])).toEqual([
      ["paymentRedirect", 303, "handled"],
      ["paymentCallback", 200, "handled"],
      ["paymentCallback", 200, "repeated"],
      ["paymentRedirect", 303, "repeated"],
    ]);
  });

  test("is handled once when the callback comes first: the redirect has nothing new", async () => {
    const { ran, callback, redirect } = shop();
    await callback(await settled());
    await redirect(await plain());
    expect(ran).toEqual(["payment: ok nordea 1234561"]);
  });

  test("is handled once without onPaymentDetails, and the callback is acknowledged", async () => {
    const { ran, callback, redirect, deliveries } = shop({ withDetails: false });
    await redirect(await plain());
    expect((await callback(await settled())).status).toBe(200);
    expect(ran).toEqual(["payment: ok nordea"]);
    expect(deliveries.at(-1)).toEqual({ event: "paymentCallback", status: 200, outcome: "repeated" });
  });

  test("runs onPaymentDetails of the redirect's handler, too", async () => {
    const { ran, redirect } = shop();
    await redirect(await plain());
    await redirect(await settled());
    expect(ran).toEqual(["payment: ok nordea", "details: ok nordea 1234561"]);
  });

  test("is handled once when both come at the same moment", async () => {
    const { ran, callback, redirect } = shop();
    const responses = await Promise.all([redirect(await plain()), callback(await settled())]);
    const statuses = responses.map(({ status }) => status);
    expect([
      [303, 503],
      [303, 200],
    ]).toContainEqual(statuses);
    await callback(await settled());
    expect(ran.filter((each) => each.startsWith("payment"))).toHaveLength(1);
    expect(ran.filter((each) => each.endsWith("1234561"))).toHaveLength(1);
  });
});

test("details belong to one state: each state is handled once, with its details", async () => {
  const { ran, callback } = shop();
  await callback(await plain({ status: "pending" }));
  await callback(await settled());
  await callback(await settled({ status: "pending" }));
  expect(ran).toEqual(["payment: pending nordea", "payment: ok nordea 1234561", "details: pending nordea 1234561"]);
});

test("another reference, another provider and an unknown parameter are each new details, passed on once", async () => {
  const { ran, callback } = shop();
  for (const change of [
    {},
    { settlementReference: "1" },
    { settlementReference: "2" },
    { provider: "visa" },
    { more: { "checkout-x": "y" } },
  ])
    for (const _ of [1, 2]) await callback(await plain(change));
  expect(ran).toEqual(["payment: ok nordea", "details: ok nordea 1", "details: ok nordea 2", "details: ok visa", "details: ok nordea y"]);
});

test("another amount, stamp, reference or algorithm is not a second payment of the same transaction and status", async () => {
  const { ran, callback } = shop();
  for (const change of [{}, { amount: 1 }, { stamp: "u" }, { reference: "r" }, { algorithm: "sha512" as const }])
    expect((await callback(await plain(change))).status).toBe(200);
  expect(ran).toEqual(["payment: ok nordea"]);
});

test("details are not acknowledged when onPaymentDetails fails, and come again", async () => {
  let failures = 1;
  const ran: string[] = [];
  const callback = paymentCallbackHandler({
    ...merchant,
    store: memoryStore(),
    onDelivery: () => {},
    compare: "by hand",
    onPayment: async () => void ran.push("payment"),
    onPaymentDetails: async () => {
      if (failures-- > 0) throw new Error("database down");
      ran.push("details");
    },
  });
  await callback(await plain());
  expect([(await callback(await settled())).status, (await callback(await settled())).status]).toEqual([500, 200]);
  expect(ran).toEqual(["payment", "details"]);
});

test("a refund is identified by all signed values: with a settlement reference, it is a separate event", async () => {
  let ran = 0;
  const callback = refundCallbackHandler({ ...merchant, store: memoryStore(), compare: "by hand", onRefund: async () => void ran++ });
  await callback(await sent.refundCallback(payment));
  await callback(await sent.refundCallback({ ...payment, settlementReference: "1" }));
  await callback(await sent.refundCallback(payment));
  expect(ran).toBe(2);
});

describe("a payment with an empty transaction or status is identified by all signed values", () => {
  test.each([
    { empty: "transaction", transactionId: "", more: {} },
    { empty: "status", transactionId: "t", more: { "checkout-status": "" } },
  ])("so another payment with an empty $empty is a separate event", async ({ transactionId, more }) => {
    const { deliveries, callback } = shop();
    for (const stamp of ["s-1", "s-2", "s-2"]) await callback(await sent.paymentCallback({ ...payment, transactionId, stamp, more }));
    expect(deliveries.map(({ outcome }) => outcome)).toEqual(["handled", "handled", "repeated"]);
  });

  test("so its redirect and callback are one event when their values are equal", async () => {
    const { ran, callback, redirect } = shop();
    await callback(await plain({ transactionId: "" }));
    await redirect(await plain({ transactionId: "" }));
    expect(ran).toEqual(["payment: ok nordea"]);
  });
});

test("two refunds share no key in the store, so neither counts as handled because of the other", async () => {
  const store = memoryStore();
  const keys: Set<string>[] = [];
  const handler = refundCallbackHandler({
    ...merchant,
    store: wrappedStore(store, async (call, run) => {
      keys.at(-1)?.add(call.replace(/^\w+ /, ""));
      return run();
    }),
    onDelivery: () => {},
    compare: "by hand",
    onRefund: async () => {},
  });
  for (const stamp of ["a", "b"]) {
    keys.push(new Set());
    expect((await handler(await sent.refundCallback({ ...payment, stamp }))).status).toBe(200);
  }
  const [first = new Set<string>(), second = new Set<string>()] = keys;
  expect(first.size).toBeGreaterThan(0);
  expect([...second].filter((key) => first.has(key))).toEqual([]);
});
