/** The behaviour of a store that several processes share, as checks that any test runner can run: each opens the same documents several times. */
import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import type { Store } from "./store.ts";

/** The documents of the checks. */
export interface SharedDocuments {
  readonly account: { readonly balance: number };
  readonly order: { readonly by: number };
}

/** One thing that a shared store does. */
export interface SharedStoreCheck {
  readonly name: string;
  /**
   * Runs the check, and rejects with what it finds.
   *
   * @param open - opens the same store, which is empty at first, once more. Each is closed by the check
   */
  readonly check: (open: () => Promise<Store<SharedDocuments>>) => Promise<void>;
}

const PROCESSES = 4;
const EACH = 50;

/** The checks of a shared store, besides those of every store. Run each with a store of its own. */
export const sharedStoreContract: readonly SharedStoreCheck[] = [
  {
    name: "pays out an account's balance once, when four processes try to at once",
    check: (open) =>
      withStores(open, async (stores) => {
        await stores[0]?.transaction(({ insert }) => insert("account", "1", { balance: 1000 }));
        const paid = await atOnce(stores, (store) =>
          store.transaction(async ({ get, replace }) => {
            const found = await get("account", "1", { lock: true });
            if (!found || found.body.balance < 100) return false;
            // Gives the others time to read the same.
            await wait(10);
            await replace("account", "1", found.version, { balance: found.body.balance - 100 });
            return true;
          }),
        );
        assert.equal(paid.filter(({ value }) => value === true).length, 10, "10 of 200 payments of 100 out of 1,000 may succeed");
        assert.equal(paid.filter(({ error }) => error !== undefined).length, 0, "locked documents don't conflict");
        assert.equal((await stores[0]?.transaction(({ get }) => get("account", "1")))?.body.balance, 0);
      }),
  },
  {
    name: "inserts a unique key once, when four processes try to at once",
    check: (open) =>
      withStores(open, async (stores) => {
        const inserted = await atOnce(stores, (store, nth) =>
          store.transaction(({ insert }) => insert("order", String(nth), { by: nth }, { stamp: { unique: "a" } })),
        );
        assert.equal(inserted.filter(({ error }) => error === undefined).length, 1);
        assert.ok(inserted.every(({ error }) => error === undefined || (error as { code?: unknown }).code === "exists"));
        assert.equal(await stores[1]?.transaction(({ count }) => count("order", "stamp", { equal: "a" })), 1);
      }),
  },
  {
    name: "runs one that is alone in its group while no other of the group runs in any process",
    check: (open) =>
      withStores(open, async (stores) => {
        await stores[0]?.transaction(({ insert }) => insert("account", "1", { balance: 0 }));
        const done = await atOnce(stores, (store, nth) =>
          nth % 20 === 0
            ? store.transaction(
                async ({ get, replace, find, remove }) => {
                  const found = await get("account", "1");
                  for (const { id } of await find("order", "open", { from: "", to: "~" })) await remove("order", id);
                  if (found) await replace("account", "1", found.version, { balance: found.body.balance + 1 });
                },
                { group: "g", alone: true },
              )
            : store.transaction(
                async ({ get, insert }) => {
                  const found = await get("account", "1");
                  await wait(1);
                  if (found) await insert("order", String(nth), { by: found.body.balance }, { open: "" });
                },
                { group: "g" },
              ),
        );
        assert.deepEqual(
          done.flatMap(({ error }) => error ?? []),
          [],
        );
        const [balance, left] =
          (await stores[0]?.transaction(
            async ({ get, find }) => [(await get("account", "1"))?.body.balance, await find("order", "open", { equal: "" })] as const,
          )) ?? [];
        assert.equal(balance, (PROCESSES * EACH) / 20);
        assert.ok(
          left?.every(({ body }) => body.by === balance),
          "an order is left of a transaction that began before the last one that was alone",
        );
      }),
  },
  {
    name: "finds with a lock what no other process changes, and nothing whose key was taken away meanwhile",
    check: (open) =>
      withStores(open, async (stores) => {
        await stores[0]?.transaction(async ({ insert }) => {
          for (let nth = 0; nth < 20; nth++) await insert("order", String(nth), { by: 0 }, { open: String(nth).padStart(2, "0") });
        });
        const taken = await atOnce(stores, (store, nth) =>
          store.transaction(async ({ find, replace }) => {
            const found = await find("order", "open", { from: "", to: "~" }, { limit: 3, lock: true });
            for (const { id, version } of found) await replace("order", id, version, { by: nth }, {});
            return found.map(({ id }) => id);
          }),
        );
        assert.deepEqual(
          taken.flatMap(({ error }) => error ?? []),
          [],
        );
        assert.deepEqual(
          taken.flatMap(({ value = [] }) => value).toSorted((a, b) => Number(a) - Number(b)),
          Array.from({ length: 20 }, (_, nth) => String(nth)),
        );
      }),
  },
  {
    name: "lets one process alone take each job",
    check: (open) =>
      withStores(open, async (stores) => {
        const jobs = Array.from({ length: PROCESSES * EACH }, (_, nth) => String(nth));
        await stores[0]?.transaction(async ({ putJob }) => {
          for (const id of jobs) await putJob({ id, queue: "w", dueAt: 1, task: { kind: "order", about: id, on: "expire" } });
        });
        const taken = await atOnce(stores, (store) => store.transaction(({ takeJob }) => takeJob("w", 1)));
        assert.deepEqual(taken.map(({ value }) => value?.id ?? "none").toSorted(), jobs.toSorted());
      }),
  },
  {
    name: "calls who watches when another process has announced a change, and no longer once that ends",
    check: (open) =>
      withStores(open, async ([writer, watcher]) => {
        const announce = (id: string): Promise<void> | undefined =>
          writer?.transaction(async (transaction) => {
            await transaction.insert("order", id, { by: 1 });
            await transaction.announce();
          });
        const seen = new Promise<boolean>((resolve) => {
          const stop = watcher?.watch?.(() => {
            watcher
              .transaction(({ get }) => get("order", "1"))
              .then(
                (found) => resolve(found !== undefined),
                () => resolve(false),
              );
            stop?.();
          });
          setTimeout(() => resolve(false), 5000).unref();
        });
        await announce("1");
        assert.ok(await seen, "the change was not announced within 5 s, or not to be read yet");
        let calls = 0;
        watcher?.watch?.(() => calls++)();
        await announce("2");
        await wait(100);
        assert.equal(calls, 0);
      }),
  },
  {
    name: "keeps what was committed when it is closed and opened again",
    async check(open) {
      const first = await open();
      await first.transaction(async ({ insert, putJob }) => {
        await insert("order", "1", { by: 1 }, { stamp: { unique: "a" } });
        await putJob({ id: "j", queue: "w", dueAt: 5, task: { kind: "order", about: "1", on: "expire" } });
      });
      await first.close();
      await withStores(open, async ([store]) => {
        assert.deepEqual(await store?.transaction(({ get }) => get("order", "1")), { id: "1", version: 1, body: { by: 1 } });
        assert.equal((await store?.transaction(({ nextJob }) => nextJob("w", 5)))?.id, "j");
      });
    },
  },
];

/** The outcome of a transaction. */
interface Outcome<Result> {
  readonly value?: Result;
  readonly error?: unknown;
}

/** Runs something {@link EACH} times in each store, all at once. */
const atOnce = <Result>(
  stores: readonly Store<SharedDocuments>[],
  run: (store: Store<SharedDocuments>, nth: number) => Promise<Result>,
): Promise<readonly Outcome<Result>[]> =>
  Promise.all(
    Array.from({ length: EACH }, (_, round) =>
      stores.map((store, process) =>
        run(store, round * PROCESSES + process).then(
          (value): Outcome<Result> => ({ value }),
          (error: unknown): Outcome<Result> => ({ error }),
        ),
      ),
    ).flat(),
  );

async function withStores(
  open: () => Promise<Store<SharedDocuments>>,
  check: (stores: readonly Store<SharedDocuments>[]) => Promise<void>,
): Promise<void> {
  const stores: Store<SharedDocuments>[] = [];
  try {
    for (let nth = 0; nth < PROCESSES; nth++) stores.push(await open());
    await check(stores);
  } finally {
    await Promise.all(stores.map((store) => store.close()));
  }
}
