/** The calls that a lease makes to the store, and when. That it keeps its promise is tested with {@link once}. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wrappedStore } from "../../test/wrapped-store.ts";
import { Lease } from "./lease.ts";
import { memoryStore } from "./memory-store.ts";
import { timelyStore } from "./timely-store.ts";

const LENGTH = 400;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pause = async (milliseconds: number): Promise<void> => new Promise((resume) => setTimeout(resume, milliseconds));

/** A lease, and its calls, each with the milliseconds since it was taken. */
async function taken(beforeCall: (call: string, at: number) => Promise<void> = async () => {}) {
  const calls: string[] = [];
  const memory = memoryStore();
  const started = Date.now();
  const store = wrappedStore(memory, async (call, run) => {
    const at = Date.now() - started;
    calls.push(`${at} ${call}`);
    await beforeCall(call, at);
    return run();
  });
  const lease = await Lease.take(timelyStore(store, LENGTH), "e", LENGTH);
  if (!(lease instanceof Lease)) throw new Error("not taken");
  const isFree = async (): Promise<boolean> => (await memory.claim("e", "another", 0)) === "claimed";
  return { lease, calls, isFree, memory };
}

test("a lease is extended four times in its length", async () => {
  const { calls } = await taken();
  await vi.advanceTimersByTimeAsync(LENGTH);
  expect(calls).toEqual(["0 claim e", "100 extend e", "200 extend e", "300 extend e", "400 extend e"]);
});

test("a lease subtracts the time that the store takes", async () => {
  const { calls } = await taken(async (_, at) => (at > 0 ? pause(10) : undefined));
  await vi.advanceTimersByTimeAsync(LENGTH);
  expect(calls.slice(1)).toEqual(["100 extend e", "200 extend e", "300 extend e", "400 extend e"]);
});

test("a lease retries soon when the store fails, and is held meanwhile", async () => {
  const { lease, calls } = await taken(async (_, at) => (at > 0 && at < 115 ? Promise.reject(new Error("store")) : undefined));
  await vi.advanceTimersByTimeAsync(115);
  expect(lease.held).toBe(true);
  await vi.advanceTimersByTimeAsync(115);
  expect(calls.slice(1)).toEqual(["100 extend e", "110 extend e", "120 extend e", "220 extend e"]);
});

test("a lease does not wait for ever for an extension, and retries soon", async () => {
  const { lease, calls } = await taken(async (_, at) => (at === 100 ? pause(90) : undefined));
  await vi.advanceTimersByTimeAsync(2 * LENGTH);
  expect(lease.held).toBe(true);
  // A sixth of its length is 66 ms.
  expect(calls.slice(1, 4)).toEqual(["100 extend e", "167 extend e", "267 extend e"]);
});

test("a lease counts as lost once the store has not responded for its length", async () => {
  const { lease } = await taken(async (_, at) => (at > 0 ? pause(1e9) : undefined));
  await vi.advanceTimersByTimeAsync(LENGTH - 1);
  expect(lease.held).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(lease.held).toBe(false);
});

test("a lease that another process has taken over is lost, and neither extended nor released", async () => {
  const { lease, calls, memory, isFree } = await taken();
  await memory.release("e", lease.token);
  await memory.claim("e", "another process", 10 * LENGTH);
  await vi.advanceTimersByTimeAsync(100);
  expect(lease.held).toBe(false);
  await lease.end();
  await vi.advanceTimersByTimeAsync(LENGTH);
  expect(calls).toEqual(["0 claim e", "100 extend e"]);
  expect(await isFree()).toBe(false);
});

test("a lease is extended for at most ten times its length if nobody ends it", async () => {
  const { calls, lease, isFree } = await taken();
  await vi.advanceTimersByTimeAsync(11 * LENGTH - 1);
  expect(calls.at(-1)).toBe(`${10 * LENGTH} extend e`);
  expect([lease.held, await isFree()]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect([lease.held, await isFree()]).toEqual([false, true]);
});

test.each([
  { what: "ended", end: async (lease: Lease) => lease.end(), freeAfter: 50 },
  { what: "left to lapse", end: async (lease: Lease) => lease.lapse(), freeAfter: LENGTH + 50 },
])("a lease $what during an extension is not extended any more", async ({ end, freeAfter }) => {
  const { lease, calls, isFree } = await taken(async (_, at) => (at > 0 ? pause(10) : undefined));
  await vi.advanceTimersByTimeAsync(105);
  void end(lease);
  await vi.advanceTimersByTimeAsync(freeAfter);
  expect(await isFree()).toBe(true);
  const { length } = calls;
  await vi.advanceTimersByTimeAsync(2 * LENGTH);
  expect(calls).toHaveLength(length);
  expect(vi.getTimerCount()).toBe(0);
});

test("an extension that arrives after the end of the lease does not bring it back", async () => {
  const { lease, isFree } = await taken(async (call, at) => (call === "extend e" && at === 100 ? pause(60) : undefined));
  await vi.advanceTimersByTimeAsync(110);
  await lease.end();
  expect(await isFree()).toBe(true);
  await vi.advanceTimersByTimeAsync(60);
  expect(await isFree()).toBe(true);
});

test("a lease left to lapse is not released", async () => {
  const { lease, calls, isFree } = await taken();
  lease.lapse();
  await lease.end();
  expect(calls).toEqual(["0 claim e"]);
  expect([lease.held, await isFree()]).toEqual([true, false]);
});

test.each(["taken", "done"] as const)("a lease can't be taken when the key is %s, and is not extended", async (state) => {
  const memory = memoryStore();
  if (state === "done") await memory.finish(["e"], 1000);
  else await memory.claim("e", "another process", 1000);
  expect(await Lease.take(memory, "e", LENGTH)).toBe(state);
  expect(vi.getTimerCount()).toBe(0);
});
