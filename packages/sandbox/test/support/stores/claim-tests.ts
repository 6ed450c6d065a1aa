/** Requests that would pass a rule each, though not both: of transactions that a server runs at the same time. */
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { startSandbox } from "../../../src/index.ts";
import type { AnyStore } from "../../../src/store/open-store.ts";
import { type Shop, startShop } from "../shop.ts";
import { POLL } from "./retention-tests.ts";
import { withTransactions } from "./with-transactions.ts";

/** A store in which the first transaction that does something of a kind after `hold` goes on when it is released. */
function holding(store: AnyStore, does: "insert" | "remove", kind: string) {
  let reach: (() => void) | undefined;
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const stop = async (of: string): Promise<void> => {
    if (of !== kind || !reach) return;
    reach();
    reach = undefined;
    await released;
  };
  const held = withTransactions(store, (transaction) => ({
    ...transaction,
    async insert(of, ...document) {
      if (does === "insert") await stop(of);
      return transaction.insert(of, ...document);
    },
    async remove(of, id) {
      await transaction.remove(of, id);
      if (does === "remove") await stop(of);
    },
  }));
  /** Calls `first`, which is held, then `second`, and releases the first one once the second one has ended, or waits. */
  const whileHeld = async <One, Other>(first: () => Promise<One>, second: () => Promise<Other>): Promise<[One, Other]> => {
    const reached = new Promise<void>((resolve) => (reach = resolve));
    const one = first();
    await reached;
    const other = second();
    await Promise.race([other, wait(300)]);
    release();
    return Promise.all([one, other]);
  };
  return { held, whileHeld };
}

const HOLD = "c12e224e-806f-11ea-9de3-33451a6f6d70";
const TOKEN = "c7441208-c2a1-4a10-8eb6-458bd8eaa64f";
const USED = "The stamp has been used by another payment.";

const commit = (shop: Shop, stamp: string) =>
  shop.send("POST", `/payments/${HOLD}/token/commit`, { body: shop.tokenRequest({ amount: 500, token: TOKEN, stamp }) });

/** Pays a payment of an amount, and returns its id. */
async function paid(shop: Shop, world: { pay(id: string, options: object): Promise<unknown> }, amount: number): Promise<string> {
  const { transactionId } = (await shop.create({ amount })).body;
  await world.pay(transactionId, { method: "nordea" });
  return transactionId;
}

const refund = (shop: Shop, id: string, amount: number) =>
  shop.send("POST", `/payments/${id}/refund`, { body: { amount, callbackUrls: shop.urls } });

/**
 * Defines the tests.
 *
 * @param newPlace - creates an empty store, and returns what opens it
 */
export function claimTests(newPlace: () => Promise<() => Promise<AnyStore>>): void {
  test.each(["payment", "usedStamp"] as const)(
    "a stamp that a published hold is committed with at the same time as a payment is created with it is taken once (%s first)",
    async (kind) => {
      const open = await newPlace();
      const { held, whileHeld } = holding(await open(), "insert", kind);
      await using one = await startSandbox({ port: false, clock: "2026-03-02T09:00:00Z", store: held });
      await using two = await startSandbox({ port: false, clock: "2026-03-02T09:00:00Z", store: await open() });
      await using shop = await startShop(one.url, one.defaultWorld, one.fetch);
      await using other = await startShop(two.url, two.defaultWorld, two.fetch);
      const replies =
        kind === "payment"
          ? await whileHeld(
              () => shop.create({ stamp: "one stamp" }),
              () => commit(other, "one stamp"),
            )
          : await whileHeld(
              () => commit(shop, "one stamp"),
              () => other.create({ stamp: "one stamp" }),
            );
      expect(replies.map(({ status, body }) => [status, body.message])).toEqual([
        [201, undefined],
        [400, USED],
      ]);
    },
  );

  test("of commits of a published hold and payments with one stamp, which several processes are asked for at once, one is accepted", async () => {
    const open = await newPlace();
    const start = async () => startSandbox({ port: false, clock: "2026-03-02T09:00:00Z", store: await open() });
    await using one = await start();
    await using two = await start();
    await using shop = await startShop(one.url, one.defaultWorld, one.fetch);
    await using other = await startShop(two.url, two.defaultWorld, two.fetch);
    for (let round = 0; round < 10; round++) {
      const stamp = `race ${round}`;
      const asked = [shop, other].flatMap((each) => [commit(each, stamp), each.create({ stamp }), commit(each, stamp)]);
      const replies = await Promise.all(asked);
      const outcomes = replies.map(({ status, body }) => (status === 201 ? "accepted" : `${status} ${body.message}`));
      expect(outcomes.toSorted(), `round ${round}`).toEqual([...Array(5).fill(`400 ${USED}`), "accepted"]);
    }
  });

  test("refunds that need a balance find what is open while a payment is being dropped, once", async () => {
    const open = await newPlace();
    const { held, whileHeld } = holding(await open(), "remove", "payment");
    await using sandbox = await startSandbox({
      port: false,
      clock: "2026-03-02T09:00:00Z",
      store: held,
      keep: { payments: 1 },
      settings: { refundsNeedBalance: true },
      merchant: { fees: { fixed: 0, perMille: 0 } },
    });
    const world = sandbox.defaultWorld;
    await using shop = await startShop(sandbox.url, world, sandbox.fetch);
    const older = (await shop.create({ amount: 1000 })).body.transactionId;
    await world.clock.advance({ seconds: 1 });
    const settled = await paid(shop, world, 5000);
    expect(await world.settle()).toHaveLength(1);
    const [, refunded] = await whileHeld(
      () => world.pay(older, { method: "nordea" }),
      () => refund(shop, settled, 1000),
    );
    expect(refunded).toMatchObject({ status: 201 });
    await expect.poll(async () => (await world.dropped()).payments, POLL).toBe(1);
    expect((await refund(shop, settled, 1)).status).toBe(400);
    // So in the merchant's panel, which has the same balance.
    await expect(world.refund(settled, { amount: 1 })).rejects.toMatchObject({ name: "RefundRejected" });
  });

  test("of two refunds that take one balance at once, one is made", async () => {
    const open = await newPlace();
    const { held, whileHeld } = holding(await open(), "insert", "refund");
    await using sandbox = await startSandbox({
      port: false,
      clock: "2026-03-02T09:00:00Z",
      store: held,
      settings: { refundsNeedBalance: true },
    });
    const world = sandbox.defaultWorld;
    await using shop = await startShop(sandbox.url, world, sandbox.fetch);
    const [one, other] = [await paid(shop, world, 5000), await paid(shop, world, 5000)];
    expect(await world.settle()).toHaveLength(1);
    await paid(shop, world, 1000);
    const replies = await whileHeld(
      () => refund(shop, one, 800),
      () => refund(shop, other, 800),
    );
    expect(replies.map(({ status }) => status)).toEqual([201, 400]);
  });
}
