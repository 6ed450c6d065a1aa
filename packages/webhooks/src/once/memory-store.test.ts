import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { memoryStore } from "./memory-store.ts";

describe("memoryStore", () => {
  const atTime = () => {
    const clock = { time: 0 };
    return { clock, store: memoryStore({ now: () => clock.time }) };
  };

  test("keeps a claim, and a key that is done, until the very end of their time by its own clock", async () => {
    const { clock, store } = atTime();
    expect(await store.claim("a", "one", 100)).toBe("claimed");
    await store.finish(["b"], 100);
    clock.time = 99;
    expect([await store.claim("a", "two", 100), await store.claim("b", "two", 100)]).toEqual(["taken", "done"]);
    expect(await store.extend("a", "one", 1)).toBe(true);
    clock.time = 100;
    expect(await store.extend("a", "one", 1)).toBe(false);
    await store.release("a", "one");
    expect([await store.claim("a", "two", 100), await store.claim("b", "two", 100)]).toEqual(["claimed", "claimed"]);
  });

  test("uses the system clock by default", async () => {
    const store = memoryStore();
    expect([await store.claim("a", "one", 60_000), await store.claim("a", "two", 60_000)]).toEqual(["claimed", "taken"]);
  });

  test("drops expired keys: 200,000 short-lived ones take no memory", async () => {
    const { clock, store } = atTime();
    await store.finish(["kept"], 10_000_000);
    const before = heapUsed();
    for (let number = 0; number < 200_000; number++) {
      clock.time++;
      await store.claim(`key ${number}`, "one", 100);
    }
    expect(heapUsed() - before).toBeLessThan(2_000_000);
    expect(await store.claim("kept", "one", 1)).toBe("done");
  });

  test("takes the same time for each key, however many it has", async () => {
    const { store } = atTime();
    const started = performance.now();
    for (let number = 0; number < 40_000; number++) await store.claim(`key ${number}`, "one", 100);
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
