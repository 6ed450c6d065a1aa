/** Events compared with the merchant's records, by handlers and by reconciling. */
import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import {
  type Delivery,
  failureRedirectHandler,
  memoryStore,
  type Mismatch,
  type Order,
  paymentCallbackHandler,
  type PaymentEvent,
  paymentNotificationHandler,
  paymentRedirectHandler,
  refundCallbackHandler,
  type RefundRecord,
  refundStatusChangedHandler,
  type Visit,
} from "../index.ts";
import { reconcile } from "../reconcile/reconcile.ts";
import * as sent from "../testing/index.ts";

const merchant = { account: 375917, secret: "SAIPPUAKAUPPIAS" };
const url = "https://shop.example.com/hook";
const [A, B, REFUND] = [
  "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913",
  "1b1c2a3e-6d57-4b0e-9c41-2f7a5d0be913",
  "2c1c2a3e-6d57-4b0e-9c41-2f7a5d0be913",
];
const genuine = { stamp: "s-1", reference: "1", amount: 1525, transactionId: A, status: "ok" };

/** A shop with one order, of two transactions. */
function openShop({ settles = false, hasRow = true } = {}) {
  let order: Order | undefined = { id: "order-1", amount: 1525, transactions: [A.toUpperCase(), B] };
  const ran: string[] = [];
  const mismatches: Mismatch[] = [];
  const deliveries: Delivery[] = [];
  const state = { hasRow, running: 0, most: 0, asked: 0 };
  const options = {
    ...merchant,
    store: memoryStore(),
    order: (stamp: string) => {
      state.asked += 1;
      return state.hasRow && stamp === "s-1" ? order : undefined;
    },
    onPayment: async ({ status, transactionId }: PaymentEvent) => {
      state.most = Math.max(state.most, (state.running += 1));
      await new Promise((resume) => setImmediate(resume));
      ran.push(`${status} ${transactionId}`);
      if (status === "ok" && order) order = { ...order, paidBy: transactionId };
      state.running -= 1;
    },
    onDelivery: (delivery: Delivery) => void deliveries.push(delivery),
    ...(settles && { onMismatch: async (mismatch: Mismatch) => void mismatches.push(mismatch) }),
  };
  const handler = paymentCallbackHandler(options);
  const receive = async (event: Partial<typeof genuine>) =>
    (await handler(await sent.paymentCallback({ ...merchant, url, ...genuine, ...event }))).status;
  return { options, receive, ran, mismatches, deliveries, state };
}

const WRONG = [
  ["unknown-order", { stamp: "s-2" }],
  ["other-amount", { amount: 100 }],
  // The callback of a full refund, which has the payment's stamp, reference and amount.
  ["unknown-transaction", { transactionId: REFUND }],
] as const;

describe("an event that contradicts the order", () => {
  test.each(WRONG)("runs nothing and is not acknowledged: %s", async (mismatch, event) => {
    const { receive, ran, deliveries } = openShop();
    expect([await receive(event), await receive(event)]).toEqual([503, 503]);
    expect(ran).toEqual([]);
    const delivery = { event: "paymentCallback", status: 503, outcome: "mismatch", mismatch };
    expect(deliveries).toEqual([delivery, delivery]);
    expect(await receive({})).toBe(200);
    expect(ran).toEqual([`ok ${A}`]);
  });

  test.each(WRONG)("is acknowledged once onMismatch resolves, each time: %s", async (mismatch, event) => {
    const { receive, ran, mismatches } = openShop({ settles: true });
    expect([await receive(event), await receive(event)]).toEqual([200, 200]);
    expect(ran).toEqual([]);
    expect(mismatches).toEqual(
      [1, 2].map(() => expect.objectContaining({ mismatch, of: "payment", event: expect.objectContaining(event) })),
    );
  });

  test("fails when onMismatch rejects", async () => {
    const { options } = openShop();
    const onMismatch = () => Promise.reject(new Error("down"));
    const handler = paymentCallbackHandler({ ...options, onMismatch });
    expect((await handler(await sent.paymentCallback({ ...merchant, url, ...genuine, amount: 1 }))).status).toBe(500);
  });

  test("shows a customer the page, with its name, and does not call onMismatch", async () => {
    const { options, ran, mismatches } = openShop({ settles: true });
    const visits: Visit[] = [];
    const handler = paymentRedirectHandler({ ...options, paymentPage: (_payment, visit) => (visits.push(visit), "/cart") });
    const { status } = await handler(await sent.paymentRedirect({ ...merchant, url, ...genuine, amount: 1 }));
    expect([status, ran, mismatches]).toEqual([303, [], []]);
    expect(visits).toEqual([expect.objectContaining({ handled: false, mismatch: "other-amount" })]);
  });

  test("is reported by reconcile", async () => {
    const { options, ran, mismatches } = openShop({ settles: true });
    const { onDelivery: _onDelivery, secret: _secret, ...own } = options;
    const client = { getPayment: async () => ({ ok: true, status: 200, data: { ...genuine, amount: 1 } }) };
    const results = await reconcile({ ...own, client, open: [{ transactionId: A }], patience: 0 });
    expect(results).toEqual([{ transactionId: A, outcome: "mismatch", status: "ok", mismatch: "other-amount" }]);
    expect([ran, mismatches]).toEqual([[], [expect.objectContaining({ mismatch: "other-amount" })]]);
  });
});

test("an event that comes before the order's row runs once the row is there", async () => {
  const { receive, ran, state } = openShop({ hasRow: false });
  expect(await receive({})).toBe(503);
  state.hasRow = true;
  expect([await receive({}), await receive({})]).toEqual([200, 200]);
  expect(ran).toEqual([`ok ${A}`]);
});

test("while your function runs for one transaction of an order, another one is asked to come later, and is then a second payment", async () => {
  const { options, ran, mismatches } = openShop({ settles: true });
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const onPayment = async (payment: PaymentEvent) => {
    begin();
    await ended;
    await options.onPayment(payment);
  };
  const handler = paymentCallbackHandler({ ...options, onPayment });
  const receive = async (transactionId: string) =>
    (await handler(await sent.paymentCallback({ ...merchant, url, ...genuine, transactionId }))).status;
  const first = receive(A);
  await begun;
  expect(await receive(B)).toBe(503);
  end();
  expect([await first, await receive(B), ran]).toEqual([200, 200, [`ok ${A}`]]);
  expect(mismatches).toEqual([expect.objectContaining({ mismatch: "second-payment" })]);
});

test("an event of the payment by which the order is paid runs nothing, even if the store has forgotten it", async () => {
  const { receive, ran, options } = openShop();
  await receive({});
  const handler = paymentCallbackHandler({ ...options, store: memoryStore() });
  expect((await handler(await sent.paymentCallback({ ...merchant, url, ...genuine }))).status).toBe(200);
  expect(ran).toEqual([`ok ${A}`]);
});

test("records are asked for twice, claimed between, and a store that is lost meanwhile fails the delivery", async () => {
  const { options, receive, state } = openShop();
  const claims: string[] = [];
  const store = {
    ...options.store,
    claim: async (key: string, token: string, ttl: number) => (claims.push(key.replace(/:.*/, "")), options.store.claim(key, token, ttl)),
  };
  const handler = paymentCallbackHandler({ ...options, store });
  expect((await handler(await sent.paymentCallback({ ...merchant, url, ...genuine, status: "pending" }))).status).toBe(200);
  expect([claims, state.asked]).toEqual([["payment", "record"], 2]);
  expect(await receive({})).toBe(200);
});

test("a record's claim ends when your function fails, and when your records do", async () => {
  const { options } = openShop();
  const onPayment = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("down")).mockResolvedValue();
  const order = vi.fn<(stamp: string) => Order | undefined>(options.order);
  const handler = paymentCallbackHandler({ ...options, order, onPayment });
  const receive = async () => (await handler(await sent.paymentCallback({ ...merchant, url, ...genuine }))).status;
  expect(await receive()).toBe(500);
  order.mockImplementationOnce(options.order).mockImplementationOnce(() => {
    throw new Error("down");
  });
  expect(await receive()).toBe(500);
  expect(await receive()).toBe(200);
  expect(onPayment).toHaveBeenCalledTimes(2);
});

test("in any order and number of events, `ok` runs exactly once for the order, and nothing runs for another", async () => {
  const status = fc.constantFrom("ok", "pending", "delayed", "fail");
  const event = fc.record({
    status,
    transactionId: fc.constantFrom(A, B, REFUND),
    amount: fc.constantFrom(1525, 1525, 1525, 100),
    stamp: fc.constantFrom("s-1", "s-1", "s-1", "s-2"),
    waits: fc.boolean(),
  });
  const property = fc.asyncProperty(fc.array(event, { maxLength: 14 }), fc.integer({ min: 0, max: 5 }), async (events, rowAfter) => {
    const { receive, ran, state } = openShop({ settles: true, hasRow: rowAfter === 0 });
    let pending: Promise<number>[] = [];
    for (const [index, { waits, ...each }] of events.entries()) {
      if (index === rowAfter) state.hasRow = true;
      pending.push(receive(each));
      if (waits) pending = (await Promise.all(pending), []);
    }
    await Promise.all(pending);
    state.hasRow = true;
    // The service sends again what was not acknowledged; here it sends everything again.
    for (const { waits: _waits, ...each } of events) expect(await receive(each)).toBe(200);
    const isOurs = (each: (typeof events)[number]) => each.stamp === "s-1" && each.amount === 1525 && each.transactionId !== REFUND;
    const expected = new Set(
      events.filter((each) => isOurs(each) && each.status !== "ok").map((each) => `${each.status} ${each.transactionId}`),
    );
    expect(ran.filter((each) => each.startsWith("ok")).length).toBe(events.some((each) => isOurs(each) && each.status === "ok") ? 1 : 0);
    expect(ran.filter((each) => !each.startsWith("ok")).toSorted()).toEqual([...expected].toSorted());
    expect(state.most).toBeLessThanOrEqual(1);
  });
  await fc.assert(property, { numRuns: Number(process.env["FUZZ_RUNS"] ?? 100) });
});

describe("other events", () => {
  const store = () => ({ ...merchant, store: memoryStore(), onDelivery: () => {} });
  const refund: RefundRecord = { id: "r-1", amount: 500, transactionId: REFUND };

  test.each([
    ["a refund of ours", {}, 200],
    ["a refund that we don't know", { stamp: "s-1" }, 503],
    ["a refund of another amount", { amount: 1525 }, 503],
    ["a payment at the refund's URL", { transactionId: A }, 503],
    ["a refund without a transaction", { transactionId: null }, 200],
  ])("%s", async (_what, change, status) => {
    const onRefund = vi.fn<() => Promise<void>>(async () => {});
    const handler = refundCallbackHandler({ ...store(), refund: (stamp) => (stamp === "refund-1" ? refund : undefined), onRefund });
    const event = { ...merchant, url, stamp: "refund-1", reference: "1", amount: 500, transactionId: REFUND, ...change };
    expect((await handler(await sent.refundCallback(event))).status).toBe(status);
    expect(onRefund).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
  });

  test.each([
    ["a receipt of ours", "ORDER-1", undefined, 200, 1],
    ["a receipt of another order", "ORDER-2", undefined, 503, 0],
    ["a receipt of a second payment", "ORDER-1", "other", 503, 0],
    ["a receipt of the payment by which the order is paid", "ORDER-1", "F4SDGF23FS", 200, 0],
  ])("%s", async (_what, orderNumber, paidBy, status, times) => {
    const onPaid = vi.fn<() => Promise<void>>(async () => {});
    const order = (number: string) => (number === "ORDER-1" ? { id: "1", paidBy } : undefined);
    const handler = paymentNotificationHandler({ ...store(), order, onPaid });
    const event = await sent.paymentNotification({ url, secret: merchant.secret, orderNumber, paid: "F4SDGF23FS" });
    expect((await handler(event)).status).toBe(status);
    expect(onPaid).toHaveBeenCalledTimes(times);
  });

  test("a receipt of an order that was not paid, and is not ours", async () => {
    const onUnpaid = vi.fn<() => Promise<void>>(async () => {});
    const page = failureRedirectHandler({
      ...store(),
      order: () => null,
      onUnpaid,
      unpaidPage: (_receipt, { mismatch }) => `/${mismatch}`,
    });
    const { headers } = await page(await sent.failureRedirect({ url, secret: merchant.secret }));
    expect([headers.get("location"), onUnpaid.mock.calls]).toEqual(["/unknown-order", []]);
  });

  test("a notification of a refund that is not ours", async () => {
    const onRefundStatus = vi.fn<() => Promise<void>>(async () => {});
    const handler = refundStatusChangedHandler({ ...store(), refund: (token) => (token === "t-1" ? { id: "r-1" } : null), onRefundStatus });
    const receive = async (refundToken: string) =>
      (await handler(await sent.refundStatusChanged({ url, secret: merchant.secret, refundToken, newStatus: "completed" }))).status;
    expect([await receive("t-2"), await receive("t-1")]).toEqual([503, 200]);
    expect(onRefundStatus).toHaveBeenCalledTimes(1);
  });
});

test("a handler needs a function that finds records, or the word that another one compares", () => {
  const { order: _order, ...rest } = openShop().options;
  const message = /^order: must be a function that finds your order, or compare must be "by hand"/;
  // @ts-expect-error neither
  expect(() => paymentCallbackHandler(rest)).toThrow(message);
  // @ts-expect-error both
  expect(() => paymentCallbackHandler({ ...rest, order: () => undefined, compare: "by hand" })).toThrow(message);
  // @ts-expect-error another word
  expect(() => paymentCallbackHandler({ ...rest, compare: "never" })).toThrow('compare: must be "by hand"');
});
