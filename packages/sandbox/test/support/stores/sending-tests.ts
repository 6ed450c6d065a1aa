/** Two sandboxes that share a store, and an event while one of them is sending it. */
import { expect, onTestFinished, test, vi } from "vitest";
import { type Sandbox, type SandboxWorld, startSandbox } from "../../../src/index.ts";
import type { AnyStore } from "../../../src/store/open-store.ts";
import { underWayQueue } from "../../../src/world/event-jobs.ts";
import { receiver } from "../receiver.ts";
import { startShop } from "../shop.ts";

/** Opens a place again, as another process. */
type OpenStore = () => Promise<AnyStore>;

const start = (store: AnyStore): Promise<Sandbox> => startSandbox({ clock: "2026-03-02T09:00:00Z", port: false, store });

function worldIn(sandbox: Sandbox, name: string): SandboxWorld {
  const world = sandbox.worlds().find((each) => each.name === name);
  if (!world) throw new Error(`there is no world ${name}`);
  return world;
}

/** A payment whose callback one of two sandboxes is sending, and a merchant that has not responded. The other one has the shop. */
const sendingOne = async (open: OpenStore) => {
  const merchant = await receiver();
  const one = await start(await open());
  onTestFinished(() => one.close());
  const world = await one.world({ settings: { callbackOrder: "race" } });
  await using creating = await startShop(one.url, world, one.fetch);
  const { transactionId } = (await creating.create({ callbackUrls: merchant.urls("/slow/payment") })).body;
  await world.pay(transactionId, { method: "nordea" });
  await expect.poll(() => merchant.waiting.length).toBe(1);
  const two = await start(await open());
  const shop = await startShop(two.url, world, two.fetch);
  onTestFinished(async () => {
    await two.close();
    await shop[Symbol.asyncDispose]();
  });
  return { merchant, shop, world, other: worldIn(two, world.name), transactionId };
};

/**
 * Defines the tests.
 *
 * @param newPlace - creates an empty store, and returns what opens it
 */
export function sendingTests(newPlace: () => Promise<OpenStore>): void {
  test("two sandboxes on one store send an event once when one of them advances the clock while the other one is sending it", async () => {
    const { merchant, world, other, transactionId } = await sendingOne(await newPlace());
    const advancing = other.clock.advance({ days: 15 });
    await new Promise((resume) => setTimeout(resume, 300));
    expect([merchant.arrived.length, other.clock.now()]).toEqual([1, new Date("2026-03-02T09:00:00Z")]);
    merchant.respond();
    await advancing;
    expect(await other.events.list()).toMatchObject([{ about: transactionId, acknowledged: true, attempts: [{ status: 200 }] }]);
    expect(merchant.arrived).toHaveLength(1);
    await world.orders.list();
    expect(world.clock.now()).toEqual(new Date("2026-03-17T09:00:00Z"));
  });

  test("two sandboxes on one store advance the clock at once after a reset, although the other one is still sending an event of before", async () => {
    const { merchant, other } = await sendingOne(await newPlace());
    await other.reset();
    expect(await other.clock.advance({ days: 1 })).toEqual([]);
    expect([merchant.arrived.length, merchant.waiting.length]).toEqual([1, 1]);
    merchant.respond();
  });

  test("two sandboxes on one store send the event of a payment again in its turn, and those that follow it, when one advances the clock and the other's attempt fails", async () => {
    const { merchant, shop, world, other, transactionId } = await sendingOne(await newPlace());
    await world.configure({ callbackRetry: [3600] });
    const body = { amount: 500, callbackUrls: merchant.urls("/refund") };
    expect((await shop.send("POST", `/payments/${transactionId}/refund`, { body })).status).toBe(201);
    const advancing = other.clock.advance({ days: 1 });
    merchant.respond(500);
    await expect.poll(() => merchant.waiting.length).toBe(1);
    merchant.respond();
    await advancing;
    const at = (hour: string) => expect.objectContaining({ at: `2026-03-02T${hour}:00:00.000Z` });
    expect(merchant.arrived).toEqual(["/slow/payment", "/refund", "/slow/payment"]);
    expect(await other.events.list()).toMatchObject([{ attempts: [at("09"), at("10")] }, { attempts: [at("09")] }]);
  });

  test("two sandboxes on one store wait for an event that follows one that the other one is sending, though the clock is frozen", async () => {
    const { merchant, shop, other, transactionId } = await sendingOne(await newPlace());
    const body = { amount: 500, callbackUrls: merchant.urls("/refund") };
    const refund = (await shop.send("POST", `/payments/${transactionId}/refund`, { body })).body.transactionId;
    const sent = other.events.waitFor("refundCallback", { transactionId: refund, acknowledged: true });
    await new Promise((resume) => setTimeout(resume, 200));
    expect(merchant.arrived).toEqual(["/slow/payment"]);
    merchant.respond();
    expect(await sent).toMatchObject({ about: refund, attempts: [{ status: 200 }] });
    expect(merchant.arrived).toEqual(["/slow/payment", "/refund"]);
  });

  test("two sandboxes on one store wait no longer for an event that the other one is sending, though the clock is frozen, once only a later job can send it", async () => {
    const { merchant, other, transactionId } = await sendingOne(await newPlace());
    await other.configure({ callbackRetry: [3600] });
    const sent = other.events.waitFor("paymentCallback", { transactionId, acknowledged: true }, { timeoutMs: 30_000 });
    const failure = sent.catch(String);
    await new Promise((resume) => setTimeout(resume, 200));
    merchant.respond(500);
    expect(await failure).toMatch(/only a later job can send it: send of the event .* at 2026-03-02T10:00:00.000Z/);
  });

  test("two sandboxes on one store send an event whose sender has ended after ten seconds of real time, although the clock is frozen", async () => {
    const open = await newPlace();
    const merchant = await receiver();
    const first = await start(await open());
    const { name, payment } = await first.world({ settings: { callbackOrder: "race" } });
    const store = await open();
    await using shop = await startShop(first.url, { payment }, first.fetch);
    const { transactionId } = (await shop.create({ callbackUrls: merchant.urls("/slow") })).body;
    await worldIn(first, name).pay(transactionId, { method: "nordea" });
    await expect.poll(() => merchant.waiting.length).toBe(1);
    const [job] = await store.transaction(({ jobs }) => jobs(underWayQueue({ name })));
    if (!job) throw new Error("nothing is under way");
    await first.close();
    // As if it had been killed instead.
    await store.transaction(({ putJob }) => putJob(job));
    await store.close();

    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    await using second = await start(await open());
    const world = worldIn(second, name);
    await world.orders.list();
    await new Promise((resume) => setTimeout(resume, 200));
    expect(merchant.arrived).toHaveLength(1);
    // A long gap between two looks counts as a short one, since the store may have been away. A request looks, too; at last, nobody asks.
    for (let nth = 0; nth < 3; nth++) {
      vi.advanceTimersByTime(3000);
      await world.orders.list();
      await new Promise((resume) => setTimeout(resume, 100));
    }
    expect(merchant.arrived).toHaveLength(1);
    vi.advanceTimersByTime(3000);
    await expect.poll(() => merchant.arrived.length).toBe(2);
    merchant.respond();
    expect(await world.events.waitFor("paymentCallback", { transactionId, acknowledged: true })).toMatchObject({
      attempts: [{ status: 200 }],
    });
    expect(world.clock.now()).toEqual(new Date("2026-03-02T09:00:00Z"));
  });
}
