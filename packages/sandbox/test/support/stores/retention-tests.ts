import { expect, test } from "vitest";
import { type ObservedDrop, type Sandbox, type SandboxOptions, type SandboxWorld, startSandbox } from "../../../src/index.ts";
import { EVERY_COMMAND } from "../every-command.ts";
import { startShop } from "../shop.ts";
import type { Places } from "./snapshot-tests.ts";

/** A busy machine takes its time. */
export const POLL = { timeout: 10_000 };
/** Opens a sandbox in which little is kept. */
export const openKeeping = (options: SandboxOptions): Promise<Sandbox> =>
  startSandbox({ clock: "2026-03-02T09:00:00Z", port: false, seed: "kept", ...options });

/** Defines the tests of what a world on a store keeps. */
export function retentionTests(place: Places[string]): void {
  test("keeps the newest payments that are over, with all that is about them, and says what it has dropped", async () => {
    const drops: ObservedDrop[] = [];
    await using sandbox = await openKeeping({ store: await place(), keep: { payments: 5 }, onDrop: (dropped) => drops.push(dropped) });
    const world = sandbox.defaultWorld;
    await using shop = await startShop(sandbox.url, world, sandbox.fetch);
    const open1 = (await shop.create()).body.transactionId;
    shop.onReceived = () => shop.received.length === 1 && shop.statuses.push(500);
    const ids: string[] = [];
    for (let nth = 0; nth < 20; nth++) {
      const { transactionId } = (await shop.create()).body;
      ids.push(transactionId);
      await world.pay(transactionId, { method: "nordea", outcome: nth % 3 === 2 ? "cancel" : "approve" });
      if (nth % 3 === 1) await world.refund(transactionId, { amount: 100 });
      await world.clock.advance({ seconds: 1 });
    }
    // Dropped documents are reported when a sweep has ended: after its last transaction.
    await expect.poll(() => drops.reduce((sum, { payments }) => sum + payments, 0), POLL).toBe(14);
    const statusOf = async (id: string): Promise<number> => (await shop.send("GET", `/payments/${id}`)).status;
    const [waiting = "", ...others] = ids;
    // The first one's callback is sent again later.
    expect(await statusOf(waiting)).toBe(200);
    expect(await Promise.all(others.slice(0, 14).map(statusOf))).toEqual(Array(14).fill(404));
    expect(await Promise.all([open1, ...others.slice(14)].map(statusOf))).toEqual(Array(6).fill(200));
    expect((await world.requests.rejected()).at(-1)?.reason).toBe(
      "the account has no payment with this id; of those that are over, 14 have been dropped",
    );
    const kept = new Set([waiting, ...others.slice(14)]);
    expect((await world.events.list()).filter(({ about }) => !kept.has(about))).toEqual([]);
    const { steps, leftOut } = await world.export();
    expect([steps.filter((step) => "create" in step).length, leftOut]).toEqual([7, []]);
    expect(drops[0]).toMatchObject({ world: "default", at: expect.stringContaining("2026-03-02T09:00:") });
    expect(await world.dropped()).toEqual({ requests: 0, payments: 14, events: drops.reduce((sum, { events }) => sum + events, 0) });
    // The payment is over once its event is acknowledged.
    await world.clock.advance({ days: 1 });
    await expect.poll(() => statusOf(waiting), POLL).toBe(404);
  });

  test("settles what was dropped: to the cent, at the same times, as one that keeps all", async () => {
    const settled = async (keep: SandboxOptions["keep"]): Promise<unknown> => {
      await using sandbox = await openKeeping({ store: await place(), ...(keep && { keep }) });
      const world = await sandbox.world({ name: "books", seeds: EVERY_COMMAND });
      await world.generate(60, { days: 6 });
      if (keep) await expect.poll(async () => (await world.dropped()).payments, POLL).toBeGreaterThan(40);
      await world.clock.advance({ days: 10 });
      await world.settle();
      return await settlementsOf(sandbox, world);
    };
    const all = await settled(undefined);
    expect(all).not.toEqual([]);
    expect(await settled({ payments: 2 })).toEqual(all);
  });

  test("keeps the newest events that are over, and the newest requests", async () => {
    await using sandbox = await openKeeping({ store: await place(), keep: { events: 3, requests: 4 } });
    const world = sandbox.defaultWorld;
    await using shop = await startShop(sandbox.url, world, sandbox.fetch);
    const ids: string[] = [];
    for (let nth = 0; nth < 6; nth++) {
      ids.push((await shop.create()).body.transactionId);
      await world.pay(ids[nth] ?? "", { method: "nordea" });
    }
    await expect.poll(() => world.dropped(), POLL).toEqual({ requests: 2, events: 3, payments: 0 });
    expect((await world.events.list()).map(({ about }) => about)).toEqual(ids.slice(3));
    expect(await world.requests.list()).toHaveLength(4);
    expect((await shop.send("GET", `/payments/${ids[0]}`)).status).toBe(200);
  });
}

/** The settlements of all merchants of the Payment API, and what the Merchant API says of each of its own. */
async function settlementsOf(sandbox: Sandbox, world: SandboxWorld): Promise<unknown> {
  await using shop = await startShop(sandbox.url, world, sandbox.fetch);
  const found: unknown[] = [];
  for (const credentials of [world.payment, world.aggregate]) {
    const { status, body } = await shop.send("GET", "/settlements", { credentials });
    expect(status).toBe(200);
    found.push(body);
  }
  return found;
}
