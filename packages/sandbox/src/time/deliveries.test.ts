/** Events whose sender is gone, or late. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { serviceApi, createClock } from "@maksu/service-front";
import { DEFAULT_SETTINGS } from "../domain/settings.ts";
import { createFaults } from "../faults/faults.ts";
import { StoreFailure } from "../store/store-failure.ts";
import { createMemoryStore } from "../store/memory-store.ts";
import type { SandboxDocuments, SandboxStore } from "../world/kept/documents.ts";
import { createIds } from "../ground/ids.ts";
import { createSecrets } from "../world/secrets.ts";
import { eventKeys, SENDING, underWayJob, underWayQueue } from "../world/event-jobs.ts";
import { openSession } from "../world/session.ts";
import { createTransitionLog } from "../world/logs/transition-log.ts";
import type { World } from "../world/world.ts";
import { createWorldClock, startedClock } from "../ground/clock.ts";
import { receiver } from "../../test/support/receiver.ts";
import { createRunner, type Runner } from "./runner.ts";
import { createSender } from "./deliveries.ts";
import type { TakenEvent } from "./lanes.ts";
import { createLostSenders } from "./lost-senders.ts";
import { createRunNext } from "./run-next.ts";

const START = Date.parse("2026-03-02T09:00:00Z");
const DAY = 86_400_000;

/** A world with one event, whose URL nobody listens at, and a sender that is gone as soon as it has taken it. */
async function withEvent(url = "http://127.0.0.1:9/") {
  const store = await createMemoryStore<SandboxDocuments>();
  const ids = createIds("seed", "test");
  const clock = createWorldClock(startedClock(new Date(START)));
  const world: World = {
    name: "test",
    ids,
    clock,
    faults: createFaults(ids, clock),
    merchants: new Map(),
    settings: DEFAULT_SETTINGS,
    nextDue: -Infinity,
    transitions: createTransitionLog(() => {}),
    secrets: createSecrets(createIds("seed", "test"), [], () => undefined),
  };
  const { events } = serviceApi("payment", { credentials: { "375917": { secret: "s" } }, clock: createClock() });
  const fields = { algorithm: "sha256", amount: 1, stamp: "s", reference: "r", transactionId: "t", status: "ok", provider: null };
  const draft = { name: "paymentCallback", account: "375917", about: "t", url, fields, delay: 0 } as const;
  const add = () => store.transaction((transaction) => openSession(transaction, world).apply({ events: [draft] }));
  await add();
  const taken: TakenEvent[] = [];
  const takeNext = createRunNext(store, world, async (next) => (taken.push(next), []));
  const runNext = async (until: () => number) => {
    const done = await takeNext(until);
    return done && "send" in done ? done.send() : done;
  };
  const parts = {
    store,
    world,
    events,
    allowEventsTo: [],
    onChange: () => {},
    onAttempt: undefined,
    ending: () => new AbortController().signal,
  };
  const find = async () => (await store.transaction(({ find: all }) => all("event", "world", { equal: "test" })))[0]?.body;
  const giveBackLost = createLostSenders(world);
  const look = () => store.transaction(giveBackLost);
  /** Looks again and again for some seconds of real time, by a clock that the test moves. */
  const lookFor = async (seconds: number) => {
    let underWay = await look();
    for (let nth = 0; nth < seconds; nth++) {
      await vi.advanceTimersByTimeAsync(1000);
      underWay = await look();
    }
    return underWay;
  };
  return { world, store, add, taken, runNext, send: createSender(parts), parts, find, look, lookFor };
}

const nothing = async (): Promise<void> => {};
const KEPT: World["kept"] = { resets: 0, read: nothing, follow: nothing, writeClock: nothing, write: nothing, forget: () => {} };

test("an event whose sender is gone is taken again after ten seconds of real time, however far the world's clock is moved", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { runNext, taken, world, lookFor } = await withEvent();
  expect(await runNext(() => START)).toEqual([]);
  expect(taken).toHaveLength(1);
  world.clock.moveTo(START + DAY);
  expect(await lookFor(9)).toHaveLength(1);
  expect(await runNext(() => START + DAY)).toBeUndefined();
  await lookFor(1);
  expect(await runNext(() => START + DAY)).toEqual([]);
  expect(taken.map(({ event }) => event.id)).toEqual([taken[0]?.event.id, taken[0]?.event.id]);
  // It is under way again, for another ten.
  expect(await lookFor(9)).toHaveLength(1);
  expect(await runNext(() => START + DAY)).toBeUndefined();
});

test("an event is not taken again while its sender waits for the receiver, however long that takes, or for a store that was away", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const merchant = await receiver();
  const { world, runNext, taken, parts, look, lookFor, find } = await withEvent(merchant.urls("/slow").success);
  world.kept = KEPT;
  await runNext(() => START);
  const [next] = taken;
  if (!next) throw new Error("no event was taken");
  let isAway = false;
  const transaction: SandboxStore["transaction"] = async (run, options) => {
    if (isAway) throw new StoreFailure("unavailable", "the store", "it was restarted");
    return parts.store.transaction(run, options);
  };
  const sent = createSender({ ...parts, store: { ...parts.store, transaction } })(next);
  expect(await lookFor(30)).toHaveLength(1);
  isAway = true;
  await vi.advanceTimersByTimeAsync(30_000);
  isAway = false;
  await look();
  expect(await lookFor(30)).toHaveLength(1);
  expect(await runNext(() => START)).toBeUndefined();
  merchant.respond();
  expect(await sent).toMatchObject([{ attempt: 1, status: 200 }]);
  expect(await find()).toMatchObject({ state: "acknowledged" });
  expect(await look()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test("an event whose sender is gone is taken again before those of its payment that follow it, and those that were added meanwhile", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { add, runNext, taken, send, store, look, lookFor } = await withEvent();
  await runNext(() => START);
  await add();
  await runNext(() => START);
  await add();
  await lookFor(10);
  for (let nth = 1; nth <= 3; nth++) {
    await runNext(() => START);
    const next = taken[nth];
    if (next) await send(next);
  }
  const created = await store.transaction(({ find }) => find("event", "world", { equal: "test" }));
  expect(taken.slice(1).map(({ event }) => event.id)).toEqual(created.map(({ id }) => id));
  expect(await look()).toEqual([]);
});

test("an event that follows one that was dropped while its sender was gone is taken after ten seconds", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { add, runNext, taken, store, lookFor } = await withEvent();
  await runNext(() => START);
  await add();
  await runNext(() => START);
  await store.transaction(({ remove }) => remove("event", taken[0]?.event.id ?? ""));
  await lookFor(10);
  await runNext(() => START);
  expect(taken).toHaveLength(2);
});

test("an event that was held back for the next one, and is being sent by the time that this one is added, is not sent twice", async () => {
  const { add, runNext, taken, send, world } = await withEvent();
  await runNext(() => START);
  const [held] = taken;
  if (!held) throw new Error("no event was taken");
  world.faults.held.set("375917", [held.event.id]);
  await add();
  expect(await runNext(() => START)).toEqual([]);
  expect(await runNext(() => START)).toBeUndefined();
  expect(taken).toHaveLength(1);
  await send(held);
  await runNext(() => START);
  expect(taken).toHaveLength(2);
  expect(taken[1]?.event.id).not.toBe(held.event.id);
});

test("an event that another sender has given up or finished is not taken, and a late outcome does not change it", async () => {
  const { runNext, taken, send, find, store, look } = await withEvent();
  await runNext(() => START);
  const [next] = taken;
  if (!next) throw new Error("no event was taken");
  const { event } = next;
  await store.transaction((transaction) => transaction.replace("event", event.id, 1, { ...event, state: "acknowledged" }));
  expect(await send(next)).toEqual([]);
  expect(await find()).toEqual({ ...event, state: "acknowledged" });
  expect(await look()).toEqual([]);
  expect(await runNext(() => START + DAY)).toBeUndefined();
  expect(taken).toHaveLength(1);
});

test("an event that is not sent to its end keeps its place before those of its payment that were added meanwhile", async () => {
  const { add, runNext, taken, parts, world } = await withEvent();
  await runNext(() => START);
  await add();
  world.clock.moveTo(START + 1000);
  const [next] = taken;
  if (!next) throw new Error("no event was taken");
  const ending = new AbortController();
  ending.abort();
  await createSender({ ...parts, ending: () => ending.signal })(next);
  await runNext(() => START + 1000);
  expect(taken.map(({ event }) => event.id)).toEqual([next.event.id, next.event.id]);
});

test.each([
  ["finished", "is recorded late"],
  ["finished", "is ended"],
  ["dropped", "is recorded late"],
  ["dropped", "is ended"],
] as const)("an event is sent at once when the one that it follows was %s meanwhile, and its sending %s", async (fate, sending) => {
  const { add, runNext, taken, parts, store, world } = await withEvent();
  await runNext(() => START);
  await add();
  await runNext(() => START);
  const [next] = taken;
  if (!next) throw new Error("no event was taken");
  const { event } = next;
  const state = "acknowledged";
  await store.transaction(({ replace, remove }) =>
    fate === "dropped" ? remove("event", event.id) : replace("event", event.id, 1, { ...event, state }, eventKeys({ ...event, state })),
  );
  const ending = new AbortController();
  if (sending === "is ended") ending.abort();
  world.nextDue = Infinity;
  expect(await createSender({ ...parts, ending: () => ending.signal })(next)).toEqual([]);
  expect(world.nextDue).toBe(START);
  await runNext(() => START);
  expect(taken).toHaveLength(2);
});

test("events that wait for another one are sent in the order of their turns, and before those that were added meanwhile", async () => {
  const { add, runNext, taken, send, store } = await withEvent();
  await runNext(() => START);
  for (let nth = 0; nth < 2; nth++) {
    await add();
    expect(await runNext(() => START)).toEqual([]);
  }
  // Nobody has tried to take this one when the first one ends.
  await add();
  for (let nth = 0; nth < 4; nth++) {
    const next = taken[nth];
    if (next) expect(await send(next)).toMatchObject([{ attempt: 1 }]);
    for (let job = nth; job < 3; job++) await runNext(() => START);
  }
  const created = await store.transaction(({ find }) => find("event", "world", { equal: "test" }));
  expect(taken.map(({ event }) => event.id)).toEqual(created.map(({ id }) => id));
});

test("an event whose sending is ended before its response waits to be sent again, and one that has its response is not", async () => {
  const paths: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    paths.push(url.split("?", 1)[0] ?? "");
    if (url.startsWith("/responds")) response.end();
    else ending.abort();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let ending = new AbortController();
  const outcomeAt = async (path: string): Promise<unknown> => {
    ending = new AbortController();
    const { runNext, taken, parts, store, find } = await withEvent(base + path);
    await runNext(() => START);
    const [next] = taken;
    if (!next) throw new Error("no event was taken");
    const transaction: SandboxStore["transaction"] = (run, options) => {
      // The response has arrived by now.
      ending.abort();
      return store.transaction(run, options);
    };
    await createSender({ ...parts, store: { ...store, transaction }, ending: () => ending.signal })(next);
    const { state, attempts } = (await find()) ?? {};
    return [state, attempts?.map(({ status }) => status)];
  };
  expect(await outcomeAt("/responds")).toEqual(["acknowledged", [200]]);
  expect(await outcomeAt("/hangs")).toEqual(["waiting", []]);
  expect(paths).toEqual(["/responds", "/hangs"]);
});

test("a report that can't be read while the store is away is sent when it is back, and not given up", async () => {
  const { runNext, taken, parts, store, find } = await withEvent();
  const added = await find();
  if (!added) throw new Error("there is no event");
  const report = { ...added, name: "paymentReport", fields: { format: "json", algorithm: "sha256" } } as const;
  await store.transaction(({ replace }) => replace("event", report.id, 1, report, eventKeys(report)));
  await runNext(() => START);
  const [next] = taken;
  if (!next) throw new Error("no event was taken");
  let isAway = true;
  const transaction: SandboxStore["transaction"] = async (run, options) => {
    if (!isAway) return store.transaction(run, options);
    isAway = false;
    throw new StoreFailure("unavailable", "the store", "it was restarted");
  };
  const sent = await createSender({ ...parts, store: { ...store, transaction } })(next);
  expect(sent).toMatchObject([{ state: "waiting", failure: "no server listens there" }]);
});

test("a job that is set while the runner looks for the next one is run, though the clock is frozen", async () => {
  const { world, store: memory } = await withEvent();
  const taken: string[] = [];
  let isFirst = true;
  const store: SandboxStore = {
    ...memory,
    transaction: (run, options) =>
      memory.transaction((transaction) => {
        const nextJob: typeof transaction.nextJob = (...args) => {
          // The request that has set it ends now.
          runner.wakeIfDue();
          return transaction.nextJob(...args);
        };
        return run({ ...transaction, nextJob });
      }, options),
  };
  const runner: Runner = createRunner({
    store,
    world,
    endSending: () => {},
    closing: new AbortController().signal,
    runNext: async () => {
      const job = await memory.transaction(({ takeJob }) => takeJob("test", START));
      if (!isFirst) return job && (taken.push(job.id), []);
      isFirst = false;
      const task = { kind: "payment", about: "t", on: "expire" };
      await memory.transaction(({ putJob }) => putJob({ id: "late", queue: "test", dueAt: START, task }));
      world.nextDue = START;
      return undefined;
    },
  });
  runner.wake();
  await expect.poll(() => taken).toEqual(["late"]);
  await runner.close();
});

test("advance ends although another process begins to send another event whenever it has sent one", async () => {
  const { world, store: memory } = await withEvent();
  let looks = 0;
  const store: SandboxStore = {
    ...memory,
    transaction: (run, options) =>
      memory.transaction((transaction) => {
        const jobs: typeof transaction.jobs = async (queue) => {
          if (queue !== underWayQueue(world)) return transaction.jobs(queue);
          looks++;
          return [{ ...underWayJob(world, `event ${Math.floor(looks / 2)}`, START, SENDING), sequence: looks }];
        };
        return run({ ...transaction, jobs });
      }, options),
  };
  world.kept = KEPT;
  const closing = new AbortController().signal;
  const runner = createRunner({ store, world, endSending: () => {}, closing, runNext: async () => undefined });
  await runner.advance({ days: 1 });
  expect(world.clock.now()).toBe(START + DAY);
  expect(looks).toBeGreaterThan(2);
  await runner.close();
});
