/** A store that does not respond: nobody waits for ever, nothing is done twice, and nothing is lost. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { WebhookError } from "../errors.ts";
import { memoryStore } from "./memory-store.ts";
import { once } from "./once.ts";
import type { OnceStore } from "./store.ts";

const LEASE = 60;
const DEADLINE = LEASE / 6;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const options = (store: OnceStore) => ({ store, lease: LEASE, keep: 60_000 });

/** Wraps the store so that some calls settle late, or never. */
function slow(store: OnceStore, delayOf: (call: string, number: number) => number): OnceStore {
  let calls = 0;
  const after = async <T>(call: string, run: () => Promise<T>): Promise<T> => {
    const delay = delayOf(call, ++calls);
    if (delay > 0) await new Promise<void>((resume) => void (Number.isFinite(delay) && setTimeout(resume, delay)));
    return run();
  };
  return {
    claim: async (key, ttl) => after(`claim ${key}`, async () => store.claim(key, ttl)),
    release: async (key) => after(`release ${key}`, async () => store.release(key)),
  };
}

/** Returns the outcome of a delivery, and after how many milliseconds. */
async function outcome(run: Promise<{ readonly outcome: string; readonly error?: unknown }>) {
  const started = Date.now();
  const seen: unknown[] = [];
  void run
    .then(
      (result) => ({ outcome: result.outcome, error: (result.error as { code?: string } | undefined)?.code }),
      ({ code }: { code?: string }) => ({ outcome: "failed", error: code }),
    )
    .then((result) => seen.push({ ...result, after: Date.now() - started }));
  for (let time = 0; seen.length === 0 && time < 20 * LEASE; time++) await vi.advanceTimersByTimeAsync(1);
  return seen[0];
}

const never = Number.POSITIVE_INFINITY;
const BEFORE_THE_WORK = ["claim e:work", "claim e:work-2", "claim e:done", "release e:done"];

describe.each(BEFORE_THE_WORK)("a store that never settles %s", (hangs) => {
  test("fails the delivery after a sixth of the lease, without the work; another delivery works after the lease has ended", async () => {
    const store = memoryStore();
    const work = vi.fn<() => Promise<void>>(async () => {});
    const hanging = slow(store, (call) => (call === hangs ? never : 0));
    expect(await outcome(once("e", options(hanging), work))).toEqual({ outcome: "failed", error: "store-timeout", after: DEADLINE });
    expect(work).not.toHaveBeenCalled();
    expect((await once("e", options(store), work)).outcome).toBe(hangs === "claim e:work" ? "handled" : "busy");
    // Whoever is still checking the marker keeps others out like a worker: for at most ten leases, and the last one.
    await vi.advanceTimersByTimeAsync(hangs.endsWith("done") ? 11 * LEASE : LEASE);
    await once("e", options(store), work);
    expect(work).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test.each([
  { step: "taking the lease", calls: ["claim e:work", "claim e:work-2"] },
  { step: "looking whether the work is done", calls: ["claim e:done", "release e:done"] },
])("the two calls of $step share a sixth of the lease", async ({ calls }) => {
  const run = async (delay: number) => {
    const store = slow(memoryStore(), (call, number) => (calls.includes(call) && number <= BEFORE_THE_WORK.length ? delay : 0));
    return outcome(once("e", options(store), async () => {}));
  };
  expect(await run(DEADLINE / 2 - 1)).toMatchObject({ outcome: "handled" });
  expect(await run(DEADLINE / 2 + 1)).toEqual({ outcome: "failed", error: "store-timeout", after: DEADLINE });
});

describe.each(BEFORE_THE_WORK)("a store that settles %s late", (hangs) => {
  test.each([DEADLINE + 1, LEASE / 2 - 1, LEASE - 1])(
    "by %i ms: meanwhile others are sent away or work, never twice, and none counts it as done before it is",
    async (delay) => {
      const store = memoryStore();
      const seen = { working: 0, most: 0, done: 0 };
      const work = async () => {
        seen.most = Math.max(seen.most, ++seen.working);
        await new Promise((resume) => setTimeout(resume, 5));
        seen.working--;
        seen.done++;
      };
      const late = slow(store, (call) => (call === hangs ? delay : 0));
      expect(await outcome(once("e", options(late), work))).toMatchObject({ outcome: "failed", error: "store-timeout" });
      let repeated = false;
      for (let time = 0; time < 3 * LEASE && !repeated; time++) {
        const { outcome: result } = { ...(await outcomeSoon(once("e", options(store), work))) };
        expect(result === "repeated" || result === "handled" ? seen.done : 1).toBe(1);
        repeated = result === "repeated";
      }
      expect({ ...seen, repeated }).toEqual({ working: 0, most: 1, done: 1, repeated: true });
    },
  );
});

async function outcomeSoon(run: Promise<{ readonly outcome: string }>): Promise<{ readonly outcome: string }> {
  await vi.advanceTimersByTimeAsync(6);
  return run;
}

test.each(BEFORE_THE_WORK)("a lease whose %s settles late is then ended, with all its keys", async (hangs) => {
  const memory = memoryStore();
  const late = slow(memory, (call) => (call === hangs ? DEADLINE + 5 : 0));
  const work = vi.fn<() => Promise<void>>(async () => {});
  expect(await outcome(once("e", options(late), work))).toMatchObject({ outcome: "failed" });
  await vi.advanceTimersByTimeAsync(5);
  for (const key of ["e:work", "e:work-2", "e:done"]) expect({ key, free: await memory.claim(key, 1) }).toEqual({ key, free: true });
  expect(work).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test.each(["claim e:work", "claim e:done"])("a late error of %s is not an unhandled rejection", async (hangs) => {
  const memory = memoryStore();
  const after = async (call: string) => {
    if (call !== hangs) return;
    await new Promise((resume) => setTimeout(resume, DEADLINE + 5));
    throw new Error("late");
  };
  const failing: OnceStore = {
    claim: async (key, ttl) => after(`claim ${key}`).then(async () => memory.claim(key, ttl)),
    release: memory.release,
  };
  expect(await outcome(once("e", options(failing), async () => {}))).toMatchObject({ outcome: "failed", error: "store-timeout" });
  await vi.advanceTimersByTimeAsync(2 * LEASE);
  expect(await once("e", options(memory), async () => {})).toEqual({ outcome: "handled" });
});

test("the store-timeout error names the store and the time limit", async () => {
  const hanging = slow(memoryStore(), () => never);
  const failed = once("e", options(hanging), async () => {}).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(DEADLINE);
  expect(await failed).toEqual(new WebhookError("store-timeout", "store: no response within 10 ms, a sixth of the lease"));
  expect(await failed).toMatchObject({ name: "WebhookError", code: "store-timeout" });
});

test("a store that never settles the marker of finished work: it counts as done, and the error is reported", async () => {
  const store = memoryStore();
  const hanging = slow(store, (call, number) => (call === "claim e:done" && number > 3 ? never : 0));
  expect(await outcome(once("e", options(hanging), async () => {}))).toEqual({
    outcome: "handled",
    error: "store-timeout",
    after: 3 * DEADLINE + 2 * Math.floor(LEASE / 40),
  });
});

test("a marker that is set late counts", async () => {
  const store = memoryStore();
  const late = slow(store, (call, number) => (call === "claim e:done" && number > 3 ? LEASE : 0));
  expect(await outcome(once("e", options(late), async () => {}))).toMatchObject({ outcome: "handled", error: "store-timeout" });
  await vi.advanceTimersByTimeAsync(2 * LEASE);
  expect(await once("e", options(store), async () => {})).toEqual({ outcome: "repeated" });
});

test("a store that never settles the end of the lease delays the response by a sixth of the lease", async () => {
  const store = memoryStore();
  const hanging = slow(store, (call) => (call.startsWith("release e:work") ? never : 0));
  expect(await outcome(once("e", options(hanging), async () => {}))).toEqual({ outcome: "handled", error: undefined, after: DEADLINE });
});

test.each([
  { what: "never settle", delay: never },
  { what: "settle late, after a quarter of the lease", delay: LEASE / 4 },
  { what: "settle late, after almost half of the lease", delay: LEASE / 2 - 1 },
])("while work runs, calls of the renewals that $what keep others out as long as the lease is held", async ({ delay }) => {
  for (let hangs = 5; hangs <= 12; hangs++) {
    const store = memoryStore();
    let finish = (): void => {};
    const work = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => (finish = resolve)));
    const first = once("e", options(slow(store, (_, number) => (number === hangs ? delay : 0))), work);
    for (let time = 0; time < 5 * LEASE; time++) {
      await vi.advanceTimersByTimeAsync(1);
      expect({ hangs, time, outcome: (await once("e", options(store), work)).outcome }).toEqual({ hangs, time, outcome: "busy" });
    }
    finish();
    expect(await outcome(first)).toMatchObject({ outcome: "handled" });
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2 * LEASE);
    expect(await once("e", options(store), work)).toEqual({ outcome: "repeated" });
  }
});
