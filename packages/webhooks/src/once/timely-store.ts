import { WebhookError } from "../errors.ts";
import { inTime } from "./in-time.ts";
import type { OnceStore } from "./store.ts";

/** The longest waits for the store that fit in a lease. */
const STORE_WAITS = 6;

/**
 * Wraps a store so that each call settles within a sixth of the lease: it fails with a WebhookError `store-timeout` if the store has not
 * responded by then. A claim that the store grants later is released, since its caller has given up.
 *
 * @param lease - in milliseconds
 */
export function timelyStore(store: OnceStore, lease: number): OnceStore {
  const wait = lease / STORE_WAITS;
  const timely = async <T>(run: () => Promise<T>, whenLate?: (late: T) => Promise<void>): Promise<T> =>
    inTime(run, wait, (late) => {
      // The caller has already been given an error, so another one would reach nobody.
      late.then(whenLate).catch(() => {});
      return new WebhookError("store-timeout", `store: no response within ${wait} ms, a sixth of the lease`);
    });
  return {
    claim: async (key, token, ttl) =>
      timely(
        async () => store.claim(key, token, ttl),
        async (late) => (late === "claimed" ? store.release(key, token) : undefined),
      ),
    extend: async (key, token, ttl) => timely(async () => store.extend(key, token, ttl)),
    finish: async (keys, ttl, held) => timely(async () => store.finish(keys, ttl, held)),
    release: async (key, token) => timely(async () => store.release(key, token)),
  };
}
