import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { memoryStore } from "./memory-store.ts";

describe("memoryStore", () => {
  const atTime = () => {
    const clock = { time: 0 };
    return { clock, store: memoryStore({ now: () => clock.time }) };
  };

  test("gives a key to one caller until its time to live is over", async () => {
    const { clock, store } = atTime();
    expect(await store.claim("a", 100)).toBe(true);
    expect(await store.claim("a", 100)).toBe(false);
    expect(await store.claim("b", 100)).toBe(true);
    clock.time = 99;
    expect(await store.claim("a", 100)).toBe(false);
    clock.time = 100;
    expect(await store.claim("a", 100)).toBe(true);
    clock.time = 199;
    expect(await store.claim("a", 1)).toBe(false);
  });

  test("gives a released key again; releasing a free one does nothing", async () => {
    const { store } = atTime();
    await store.release("a");
    await store.claim("a", 100);
    await store.release("a");
    expect(await store.claim("a", 100)).toBe(true);
  });

  test("gives a key to one of many simultaneous callers", async () => {
    const { store } = atTime();
    const taken = await Promise.all(Array.from({ length: 100 }, async () => store.claim("a", 1)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  test("uses the system clock by default", async () => {
    const store = memoryStore();
    expect([await store.claim("a", 60_000), await store.claim("a", 60_000)]).toEqual([true, false]);
  });

  test("drops expired keys: 200,000 short-lived ones take no memory", async () => {
    const { clock, store } = atTime();
    await store.claim("kept", 10_000_000);
    const before = heapUsed();
    for (let number = 0; number < 200_000; number++) {
      clock.time++;
      await store.claim(`key ${number}`, 100);
    }
    expect(heapUsed() - before).toBeLessThan(2_000_000);
    expect(await store.claim("kept", 1)).toBe(false);
  });

  test("takes the same time for each key, however many it has", async () => {
    const { store } = atTime();
    const started = performance.now();
    for (let number = 0; number < 40_000; number++) await store.claim(`key ${number}`, 100);
    // Scanning them all for each one would be 800 million steps.
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

/** Returns bytes in use after garbage collection. */
function heapUsed(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}

test.each([
  { given: { now: 1 }, code: "function-invalid", message: "now: must be a function, not a number" },
  { given: { clock: Date.now }, code: "option-unknown", message: "clock: unknown option; the options are now" },
  { given: 1, code: "option-invalid", message: "options: must be an object, not a number" },
])("memoryStore rejects $given", ({ given, code, message }) => {
  expect(() => Reflect.apply(memoryStore, undefined, [given])).toThrow(expect.objectContaining({ name: "WebhookError", code, message }));
});
