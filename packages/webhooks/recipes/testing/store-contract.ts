/** What any store must do, whatever is under it. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { OnceStore } from "../../src/index.ts";
import { describe, expect, test } from "vitest";

/** The tests of a store. */
export function storeContract(open: () => OnceStore): void {
  describe("a store", () => {
    const key = () => `payment:${randomUUID()}:work`;

    test("gives a key to one of many who ask at once, again and again", async () => {
      for (let round = 0; round < 20; round++) {
        const [store, taken] = [open(), key()];
        const answers = await Promise.all(Array.from({ length: 20 }, async () => store.claim(taken, 60_000)));
        expect(answers.filter(Boolean)).toEqual([true]);
        expect(await store.claim(taken, 60_000)).toBe(false);
      }
    });

    test("gives a key that is free again to one of many who ask at once", async () => {
      for (let round = 0; round < 5; round++) {
        const [store, taken] = [open(), key()];
        await store.claim(taken, 1);
        await sleep(20);
        const answers = await Promise.all(Array.from({ length: 20 }, async () => store.claim(taken, 60_000)));
        expect(answers.filter(Boolean)).toEqual([true]);
      }
    });

    test("keeps a key until its time is over", async () => {
      const [store, taken] = [open(), key()];
      expect(await store.claim(taken, 300)).toBe(true);
      expect(await store.claim(taken, 1)).toBe(false);
      await sleep(400);
      expect(await store.claim(taken, 60_000)).toBe(true);
    });

    test("takes a key for a month", async () => {
      const [store, taken] = [open(), key()];
      expect(await store.claim(taken, 31 * 24 * 3_600_000)).toBe(true);
      expect(await store.claim(taken, 1)).toBe(false);
    });

    test("frees a key; freeing one that is free is no error", async () => {
      const [store, taken] = [open(), key()];
      await store.release(taken);
      await store.claim(taken, 60_000);
      await store.release(taken);
      expect(await store.claim(taken, 60_000)).toBe(true);
    });

    test("tells keys apart", async () => {
      const store = open();
      const [one, other] = [key(), key()];
      expect([await store.claim(one, 60_000), await store.claim(other, 60_000)]).toEqual([true, true]);
      await store.release(one);
      expect(await store.claim(other, 60_000)).toBe(false);
    });
  });
}
