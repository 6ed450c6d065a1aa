import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HeldKey } from "./held-key.ts";
import { memoryStore } from "./memory-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a key is held until the store gives it to another process", async () => {
  const store = memoryStore();
  const key = new HeldKey(store, "k", 100);
  expect(key.held).toBe(false);
  expect(await key.take()).toBe(true);
  vi.advanceTimersByTime(99);
  expect([key.held, await store.claim("k", 1)]).toEqual([true, false]);
  vi.advanceTimersByTime(1);
  expect([key.held, await store.claim("k", 1)]).toEqual([false, true]);
});

test("a key that another process holds is neither held nor released", async () => {
  const store = memoryStore();
  await store.claim("k", 100);
  const key = new HeldKey(store, "k", 100);
  expect(await key.take()).toBe(false);
  expect(key.held).toBe(false);
  await key.free();
  expect(await store.claim("k", 100)).toBe(false);
});
