/** The behaviour of every store, as checks that any test runner can run. */
import assert from "node:assert/strict";
import { type ContractDocuments, is, type StoreCheck } from "./contract-check.ts";
import { copiesContract } from "./copies-contract.ts";
import { groupContract } from "./group-contract.ts";
import { searchContract } from "./search-contract.ts";
import type { NewJob, Store } from "./store.ts";

const job = (id: string, dueAt: number, more: Partial<NewJob> = {}): NewJob => ({
  id,
  queue: "w",
  dueAt,
  task: { kind: "order", about: "o", on: "expire" },
  ...more,
});

/** The ids of the first jobs of a queue, in order. */
const jobsOf = async (store: Store<ContractDocuments>, queue = "w", limit?: number): Promise<string[]> =>
  (await store.transaction(({ jobs }) => jobs(queue, limit))).map(({ id }) => id);

/** The checks of a store. Run each with a store of its own. */
export const storeContract: readonly StoreCheck[] = [
  {
    name: "reads what was inserted, with version 1, and nothing under another id or kind",
    async check(create) {
      const store = await create();
      await store.transaction(({ insert }) => insert("order", "1", { total: 5, rows: [2, 3] }));
      await store.transaction(async ({ get }) => {
        assert.deepEqual(await get("order", "1"), { id: "1", version: 1, body: { total: 5, rows: [2, 3] } });
        assert.equal(await get("order", "2"), undefined);
        assert.equal(await get("note", "1"), undefined);
      });
    },
  },
  {
    name: "returns copies, and keeps a copy",
    async check(create) {
      const store = await create();
      const rows = [1];
      await store.transaction(({ insert }) => insert("order", "1", { total: 1, rows }));
      rows.push(2);
      const rowsOf = async () => (await store.transaction(({ get }) => get("order", "1")))?.body.rows as number[];
      (await rowsOf()).push(3);
      assert.deepEqual(await rowsOf(), [1]);
    },
  },
  {
    name: "rejects a second document with the same id",
    async check(create) {
      const store = await create();
      const insert = () => store.transaction((transaction) => transaction.insert("order", "1", { total: 1 }));
      await insert();
      await assert.rejects(insert, is("exists"));
    },
  },
  {
    name: "replaces the version that was read, and rejects any other",
    async check(create) {
      const store = await create();
      await store.transaction(({ insert }) => insert("order", "1", { total: 1 }));
      const replace = (version: number, id = "1") =>
        store.transaction((transaction) => transaction.replace("order", id, version, { total: version + 1 }));
      await replace(1);
      await assert.rejects(() => replace(1), is("conflict"));
      await assert.rejects(() => replace(1, "2"), is("conflict"));
      assert.deepEqual(await store.transaction(({ get }) => get("order", "1")), { id: "1", version: 2, body: { total: 2 } });
    },
  },
  {
    name: "rejects a unique key that another document has, and frees it when the key changes",
    async check(create) {
      const store = await create();
      const insert = (id: string, stamp: string) =>
        store.transaction((transaction) => transaction.insert("order", id, { total: 1 }, { stamp: { unique: stamp } }));
      await insert("1", "a");
      await assert.rejects(() => insert("2", "a"), is("exists"));
      await store.transaction(({ replace }) => replace("order", "1", 1, { total: 1 }, { stamp: { unique: "b" } }));
      await insert("2", "a");
      await assert.rejects(
        () => store.transaction(({ replace }) => replace("order", "2", 1, { total: 1 }, { stamp: { unique: "b" } })),
        is("exists"),
      );
      await store.transaction(({ replace }) => replace("order", "2", 1, { total: 2 }, { stamp: { unique: "a" } }));
    },
  },
  {
    name: "keeps the unique key of a document that is replaced, also where another one has it as a plain key since",
    async check(create) {
      const store = await create();
      await store.transaction(({ insert }) => insert("order", "1", { total: 1 }, { stamp: { unique: "a" } }));
      await store.transaction(({ insert }) => insert("order", "2", { total: 1 }, { stamp: "a" }));
      await store.transaction(({ replace }) => replace("order", "1", 1, { total: 2 }, { stamp: { unique: "a" }, by: "b" }));
      assert.equal(await store.transaction(({ count }) => count("order", "by", { equal: "b" })), 1);
    },
  },
  {
    name: "rejects a document with more than four keys",
    async check(create) {
      const store = await create();
      const keys = { a: "1", b: "1", c: "1", d: "1" };
      await store.transaction(({ insert }) => insert("order", "1", { total: 1 }, keys));
      await assert.rejects(() => store.transaction(({ insert }) => insert("order", "2", { total: 1 }, { ...keys, e: "1" })), is("keys"));
    },
  },
  {
    name: "finds by a key's range, in order, by pages, from either end, and counts",
    async check(create) {
      const store = await create();
      const keys = ["b", "a", "c", "b", "ä", "B"];
      await store.transaction(async ({ insert }) => {
        for (const [index, key] of keys.entries()) await insert("order", String(index), { total: index }, { by: key });
        await insert("order", "none", { total: -1 });
      });
      await store.transaction(async ({ find, count }) => {
        const totals = async (...given: [from: string, to: string, page?: object]) =>
          (await find("order", "by", { from: given[0], to: given[1] }, given[2])).map(({ body }) => body.total);
        assert.deepEqual(await totals("", "\uffff"), [5, 1, 0, 3, 2, 4]);
        assert.deepEqual(await totals("a", "c"), [1, 0, 3]);
        assert.deepEqual(await totals("", "\uffff", { skip: 1, limit: 2 }), [1, 0]);
        assert.deepEqual(await totals("", "\uffff", { limit: 2, descending: true }), [4, 2]);
        assert.deepEqual(
          (await find("order", "by", { equal: "b" })).map(({ id }) => id),
          ["0", "3"],
        );
        assert.deepEqual(await totals("", "\uffff", { skip: 2, limit: 2, descending: true }), [3, 0]);
        assert.equal(await count("order", "by", { equal: "b" }), 2);
        assert.equal(await count("order", "by", { from: "c", to: "\uffff" }), 2);
        assert.equal(await count("note", "by", { from: "", to: "\uffff" }), 0);
      });
    },
  },
  {
    name: "finds a replaced document under its new keys alone, or under those that it had when none are given",
    async check(create) {
      const store = await create();
      await store.transaction(async ({ insert, replace, find, count }) => {
        await insert("order", "1", { total: 1 }, { by: "a" });
        await replace("order", "1", 1, { total: 2 }, { by: "b" });
        assert.deepEqual([await count("order", "by", { equal: "a" }), await count("order", "by", { equal: "b" })], [0, 1]);
        await replace("order", "1", 2, { total: 3 });
        assert.deepEqual((await find("order", "by", { equal: "b" }))[0]?.body, { total: 3 });
        await replace("order", "1", 3, { total: 4 }, {});
        assert.equal(await count("order", "by", { equal: "b" }), 0);
      });
    },
  },
  {
    name: "sees its own writes in a transaction, and undoes all of them when it fails",
    async check(create) {
      const store = await create();
      await store.transaction(async ({ insert, putJob }) => {
        await insert("order", "1", { total: 1 }, { by: "a" });
        await putJob(job("old", 1));
        await putJob(job("kept", 9));
      });
      const failing = store.transaction(async (transaction) => {
        await transaction.insert("order", "2", { total: 2 }, { by: "a" });
        await transaction.replace("order", "1", 1, { total: 2 }, { by: "c" });
        await transaction.replace("order", "1", 2, { total: 3 }, { by: "b" });
        await transaction.putJob(job("new", 2));
        await transaction.putJob(job("kept", 3));
        assert.equal(await transaction.removeJob("old"), true);
        assert.equal((await transaction.get("order", "1"))?.body.total, 3);
        assert.equal(await transaction.count("order", "by", { equal: "a" }), 1);
        assert.equal((await transaction.nextJob("w", Infinity))?.id, "new");
        throw new Error("no");
      });
      await assert.rejects(failing, /^Error: no$/);
      await store.transaction(async ({ get, count }) => {
        assert.deepEqual(await get("order", "1"), { id: "1", version: 1, body: { total: 1 } });
        assert.equal(await get("order", "2"), undefined);
        assert.equal(await count("order", "by", { equal: "a" }), 1);
      });
      assert.deepEqual(await jobsOf(store), ["old", "kept"]);
    },
  },
  {
    name: "removes a document with its keys, frees its id, and brings it back when the transaction fails",
    async check(create) {
      const store = await create();
      const keys = { by: "a", stamp: { unique: "s" } };
      const add = () => store.transaction(({ insert }) => insert("order", "1", { total: 1 }, keys));
      const found = () =>
        store.transaction(async ({ get, count }) => [(await get("order", "1"))?.version, await count("order", "by", { equal: "a" })]);
      await add();
      const failing = store.transaction(async ({ remove, get }) => {
        await remove("order", "1");
        assert.equal(await get("order", "1"), undefined);
        throw new Error("no");
      });
      await assert.rejects(failing, /^Error: no$/);
      assert.deepEqual(await found(), [1, 1]);
      await store.transaction(async ({ remove }) => {
        await remove("order", "1");
        await remove("order", "none");
      });
      assert.deepEqual(await found(), [undefined, 0]);
      await add();
      assert.deepEqual(await found(), [1, 1]);
    },
  },
  {
    name: "loses no update when 50 transactions lock and change one document at once",
    async check(create) {
      const store = await create();
      await store.transaction(({ insert }) => insert("order", "1", { total: 0 }));
      const add = () =>
        store.transaction(async ({ get, replace }) => {
          const found = await get("order", "1", { lock: true });
          // Gives the others a chance to read the same.
          await Promise.resolve();
          if (found) await replace("order", "1", found.version, { total: found.body.total + 1 });
        });
      await Promise.all(Array.from({ length: 50 }, add));
      assert.equal((await store.transaction(({ get }) => get("order", "1")))?.body.total, 50);
    },
  },
  {
    name: "lets a transaction run after one that failed",
    async check(create) {
      const store = await create();
      const failing = store.transaction(() => Promise.reject(new Error("no")));
      const next = store.transaction(({ insert }) => insert("note", "1", "text"));
      await assert.rejects(failing);
      await next;
      assert.equal((await store.transaction(({ get }) => get("note", "1")))?.body, "text");
    },
  },
  {
    name: "returns jobs by (dueAt, sequence), the first one up to a time, of one queue",
    async check(create) {
      const store = await create();
      await store.transaction(async ({ putJob }) => {
        for (const each of [job("c", 2), job("a", 1), job("d", 2), job("z", 9), job("b", 1)]) await putJob(each);
        await putJob(job("other", 0, { queue: "v" }));
      });
      assert.deepEqual(await jobsOf(store), ["a", "b", "c", "d", "z"]);
      assert.deepEqual(await jobsOf(store, "w", 2), ["a", "b"]);
      assert.deepEqual([await jobsOf(store, "v"), await jobsOf(store, "none")], [["other"], []]);
      const next = (until: number) => store.transaction(({ nextJob }) => nextJob("w", until));
      assert.deepEqual({ ...(await next(1)), sequence: 0 }, { ...job("a", 1), sequence: 0 });
      assert.equal(await next(0), undefined);
    },
  },
  {
    name: "returns a job by its id, also one that the transaction has put, taken or removed itself",
    async check(create) {
      const store = await create();
      await store.transaction(async ({ putJob }) => {
        for (const each of [job("a", 1), job("b", 2, { queue: "v" })]) await putJob(each);
      });
      const found = await store.transaction(async ({ getJob, putJob, takeJob, removeJob }) => {
        const kept = await getJob("b");
        await putJob(job("b", 7));
        const put = await getJob("b");
        await takeJob("w", 1);
        await removeJob("b");
        return [kept, put, await getJob("a"), await getJob("b"), await getJob("none")];
      });
      assert.deepEqual(
        found.map((each) => each && { ...each, sequence: 0 }),
        [{ ...job("b", 2, { queue: "v" }), sequence: 0 }, { ...job("b", 7), sequence: 0 }, undefined, undefined, undefined],
      );
    },
  },
  {
    name: "puts a job in place of the one with its id, behind those of the same time",
    async check(create) {
      const store = await create();
      await store.transaction(async ({ putJob }) => {
        for (const each of [job("a", 1), job("b", 1), job("c", 5), job("a", 5)]) await putJob(each);
      });
      assert.deepEqual(await jobsOf(store), ["b", "c", "a"]);
    },
  },
  {
    name: "takes the first job that is due, and puts it back when the transaction fails",
    async check(create) {
      const store = await create();
      await store.transaction(async ({ putJob }) => {
        for (const each of [job("c", 5), job("b", 2), job("a", 2)]) await putJob(each);
      });
      const take = (until: number) => store.transaction(({ takeJob }) => takeJob("w", until));
      const failing = store.transaction(async ({ takeJob }) => {
        await takeJob("w", 2);
        throw new Error("no");
      });
      await assert.rejects(failing, /^Error: no$/);
      const { sequence, ...first } = (await take(2)) ?? { sequence: undefined };
      assert.deepEqual([first, typeof sequence], [job("b", 2), "number"]);
      assert.deepEqual([(await take(2))?.id, await take(2), (await take(Infinity))?.id], ["a", undefined, "c"]);
    },
  },
  {
    name: "keeps ids and keys of any characters, and sorts keys by their UTF-16 code units",
    async check(create) {
      const store = await create();
      const texts = ["", "\0", "a", 'a"\\', "a\0", "\ud800", "\ud83d\ude00", "\udc00", "\ue000", "\uffff"];
      await store.transaction(async ({ insert, get, find }) => {
        for (const text of texts.toReversed()) await insert("note", text, text, { by: text });
        for (const text of texts) {
          assert.equal((await get("note", text))?.body, text);
          assert.deepEqual(await find("note", "by", { equal: text }), [{ id: text, version: 1, body: text }]);
        }
        const sorted = texts.toSorted();
        assert.deepEqual(
          (await find("note", "by", { from: "", to: "\uffff" })).map(({ id }) => id),
          sorted.slice(0, -1),
        );
      });
    },
  },
  {
    name: "removes a job once",
    async check(create) {
      const store = await create();
      await store.transaction(({ putJob }) => putJob(job("a", 1)));
      const remove = () => store.transaction(({ removeJob }) => removeJob("a"));
      assert.deepEqual([await remove(), await remove()], [true, false]);
      assert.deepEqual(await jobsOf(store), []);
    },
  },
  ...copiesContract,
  ...groupContract,
  ...searchContract,
];
