/** How a world of this process follows its copy in the store, where what was read may be older than what has been read or written since. */
import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "../../domain/settings.ts";
import { createFaults } from "../../faults/faults.ts";
import { createWorldClock, startedClock } from "../../ground/clock.ts";
import { createIds } from "../../ground/ids.ts";
import { createMemoryStore } from "../../store/memory-store.ts";
import { createTransitionLog } from "../logs/transition-log.ts";
import { createSecrets } from "../secrets.ts";
import type { World } from "../world.ts";
import type { SandboxDocuments } from "./documents.ts";
import { addWorld, allClocks, keepWorld } from "./kept-world.ts";
import type { WorldRecord } from "./world-record.ts";

const START = Date.parse("2026-03-02T09:00:00Z");
const HOUR = 3_600_000;

/** A world of two processes that share a store: each with its clock and its copy. */
async function sharedWorld() {
  const store = await createMemoryStore<SandboxDocuments>();
  const ids = createIds("seed", "shared");
  const first: WorldRecord = {
    name: "shared",
    isDefault: false,
    salt: ids.salt,
    formKey: "00",
    clock: startedClock(new Date(START)),
    given: { settings: {}, merchant: {} },
    settings: DEFAULT_SETTINGS,
    merchants: [],
  };
  await store.transaction((transaction) => addWorld(transaction, first));
  const process = () => {
    const clock = createWorldClock(first.clock);
    const world: World = {
      name: "shared",
      ids,
      clock,
      faults: createFaults(ids, clock),
      merchants: new Map(),
      settings: DEFAULT_SETTINGS,
      nextDue: -Infinity,
      transitions: createTransitionLog(() => {}),
      secrets: createSecrets(ids, [], () => undefined),
    };
    const record = (): WorldRecord => ({ ...first, settings: world.settings });
    const kept = keepWorld({ world, record, take: ({ settings }) => (world.settings = settings) }, { revision: 1, resets: 0 });
    const setTo = (time: number) => () => clock.set({ isFrozen: true, shown: time, since: Date.now() });
    const duplicates = (count: number) => () => (world.settings = { ...world.settings, duplicateCallbacks: count });
    return { world, kept, clock, setTo, duplicates };
  };
  const clockInStore = () =>
    store.transaction(async (transaction) => {
      const [[, clock] = []] = await allClocks(transaction);
      if (!clock) throw new Error("there is no clock");
      return clock;
    });
  return { store, one: process(), two: process(), clockInStore };
}

test.each(["this process", "another process"])("a clock that was read before %s restored the world does not set it back", async (whose) => {
  const { store, one, two, clockInStore } = await sharedWorld();
  one.clock.moveTo(START + 2 * HOUR);
  await store.transaction(one.kept.writeClock);
  const before = await clockInStore();
  const restoring = whose === "this process" ? one : two;
  await store.transaction((transaction) => restoring.kept.write(transaction, restoring.setTo(START + HOUR), true));
  await store.transaction(one.kept.read);
  await store.transaction((transaction) => one.kept.follow(transaction, before));
  expect(one.clock.now()).toBe(START + HOUR);
  expect(one.kept.resets).toBe(1);
});

test("settings that were read before others were written do not come back", async () => {
  const { store, one, two, clockInStore } = await sharedWorld();
  await store.transaction((transaction) => two.kept.write(transaction, two.duplicates(1)));
  const before = await clockInStore();
  await store.transaction((transaction) => one.kept.write(transaction, one.duplicates(2)));
  await store.transaction((transaction) => one.kept.follow(transaction, before));
  expect(one.world.settings.duplicateCallbacks).toBe(2);
});

test("a change that was not kept is forgotten, and what another process has changed instead is taken", async () => {
  const { store, one, two } = await sharedWorld();
  const failing = store.transaction(async (transaction) => {
    await one.kept.write(transaction, () => (one.setTo(START + HOUR)(), one.duplicates(2)()), true);
    throw new Error("the connection was lost");
  });
  await expect(failing).rejects.toThrow("lost");
  one.kept.forget(true);
  await store.transaction((transaction) => two.kept.write(transaction, two.setTo(START - HOUR), true));
  await store.transaction(one.kept.read);
  expect([one.clock.now(), one.world.settings.duplicateCallbacks]).toEqual([START - HOUR, 0]);
});

test("a change that is made again, since another process was first, keeps what that one has changed", async () => {
  const { store, one, two } = await sharedWorld();
  const failing = store.transaction(async (transaction) => {
    await one.kept.write(transaction, one.duplicates(2));
    throw new Error("another transaction is in the way");
  });
  await expect(failing).rejects.toThrow("in the way");
  const accept = () => (two.world.settings = { ...two.world.settings, duplicateStamp: "accept" });
  await store.transaction((transaction) => two.kept.write(transaction, accept));
  await store.transaction((transaction) => one.kept.write(transaction, one.duplicates(2)));
  await store.transaction(two.kept.read);
  expect(two.world.settings).toMatchObject({ duplicateStamp: "accept", duplicateCallbacks: 2 });
});
