import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Heap } from "./heap.ts";
import { JobQueue } from "./job-queue.ts";
import { KeyIndex } from "./key-index.ts";
import { createMemoryStore } from "./memory-store.ts";
import type { ContractDocuments } from "./contract-check.ts";
import { type Entry, entryText, type Search, SORTS, wholeWord } from "./search.ts";
import { storeContract } from "./store-contract.ts";

describe("the memory store", () => {
  test.each(storeContract)("$name", async ({ check }) => {
    await expect(check(async () => createMemoryStore<ContractDocuments>())).resolves.toBeUndefined();
  });
});

test("search of the memory store finds what a comparison of every document finds", async () => {
  const WORDS = ["paid", "paid-late", "open", "maija"];
  const entryAt = (nth: number): Entry & { readonly amount: number } => ({
    account: "m",
    at: Math.floor(nth / 7) + (nth === 100 ? 500 : 0),
    amount: (nth * 7919) % 1000,
    // Whole words are rare at the end, and parts of words are everywhere.
    text: entryText([String(nth), WORDS[nth % 11 === 0 && nth < 900 ? 0 : 1 + (nth % 3)]]),
  });
  const all = Array.from({ length: 1500 }, (_, nth) => ({ nth, ...entryAt(nth) }));
  const store = createMemoryStore<{ readonly order: number }>();
  await store.searchBy((_kind, nth) => entryAt(nth as number));
  await store.transaction(async ({ insert }) => {
    for (const { nth } of all) await insert("order", `o${nth}`, nth);
  });
  const expected = ({ text, least = 0, from = 0, sort = "newest", skip = 0, limit }: Search): readonly string[] => {
    const { by, isDescending } = SORTS[sort];
    const sign = isDescending ? -1 : 1;
    const isWhole = (entry: Entry): number => (text !== undefined && entry.text.includes(wholeWord(text)) ? 1 : 0);
    return all
      .filter((each) => each.amount >= least && each.at >= from && (text === undefined || each.text.includes(text)))
      .toSorted((a, b) => isWhole(b) - isWhole(a) || sign * (a[by] - b[by]) || sign * (a.nth - b.nth))
      .slice(skip, skip + limit)
      .map(({ nth }) => `o${nth}`);
  };
  const search = fc.record({
    text: fc.constantFrom(undefined, "paid", "a", "open", "1", "77", "none"),
    least: fc.constantFrom(undefined, 400, 990),
    from: fc.constantFrom(undefined, 50, 500),
    sort: fc.constantFrom(...(Object.keys(SORTS) as (keyof typeof SORTS)[])),
    skip: fc.nat(60),
    limit: fc.integer({ min: 1, max: 20 }),
  });
  await fc.assert(
    fc.asyncProperty(search, async (given) => {
      const asked = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as typeof given;
      const whole = { kinds: ["order"], accounts: ["m"], ...asked } as unknown as Search<"order">;
      const found = await store.transaction((transaction) => transaction.search(whole));
      expect(found.map(({ id }) => id)).toEqual(expected(whole));
    }),
  );
});

test("a heap sorts whatever is pushed", () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (numbers) => {
      const heap = new Heap<number>((a, b) => a < b);
      for (const number of numbers) heap.push(number);
      expect([...heap.ordered()]).toEqual(numbers.toSorted((a, b) => a - b));
      const sorted: number[] = [];
      for (; heap.first !== undefined; heap.shift()) sorted.push(heap.first);
      expect(sorted).toEqual(numbers.toSorted((a, b) => a - b));
    }),
  );
});

test("a queue of jobs gives what sorting the jobs would give, after many are replaced, removed and restored", () => {
  const change = fc.record({ id: fc.nat(99), dueAt: fc.nat(50), act: fc.constantFrom("put", "put", "remove", "remove and restore") });
  fc.assert(
    fc.property(fc.array(change, { minLength: 200, maxLength: 600 }), (changes) => {
      const queue = new JobQueue();
      const kept = new Map<string, { readonly dueAt: number; readonly nth: number }>();
      for (const [nth, { id: number, dueAt, act }] of changes.entries()) {
        const id = String(number);
        if (act === "put") queue.put({ id, queue: "q", dueAt, task: { kind: "k", about: id, on: "o" } });
        const restore = act === "put" ? undefined : queue.remove(id);
        if (act === "put") kept.set(id, { dueAt, nth });
        else if (act === "remove") kept.delete(id);
        else restore?.();
      }
      expect(queue.list("q").map(({ id }) => id)).toEqual(
        [...kept].toSorted(([, a], [, b]) => a.dueAt - b.dueAt || a.nth - b.nth).map(([id]) => id),
      );
    }),
  );
});

const ROWS = Array.from({ length: 21 }, (_, sequence) => ({ sequence }));
const rowOf = (sequence: number): { readonly sequence: number } => ROWS[sequence] ?? { sequence };

test("an index finds what sorting all of its keys would find, whenever it is asked", () => {
  const change = fc.record({
    key: fc.constantFrom("a", "b", "c", "d"),
    sequence: fc.nat(20),
    isRemoved: fc.boolean(),
    isRead: fc.boolean(),
  });
  const page = fc.record({ skip: fc.nat(5), limit: fc.nat(5), descending: fc.boolean() });
  fc.assert(
    fc.property(fc.array(change), page, (changes, { skip, limit, descending }) => {
      const index = new KeyIndex<{ readonly sequence: number }>();
      const kept = new Map<number, string>();
      for (const { key, sequence, isRemoved, isRead } of changes) {
        const had = kept.get(sequence);
        if (had !== undefined && isRemoved) {
          index.remove(had, rowOf(sequence));
          kept.delete(sequence);
        } else if (had === undefined) {
          index.add(key, rowOf(sequence));
          kept.set(sequence, key);
        }
        // Several changes in a row change a list that nobody reads.
        if (!isRead) continue;
        const sorted = [...kept].toSorted(([a, one], [b, other]) => (one < other ? -1 : one > other ? 1 : a - b));
        for (const range of [{ from: "b", to: "d" }, { equal: "c" }]) {
          const within = sorted.filter(([, each]) => ("equal" in range ? each === range.equal : each >= range.from && each < range.to));
          const rows = within.map(([nth]) => rowOf(nth));
          expect(index.in(range, { skip, limit, descending })).toEqual((descending ? rows.toReversed() : rows).slice(skip, skip + limit));
          expect(index.count(range)).toBe(rows.length);
        }
      }
    }),
  );
});
