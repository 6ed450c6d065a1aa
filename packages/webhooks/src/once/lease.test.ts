/** The calls that a lease makes to the store, and when. That it keeps its promise is tested with {@link once}. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Lease } from "./lease.ts";
import { memoryStore } from "./memory-store.ts";
import type { OnceStore } from "./store.ts";

const LENGTH = 400;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A lease, and its calls, each with the milliseconds since it was taken. */
async function taken(beforeCall: (call: string, at: number) => Promise<void> = async () => {}) {
  const calls: string[] = [];
  const memory = memoryStore();
  const started = Date.now();
  const ask = async <T>(call: string, to: () => Promise<T>): Promise<T> => {
    const at = Date.now() - started;
    calls.push(`${at} ${call}`);
    await beforeCall(call, at);
    return to();
  };
  const store: OnceStore = {
    claim: async (key, ttl) => ask(`claim ${key}`, async () => memory.claim(key, ttl)),
    release: async (key) => ask(`release ${key}`, async () => memory.release(key)),
  };
  const lease = await Lease.take(store, "e", LENGTH);
  if (lease === undefined) throw new Error("not taken");
  const isFree = async (): Promise<boolean> => (await memory.claim("e:work", 0)) && (await memory.claim("e:work-2", 0));
  return { lease, calls, isFree };
}

const broken = async (isBroken: boolean): Promise<void> => (isBroken ? Promise.reject(new Error("store")) : undefined);

test("a lease renews its keys alternately, four times in its length", async () => {
  const { calls } = await taken();
  await vi.advanceTimersByTimeAsync(LENGTH);
  expect(calls).toEqual([
    "0 claim e:work",
    "0 claim e:work-2",
    "100 release e:work",
    "100 claim e:work",
    "200 release e:work-2",
    "200 claim e:work-2",
    "300 release e:work",
    "300 claim e:work",
    "400 release e:work-2",
    "400 claim e:work-2",
  ]);
});

test("a lease subtracts the time that the store takes", async () => {
  const { calls } = await taken(async (_, at) => (at > 0 ? new Promise((resume) => setTimeout(resume, 10)) : undefined));
  await vi.advanceTimersByTimeAsync(LENGTH / 2 + 10);
  expect(calls.slice(2)).toEqual(["100 release e:work", "110 claim e:work", "200 release e:work-2", "210 claim e:work-2"]);
});

test("a lease retries soon when the store fails, and is held meanwhile by its other key", async () => {
  const { lease, calls } = await taken(async (call, at) => broken(call === "claim e:work" && at > 0 && at < 115));
  await vi.advanceTimersByTimeAsync(115);
  expect(lease.held).toBe(true);
  await vi.advanceTimersByTimeAsync(115);
  expect(calls.slice(2)).toEqual([
    "100 release e:work",
    "100 claim e:work",
    "100 claim e:work-2",
    "110 claim e:work",
    "110 claim e:work-2",
    "120 claim e:work",
    "220 release e:work-2",
    "220 claim e:work-2",
  ]);
});

test("a lease is renewed for at most ten times its length if nobody ends it", async () => {
  const { calls, lease, isFree } = await taken();
  await vi.advanceTimersByTimeAsync(11 * LENGTH - 1);
  expect(calls.at(-1)).toBe(`${10 * LENGTH} claim e:work-2`);
  expect([lease.held, await isFree()]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect([lease.held, await isFree()]).toEqual([false, true]);
});

test.each([
  { what: "ended", end: async (lease: Lease) => lease.end(), freeAfter: 50 },
  { what: "left to lapse", end: async (lease: Lease) => lease.lapse(), freeAfter: LENGTH + 50 },
])("a lease $what during a renewal is not renewed any more", async ({ end, freeAfter }) => {
  const { lease, calls, isFree } = await taken(async (_, at) => (at > 0 ? new Promise((resume) => setTimeout(resume, 10)) : undefined));
  await vi.advanceTimersByTimeAsync(105);
  void end(lease);
  await vi.advanceTimersByTimeAsync(freeAfter);
  expect(await isFree()).toBe(true);
  const { length } = calls;
  await vi.advanceTimersByTimeAsync(2 * LENGTH);
  expect(calls).toHaveLength(length);
  expect(vi.getTimerCount()).toBe(0);
});

test("a lease left to lapse is not released", async () => {
  const { lease, calls, isFree } = await taken();
  lease.lapse();
  await lease.end();
  expect(calls).toEqual(["0 claim e:work", "0 claim e:work-2"]);
  expect([lease.held, await isFree()]).toEqual([true, false]);
});

test("a lease does not wait for ever for a renewal, and retries soon", async () => {
  const { lease, calls } = await taken(async (call, at) =>
    call === "claim e:work" && at === 100 ? new Promise((resume) => setTimeout(resume, 90)) : undefined,
  );
  await vi.advanceTimersByTimeAsync(LENGTH * 2);
  expect(lease.held).toBe(true);
  // A sixth of its length is 66 ms.
  expect(calls.slice(2, 8)).toEqual([
    "100 release e:work",
    "100 claim e:work",
    "166 claim e:work-2",
    "167 claim e:work",
    "267 release e:work-2",
    "267 claim e:work-2",
  ]);
});

test.each([
  { what: "given back", end: async (lease: Lease) => lease.end(), free: true },
  { what: "left to lapse", end: async (lease: Lease) => lease.lapse(), free: false },
])("a key claimed after the lease was $what is released: $free", async ({ end, free }) => {
  let slow = true;
  const { lease, isFree } = await taken(async (call, at) =>
    slow && call === "claim e:work" && at > 0 ? new Promise((resume) => setTimeout(resume, 150)) : undefined,
  );
  await vi.advanceTimersByTimeAsync(101);
  slow = false;
  void end(lease);
  await vi.advanceTimersByTimeAsync(160);
  expect(await isFree()).toBe(free);
});

test("a lease kept for a promise is released when that settles, even if its end was requested before", async () => {
  for (const settle of ["resolve", "reject"] as const) {
    const { lease, calls, isFree } = await taken();
    const last = new Promise((resolve, reject) => setTimeout(() => (settle === "resolve" ? resolve(1) : reject(new Error("late"))), 150));
    const ended = lease.endAfter(last);
    await lease.end();
    expect(calls).toEqual(["0 claim e:work", "0 claim e:work-2"]);
    await vi.advanceTimersByTimeAsync(149);
    expect([lease.held, await isFree()]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(1);
    await ended;
    expect([lease.held, await isFree()]).toEqual([false, true]);
    expect(vi.getTimerCount()).toBe(0);
  }
});
