/** How every store searches, as checks that any test runner can run. */
import assert from "node:assert/strict";
import type { ContractDocuments, StoreCheck } from "./contract-check.ts";
import { type EntryOf, entryText, type Search } from "./search.ts";
import type { Keys, Store } from "./store.ts";

/** Orders are found by their total, and by it as a text; notes by what they say. */
const entryOf: EntryOf = (kind, body) => {
  if (kind === "note") return { account: "m", at: 1, text: entryText([body as string]) };
  const { total, rows = [] } = body as ContractDocuments["order"];
  const status = total < 5 ? "small" : "large";
  return {
    account: rows.length > 0 ? "other" : "m",
    at: 10 - total,
    amount: total,
    status,
    method: `by ${total % 2}`,
    text: entryText([`${total}`]),
  };
};

const fill = (store: Store<ContractDocuments>): Promise<void> =>
  store.transaction(async ({ insert, replace, remove, insertCopies }) => {
    for (const total of [1, 2, 31, 3]) await insert("order", `o${total}`, { total });
    await insert("order", "o5", { total: 5, rows: [1] });
    await insert("note", "n", "M\u00e4kinen \ud800 \0|31");
    await insert("order", "gone", { total: 7 });
    await remove("order", "gone");
    await insert("order", "changed", { total: 8 }, { by: "x" });
    await replace("order", "changed", 1, { total: 9 });
    await replace("order", "changed", 2, { total: 6 }, { by: "y" });
    await insertCopies("order", [{ id: "copy", text: '{"total":4}', keys: {} satisfies Keys }]);
  });

const found = (store: Store<ContractDocuments>, search: Partial<Search<"order" | "note">>): Promise<string[]> =>
  store.transaction(
    async (transaction) =>
      (await transaction.search({ kinds: ["order", "note"], accounts: ["m"], limit: 9, ...search })).map(({ id }) => id),
    { readOnly: true },
  );

/** Texts that would change the statement of a search, were they a part of it. */
const SQL = ["' OR '1'='1", "'; DROP TABLE documents; --", '" OR 1=1 --', "\\' OR 1=1 --", "%", "_", "1) OR (1=1", "?", "$1", "\0' OR 1=1"];

/** How a store searches. Run each check with a store of its own. */
export const searchContract: readonly StoreCheck[] = [
  {
    name: "takes SQL in a filter as text",
    async check(create) {
      const store = await create();
      await store.searchBy(entryOf);
      await fill(store);
      for (const text of SQL)
        for (const search of [{ text }, { status: text }, { method: text }, { accounts: [text] }])
          assert.deepEqual([search, await found(store, search)], [search, []]);
      assert.equal((await found(store, { kinds: ["order"] })).length, 6);
    },
  },
  {
    name: "finds documents by all that a search asks for, in its order, a page at a time",
    async check(create) {
      const store = await create();
      await store.searchBy(entryOf);
      await fill(store);
      const rows: readonly (readonly [Partial<Search<"order" | "note">>, readonly string[]])[] = [
        [{ kinds: ["order"] }, ["o1", "o2", "o3", "copy", "changed", "o31"]],
        [{ kinds: ["order"], sort: "oldest" }, ["o31", "changed", "copy", "o3", "o2", "o1"]],
        [{ sort: "largest", limit: 3 }, ["o31", "changed", "copy"]],
        [{ sort: "smallest", skip: 1, limit: 2 }, ["o1", "o2"]],
        [{ status: "small", method: "by 0" }, ["o2", "copy"]],
        [{ kinds: ["order"], from: 6, to: 8 }, ["o3", "copy"]],
        [{ least: 4, most: 6 }, ["copy", "changed"]],
        [{ most: 1 }, ["o1"]],
        [{ accounts: ["other"] }, ["o5"]],
        [{ accounts: ["m", "other"], least: 5, most: 5 }, ["o5"]],
        [{ accounts: [] }, []],
        [{ text: "m\u00e4ki" }, ["n"]],
        [{ text: "\ud800 \0" }, ["n"]],
        // A whole word comes first, before newer ones that have it as a part.
        [{ text: "3", kinds: ["order"] }, ["o3", "o31"]],
        [{ text: "31" }, ["n", "o31"]],
        [{ text: "%" }, []],
        [{ text: "7" }, []],
        [{ text: "8" }, []],
      ];
      for (const [search, ids] of rows) assert.deepEqual(await found(store, search), ids, JSON.stringify(search));
      const [order] = await store.transaction((transaction) =>
        transaction.search({ kinds: ["order"], accounts: ["m"], text: "6", limit: 1 }),
      );
      assert.deepEqual(order, { kind: "order", id: "changed", version: 3, body: { total: 6 } });
    },
  },
  {
    name: "finds what was kept before it knew what documents are searched by, and nothing of a transaction that failed",
    async check(create) {
      const store = await create();
      await fill(store);
      assert.deepEqual(await found(store, {}), []);
      await store.searchBy(entryOf);
      await store
        .transaction(async ({ insert, replace }) => {
          await insert("order", "undone", { total: 40 });
          await replace("order", "o2", 1, { total: 41 });
          throw new Error("fails");
        })
        .catch(() => {});
      assert.deepEqual(await found(store, { least: 4 }), ["copy", "changed", "o31"]);
      assert.deepEqual(await found(store, { text: "2" }), ["o2"]);
    },
  },
];
