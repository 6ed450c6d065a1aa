/**
 * A store of handled events in Redis or Valkey, for any number of processes and machines.
 *
 * @packageDocumentation
 */
import { WebhookError } from "../errors.ts";
import type { OnceStore } from "../once/store.ts";
import { prefixed, type StoreOptions } from "./store-options.ts";

export type { StoreOptions } from "./store-options.ts";

/** The part of a client of the package `redis` that is used; a cluster or a pool has it, too. */
export interface NodeRedisClient {
  /** Runs a Lua script. */
  eval(script: string, options: { readonly keys: string[]; readonly arguments: string[] }): Promise<unknown>;
}

/** The part of a client of the package `ioredis` that is used; a cluster has it, too. */
export interface IoRedisClient {
  /** Runs a Lua script. */
  eval(script: string, numberOfKeys: number, ...keysAndArguments: string[]): Promise<unknown>;
  /** Not called: only clients of ioredis have it. */
  defineCommand(name: string, definition: { readonly lua: string; readonly numberOfKeys?: number }): void;
}

/**
 * Creates a store over a connected client of `redis` or `ioredis`.
 *
 * An event is one key, whose value is the token of the process that works on it, or `done`; Redis itself deletes expired keys. Every function
 * is one script for one key, so it is atomic, and works in a cluster.
 *
 * Redis must keep what it has acknowledged: with replicas, a failover may lose the newest keys, and with an eviction policy other than
 * `noeviction`, full memory may lose any of them. The events may then be handled twice.
 *
 * @param options - the default `prefix` is `webhooks:`
 * @throws WebhookError `option-invalid`, `option-unknown`, `store-invalid`
 */
export function redisStore(client: NodeRedisClient | IoRedisClient, options: StoreOptions = {}): OnceStore {
  const run = scriptRunner(client);
  const name = prefixed(options, "webhooks:");
  return {
    claim: async (key, token, ttl) => {
      const state = await run(CLAIM, name(key), token, String(ttl));
      return state === "claimed" || state === "done" ? state : "taken";
    },
    extend: async (key, token, ttl) => (await run(EXTEND, name(key), token, String(ttl))) === 1,
    // One script for each key, as in a cluster it must be; clients send them together.
    finish: async (keys, ttl, held) => {
      const freed = held ? [run(RELEASE, name(held.key), held.token)] : [];
      await Promise.all([...keys.map(async (key) => run(FINISH, name(key), String(ttl))), ...freed]);
    },
    release: async (key, token) => void (await run(RELEASE, name(key), token)),
  };
}

type RunScript = (script: string, key: string, ...values: string[]) => Promise<unknown>;

function scriptRunner(client: NodeRedisClient | IoRedisClient): RunScript {
  if (typeof Object(client).eval !== "function")
    throw new WebhookError("store-invalid", "client: must be a client of the package redis or ioredis");
  // Both have `eval`, with different parameters.
  if ("defineCommand" in client) return async (script, key, ...values) => client.eval(script, 1, key, ...values);
  return async (script, key, ...values) => client.eval(script, { keys: [key], arguments: values });
}

const CLAIM = `
local holder = redis.call("GET", KEYS[1])
if holder == "done" then return "done" end
if holder and holder ~= ARGV[1] then return "taken" end
redis.call("SET", KEYS[1], ARGV[1], "PX", ARGV[2])
return "claimed"`;

const EXTEND = `
if redis.call("GET", KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call("PEXPIRE", KEYS[1], ARGV[2])`;

const FINISH = `return redis.call("SET", KEYS[1], "done", "PX", ARGV[1])`;

const RELEASE = `
if redis.call("GET", KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call("DEL", KEYS[1])`;
