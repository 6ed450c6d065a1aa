import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type SandboxOptions, type SandboxWorld, startSandbox, type WorldSnapshot } from "../../../src/index.ts";
import { type Shop, startShop } from "../shop.ts";
import { type AnyAddress, inJson } from "./snapshot-tests.ts";

export const open = (options: SandboxOptions = {}) => startSandbox({ clock: "2026-03-02T09:00:00.000Z", port: false, ...options });

/** The parts that moments keep: a process keeps its log of requests and transitions apart. */
export const kept = ({ at, accounts, state: { requests: _requests, transitions: _transitions, ...state } }: WorldSnapshot): unknown =>
  inJson({ at, accounts, state });

export const lastMoment = async (world: SandboxWorld): Promise<string> => (await world.moments.list()).at(-1)?.id ?? "";

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

/**
 * Defines the tests of moments on a place for stores.
 *
 * @param newStore - returns a new one
 */
export function momentTests(newStore: () => AnyAddress | Promise<AnyAddress>): void {
  test(`a world is what it was after each moment of any acts, and goes back to it (seed ${seed})`, async () => {
    const property = fc.asyncProperty(doings, fc.nat(1000), async (all, number) => {
      await using sandbox = await open({ store: await newStore() });
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
  });
}

/**
 * Defines the tests of the moments of processes that share a store, or have it one after the other.
 *
 * @param newStore - returns the address of a new one
 */
export function sharedMomentTests(newStore: () => AnyAddress | Promise<AnyAddress>): void {
  test("what is done by one process is undone by another, which keeps its own fault rules", async () => {
    const store = await newStore();
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
    const store = await newStore();
    let id: string;
    {
      await using recording = await open({ store });
      await using shop = await startShop(recording.url, recording.defaultWorld, recording.fetch);
      id = (await shop.create()).body.transactionId;
      expect(await recording.defaultWorld.moments.list()).not.toEqual([]);
      // It is closed before the next moment: looking for jobs that are due, it drops moments, too.
      const other = await open({ store, keep });
      await other.defaultWorld.orders.add();
      await other.close();
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
}
