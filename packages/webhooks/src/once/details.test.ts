/** Details of an event that may come again with more of them: new ones are passed on once. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { memoryStore } from "./memory-store.ts";
import { once } from "./once.ts";
import type { OnceStore } from "./store.ts";

const LEASE = 60;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A merchant, and what their two functions ran for. */
function shop(store: OnceStore = memoryStore()) {
  const ran: string[] = [];
  const deliver = async (names: readonly string[], { without = false, fails = false } = {}) => {
    const run = (what: string) => async () => {
      ran.push(`${what} ${names.join("+")}`);
      if (fails) throw new Error("no");
    };
    const details = { names, work: without ? undefined : run("details") };
    const { outcome } = await once("e", { store, lease: LEASE, keep: 60_000 }, run("work"), details).catch(() => ({ outcome: "failed" }));
    return outcome;
  };
  return { ran, deliver, store };
}

describe("details", () => {
  test.each([
    { what: "come with the work, and again", given: [["a"], ["a"]], want: ["work a"] },
    { what: "come later", given: [[], ["a"], ["a"], []], want: ["work ", "details a"] },
    { what: "come first with more, then with less", given: [["a", "b"], ["b"], ["a"], []], want: ["work a+b"] },
    { what: "come first with less, then with more", given: [["a"], ["a", "b"], ["b"], ["a"], ["b", "a"]], want: ["work a", "details a+b"] },
    {
      what: "come one by one",
      given: [[], ["a"], ["b"], ["a", "b"], ["c", "a"]],
      want: ["work ", "details a", "details b", "details c+a"],
    },
  ])("that $what: $want", async ({ given, want }) => {
    const { ran, deliver } = shop();
    const outcomes: string[] = [];
    for (const names of given) outcomes.push(await deliver(names));
    expect(ran).toEqual(want);
    expect(outcomes.filter((outcome) => outcome === "handled")).toHaveLength(want.length);
    expect(outcomes.filter((outcome) => outcome === "repeated")).toHaveLength(given.length - want.length);
  });

  test("without a function are ignored, and left to a handler that has one", async () => {
    const { ran, deliver } = shop();
    expect([await deliver(["a"], { without: true }), await deliver(["b"], { without: true })]).toEqual(["handled", "repeated"]);
    expect([await deliver(["a"]), await deliver(["b"])]).toEqual(["repeated", "handled"]);
    expect(ran).toEqual(["work a", "details b"]);
  });

  test("whose function fails are passed on again", async () => {
    const { ran, deliver } = shop();
    await deliver([]);
    expect([await deliver(["a"], { fails: true }), await deliver(["a"]), await deliver(["a"])]).toEqual(["failed", "handled", "repeated"]);
    expect(ran).toEqual(["work ", "details a", "details a"]);
  });

  test("of failed work come again with the work", async () => {
    const { ran, deliver } = shop();
    expect([await deliver(["a"], { fails: true }), await deliver([]), await deliver(["a"])]).toEqual(["failed", "handled", "handled"]);
    expect(ran).toEqual(["work a", "work ", "details a"]);
  });

  test("wait while the work runs, and one of many simultaneous deliveries passes them on", async () => {
    const { ran, deliver } = shop();
    const first = await Promise.all([deliver([]), deliver(["a"]), deliver(["a"])]);
    expect(first).toEqual(["handled", "busy", "busy"]);
    expect(await Promise.all([deliver(["a"]), deliver(["a"])])).toEqual(["handled", "busy"]);
    expect(ran).toEqual(["work ", "details a"]);
  });

  test("are recorded together with the work, for as long, in one call", async () => {
    const memory = memoryStore();
    const marked: unknown[] = [];
    const finish = async (keys: readonly string[], ttl: number) => {
      marked.push([...keys, ttl]);
      return memory.finish(keys, ttl);
    };
    const { deliver } = shop({ ...memory, finish });
    await deliver(["a", "b"]);
    expect(marked).toEqual([["e", "a", "b", 60_000]]);
    await deliver(["a", "c"]);
    expect(marked.slice(1)).toEqual([["a", "c", 60_000]]);
  });

  test("of work that finished after it had counted as hanging are recorded with it", async () => {
    const store = memoryStore();
    let finish = (): void => {};
    const work = async () => new Promise<void>((resolve) => (finish = resolve));
    const hanging = once("e", { store, lease: LEASE, keep: 60_000 }, work, { names: ["a"] }).catch(String);
    await vi.advanceTimersByTimeAsync(10 * LEASE);
    expect(await hanging).toContain("10 leases");
    finish();
    await vi.advanceTimersByTimeAsync(2 * LEASE);
    const { ran, deliver } = shop(store);
    expect(await deliver(["a"])).toBe("repeated");
    expect(ran).toEqual([]);
  });
});
