/** A store that does not respond: nobody waits for ever, nothing is done twice, and nothing is lost. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WebhookError } from "../errors.ts";
import { wrappedStore } from "../../test/wrapped-store.ts";
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
  return wrappedStore(store, async (call, run) => {
    const delay = delayOf(call, ++calls);
    if (delay > 0) await new Promise<void>((resume) => void (Number.isFinite(delay) && setTimeout(resume, delay)));
    return run();
  });
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

test("a store that never settles a claim fails the delivery after a sixth of the lease, without the work, and leaves the event free", async () => {
  const store = memoryStore();
  const work = vi.fn<() => Promise<void>>(async () => {});
  const hanging = slow(store, () => never);
  expect(await outcome(once("e", options(hanging), work))).toEqual({ outcome: "failed", error: "store-timeout", after: DEADLINE });
  expect(work).not.toHaveBeenCalled();
  expect(await once("e", options(store), work)).toEqual({ outcome: "handled" });
  expect(vi.getTimerCount()).toBe(0);
});

test("a store may take almost a sixth of the lease for every call", async () => {
  const store = slow(memoryStore(), () => DEADLINE - 1);
  const work = vi.fn<() => Promise<void>>(async () => new Promise((resume) => setTimeout(resume, 3 * LEASE)));
  expect(await outcome(once("e", options(store), work))).toMatchObject({ outcome: "handled" });
  expect(await outcome(once("e", options(store), work))).toMatchObject({ outcome: "repeated" });
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([DEADLINE + 1, LEASE / 2, LEASE - 1, 3 * LEASE])(
  "a store that settles a claim late, after %i ms: meanwhile others work, never twice, and the late claim is released",
  async (delay) => {
    const store = memoryStore();
    const seen = { working: 0, most: 0, done: 0 };
    const work = async () => {
      seen.most = Math.max(seen.most, ++seen.working);
      await new Promise((resume) => setTimeout(resume, 5));
      seen.working--;
      seen.done++;
    };
    const late = slow(store, () => delay);
    expect(await outcome(once("e", options(late), work))).toMatchObject({ outcome: "failed", error: "store-timeout" });
    expect(seen.done).toBe(0);
    await vi.advanceTimersByTimeAsync(2 * delay);
    expect(await store.claim("e", "another", 1)).toBe("claimed");
    await store.release("e", "another");
    let repeated = false;
    for (let time = 0; time < LEASE && !repeated; time++) {
      const { outcome: result } = { ...(await outcomeSoon(once("e", options(store), work))) };
      repeated = result === "repeated";
    }
    expect({ ...seen, repeated }).toEqual({ working: 0, most: 1, done: 1, repeated: true });
    expect(vi.getTimerCount()).toBe(0);
  },
);

async function outcomeSoon(run: Promise<{ readonly outcome: string }>): Promise<{ readonly outcome: string }> {
  await vi.advanceTimersByTimeAsync(6);
  return run;
}

test("a late error of a claim is not an unhandled rejection", async () => {
  const memory = memoryStore();
  const claim = async () => {
    await new Promise((resume) => setTimeout(resume, DEADLINE + 5));
    throw new Error("late");
  };
  expect(await outcome(once("e", options({ ...memory, claim }), async () => {}))).toMatchObject({
    outcome: "failed",
    error: "store-timeout",
  });
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
  const hanging = slow(store, (call) => (call === "finish e" ? never : 0));
  expect(await outcome(once("e", options(hanging), async () => {}))).toEqual({
    outcome: "handled",
    error: "store-timeout",
    after: 3 * DEADLINE + 2 * Math.floor(LEASE / 40),
  });
});

test("a marker that is set late counts", async () => {
  const store = memoryStore();
  const late = slow(store, (call) => (call === "finish e" ? LEASE : 0));
  expect(await outcome(once("e", options(late), async () => {}))).toMatchObject({ outcome: "handled", error: "store-timeout" });
  await vi.advanceTimersByTimeAsync(2 * LEASE);
  expect(await once("e", options(store), async () => {})).toEqual({ outcome: "repeated" });
});

test("a store that never settles the end of the lease delays the report of a failure by a sixth of the lease", async () => {
  const hanging = slow(memoryStore(), (call) => (call === "release e" ? never : 0));
  const failing = once("e", options(hanging), async () => Promise.reject(new WebhookError("option-invalid", "work")));
  expect(await outcome(failing)).toEqual({ outcome: "failed", error: "option-invalid", after: DEADLINE });
});

test.each([
  { what: "never settles", delay: never },
  { what: "settles late, after a quarter of the lease", delay: LEASE / 4 },
  { what: "settles late, after almost half of the lease", delay: LEASE / 2 - 1 },
])("while work runs, an extension that $what keeps others out as long as the lease is held", async ({ delay }) => {
  for (let hangs = 2; hangs <= 7; hangs++) {
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
