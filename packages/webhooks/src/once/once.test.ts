import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { WebhookError } from "../errors.ts";
import { wrappedStore } from "../../test/wrapped-store.ts";
import { memoryStore } from "./memory-store.ts";
import { once } from "./once.ts";
import type { OnceStore } from "./store.ts";

const LEASE = 60;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets time pass, millisecond by millisecond. */
const sleep = async (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const options = (store: OnceStore) => ({ store, lease: LEASE, keep: 60_000 });

/** Work that ends when the test ends it. */
function heldWork() {
  let finish = (): void => {};
  let fail: (error: Error) => void = () => {};
  const work = vi.fn<() => Promise<void>>(
    () =>
      new Promise<void>((resolve, reject) => {
        finish = resolve;
        fail = reject;
      }),
  );
  return { work, finish: () => finish(), fail: (error: Error) => fail(error) };
}

/** The store of a process that dies now: its calls are never carried out and never settle. */
function mortal(store: OnceStore) {
  const life = { dead: false };
  return { life, store: wrappedStore(store, async (_, run) => (life.dead ? new Promise<never>(() => {}) : run())) };
}

describe("once", () => {
  test("runs the work the first time, and never again", async () => {
    const store = memoryStore();
    const work = vi.fn<() => Promise<void>>(async () => {});
    expect(await once("e", options(store), work)).toEqual({ outcome: "handled" });
    expect(vi.getTimerCount()).toBe(0);
    expect(await once("e", options(store), work)).toEqual({ outcome: "repeated" });
    expect(await once("e", options(store), work)).toEqual({ outcome: "repeated" });
    expect(vi.getTimerCount()).toBe(0);
    expect(work).toHaveBeenCalledTimes(1);
    expect(await once("another", options(store), work)).toEqual({ outcome: "handled" });
  });

  test("forgets the work after the time to keep it", async () => {
    const clock = { time: 0 };
    const store = memoryStore({ now: () => clock.time });
    const work = vi.fn<() => Promise<void>>(async () => {});
    await once("e", { ...options(store), keep: 1000 }, work);
    clock.time = 999;
    expect(await once("e", { ...options(store), keep: 1000 }, work)).toEqual({ outcome: "repeated" });
    clock.time = 1000;
    expect(await once("e", { ...options(store), keep: 1000 }, work)).toEqual({ outcome: "handled" });
  });

  test("sends others away during the work, and reports it as done afterwards", async () => {
    const store = memoryStore();
    const held = heldWork();
    const first = once("e", options(store), held.work);
    await sleep(0);
    expect(held.work).toHaveBeenCalledTimes(1);
    expect(await once("e", options(store), held.work)).toEqual({ outcome: "busy" });
    held.finish();
    expect(await first).toEqual({ outcome: "handled" });
    expect(await once("e", options(store), held.work)).toEqual({ outcome: "repeated" });
    expect(held.work).toHaveBeenCalledTimes(1);
  });

  test.each([
    { fails: "by rejecting", work: async () => Promise.reject(new Error("no")) },
    {
      fails: "by throwing",
      work: (): Promise<void> => {
        throw new Error("no");
      },
    },
  ])("runs the next attempt immediately after work that failed $fails", async ({ work }) => {
    const store = memoryStore();
    await expect(once("e", options(store), work)).rejects.toThrow("no");
    expect(await once("e", options(store), async () => {})).toEqual({ outcome: "handled" });
  });

  test("keeps others out for as long as the work takes, even many leases", async () => {
    const store = memoryStore();
    const held = heldWork();
    const first = once("e", options(store), held.work);
    for (let time = 0; time < 5 * LEASE; time++) {
      await sleep(1);
      expect((await once("e", options(store), held.work)).outcome).toBe("busy");
    }
    held.finish();
    expect(await first).toEqual({ outcome: "handled" });
    expect(held.work).toHaveBeenCalledTimes(1);
  });

  test("runs the work again after the lease when the process has died, and not before", async () => {
    const store = memoryStore();
    const process = mortal(store);
    const held = heldWork();
    const lost = once("e", options(process.store), held.work);
    await sleep(0);
    expect(held.work).toHaveBeenCalledTimes(1);
    process.life.dead = true;
    expect(await once("e", options(store), held.work)).toEqual({ outcome: "busy" });
    const work = vi.fn<() => Promise<void>>(async () => {});
    await sleep(LEASE - 1);
    expect(await once("e", options(store), work)).toEqual({ outcome: "busy" });
    await sleep(1);
    expect(await once("e", options(store), work)).toEqual({ outcome: "handled" });
    expect(work).toHaveBeenCalledTimes(1);
    await Promise.all([sleep(10 * LEASE), expect(lost).rejects.toThrow(WebhookError)]);
  });

  test.each([1, 2, 3])(
    "never reports an event as done when its process died during the work, after %i calls to the store",
    async (calls) => {
      const store = memoryStore();
      const never = async () => new Promise<never>(() => {});
      let asked = 0;
      const dying = wrappedStore(store, async (_, run) => (++asked > calls ? never() : run()));
      const failing = async () => Promise.reject(new Error("worked"));
      once("e", options(dying), never).catch(() => {});
      await sleep(10);
      const seen = new Set<string>();
      for (let time = 0; time < 3 * LEASE; time++) {
        await sleep(1);
        seen.add(
          await once("e", options(store), failing).then(
            ({ outcome }) => outcome,
            (error: Error) => error.message,
          ),
        );
      }
      expect(seen).toEqual(new Set(["busy", "worked"]));
    },
  );

  test("counts work as hanging after ten leases: the event is free again after one more", async () => {
    const store = memoryStore();
    const held = heldWork();
    const lease = 20;
    const hanging = once("e", { store, lease, keep: 1000 }, held.work).catch((error: unknown) => error);
    await sleep(10 * lease);
    expect(await hanging).toEqual(
      new WebhookError("took-too-long", "lease: the function has not settled within 10 leases; make it faster, or set a longer lease"),
    );
    expect(await hanging).toHaveProperty("code", "took-too-long");
    expect(await once("e", { store, lease, keep: 1000 }, held.work)).toEqual({ outcome: "busy" });
    await sleep(2 * lease);
    expect(await once("e", { store, lease, keep: 1000 }, async () => {})).toEqual({ outcome: "handled" });
  });

  test("records work that finished after it had counted as hanging", async () => {
    const store = memoryStore();
    const held = heldWork();
    const lease = 10;
    const hanging = once("e", { store, lease, keep: 1000 }, held.work).catch(String);
    await sleep(10 * lease);
    expect(await hanging).toContain("10 leases");
    held.finish();
    await sleep(3 * lease);
    expect(await once("e", { store, lease, keep: 1000 }, held.work)).toEqual({ outcome: "repeated" });
  });

  test("ignores a late failure of hanging work", async () => {
    const held = heldWork();
    const hanging = once("e", { store: memoryStore(), lease: 5, keep: 1000 }, held.work).catch(String);
    await sleep(50);
    expect(await hanging).toContain("10 leases");
    held.fail(new Error("late"));
    await sleep(10);
  });
});

describe("a store that fails", () => {
  const failing = (store: OnceStore, fails: (call: string) => boolean): OnceStore =>
    wrappedStore(store, async (call, run) => (fails(call) ? Promise.reject(new Error("store")) : run()));

  test("before the work: nothing is done, and nothing is lost", async () => {
    const store = memoryStore();
    const work = vi.fn<() => Promise<void>>(async () => {});
    await expect(once("e", options(failing(store, (call) => call === "claim e")), work)).rejects.toThrow("store");
    expect(work).not.toHaveBeenCalled();
    expect(await once("e", options(store), work)).toEqual({ outcome: "handled" });
  });

  test.each([1, 2])("after the work, %i times: the call is retried, and the event is recorded", async (times) => {
    const store = memoryStore();
    let calls = 0;
    const broken = failing(store, (call) => call === "finish e" && ++calls <= times);
    const first = once("e", options(broken), async () => {});
    await sleep(LEASE);
    expect(await first).toEqual({ outcome: "handled" });
    expect(await once("e", options(store), async () => {})).toEqual({ outcome: "repeated" });
  });

  test("after the work, for good: the event counts as done, and the error is reported", async () => {
    const store = memoryStore();
    let calls = 0;
    const broken = failing(store, (call) => call === "finish e" && ++calls > 0);
    const first = once("e", options(broken), async () => {});
    await sleep(LEASE / 2);
    expect(await first).toEqual({ outcome: "handled", error: new Error("store") });
    expect(calls).toBe(3);
    expect(await once("e", options(store), async () => {})).toEqual({ outcome: "busy" });
  });

  test("when the lease is released: it expires by itself", async () => {
    const clock = { time: 0 };
    const store = memoryStore({ now: () => clock.time });
    const broken = failing(store, (call) => call === "release e");
    await expect(once("e", options(broken), async () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await once("e", options(store), async () => {})).toEqual({ outcome: "busy" });
    clock.time += LEASE;
    expect(await once("e", options(store), async () => {})).toEqual({ outcome: "handled" });
  });

  test("for a moment during the work: others stay out", async () => {
    const store = memoryStore();
    const held = heldWork();
    const started = Date.now();
    const isDown = () => Date.now() - started > LEASE * 0.5 && Date.now() - started < LEASE * 0.8;
    const first = once("e", options(failing(store, isDown)), held.work);
    for (let time = 0; time < 4 * LEASE; time++) {
      await sleep(1);
      expect((await once("e", options(store), held.work)).outcome).toBe("busy");
    }
    held.finish();
    expect(await first).toEqual({ outcome: "handled" });
  });

  test("and responds only after the lease has ended: the work does not start", async () => {
    const store = memoryStore();
    const slow = wrappedStore(store, async (_, run) => {
      const result = await run();
      // The whole process stalls, timers included.
      vi.setSystemTime(Date.now() + 2 * LEASE);
      return result;
    });
    const work = vi.fn<() => Promise<void>>(async () => {});
    expect(await once("e", options(slow), work)).toEqual({ outcome: "busy" });
    expect(work).not.toHaveBeenCalled();
    expect(await once("e", options(store), work)).toEqual({ outcome: "handled" });
  });
});

test("a process that stalled for longer than the lease does not release what another holds by now", async () => {
  const store = memoryStore();
  const [stalled, successor] = [heldWork(), heldWork()];
  const first = once("e", options(store), stalled.work);
  await sleep(0);
  vi.setSystemTime(Date.now() + 2 * LEASE);
  const second = once("e", options(store), successor.work);
  await sleep(0);
  expect(successor.work).toHaveBeenCalledTimes(1);
  stalled.fail(new Error("late"));
  await expect(first).rejects.toThrow("late");
  expect((await once("e", options(store), async () => {})).outcome).toBe("busy");
  successor.finish();
  expect(await second).toEqual({ outcome: "handled" });
});

test("work that finishes after another process has taken over counts as done, even if that process fails", async () => {
  const store = memoryStore();
  const [stalled, successor] = [heldWork(), heldWork()];
  const first = once("e", options(store), stalled.work);
  await sleep(0);
  vi.setSystemTime(Date.now() + 2 * LEASE);
  const second = once("e", options(store), successor.work);
  await sleep(0);
  stalled.finish();
  expect(await first).toEqual({ outcome: "handled" });
  successor.fail(new Error("no"));
  await expect(second).rejects.toThrow("no");
  expect(await once("e", options(store), async () => {})).toEqual({ outcome: "repeated" });
});

test("a lease that the store has lost is not taken back from another process", async () => {
  const store = memoryStore();
  const held = heldWork();
  let token = "";
  const seeing: OnceStore = { ...store, claim: async (key, given, ttl) => store.claim(key, (token = given), ttl) };
  const first = once("e", options(seeing), held.work);
  await sleep(0);
  await store.release("e", token);
  await store.claim("e", "another process", 3 * LEASE);
  await sleep(2 * LEASE);
  held.fail(new Error("late"));
  await expect(first).rejects.toThrow("late");
  expect(await store.claim("e", "a third", LEASE)).toBe("taken");
});
