/** Sandboxes that share a file, and those that open it again. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { type SandboxOptions, startSandbox } from "../../../src/index.ts";
import { openFileStore } from "../../../src/store/file/file-store.ts";
import { type Shop, startShop } from "../../support/shop.ts";
import { withTransactions } from "../../support/stores/with-transactions.ts";
import type { SandboxDocuments } from "../../../src/world/kept/documents.ts";

const folder = mkdtempSync(join(tmpdir(), "shared-store-"));
afterAll(() => rmSync(folder, { recursive: true }));

afterEach(() => void vi.useRealTimers());

let files = 0;
const newStore = (): `file:${string}` => `file:${join(folder, `${++files}.db`)}`;
const start = (store: `file:${string}`, more: SandboxOptions = {}) =>
  startSandbox({ clock: "2026-03-02T09:00:00Z", port: false, store, ...more });
const shopOf = (sandbox: Awaited<ReturnType<typeof start>>, world: Parameters<typeof startShop>[1]): Promise<Shop> =>
  startShop(sandbox.url, world, sandbox.fetch);
const worldIn = (sandbox: Awaited<ReturnType<typeof start>>, name: string) => {
  const world = sandbox.worlds().find((each) => each.name === name);
  if (!world) throw new Error(`there is no world ${name}`);
  return world;
};

describe("a sandbox on a file", () => {
  test("goes on where it was: accounts, settings, payments, timers and clock", async () => {
    const store = newStore();
    const before = await start(store);
    const world = await before.world({ name: "orders", settings: { duplicateCallbacks: 1 } });
    await world.configure({ refundOutcome: "fail" });
    await using shop = await shopOf(before, world);
    const { transactionId } = (await shop.create()).body;
    await world.clock.advance({ hours: 1 });
    await before.close();

    await using after = await start(store, { clock: "frozen", settings: { refundOutcome: "ok" } });
    const again = worldIn(after, "orders");
    expect(again.payment).toEqual(world.payment);
    expect(await again.settings()).toMatchObject({ duplicateCallbacks: 1, refundOutcome: "fail" });
    expect(again.clock.now()).toEqual(new Date("2026-03-02T10:00:00Z"));
    await using same = await shopOf(after, again);
    expect((await same.send("GET", `/payments/${transactionId}`)).body).toMatchObject({ transactionId, status: "new" });
    const happened = await again.clock.advance({ days: 14 });
    expect(happened).toContainEqual(expect.objectContaining({ of: "payment", about: transactionId }));
  });

  test("shows no earlier time than it did when it was closed or killed, although the system's clock went back meanwhile", async () => {
    const START = Date.parse("2026-03-02T09:00:00Z");
    const HOUR = 3_600_000;
    vi.useFakeTimers({ now: START, toFake: ["Date"] });
    const store = newStore();
    const before = await start(store, { clock: "running" });
    const world = await before.world({ name: "falling" });
    vi.setSystemTime(START + HOUR);
    await using shop = await shopOf(before, world);
    const { transactionId } = (await shop.create()).body;
    await before.close();

    vi.setSystemTime(START - HOUR);
    const after = await start(store, { clock: "running" });
    const again = worldIn(after, "falling");
    expect(again.clock.now().getTime()).toBe(START + HOUR);
    vi.setSystemTime(START - HOUR + 1000);
    expect(again.clock.now().getTime()).toBe(START + HOUR + 1000);
    await using same = await shopOf(after, again);
    const { transactionId: later } = (await same.create()).body;
    const createdAt = async (id: string): Promise<unknown> => (await same.send("GET", `/payments/${id}`)).body["createdAt"];
    expect([await createdAt(transactionId), await createdAt(later)]).toEqual(["2026-03-02T10:00:00.000Z", "2026-03-02T10:00:01.000Z"]);
    await after.close();
    vi.setSystemTime(START - 2 * HOUR);
    await using last = await start(store, { clock: "running" });
    expect(worldIn(last, "falling").clock.now().getTime()).toBe(START + HOUR + 1000);
  });

  test("keeps a secret that was rotated, and forgets the older one when it is retired", async () => {
    const store = newStore();
    const before = await start(store);
    const world = await before.world({ name: "rotated" });
    const { account, secret: older } = world.payment;
    const newer = await world.rotateSecret();
    await before.close();

    await using after = await start(store);
    const again = worldIn(after, "rotated");
    await using shop = await shopOf(after, again);
    const statusOf = async (secret: string): Promise<number> =>
      (await shop.create({ stamp: crypto.randomUUID() }, { account, secret })).status;
    expect([await statusOf(older), await statusOf(newer)]).toEqual([201, 201]);
    await again.retireSecret();
    expect([await statusOf(older), await statusOf(newer)]).toEqual([401, 201]);
  });

  test("is seeded by the next start when one has failed between the steps, and once", async () => {
    const store = newStore();
    const order = { addOrder: {}, as: "order" };
    const broken = { steps: [order, { pay: { method: "none" }, of: "$order" }] };
    const seeds = { steps: [order, { pay: { method: "nordea" }, of: "$order" }] };
    await expect(start(store, { seeds: broken })).rejects.toThrow("steps[1]");
    const statuses = async (sandbox: Awaited<ReturnType<typeof start>>): Promise<readonly string[]> =>
      (await sandbox.defaultWorld.orders.list()).map(({ status }) => status);
    await Promise.all(
      [1, 2].map(async () => {
        await using sandbox = await start(store, { seeds });
        expect(await statuses(sandbox)).toEqual(["paid"]);
      }),
    );
    const again = await start(store, { seeds });
    expect(await statuses(again)).toEqual(["paid"]);
    await again.defaultWorld.reset();
    await again.close();
    await using last = await start(store, { seeds });
    expect(await statuses(last)).toEqual([]);
  });

  test("advances a clock once a process that was advancing it has not been heard of for ten seconds, though the system's clock jumps", async () => {
    const store = newStore();
    await using sandbox = await start(store);
    const other = await openFileStore<SandboxDocuments>(store.slice("file:".length));
    await other.transaction(({ insert }) => insert("lease", "default", { holder: "gone" }));
    vi.useFakeTimers({ now: Date.now(), toFake: ["Date", "performance"] });
    let isDone = false;
    const advancing = sandbox.defaultWorld.clock.advance({ days: 1 }).then(() => (isDone = true));
    const moment = () => new Promise((resume) => setTimeout(resume, 100));
    await moment();
    // It looks several times meanwhile: a long time between two looks counts little.
    const pass = async (seconds: number) => {
      for (let second = 0; second < seconds; second++) {
        vi.advanceTimersByTime(1000);
        await moment();
      }
    };
    vi.setSystemTime(Date.now() + 3_600_000);
    await moment();
    expect(isDone).toBe(false);
    await pass(9);
    // It is there, and has renewed its lease.
    await other.transaction(async ({ get, replace }) => {
      await replace("lease", "default", (await get("lease", "default"))?.version ?? 0, { holder: "gone" });
    });
    await moment();
    await pass(9);
    expect(isDone).toBe(false);
    vi.setSystemTime(0);
    await pass(2);
    await advancing;
    await other.close();
    expect(sandbox.defaultWorld.clock.now()).toEqual(new Date("2026-03-03T09:00:00Z"));
  });

  test("has its default world once, with ids that go on counting under a seed", async () => {
    const store = newStore();
    const transactionIds: string[] = [];
    for (let times = 0; times < 2; times++) {
      await using sandbox = await start(store, { seed: "orders" });
      expect(sandbox.worlds()).toHaveLength(1);
      await using shop = await shopOf(sandbox, sandbox.defaultWorld);
      transactionIds.push((await shop.create()).body.transactionId);
    }
    expect(transactionIds[0]).not.toBe(transactionIds[1]);
  });

  test("brings back the settings of its start when it is reset after it was opened again", async () => {
    const store = newStore();
    const before = await start(store, { settings: { duplicateCallbacks: 2 } });
    await before.defaultWorld.configure({ duplicateCallbacks: 0 });
    await before.defaultWorld.clock.advance({ days: 1 });
    await before.close();
    await using after = await start(store);
    expect((await after.defaultWorld.settings()).duplicateCallbacks).toBe(0);
    await after.defaultWorld.reset();
    expect((await after.defaultWorld.settings()).duplicateCallbacks).toBe(2);
    expect(after.defaultWorld.clock.now()).toEqual(new Date("2026-03-02T09:00:00Z"));
  });
});

describe("two sandboxes on one file", () => {
  test("take each other's requests, also of worlds that the other one has made since", async () => {
    const store = newStore();
    await using one = await start(store);
    await using two = await start(store);
    const world = await one.world();
    await using shop = await shopOf(two, world);
    const { transactionId } = (await shop.create()).body;
    await world.pay(transactionId, { method: "nordea" });
    expect((await shop.send("GET", `/payments/${transactionId}`)).body).toMatchObject({ status: "ok" });
    await expect(two.world({ name: world.name })).rejects.toThrow("already");
  });

  test("have one clock and one set of settings", async () => {
    const store = newStore();
    await using one = await start(store);
    await using two = await start(store);
    const world = await one.world();
    await using shop = await shopOf(two, world);
    const { transactionId } = (await shop.create()).body;
    await world.clock.advance({ days: 15 });
    await world.configure({ duplicateStamp: "accept" });
    await shop.create({ stamp: "again" });
    expect((await shop.create({ stamp: "again" })).status).toBe(201);
    expect((await shop.send("GET", `/payments/${transactionId}`)).body).toMatchObject({ status: "fail" });
    expect(worldIn(two, world.name).clock.now()).toEqual(new Date("2026-03-17T09:00:00Z"));

    await worldIn(two, world.name).reset();
    await world.orders.list();
    expect(world.clock.now()).toEqual(new Date("2026-03-02T09:00:00Z"));
  });

  test("show by the control API, and in process, what the other one has done by then", async () => {
    const store = newStore();
    await using one = await start(store);
    await using two = await start(store);
    const read = async (path: string): Promise<unknown> => (await two.fetch(`${two.url}/_sandbox/worlds${path}`)).json();
    const { clock, configure, rotateSecret } = await one.world({ name: "orders" });
    expect(await read("/orders")).toMatchObject({ name: "orders" });
    await one.world({ name: "refunds" });
    expect(await read("")).toMatchObject([{ name: "default" }, { name: "orders" }, { name: "refunds" }]);
    await clock.advance({ days: 1 });
    expect(await read("/orders/clock")).toMatchObject({ now: "2026-03-03T09:00:00.000Z" });
    await configure({ duplicateCallbacks: 1 });
    expect(await read("/orders/settings")).toMatchObject({ duplicateCallbacks: 1 });
    await configure({ duplicateCallbacks: 2 });
    expect(await worldIn(two, "orders").settings()).toMatchObject({ duplicateCallbacks: 2 });
    await rotateSecret();
    await expect(worldIn(two, "orders").rotateSecret()).rejects.toThrow("has two secrets already");
    await one.world({ name: "reports" });
    expect((await two.fetch(`${two.url}/_sandbox/ui/reports/`)).status).toBe(200);
  });

  test("keep settings with the step that they are, or not at all", async () => {
    const store = newStore();
    const file = await openFileStore<Readonly<Record<string, unknown>>>(store.slice("file:".length));
    let isFull = false;
    const failing = withTransactions(file, (transaction) => ({
      ...transaction,
      insert(kind, ...document) {
        if (isFull && kind === "step") throw new Error("the disk is full");
        return transaction.insert(kind, ...document);
      },
    }));
    await using one = await startSandbox({ clock: "2026-03-02T09:00:00Z", port: false, store: failing });
    await using two = await start(store);
    await one.defaultWorld.configure({ duplicateStamp: "accept" });
    isFull = true;
    await expect(one.defaultWorld.configure({ duplicateCallbacks: 2 })).rejects.toThrow("the disk is full");
    const { steps } = await two.defaultWorld.export();
    expect(await two.defaultWorld.settings()).toMatchObject({ duplicateStamp: "accept", duplicateCallbacks: 0 });
    expect(steps).toEqual([{ configure: { duplicateStamp: "accept" } }]);
  });

  test("take the secret that the other one has issued, once they have seen it", async () => {
    const store = newStore();
    await using one = await start(store);
    await using two = await start(store);
    const world = await one.world();
    await using shop = await shopOf(two, world);
    await shop.create();
    const { account } = world.payment;
    const secret = await world.rotateSecret();
    await expect.poll(async () => (await shop.create({ stamp: crypto.randomUUID() }, { account, secret })).status).toBe(201);
  });

  test("add up when they advance a clock at the same time", async () => {
    const store = newStore();
    await using one = await start(store);
    await using two = await start(store);
    const world = await one.world();
    await using shop = await shopOf(one, world);
    for (let nth = 0; nth < 5; nth++) await shop.create({ stamp: String(nth) });
    await expect.poll(() => two.worlds().length).toBe(2);
    const happened = await Promise.all([
      world.clock.advance({ days: 10 }),
      worldIn(two, world.name).clock.advance({ days: 10 }),
      world.clock.advance({ days: 1 }),
    ]);
    const end = new Date("2026-03-23T09:00:00Z");
    await Promise.all([world.orders.list(), worldIn(two, world.name).orders.list()]);
    expect([world.clock.now(), worldIn(two, world.name).clock.now()]).toEqual([end, end]);
    expect(happened.flat().filter((each) => "of" in each && each.of === "payment")).toHaveLength(5);
  });

  test("wait for events that the other one sends", async () => {
    const store = newStore();
    await using one = await start(store, { clock: "running" });
    await using two = await start(store, { clock: "running" });
    const world = await one.world();
    await using shop = await shopOf(two, world);
    const { transactionId } = (await shop.create()).body;
    const other = worldIn(two, world.name);
    let isSent = false;
    shop.onReceived = () => (isSent = true);
    const [event] = await Promise.all([
      world.events.waitFor("paymentCallback", { transactionId, acknowledged: true }),
      new Promise((resume) => setTimeout(resume, 50)).then(() => other.pay(transactionId, { method: "nordea" })),
    ]);
    expect(event).toMatchObject({ about: transactionId, acknowledged: true });
    expect(isSent).toBe(true);
    expect(shop.received).toHaveLength(1);
  });
});
