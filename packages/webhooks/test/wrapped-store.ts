import type { OnceStore } from "../src/once/store.ts";

/** Wraps a store so that each call goes through a function, which knows it as `claim` or the like, a space, and the key. */
export function wrappedStore(store: OnceStore, around: <T>(call: string, run: () => Promise<T>) => Promise<T>): OnceStore {
  return {
    claim: async (key, token, ttl) => around(`claim ${key}`, async () => store.claim(key, token, ttl)),
    extend: async (key, token, ttl) => around(`extend ${key}`, async () => store.extend(key, token, ttl)),
    finish: async (keys, ttl, held) => around(`finish ${keys.join()}`, async () => store.finish(keys, ttl, held)),
    release: async (key, token) => around(`release ${key}`, async () => store.release(key, token)),
  };
}
