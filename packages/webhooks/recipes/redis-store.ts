/** A store in Redis, for any number of processes and machines. */
import type { OnceStore } from "@maksu/webhooks";
import type { createClient } from "redis";

/**
 * A store over a connected client of the package `redis`.
 *
 * `SET … NX PX` is one command, and Redis carries out one at a time, so of many who ask at once one gets the key. Redis must keep what it has
 * acknowledged: with replicas, a failover may forget the newest keys, and with an eviction policy other than `noeviction`, a full memory any of
 * them; an event may then be handled twice.
 *
 * Make the client with `disableOfflineQueue: true`. What can't be asked now must fail: a `DEL` that waits for a connection, and is sent when the
 * lease has ended, would free a key that is another's by then.
 *
 * @param prefix - set before every key, for what else is in the same database: one per merchant
 */
export function redisStore(client: Pick<ReturnType<typeof createClient>, "set" | "del">, prefix = "webhooks:"): OnceStore {
  return {
    claim: async (key, ttl) => (await client.set(prefix + key, "1", { condition: "NX", expiration: { type: "PX", value: ttl } })) === "OK",
    release: async (key) => void (await client.del(prefix + key)),
  };
}
