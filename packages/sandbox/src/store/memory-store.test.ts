import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Heap } from "./heap.ts";
import { createMemoryStore } from "./memory-store.ts";
import { type ContractDocuments, storeContract } from "./store-contract.ts";

describe("the memory store", () => {
  test.each(storeContract)("$name", async ({ check }) => {
    await expect(check(async () => createMemoryStore<ContractDocuments>())).resolves.toBeUndefined();
  });
});

test("a heap sorts whatever is pushed", () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (numbers) => {
      const heap = new Heap<number>((a, b) => a < b);
      for (const number of numbers) heap.push(number);
      const sorted: number[] = [];
      for (; heap.first !== undefined; heap.shift()) sorted.push(heap.first);
      expect(sorted).toEqual(numbers.toSorted((a, b) => a - b));
    }),
  );
});
