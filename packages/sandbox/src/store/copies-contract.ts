/** How every store copies documents, as checks that any test runner can run. */
import assert from "node:assert/strict";
import { type ContractDocuments, is, type StoreCheck } from "./contract-check.ts";
import type { DocumentCopy, Store } from "./store.ts";

const EVERY = { from: "", to: "\uffff" };

/** Three orders, of which the second is found first by its key; and one without that key. */
const fill = (store: Store<ContractDocuments>): Promise<void> =>
  store.transaction(async ({ insert, replace, putJob }) => {
    await insert("order", "b", { total: 1, rows: [1] }, { by: "m", stamp: { unique: "s\0\ud800" } });
    await insert("order", "a", { total: 2 }, { by: "a", on: "x", at: "", of: "\u{1f600}" });
    await insert("order", "none", { total: 0 }, { of: "m" });
    await insert("order", "c", { total: 3 }, { by: "m" });
    await replace("order", "b", 1, { total: 4, rows: [] });
    await putJob({ id: "j", queue: "w", dueAt: 1, task: { kind: "order", about: "a", on: "expire" } });
  });

const copiesIn = (store: Store<ContractDocuments>, isLocked = false): Promise<readonly DocumentCopy[]> =>
  store.transaction(({ copies }) => copies("order", "by", EVERY, { lock: isLocked }), { readOnly: !isLocked });

const CONTENT = [
  { id: "b", version: 2, body: { total: 4, rows: [] }, keys: { by: "m", stamp: { unique: "s\0\ud800" } } },
  { id: "a", version: 1, body: { total: 2 }, keys: { by: "a", on: "x", at: "", of: "\u{1f600}" } },
  { id: "c", version: 1, body: { total: 3 }, keys: { by: "m" } },
];

const contentOf = (copies: readonly DocumentCopy[]): unknown =>
  copies.map(({ id, version, text, keys }) => ({ id, version, body: JSON.parse(text) as unknown, keys }));

/** How a store copies documents. Run each check with a store of its own. */
export const copiesContract: readonly StoreCheck[] = [
  {
    name: "copies the documents of a range with all their keys, in the order of their insertion",
    async check(create) {
      const store = await create();
      await fill(store);
      assert.deepEqual(contentOf(await copiesIn(store)), CONTENT);
      assert.deepEqual(contentOf(await copiesIn(store, true)), CONTENT);
      const some = await store.transaction(({ copies }) => copies("order", "by", { equal: "a" }));
      assert.deepEqual(
        some.map(({ id }) => id),
        ["a"],
      );
      assert.deepEqual(await store.transaction(({ copies }) => copies("note", "by", EVERY)), []);
      const [, a, c] = await copiesIn(store);
      const until = async (row = 0): Promise<readonly string[]> =>
        (await store.transaction(({ copies }) => copies("order", "by", EVERY, { until: row }))).map(({ id }) => id);
      assert.deepEqual([await until(), await until(a?.row), await until(c?.row)], [[], ["b", "a"], ["b", "a", "c"]]);
    },
  },
  {
    name: "copies the document of an id with all its keys, as it is in the transaction",
    async check(create) {
      const store = await create();
      await fill(store);
      const copy = (id: string) => store.transaction((transaction) => transaction.copy("order", id));
      assert.deepEqual(contentOf([await copy("b"), await copy("c")].filter((each) => each !== undefined)), [CONTENT[0], CONTENT[2]]);
      assert.equal(await copy("d"), undefined);
      await store.transaction(async (transaction) => {
        await transaction.replace("order", "c", 1, { total: 9 }, {});
        const { row: _row, ...replaced } = (await transaction.copy("order", "c")) ?? {};
        assert.deepEqual(replaced, { id: "c", version: 2, text: '{"total":9}', keys: {} });
        await transaction.remove("order", "b");
        assert.equal(await transaction.copy("order", "b"), undefined);
      });
    },
  },
  {
    name: "orders copies by their row, which a replaced document keeps, and which is higher for a later one of any kind",
    async check(create) {
      const store = await create();
      await fill(store);
      await store.transaction(({ insert }) => insert("note", "n", "text", { by: "m" }));
      const [note] = await store.transaction(({ copies }) => copies("note", "by", EVERY));
      assert.ok((await copiesIn(store)).every(({ row }) => row < (note?.row ?? 0)));
      const before = (await copiesIn(store)).map(({ id, row }) => ({ id, row }));
      assert.deepEqual(
        before.toSorted((a, b) => a.row - b.row).map(({ id }) => id),
        ["b", "a", "c"],
      );
      await store.transaction(async ({ replace, copy }) => {
        await replace("order", "b", 2, { total: 5 }, { by: "z" });
        assert.equal((await copy("order", "b"))?.row, before[0]?.row);
      });
      const after = (await copiesIn(store)).map(({ id, row }) => ({ id, row }));
      assert.deepEqual(after, before);
    },
  },
  {
    name: "adds copies as it had them, in their order, each with version 1 and its keys",
    async check(create) {
      const store = await create();
      await fill(store);
      const copies = await copiesIn(store);
      await store.transaction(async ({ remove, insertCopies, find, count }) => {
        for (const { id } of copies) await remove("order", id);
        await insertCopies("order", []);
        await insertCopies("order", copies);
        assert.deepEqual(await find("order", "by", { equal: "m" }), [
          { id: "b", version: 1, body: { total: 4, rows: [] } },
          { id: "c", version: 1, body: { total: 3 } },
        ]);
        assert.equal(await count("order", "of", { equal: "\u{1f600}" }), 1);
      });
      assert.deepEqual(
        contentOf(await copiesIn(store)),
        CONTENT.map((each) => ({ ...each, version: 1 })),
      );
      await store.transaction(({ replace }) => replace("order", "b", 1, { total: 9 }, { by: "z" }));
      assert.equal(await store.transaction(({ count }) => count("order", "stamp", EVERY)), 0);
    },
  },
  {
    name: "adds no copy when an id, or a unique key, of one of them is taken",
    async check(create) {
      const store = await create();
      await fill(store);
      const insert = (id: string, stamp: string) =>
        store.transaction(({ insertCopies }) =>
          insertCopies("order", [
            { id: "new", text: '{"total":1}', keys: { by: "new" } },
            { id, text: '{"total":2}', keys: { stamp: { unique: stamp } } },
          ]),
        );
      await assert.rejects(insert("b", "t"), is("exists"));
      await assert.rejects(insert("d", "s\0\ud800"), is("exists"));
      assert.equal(await store.transaction(({ count }) => count("order", "by", { equal: "new" })), 0);
      await insert("d", "t");
      await assert.rejects(insert("e", "t"), is("exists"));
    },
  },
  {
    name: "reads documents and jobs in a transaction that writes nothing",
    async check(create) {
      const store = await create();
      await fill(store);
      const [found, jobs] = await store.transaction(
        async (transaction) => [await transaction.get("order", "c"), await transaction.jobs("w")] as const,
        { readOnly: true },
      );
      assert.deepEqual([found?.body, jobs.map(({ id }) => id)], [{ total: 3 }, ["j"]]);
    },
  },
];
