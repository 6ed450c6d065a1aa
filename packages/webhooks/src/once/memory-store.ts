import { functionRule, takeOptions } from "../options/option-rules.ts";
import type { OnceStore } from "./store.ts";

/**
 * Creates a store in this process's memory: for a single process that may forget on exit, and for tests. Several processes, or functions
 * that come and go, need a shared store.
 *
 * @throws WebhookError `function-invalid`, `option-invalid`, `option-unknown`
 */
export function memoryStore(
  options: {
    /** The clock, in milliseconds. @defaultValue `Date.now` */
    readonly now?: () => number;
  } = {},
): OnceStore {
  const { now = Date.now } = takeOptions(options, { now: functionRule });
  const freeFrom = new Map<string, number>();
  let sweepAt = 1000;

  /** Drops expired keys each time as many keys have been added as were left the last time: a constant cost per key. */
  const sweep = (time: number): void => {
    for (const [key, end] of freeFrom) if (end <= time) freeFrom.delete(key);
    sweepAt = Math.max(1000, freeFrom.size * 2);
  };

  return {
    claim: async (key, ttl) => {
      const time = now();
      if ((freeFrom.get(key) ?? time) > time) return false;
      freeFrom.set(key, time + ttl);
      if (freeFrom.size >= sweepAt) sweep(time);
      return true;
    },
    release: async (key) => {
      freeFrom.delete(key);
    },
  };
}
