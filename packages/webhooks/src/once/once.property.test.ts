/** Whatever the timing: one works at a time, one succeeds, and nothing is lost. */
import { array, assert, asyncProperty, boolean, infiniteStream, integer, nat, oneof, record, tuple } from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wrappedStore } from "../../test/wrapped-store.ts";
import { memoryStore } from "./memory-store.ts";
import { once } from "./once.ts";
import type { OnceStore } from "./store.ts";

const LEASE = 100;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pause = async (milliseconds: number) => new Promise<void>((resume) => void setTimeout(resume, milliseconds));

/** A store over a network with a latency in each direction. */
function distant(store: OnceStore, delay: () => number): OnceStore {
  return wrappedStore(store, async (_, run) => {
    await pause(delay());
    const result = await run();
    await pause(delay());
    return result;
  });
}

const deliveries = array(record({ at: nat(LEASE * 3), takes: oneof(nat(5), nat(LEASE * 4)), fails: boolean() }), {
  minLength: 1,
  maxLength: 6,
});
/** Latency of up to a fiftieth of the lease: hundreds of times that of Redis, by comparison. */
const delays = infiniteStream(nat(LEASE / 50));

/** A latency longer than anybody waits for. */
const stalled = tuple(delays, nat(200), integer({ min: LEASE / 5, max: LEASE * 3 })).map(([ways, at, stall]) => stalling(ways, at, stall));

function* stalling(ways: Iterable<number>, at: number, stall: number): Generator<number, void, undefined> {
  let number = 0;
  for (const way of ways) yield number++ === at ? stall : way;
}

test.each([
  { what: "takes its time", ways: delays },
  { what: "misses its time limit once", ways: stalled },
])("overlapping deliveries run work of any duration exactly once, over a store that $what", async ({ ways }) => {
  await assert(
    asyncProperty(deliveries, ways, async (planned, latency) => {
      const store = distant(memoryStore(), () => latency.next().value ?? 0);
      const seen = { working: 0, most: 0, succeeded: 0 };
      const deliver = async ({ at, takes, fails }: { at: number; takes: number; fails: boolean }) => {
        await pause(at);
        for (let attempt = 1; ; attempt++) {
          const { outcome } = await once("e", { store, lease: LEASE, keep: 1e9 }, async () => {
            seen.most = Math.max(seen.most, ++seen.working);
            await pause(takes);
            seen.working--;
            if (fails && attempt === 1) throw new Error("no");
            seen.succeeded++;
          }).catch(() => ({ outcome: "failed" }));
          if (outcome === "handled" || outcome === "repeated") return;
          await pause(20);
        }
      };
      const all = Promise.all(planned.map(deliver));
      const ended = new AbortController();
      void all.then(() => ended.abort());
      for (let time = 0; !ended.signal.aborted && time < 20_000; time += 10) await vi.advanceTimersByTimeAsync(10);
      expect(seen).toEqual({ working: 0, most: 1, succeeded: 1 });
    }),
    { numRuns: Number(process.env["FUZZ_RUNS"] ?? 150) },
  );
});
