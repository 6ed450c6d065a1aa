/** How every store runs the transactions of a group, as checks that any test runner can run. */
import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import type { StoreCheck } from "./contract-check.ts";

/** How a store runs the transactions of a group. Run each check with a store of its own. */
export const groupContract: readonly StoreCheck[] = [
  {
    name: "runs one that is alone in its group after those under way, and before those that come later",
    async check(create) {
      const store = await create();
      await store.transaction(({ insert }) => insert("order", "1", { total: 0 }));
      const copy = (id: string) =>
        store.transaction(
          async ({ get, insert }) => {
            const found = await get("order", "1");
            // Gives the one that is alone time to come between.
            await wait(20);
            if (found) await insert("order", id, found.body, { by: "copy" });
          },
          { group: "g" },
        );
      const clear = () =>
        store.transaction(
          async ({ find, remove, replace }) => {
            for (const { id } of await find("order", "by", { equal: "copy" })) await remove("order", id);
            await replace("order", "1", 1, { total: 1 });
          },
          { group: "g", alone: true },
        );
      await Promise.all([copy("a"), copy("b"), wait(5).then(clear), wait(10).then(() => copy("c"))]);
      const left = await store.transaction(({ find }) => find("order", "by", { equal: "copy" }));
      assert.deepEqual(
        left.filter(({ body }) => body.total === 0).map(({ id }) => id),
        [],
        "written after it, by transactions that began before it",
      );
      const original = await store.transaction(({ get }) => get("order", "1"), { group: "g", readOnly: true });
      assert.deepEqual(original?.body, { total: 1 });
    },
  },
];
