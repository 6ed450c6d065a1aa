import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { memoryStore, paymentCallbackHandler, type PaymentEvent, readPayment } from "../index.ts";
import { paymentCallback } from "../testing/index.ts";
import { eventOfState, type PaymentState } from "./payment-state.ts";
import { type PaymentSource, reconcile, type ReconcileOptions } from "./reconcile.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => void vi.useRealTimers());

const merchant = { account: 375917, secret: "SAIPPUAKAUPPIAS" };
const transactionId = "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913";
const payment = { transactionId, status: "ok", amount: 1525, stamp: "order-1", reference: "ORDER-1", provider: "nordea" };

/** A service that shows a payment in these states, one per question, the last one for ever; an error is thrown. */
function service(...states: readonly (Partial<PaymentState> | number | Error)[]) {
  const asked: number[] = [];
  const started = Date.now();
  const getPayment: PaymentSource["getPayment"] = async ({ path }) => {
    const state = states[Math.min(asked.push(Date.now() - started), states.length) - 1];
    if (state instanceof Error) throw state;
    if (typeof state === "number") return { ok: false, status: state };
    return { ok: true, status: 200, data: { ...payment, ...path, ...state } };
  };
  return { asked, client: { getPayment } };
}

/** A merchant whose handler and reconciliation share a store. */
function shop(change: Partial<Extract<ReconcileOptions, { readonly compare: "by hand" }>> = {}) {
  const ran: string[] = [];
  const store = memoryStore();
  const onPayment = async ({ status }: PaymentEvent) => void ran.push(status);
  const callback = paymentCallbackHandler({ ...merchant, store, compare: "by hand", onPayment, onDelivery: () => {} });
  const deliver = async (status = "ok") =>
    (await callback(await paymentCallback({ ...merchant, ...payment, url: "https://shop.example.com/hook", status }))).status;
  const run = async (client: PaymentSource, open: ReconcileOptions["open"] = [{ transactionId }]) => {
    const running = reconcile({ account: merchant.account, store, compare: "by hand", onPayment, open, client, ...change });
    const settled = running.then(
      () => true,
      () => true,
    );
    // Hashing takes real time. It is over once there is something to wait for.
    while (!(await Promise.race([settled, new Promise((resume) => setImmediate(resume, false))])))
      if (vi.getTimerCount() > 0) await vi.advanceTimersToNextTimerAsync();
    return running;
  };
  return { ran, deliver, run };
}

describe("the event of a payment's state", () => {
  test("equals that of the callback for the same state, and has the same keys", async () => {
    const event = await paymentCallback({ ...merchant, ...payment, url: "https://shop.example.com/hook", settlementReference: "1234561" });
    const read = await readPayment(event.url, merchant);
    const made = eventOfState(merchant.account, { ...payment, settlementReference: "1234561" });
    if (!read.genuine || !made.genuine) throw new Error("not genuine");
    expect(made.event).toEqual(read.event);
    expect(await made.key()).toBe(await read.key());
    expect((await made.details?.())?.toSorted()).toEqual((await read.details?.())?.toSorted());
    expect(await made.details?.()).toHaveLength(2);
  });

  test("does not depend on whether the account is a number or a string", async () => {
    const [one, other] = [eventOfState(375917, payment), eventOfState("375917", payment)];
    if (!one.genuine || !other.genuine) throw new Error("not genuine");
    expect(await one.key()).toBe(await other.key());
    expect(other.event.account).toBe(375917);
  });
});

describe("reconcile", () => {
  test("runs onPayment for a paid payment whose callback was lost, and a late callback runs nothing", async () => {
    const { ran, deliver, run } = shop();
    expect(await run(service({}).client)).toEqual([{ transactionId, outcome: "handled", status: "ok" }]);
    expect(await deliver()).toBe(200);
    expect(ran).toEqual(["ok"]);
  });

  test("runs nothing for a payment whose callback has been handled", async () => {
    const { ran, deliver, run } = shop();
    await deliver();
    expect(await run(service({}).client)).toEqual([{ transactionId, outcome: "repeated", status: "ok" }]);
    expect(ran).toEqual(["ok"]);
  });

  test("runs onPayment once when the callback arrives at the same moment", async () => {
    const { ran, deliver, run } = shop();
    const [statuses, results] = await Promise.all([Promise.all([deliver(), deliver()]), run(service({}).client)]);
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
    expect(results).toMatchObject([{ status: "ok" }]);
    expect(ran).toEqual(["ok"]);
  });

  test("asks with doubling waits until the payment is final, and runs onPayment for every state that a callback reports", async () => {
    const { ran, run } = shop();
    const { asked, client } = service(
      { status: "new" },
      { status: "pending" },
      { status: "pending" },
      { status: "authorization-hold" },
      {},
    );
    expect(await run(client)).toEqual([{ transactionId, outcome: "handled", status: "ok" }]);
    expect(ran).toEqual(["pending", "ok"]);
    expect(asked).toEqual([0, 10_000, 30_000, 70_000, 150_000]);
  });

  test.each([
    { patience: 0, asked: [0] },
    { patience: 25_000, asked: [0, 10_000, 25_000] },
  ])("leaves a payment open that is not final after $patience ms", async ({ patience, asked }) => {
    const { ran, run } = shop({ patience });
    const source = service({ status: "new" });
    expect(await run(source.client)).toEqual([{ transactionId, outcome: "open", status: "new" }]);
    expect(source.asked).toEqual(asked);
    expect(ran).toEqual([]);
  });

  test("waits for at most ten minutes", async () => {
    const { run } = shop();
    const { asked, client } = service({ status: "new" });
    await run(client);
    const waits = asked.map((at, index) => at - (asked[index - 1] ?? 0));
    expect(Math.max(...waits)).toBe(600_000);
    expect(asked.at(-1)).toBe(3_600_000);
  });

  test("asks again after an error, a 500 and a 429, and reports the last one when time is over", async () => {
    const { run } = shop();
    expect(await run(service(new Error("network"), 500, 429, {}).client)).toEqual([{ transactionId, outcome: "handled", status: "ok" }]);
    const { run: runAnother } = shop({ patience: 15_000 });
    expect(await runAnother(service(new Error("network")).client)).toEqual([
      { transactionId, outcome: "failed", error: new Error("network") },
    ]);
  });

  test.each([400, 401, 404])("does not ask again after status %i", async (status) => {
    const { run } = shop();
    const { asked, client } = service(status);
    expect(await run(client)).toMatchObject([
      { outcome: "failed", error: { code: "payment-rejected", message: `getPayment: status ${status}` } },
    ]);
    expect(asked).toHaveLength(1);
  });

  test("runs onPayment again after it has rejected, and not for another payment than the one asked for", async () => {
    let attempts = 0;
    const onPayment = async () => {
      if (++attempts === 1) throw new Error("database down");
    };
    const { run } = shop({ onPayment });
    expect(await run(service({}).client)).toEqual([{ transactionId, outcome: "handled", status: "ok" }]);
    expect(attempts).toBe(2);
    const { ran, run: runAnother } = shop({ patience: 0 });
    expect(await runAnother(service({ transactionId: "another" }).client)).toMatchObject([{ outcome: "failed" }]);
    expect(ran).toEqual([]);
  });

  test("goes on with the other payments when one fails, and asks about each once, in order", async () => {
    const { run } = shop({ patience: 0 });
    const getPayment: PaymentSource["getPayment"] = async ({ path }) =>
      path.transactionId === "b" ? { ok: false, status: 404 } : { ok: true, status: 200, data: { ...payment, ...path, status: "fail" } };
    async function* open() {
      yield* ["a", "b", "c", "a"].map((each) => ({ transactionId: each }));
    }
    const results = await run({ getPayment }, open());
    expect(results.map(({ transactionId: id, outcome }) => [id, outcome])).toEqual([
      ["a", "handled"],
      ["b", "failed"],
      ["c", "handled"],
    ]);
  });

  test("passes settlement details that come later to onPaymentDetails", async () => {
    const seen: unknown[] = [];
    const { deliver, run } = shop({ onPaymentDetails: async ({ settlementReference }) => void seen.push(settlementReference) });
    await deliver();
    await run(service({ settlementReference: "1234561" }).client);
    await run(service({ settlementReference: "1234561" }).client);
    expect(seen).toEqual(["1234561"]);
  });

  test.each<{ given: object; code: string; message: string }>([
    {
      given: { client: {} },
      code: "option-invalid",
      message: "client: must be a payment client, with the function getPayment, not an object",
    },
    { given: { open: 1 }, code: "option-invalid", message: "open: must be a list of payments, or another iterable, not a number" },
    { given: { open: [{}] }, code: "option-invalid", message: "open: payment 1 must have a transactionId, a non-empty string" },
    { given: { patience: -1 }, code: "limit-invalid", message: "patience: must be a whole number of milliseconds from 0, not -1" },
    { given: { store: undefined }, code: "store-invalid", message: "store: is missing; must be" },
    { given: { retries: 1 }, code: "option-unknown", message: "retries: unknown option" },
  ])("rejects $given", async ({ given, code, message }) => {
    const { run } = shop(given);
    await expect(run(service({}).client)).rejects.toMatchObject({ code, message: expect.stringContaining(message.slice(0, 20)) });
  });

  test("accepts the options of a handler", async () => {
    const { run } = shop({ ...merchant, paymentPage: () => "/thanks", onDelivery: () => {} } as object);
    expect(await run(service({}).client)).toMatchObject([{ outcome: "handled" }]);
  });
});
