/** A store in Redis, for any number of processes and machines. */
import type { OnceStore } from "@maksu/webhooks";
import type { createClient } from "redis";

/**
 * Creates a store over a connected client of the package `redis`.
 *
 * `SET … NX PX` is one command, and Redis runs one at a time, so only one of many simultaneous callers gets the key. Redis must keep what
 * it has acknowledged: with replicas, a failover may lose the newest keys, and with an eviction policy other than `noeviction`, full memory
 * may lose any of them; an event may then be handled twice.
 *
 * Create the client with `disableOfflineQueue: true`. Commands that can't be sent now must fail: a `DEL` that waits for a connection and is
 * sent after the lease has ended would release a key that belongs to another process by then.
 *
 * @param prefix - put before every key to separate it from other data in the same database: one per merchant
 */
export function redisStore(client: Pick<ReturnType<typeof createClient>, "set" | "del">, prefix = "webhooks:"): OnceStore {
  return {
    claim: async (key, ttl) => (await client.set(prefix + key, "1", { condition: "NX", expiration: { type: "PX", value: ttl } })) === "OK",
    release: async (key) => void (await client.del(prefix + key)),
  };
}
