/** Time: the clock, timers, callbacks and their retries. */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type EventSent, type Happened, type Sandbox, type SandboxWorld, startSandbox, type WorldOptions } from "../../src/index.ts";
import { besidesSettlements } from "../support/books/besides-settlements.ts";
import { type Shop, startShop } from "../support/shop.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z" });
});
afterAll(() => sandbox.close());

const START = Date.parse("2026-03-02T09:00:00Z");
const DAY = 86_400;

/** Runs a test with a world and a shop of its own. */
const withShop =
  (options: WorldOptions, run: (world: SandboxWorld, shop: Shop) => Promise<void>): (() => Promise<void>) =>
  async () => {
    const world = await sandbox.world(options);
    await using shop = await startShop(sandbox.url, world);
    await run(world, shop);
  };

const created = async (shop: Shop, request: Parameters<Shop["create"]>[0] = {}): Promise<string> =>
  (await shop.create(request)).body.transactionId;
const isSending = (each: Happened): each is EventSent => "event" in each;
/** Seconds since the start at which something happened. */
const secondsOf = (each: Happened): number => (Date.parse(each.at) - START) / 1000;
const sent = (happened: readonly Happened[]): readonly (readonly [number, number | undefined, string])[] =>
  happened.filter(isSending).map((each) => [secondsOf(each), each.status, each.state] as const);

describe("the clock", () => {
  test(
    "runs each job at its own time, and what comes of it, in order, and stops at the target",
    withShop({}, async (world, shop) => {
      const first = await created(shop);
      await world.clock.advance({ hours: 1 });
      const second = await created(shop, { callbackDelay: 60 });
      const happened = await world.clock.advance({ days: 14, hours: 1 });
      expect(happened).toMatchObject([
        { rule: "T12", about: first, from: "new", to: "fail", at: "2026-03-16T09:00:00.000Z" },
        { event: "paymentCallback", about: first, at: "2026-03-16T09:00:00.000Z", status: 200, state: "acknowledged" },
        { rule: "T12", about: second, at: "2026-03-16T10:00:00.000Z" },
        { event: "paymentCallback", about: second, at: "2026-03-16T10:01:00.000Z", attempt: 1 },
      ]);
      expect(world.clock.now().toISOString()).toBe("2026-03-16T11:00:00.000Z");
      expect(shop.received.map(({ pathname }) => pathname)).toEqual(["/cancel", "/cancel"]);
    }),
  );

  test(
    "does not move by itself, nor backwards",
    withShop({}, async (world) => {
      expect(world.clock.now().getTime()).toBe(START);
      for (const by of [{ days: -1 }, { seconds: Number.NaN }, { weeks: 1 }])
        await expect(world.clock.advance(by)).rejects.toThrow(TypeError);
      expect(world.clock.now().getTime()).toBe(START);
    }),
  );

  test("that runs starts with the system's, goes on after it was advanced, and fires timers by itself", async () => {
    const world = await sandbox.world({ clock: "running" });
    await using shop = await startShop(sandbox.url, world);
    expect(Math.abs(world.clock.now().getTime() - Date.now())).toBeLessThan(5000);
    const id = await created(shop, { callbackDelay: 1 });
    await world.pay(id, { method: "nordea" });
    await world.clock.advance({ seconds: 0.5 });
    expect(shop.received).toEqual([]);
    await world.events.waitFor("paymentCallback", { transactionId: id, acknowledged: true });
    await world.clock.advance({ days: 1 });
    const before = world.clock.now().getTime();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(world.clock.now().getTime()).toBeGreaterThan(before);
    expect(before - Date.now()).toBeGreaterThan(DAY * 1000 - 5000);
  });

  test(
    "confirms a cancelled payment late, where that is on",
    withShop({ settings: { latePaymentAfterCancel: true } }, async (world, shop) => {
      const id = await created(shop);
      await world.pay(id, { method: "nordea", outcome: "leave" });
      await world.pay(id, { outcome: "cancel" });
      expect(await world.clock.advance({ days: 1 })).toMatchObject([{ rule: "T14", about: id, to: "ok" }, { status: 200 }]);
    }),
  );
});

describe("a callback", () => {
  test(
    "is sent on another schedule, and more than once, where that is set",
    withShop({ settings: { callbackRetry: [10], duplicateCallbacks: 2 } }, async (world, shop) => {
      shop.statuses.push(500);
      await world.pay(await created(shop), { method: "nordea" });
      expect(shop.received).toHaveLength(3);
      expect(sent(await world.clock.advance({ days: 1 }))).toEqual([[10, 200, "acknowledged"]]);
    }),
  );

  test.each([
    { callbackOrder: "before" as const, atOnce: 1, later: [] },
    { callbackOrder: "after" as const, atOnce: 0, later: [[5, 200, "acknowledged"]] },
    { callbackOrder: "never" as const, atOnce: 0, later: [] },
  ])("comes $callbackOrder the redirect", async ({ callbackOrder, atOnce, later }) => {
    const world = await sandbox.world({ settings: { callbackOrder } });
    await using shop = await startShop(sandbox.url, world);
    await world.pay(await created(shop), { method: "nordea" });
    expect(shop.received).toHaveLength(atOnce);
    expect(sent(await world.clock.advance({ hours: 1 }))).toEqual(later);
  });

  test(
    "races the redirect, where that is set",
    withShop({ settings: { callbackOrder: "race" } }, async (world, shop) => {
      const id = await created(shop);
      await world.pay(id, { method: "nordea" });
      await world.events.waitFor("paymentCallback", { transactionId: id, acknowledged: true });
      expect(shop.received).toHaveLength(1);
    }),
  );

  test(
    "of a charge is sent after the response: the shop can ask for the payment while it receives it",
    withShop({}, async (world, shop) => {
      const body = shop.tokenRequest({ token: await world.addToken() });
      const asked: Promise<unknown>[] = [];
      shop.onReceived = () => {
        const id = shop.received.at(-1)?.searchParams.get("checkout-transaction-id") ?? "";
        asked.push(shop.send("GET", `/payments/${id}`).then((reply) => reply.body["status"]));
      };
      const { transactionId } = (await shop.send("POST", "/payments/token/mit/charge", { body })).body;
      await world.events.waitFor("paymentCallback", { transactionId, acknowledged: true });
      expect(await Promise.all(asked)).toEqual(["ok"]);
    }),
  );

  test.each([
    { what: "another machine", url: "http://192.0.2.1/callback", state: "blocked", attempts: 0 },
    { what: "an empty URL", url: "", state: "given up", attempts: 1 },
  ])("to $what is $state", async ({ url, state, attempts }) => {
    const world = await sandbox.world();
    await using shop = await startShop(sandbox.url, world);
    await world.pay(await created(shop, { callbackUrls: { success: url, cancel: url } }), { method: "nordea" });
    expect(await world.events.list()).toMatchObject([{ state, attempts: { length: attempts } }]);
    expect(besidesSettlements(await world.clock.advance({ days: 3 }))).toEqual([]);
  });

  test("goes to hosts that are allowed", async () => {
    await using own = await startSandbox({ allowEventsTo: ["shop.invalid"], clock: "frozen" });
    await using shop = await startShop(own.url, own.defaultWorld);
    const url = "http://shop.invalid/callback";
    await own.defaultWorld.pay(await created(shop, { callbackUrls: { success: url, cancel: url } }), { method: "nordea" });
    expect(await own.defaultWorld.events.list()).toMatchObject([{ state: "waiting", attempts: [{ failure: expect.any(String) }] }]);
  });
});

describe("waitFor", () => {
  test(
    "waits for what is sent meanwhile",
    withShop({}, async (world, shop) => {
      const id = await created(shop);
      const waiting = world.events.waitFor("refundCallback", { acknowledged: true });
      await world.pay(id, { method: "nordea" });
      await shop.send("POST", `/payments/${id}/refund`, { body: { amount: 25, callbackUrls: shop.urls } });
      expect(await waiting).toMatchObject({
        name: "refundCallback",
        values: { amount: 25, status: "ok" },
        url: shop.received.at(-1)?.href.replace("http://shop", shop.urls.cancel.replace("/cancel", "")),
      });
    }),
  );

  test(
    "rejects at once when the clock is frozen and only a later job can send it, and names the job",
    withShop({}, async (world, shop) => {
      const id = await created(shop);
      await expect(world.events.waitFor("paymentCallback", { transactionId: id })).rejects.toThrow(
        `paymentCallback: the clock is frozen, and only a later job can send it: expire of the payment ${id} at 2026-03-16T09:00:00.000Z. Advance the clock.`,
      );
      shop.statuses.push(500);
      await world.pay(id, { method: "nordea" });
      await expect(world.events.waitFor("paymentCallback", { transactionId: id, acknowledged: true })).rejects.toThrow(
        /send of the event [0-9a-f-]{36} at 2026-03-02T09:01:00.000Z/,
      );
    }),
  );

  test(
    "waits until an event has been sent, unless the match names its state",
    withShop({}, async (world, shop) => {
      const id = await created(shop, { callbackDelay: 60 });
      await world.pay(id, { method: "nordea" });
      expect(await world.events.waitFor("paymentCallback", { state: "waiting" })).toMatchObject({ attempts: [] });
      await expect(world.events.waitFor("paymentCallback", { transactionId: id })).rejects.toThrow("only a later job can send it");
      await world.clock.advance({ minutes: 1 });
      expect(await world.events.waitFor("paymentCallback", { transactionId: id })).toMatchObject({ acknowledged: true });
    }),
  );

  test(
    "rejects at once when the event is for a host that is not allowed",
    withShop({}, async (world, shop) => {
      const url = "https://shop.example.com/callback";
      await world.pay(await created(shop, { callbackUrls: { success: url, cancel: url } }), { method: "nordea" });
      const blocked = "paymentCallback: not sent, since shop.example.com is neither this machine, nor mapped, nor in allowEventsTo";
      await expect(world.events.waitFor("paymentCallback")).rejects.toThrow(blocked);
      await expect(world.events.waitFor("paymentCallback", { acknowledged: true })).rejects.toThrow(blocked);
      expect(await world.events.waitFor("paymentCallback", { state: "blocked" })).toMatchObject({ attempts: [] });
    }),
  );

  test(
    "gives up when nothing comes",
    withShop({}, async (world) => {
      await expect(world.events.waitFor("addCardCallback", { status: "ok" }, { timeoutMs: 20 })).rejects.toThrow(
        'addCardCallback: none came within 20 ms that has {"status":"ok"}',
      );
    }),
  );
});

test("a job runs within two seconds of a jump of the system's clock, without a request", async () => {
  await using running = await startSandbox({ port: false });
  await using shop = await startShop(running.url, running.defaultWorld, running.fetch);
  const id = await created(shop, { callbackDelay: 600 });
  await running.defaultWorld.pay(id, { method: "nordea" });
  // Due only after the jump; the runner has armed its timer by then.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(shop.received).toHaveLength(0);
  const real = Date.now;
  const spy = vi.spyOn(Date, "now").mockImplementation(() => real() + 700_000);
  try {
    await vi.waitFor(() => expect(shop.received).toHaveLength(1), { timeout: 5000 });
  } finally {
    spy.mockRestore();
  }
});
