import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { type Sandbox, type SandboxWorld, startSandbox, type WorldSnapshot } from "../../../src/index.ts";
import type { AnyStore } from "../../../src/store/open-store.ts";
import { startShop } from "../shop.ts";
import { withTransactions } from "./with-transactions.ts";

const openOn = (store: AnyStore): Promise<Sandbox> => startSandbox({ port: false, clock: "2026-03-02T09:00:00Z", store });

const REPLACED: Readonly<Record<string, (world: SandboxWorld, snapshot: WorldSnapshot) => Promise<void>>> = {
  restored: (world, snapshot) => world.restore(snapshot),
  reset: (world) => world.reset(),
};

/**
 * Defines the tests of what is under way in one process while another one restores or resets the world.
 *
 * @param newPlace - creates an empty store, and returns what opens it
 */
export function restoreTests(newPlace: () => Promise<() => Promise<AnyStore>>): void {
  test.each(Object.entries(REPLACED))(
    "a request that another process is carrying out leaves nothing in a world that is %s",
    async (_name, replace) => {
      const openStore = await newPlace();
      const held = holdingPayments(await openStore());
      await using one = await openOn(held.store);
      await using two = await openOn(await openStore());
      await using shop = await startShop(one.url, one.defaultWorld, one.fetch);
      const snapshot = await two.defaultWorld.snapshot();
      const reached = held.hold();
      const creating = shop.create();
      await reached;
      const replacing = replace(two.defaultWorld, snapshot);
      // It ends here where it does not wait for the request.
      await Promise.race([replacing, wait(200)]);
      held.release();
      const { status, body } = await creating;
      await replacing;
      expect(status).toBe(201);
      expect((await shop.send("GET", `/payments/${body.transactionId}`)).status).toBe(404);
      expect((await two.defaultWorld.export()).steps).toEqual([]);
    },
  );

  test("what became of an event that another process was sending is not recorded in a world that was restored meanwhile", async () => {
    const openStore = await newPlace();
    await using one = await openOn(await openStore());
    await using two = await openOn(await openStore());
    await using shop = await startShop(one.url, one.defaultWorld, one.fetch);
    shop.onReceived = async () => {
      if (shop.received.length > 1) return wait(200);
      await two.defaultWorld.restore(await two.defaultWorld.snapshot());
      shop.statuses.push(500);
    };
    const { transactionId } = (await shop.create()).body;
    await one.defaultWorld.pay(transactionId, { method: "nordea" });
    const event = await two.defaultWorld.events.waitFor("paymentCallback", { transactionId, acknowledged: true });
    expect(event.attempts).toEqual([expect.objectContaining({ status: 200 })]);
  });
}

/** A store in which the first transaction that adds a payment after `hold` goes on when it is released. */
function holdingPayments(store: AnyStore): { readonly store: AnyStore; hold(): Promise<void>; release(): void } {
  let reach: (() => void) | undefined;
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return {
    store: withTransactions(store, (transaction) => ({
      ...transaction,
      async insert(kind, ...document) {
        if (kind === "payment" && reach) {
          reach();
          await released;
        }
        return transaction.insert(kind, ...document);
      },
    })),
    hold: () => new Promise<void>((resolve) => (reach = resolve)),
    release,
  };
}
