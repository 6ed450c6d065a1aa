/** Moments: a world as it was after each, and as it goes on from there. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { type SandboxOptions, type SandboxWorld, startSandbox, type WorldSnapshot } from "../../../src/index.ts";
import { createMemoryStore } from "../../../src/store/memory-store.ts";
import type { AnyStore } from "../../../src/store/open-store.ts";
import { type Shop, startShop } from "../../support/shop.ts";
import { type AnyAddress, inJson } from "../../support/stores/snapshot-tests.ts";

const folder = mkdtempSync(join(tmpdir(), "moments-"));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newFile = (): AnyAddress => `file:${join(folder, `${++files}.db`)}`;
const PLACES: Readonly<Record<string, () => AnyAddress>> = { memory: () => "memory", file: newFile };

const open = (options: SandboxOptions = {}) => startSandbox({ clock: "2026-03-02T09:00:00.000Z", port: false, ...options });

/** The parts that moments keep: a process keeps its log of requests and transitions apart. */
const kept = ({ at, accounts, state: { requests: _requests, transitions: _transitions, ...state } }: WorldSnapshot): unknown =>
  inJson({ at, accounts, state });

const lastMoment = async (world: SandboxWorld): Promise<string> => (await world.moments.list()).at(-1)?.id ?? "";

type Doing = (world: SandboxWorld, shop: Shop, number: number) => Promise<unknown>;

const idOf = (all: readonly { readonly id: string }[], number: number): string => all[number % Math.max(1, all.length)]?.id ?? "";

const aPayment = async (world: SandboxWorld, number: number): Promise<string> => idOf(await world.payments.list(), number);

/** Acts on a world, in any order: some of them are rejected, and change nothing. */
const DOINGS: Readonly<Record<string, Doing>> = {
  create: (_world, shop) => shop.create(),
  createLate: (_world, shop) => shop.create({ callbackDelay: 60 }),
  pay: async (world, _shop, number) => world.pay(await aPayment(world, number), { method: "nordea" }),
  cancel: async (world, _shop, number) => world.pay(await aPayment(world, number), { outcome: "cancel" }),
  refund: async (world, _shop, number) => world.refund(await aPayment(world, number), { amount: 100 }),
  addToken: (world) => world.addToken(),
  addOrder: (world) => world.orders.add(),
  advance: (world, _shop, number) => world.clock.advance({ hours: number % 40 }),
  settle: (world) => world.settle(),
  configure: (world, _shop, number) => world.configure({ duplicateCallbacks: number % 3 }),
  configureMerchant: (world, _shop, number) => world.configureMerchant({ amex: number % 2 === 0 }),
  rotateSecret: (world) => world.rotateSecret(),
  addFault: (world) => world.faults.add({ match: { event: "paymentCallback" }, times: 1, drop: true }),
  clearFaults: (world) => world.faults.clear(),
  resend: async (world, _shop, number) => world.events.resend(idOf(await world.events.list(), number)),
  goBack: async (world, _shop, number) => world.moments.goBackTo(idOf(await world.moments.list(), number)),
  reset: (world) => world.reset(),
};

const names = Object.keys(DOINGS);
const doings = fc.array(fc.tuple(fc.constantFrom(...names), fc.nat(1000)), { minLength: 1, maxLength: 15 });
const [seed, numRuns] = "MODEL_SEQUENCES" in process.env ? [Date.now(), Number(process.env["MODEL_SEQUENCES"])] : [1, 12];

test.each(Object.keys(PLACES))(
  `on %s, a world is what it was after each moment of any acts, and goes back to it (seed ${seed})`,
  async (place) => {
    const property = fc.asyncProperty(doings, fc.nat(1000), async (all, number) => {
      await using sandbox = await open({ store: PLACES[place]?.() ?? "memory" });
      const world = sandbox.defaultWorld;
      await using shop = await startShop(sandbox.url, world, sandbox.fetch);
      const then: (readonly [moment: string, seen: unknown])[] = [];
      for (const [name, each] of all) {
        await DOINGS[name]?.(world, shop, each).catch(() => {});
        then.push([await lastMoment(world), kept(await world.snapshot())]);
      }
      const check = async (): Promise<void> => {
        for (const [moment, seen] of then) expect(kept(await world.moments.snapshot(moment))).toEqual(seen);
      };
      await check();
      const [moment, seen] = then[number % then.length] ?? ["", undefined];
      const [last, now] = then.at(-1) ?? ["", undefined];
      await world.moments.goBackTo(moment);
      expect(kept(await world.snapshot())).toEqual(seen);
      await check();
      await world.moments.goBackTo(last);
      expect(kept(await world.snapshot())).toEqual(now);
    });
    await fc.assert(property, { seed, numRuns });
  },
);

test("each act, timer and event is a moment that names it, and none names a card's token", async () => {
  await using sandbox = await open();
  const world = sandbox.defaultWorld;
  await using shop = await startShop(sandbox.url, world, sandbox.fetch);
  const before = (await world.moments.list()).length;
  const id = (await shop.create()).body.transactionId;
  await world.pay(id, { method: "nordea" });
  await world.faults.add({ match: { operation: "getToken" }, drop: true });
  await world.rotateSecret();
  const token = await world.addToken();
  await shop.create();
  await world.clock.advance({ days: 30 });
  const made = (await world.moments.list()).slice(before);
  expect(made.map(({ what }) => what)).toEqual(
    expect.arrayContaining(["create", "pay", "send", "addFault", "rotateSecret", "expire", "advanceClock"]),
  );
  expect(made[0]).toMatchObject({ what: "create", about: id, at: "2026-03-02T09:00:00.000Z" });
  expect(JSON.stringify(made)).not.toContain(token);
});

test("what is done by one process is undone by another, which keeps its own fault rules", async () => {
  const store = newFile();
  await using one = await open({ store });
  await using two = await open({ store });
  await one.defaultWorld.configure({ duplicateCallbacks: 1 });
  const seen = kept(await two.defaultWorld.snapshot());
  const moment = await lastMoment(two.defaultWorld);
  await one.defaultWorld.faults.add({ match: { operation: "getToken" }, drop: true });
  await one.defaultWorld.configure({ duplicateCallbacks: 2 });
  await one.defaultWorld.orders.add();
  expect(kept(await two.defaultWorld.moments.snapshot(moment))).toEqual(seen);
  await two.defaultWorld.moments.goBackTo(moment);
  expect(await one.defaultWorld.orders.list()).toEqual([]);
  expect((await one.defaultWorld.settings()).duplicateCallbacks).toBe(1);
  expect(await one.defaultWorld.faults.list()).toHaveLength(1);
});

test.each([{ moments: 0 }, { payments: 500 }])("what is done with the limits %j leaves no moment of before it", async (keep) => {
  const store = newFile();
  let id: string;
  {
    await using recording = await open({ store });
    await using shop = await startShop(recording.url, recording.defaultWorld, recording.fetch);
    id = (await shop.create()).body.transactionId;
    expect(await recording.defaultWorld.moments.list()).not.toEqual([]);
    await using other = await open({ store, keep });
    await other.defaultWorld.orders.add();
    expect(await recording.defaultWorld.moments.list()).toEqual([]);
    await recording.defaultWorld.orders.add();
    expect(await recording.defaultWorld.moments.list()).toHaveLength(1);
  }
  {
    await using silent = await open({ store, keep });
    await silent.defaultWorld.pay(id, { method: "nordea" });
    expect(await silent.defaultWorld.moments.list()).toEqual([]);
  }
  await using again = await open({ store });
  expect(await again.defaultWorld.moments.list()).toEqual([]);
  const order = await again.defaultWorld.orders.add();
  const [moment, ...rest] = await again.defaultWorld.moments.list();
  expect([moment?.what, rest]).toEqual(["addOrder", []]);
  await again.defaultWorld.orders.add();
  await again.defaultWorld.moments.goBackTo(moment?.id ?? "");
  expect((await again.defaultWorld.orders.list()).map(({ orderNumber }) => orderNumber)).toContain(order.orderNumber);
});

test("the newest moments are kept, as many as the limit says", async () => {
  await using sandbox = await open({ keep: { moments: 20 } });
  const world = sandbox.defaultWorld;
  for (let count = 0; count < 50; count++) await world.orders.add();
  await expect.poll(async () => (await world.moments.list()).length).toBeLessThanOrEqual(22);
  expect((await world.moments.list()).length).toBeGreaterThanOrEqual(20);
});

test("processes that make a moment each leave no more of them than the limit says", async () => {
  const options: SandboxOptions = { store: newFile(), keep: { moments: 11 } };
  for (let run = 0; run < 16; run++) {
    await using sandbox = await open(options);
    await sandbox.defaultWorld.orders.add();
  }
  await using sandbox = await open(options);
  expect((await sandbox.defaultWorld.moments.list()).length).toBeLessThanOrEqual(13);
});

test("whoever looks at moments writes nothing", async () => {
  const memory: AnyStore = createMemoryStore();
  const readOnly: (boolean | undefined)[] = [];
  const store: AnyStore = {
    ...memory,
    transaction: (run, options) => {
      readOnly.push(options?.readOnly);
      return memory.transaction(run, options);
    },
  };
  await using sandbox = await open({ store });
  const { moments } = sandbox.defaultWorld;
  const moment = await lastMoment(sandbox.defaultWorld);
  readOnly.length = 0;
  await moments.list();
  await moments.snapshot(moment);
  await moments.compare(moment);
  expect(readOnly).toEqual([true, true, true]);
});

test("a world that could not go back is what it was", async () => {
  const memory: AnyStore = createMemoryStore();
  let fails = false;
  const store: AnyStore = {
    ...memory,
    transaction: (run, options) =>
      memory.transaction(async (transaction) => {
        const result = await run(transaction);
        if (fails && options?.alone) throw new Error("the disk is full");
        return result;
      }, options),
  };
  await using sandbox = await open({ store });
  const world = sandbox.defaultWorld;
  const moment = await lastMoment(world);
  await world.configure({ duplicateCallbacks: 2 });
  await world.rotateSecret();
  await world.faults.add({ match: { operation: "getToken" }, drop: true });
  await world.clock.advance({ days: 1 });
  const before = kept(await world.snapshot());
  fails = true;
  await expect(world.moments.goBackTo(moment)).rejects.toThrow("the disk is full");
  await expect(world.reset()).rejects.toThrow("the disk is full");
  expect(kept(await world.snapshot())).toEqual(before);
  fails = false;
  await world.orders.add();
  expect(kept(await world.moments.snapshot((await world.moments.list()).at(-2)?.id ?? ""))).toEqual(before);
});

test.each([{ moments: 0 }, { payments: 500 }, { events: 0 }])("with the limits %j there are no moments", async (keep) => {
  await using sandbox = await open({ keep });
  await sandbox.defaultWorld.orders.add();
  expect(await sandbox.defaultWorld.moments.list()).toEqual([]);
});
