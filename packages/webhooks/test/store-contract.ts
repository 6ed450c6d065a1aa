/** Tests that every store must pass. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { OnceStore } from "../src/index.ts";
import { describe, expect, test } from "vitest";

const MINUTE = 60_000;
const MONTH = 31 * 24 * 60 * MINUTE;

/** Defines the tests of a store. */
export function storeContract(what: string, open: () => OnceStore): void {
  describe(`a store in ${what}`, () => {
    const newKey = () => `payment:${randomUUID()}`;

    test("gives a free key to exactly one of many simultaneous claims, round after round", async () => {
      for (let round = 0; round < 20; round++) {
        const [store, key] = [open(), newKey()];
        const claims = await Promise.all(Array.from({ length: 20 }, async (_, index) => store.claim(key, `token-${index}`, MINUTE)));
        expect(claims.toSorted()).toEqual(["claimed", ...Array.from({ length: 19 }, () => "taken")]);
        expect(await store.claim(key, "late", MINUTE)).toBe("taken");
      }
    });

    test("gives an expired key to exactly one of many simultaneous claims", async () => {
      for (let round = 0; round < 5; round++) {
        const [store, key] = [open(), newKey()];
        await store.claim(key, "dead", 1);
        await sleep(20);
        const claims = await Promise.all(Array.from({ length: 20 }, async (_, index) => store.claim(key, `token-${index}`, MINUTE)));
        expect(claims.filter((claim) => claim === "claimed")).toHaveLength(1);
      }
    });

    test("keeps a claim until its time to live is over", async () => {
      const [store, key] = [open(), newKey()];
      expect(await store.claim(key, "a", 300)).toBe("claimed");
      expect(await store.claim(key, "b", 1)).toBe("taken");
      await sleep(400);
      expect(await store.extend(key, "a", MINUTE)).toBe(false);
      expect(await store.claim(key, "b", MINUTE)).toBe("claimed");
    });

    test("renews a claim for its own token, as after a response that was lost", async () => {
      const [store, key] = [open(), newKey()];
      await store.claim(key, "a", 300);
      expect(await store.claim(key, "a", MINUTE)).toBe("claimed");
      await sleep(400);
      expect(await store.claim(key, "b", MINUTE)).toBe("taken");
    });

    test("extends a claim from the present moment on", async () => {
      const [store, key] = [open(), newKey()];
      await store.claim(key, "a", 600);
      await sleep(400);
      expect(await store.extend(key, "a", 600)).toBe(true);
      await sleep(400);
      expect(await store.claim(key, "b", MINUTE)).toBe("taken");
      await sleep(400);
      expect(await store.claim(key, "b", MINUTE)).toBe("claimed");
    });

    test("extends nothing for another token, and for a key that is free, released or done", async () => {
      const [store, key] = [open(), newKey()];
      expect(await store.extend(key, "a", MINUTE)).toBe(false);
      await store.claim(key, "a", 300);
      expect(await store.extend(key, "b", MINUTE)).toBe(false);
      await store.release(key, "a");
      expect(await store.extend(key, "a", MINUTE)).toBe(false);
      expect(await store.claim(key, "c", MINUTE)).toBe("claimed");
      await store.finish([key], 300);
      expect(await store.extend(key, "c", MINUTE)).toBe(false);
      await sleep(400);
      expect(await store.claim(key, "d", MINUTE)).toBe("claimed");
    });

    test("releases a claim for its own token alone", async () => {
      const [store, key] = [open(), newKey()];
      await store.release(key, "a");
      await store.claim(key, "a", MINUTE);
      await store.release(key, "b");
      expect(await store.claim(key, "b", MINUTE)).toBe("taken");
      await store.release(key, "a");
      expect(await store.claim(key, "b", MINUTE)).toBe("claimed");
    });

    test("marks a key as done, whether it is free, claimed by anybody or done, for its time to live", async () => {
      const [store, free, claimed] = [open(), newKey(), newKey()];
      await store.claim(claimed, "a", MINUTE);
      for (const key of [free, claimed]) {
        await store.finish([key], 5);
        await store.finish([key], 300);
        await store.release(key, "a");
        await sleep(20);
        expect([await store.claim(key, "a", MINUTE), await store.claim(key, "b", MINUTE)]).toEqual(["done", "done"]);
        await sleep(400);
        expect(await store.claim(key, "b", MINUTE)).toBe("claimed");
      }
    });

    test("marks several keys as done, and releases another one with them, for its own token alone", async () => {
      const [store, one, other, held] = [open(), newKey(), newKey(), newKey()];
      await store.claim(held, "a", MINUTE);
      await store.finish([one, other], MINUTE, { key: held, token: "b" });
      expect([await store.claim(one, "c", 1), await store.claim(other, "c", 1), await store.claim(held, "c", 1)]).toEqual([
        "done",
        "done",
        "taken",
      ]);
      await store.finish([one], MINUTE, { key: held, token: "a" });
      expect([await store.claim(one, "c", 1), await store.claim(held, "c", MINUTE)]).toEqual(["done", "claimed"]);
    });

    test("accepts a time to live of a month", async () => {
      const [store, claimed, done] = [open(), newKey(), newKey()];
      await store.claim(claimed, "a", MONTH);
      await store.finish([done], MONTH);
      expect([await store.claim(claimed, "b", 1), await store.claim(done, "b", 1)]).toEqual(["taken", "done"]);
      expect(await store.extend(claimed, "a", MONTH)).toBe(true);
    });

    test("keeps different keys apart", async () => {
      const store = open();
      const [one, other] = [newKey(), newKey()];
      expect([await store.claim(one, "a", MINUTE), await store.claim(other, "a", MINUTE)]).toEqual(["claimed", "claimed"]);
      await store.release(one, "a");
      expect(await store.claim(other, "b", MINUTE)).toBe("taken");
    });
  });
}

/** Defines the tests of a store whose keys have a prefix. */
export function prefixContract(open: (prefix: string) => OnceStore): void {
  test("merchants with different prefixes do not share keys", async () => {
    const key = `receipt:${randomUUID()}`;
    const [one, other] = [open("1:"), open("2:")];
    expect([await one.claim(key, "a", MINUTE), await other.claim(key, "b", MINUTE)]).toEqual(["claimed", "claimed"]);
    expect([await one.extend(key, "b", MINUTE), await other.extend(key, "b", MINUTE)]).toEqual([false, true]);
    await one.release(key, "a");
    await other.finish([key], MINUTE);
    expect([await one.claim(key, "c", MINUTE), await other.claim(key, "c", MINUTE)]).toEqual(["claimed", "done"]);
  });
}
