/** A settlement that is made while a payment is dropped: by transactions of their own, which a server runs at the same time. */
import { EventEmitter, once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import type { AnyStore } from "../../../src/store/open-store.ts";
import { startShop } from "../shop.ts";
import { openKeeping, POLL } from "./retention-tests.ts";
import { withTransactions } from "./with-transactions.ts";

/** Defines the test, on a store that runs transactions at the same time. */
export function testSettlingWhileDropping(open: () => Promise<AnyStore>): void {
  test("a settlement that is made while a payment is being dropped takes what was paid", async () => {
    const store = await open();
    const moments = new EventEmitter();
    const [dropping, asked] = [once(moments, "dropping"), once(moments, "asked")];
    let isDropping = false;
    const held = withTransactions(store, (transaction) => ({
      ...transaction,
      async remove(kind, id) {
        await transaction.remove(kind, id);
        if (kind !== "payment") return;
        // The lines are folded by now.
        isDropping = true;
        moments.emit("dropping");
        await asked;
        // The settlement's statement reaches the server.
        await wait(300);
      },
      get(kind, id, options) {
        if (isDropping && kind === "world" && options?.lock) moments.emit("asked");
        return transaction.get(kind, id, options);
      },
      find(kind, index, range, page) {
        if (isDropping && kind === "line" && page?.lock) moments.emit("asked");
        return transaction.find(kind, index, range, page);
      },
    }));
    await using sandbox = await openKeeping({ store: held, keep: { payments: 0 } });
    const world = sandbox.defaultWorld;
    await using shop = await startShop(sandbox.url, world, sandbox.fetch);
    await world.pay((await shop.create()).body.transactionId, { method: "nordea" });
    await dropping;
    expect(await world.settle()).toHaveLength(1);
    await expect.poll(async () => (await world.dropped()).payments, POLL).toBe(1);
  });
}
