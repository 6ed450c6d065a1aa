import { functionRule, takeOptions } from "../options/rules.ts";
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
  const held = new Map<string, Holder>();
  let sweepAt = 1000;

  const holderOf = (key: string): Holder | undefined => {
    const holder = held.get(key);
    return holder !== undefined && holder.until > now() ? holder : undefined;
  };

  /** Drops expired keys each time as many keys have been added as were left the last time: a constant cost per key. */
  const hold = (key: string, token: string | undefined, ttl: number): void => {
    const time = now();
    held.set(key, { token, until: time + ttl });
    if (held.size < sweepAt) return;
    for (const [each, { until }] of held) if (until <= time) held.delete(each);
    sweepAt = Math.max(1000, held.size * 2);
  };

  const release = (key: string, token: string): void => {
    if (holderOf(key)?.token === token) held.delete(key);
  };

  return {
    claim: async (key, token, ttl) => {
      const holder = holderOf(key);
      if (holder !== undefined && holder.token !== token) return holder.token === undefined ? "done" : "taken";
      hold(key, token, ttl);
      return "claimed";
    },
    extend: async (key, token, ttl) => {
      const isHeld = holderOf(key)?.token === token;
      if (isHeld) hold(key, token, ttl);
      return isHeld;
    },
    finish: async (keys, ttl, freed) => {
      for (const key of keys) hold(key, undefined, ttl);
      if (freed) release(freed.key, freed.token);
    },
    release: async (key, token) => release(key, token),
  };
}

/** The holder of a key. */
interface Holder {
  /** Undefined when the key is done. */
  readonly token: string | undefined;
  /** By the store's clock, in milliseconds. */
  readonly until: number;
}
