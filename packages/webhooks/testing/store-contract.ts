/** Tests that every store must pass. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { OnceStore } from "../src/index.ts";
import { describe, expect, test } from "vitest";

/** Defines the tests of a store. */
export function storeContract(open: () => OnceStore): void {
  describe("a store", () => {
    const key = () => `payment:${randomUUID()}:work`;

    test("gives a key to exactly one of many simultaneous claims, round after round", async () => {
      for (let round = 0; round < 20; round++) {
        const [store, taken] = [open(), key()];
        const claims = await Promise.all(Array.from({ length: 20 }, async () => store.claim(taken, 60_000)));
        expect(claims.filter(Boolean)).toEqual([true]);
        expect(await store.claim(taken, 60_000)).toBe(false);
      }
    });

    test("gives an expired key to exactly one of many simultaneous claims", async () => {
      for (let round = 0; round < 5; round++) {
        const [store, taken] = [open(), key()];
        await store.claim(taken, 1);
        await sleep(20);
        const claims = await Promise.all(Array.from({ length: 20 }, async () => store.claim(taken, 60_000)));
        expect(claims.filter(Boolean)).toEqual([true]);
      }
    });

    test("keeps a key until its time to live is over", async () => {
      const [store, taken] = [open(), key()];
      expect(await store.claim(taken, 300)).toBe(true);
      expect(await store.claim(taken, 1)).toBe(false);
      await sleep(400);
      expect(await store.claim(taken, 60_000)).toBe(true);
    });

    test("accepts a time to live of a month", async () => {
      const [store, taken] = [open(), key()];
      expect(await store.claim(taken, 31 * 24 * 3_600_000)).toBe(true);
      expect(await store.claim(taken, 1)).toBe(false);
    });

    test("releases a key; releasing a free key is not an error", async () => {
      const [store, taken] = [open(), key()];
      await store.release(taken);
      await store.claim(taken, 60_000);
      await store.release(taken);
      expect(await store.claim(taken, 60_000)).toBe(true);
    });

    test("keeps different keys apart", async () => {
      const store = open();
      const [one, other] = [key(), key()];
      expect([await store.claim(one, 60_000), await store.claim(other, 60_000)]).toEqual([true, true]);
      await store.release(one);
      expect(await store.claim(other, 60_000)).toBe(false);
    });
  });
}
