/** How events reach merchants while the clock runs: none waits for another, those of a payment keep their order, and each is sent once. */
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type Sandbox, type SandboxWorld, startSandbox } from "../index.ts";
import { receiver } from "../../test/support/receiver.ts";
import { type Shop, startShop } from "../../test/support/shop.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

/** Creates a payment and pays it. Resolves to its id, when the customer is on the way back. */
async function paid(world: SandboxWorld, shop: Shop, urls: { success: string; cancel: string }): Promise<string> {
  const { transactionId } = (await shop.create({ callbackUrls: urls })).body;
  await world.pay(transactionId, { method: "nordea" });
  return transactionId;
}

const withShop = async (clock: "running" | "frozen" = "running", where: Sandbox = sandbox) => {
  const world = await where.world({ clock, settings: { callbackOrder: "race" } });
  const shop = await startShop(where.url, world);
  onTestFinished(() => shop[Symbol.asyncDispose]());
  return { world, shop, merchant: await receiver() };
};

test("a callback arrives while a hundred others wait for a receiver that hangs", async () => {
  const { world, shop, merchant } = await withShop();
  // All are there before the first is paid: a receiver has ten seconds to respond, also on a busy machine.
  const created = await Promise.all(Array.from({ length: 100 }, (_, nth) => shop.create({ callbackUrls: merchant.urls(`/slow/${nth}`) })));
  await Promise.all(created.map(({ body }) => world.pay(body.transactionId, { method: "nordea" })));
  await expect.poll(() => merchant.waiting.length).toBe(100);
  const id = await paid(world, shop, merchant.urls("/healthy"));
  expect(await world.events.waitFor("paymentCallback", { transactionId: id })).toMatchObject({ state: "acknowledged" });
  expect([merchant.waiting.length, merchant.arrived.length]).toEqual([100, 101]);
  merchant.respond();
  await expect.poll(async () => (await world.events.list()).filter(({ acknowledged }) => acknowledged).length).toBe(101);
  expect(merchant.arrived).toHaveLength(101);
});

test("pay waits for the response to its own callback, and not for others", async () => {
  const { world, shop, merchant } = await withShop();
  await paid(world, shop, merchant.urls("/slow"));
  await expect.poll(() => merchant.waiting.length).toBe(1);
  await world.configure({ callbackOrder: "before" });
  await paid(world, shop, merchant.urls("/healthy"));
  expect([merchant.arrived, merchant.waiting.length]).toEqual([["/slow", "/healthy"], 1]);
});

test("events of a payment and its refunds follow each other, copies too, while others pass them", async () => {
  const { world, shop, merchant } = await withShop();
  await world.configure({ duplicateCallbacks: 1 });
  const id = await paid(world, shop, merchant.urls("/slow/payment"));
  const body = { amount: 500, callbackUrls: merchant.urls("/slow/refund") };
  expect((await shop.send("POST", `/payments/${id}/refund`, { body })).status).toBe(201);
  await world.configure({ duplicateCallbacks: 0 });
  const other = await paid(world, shop, merchant.urls("/healthy"));
  await world.events.waitFor("paymentCallback", { transactionId: other, acknowledged: true });
  const seen: string[] = [];
  for (let sent = 0; sent < 4; sent++) {
    await expect.poll(() => merchant.waiting.length).toBe(1);
    // Nothing of the payment comes before the response.
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(merchant.waiting).toHaveLength(1);
    seen.push(...merchant.waiting.map(({ path }) => path));
    merchant.respond();
  }
  expect(seen).toEqual(["/slow/payment", "/slow/payment", "/slow/refund", "/slow/refund"]);
  await expect.poll(async () => (await world.events.list()).every(({ acknowledged }) => acknowledged)).toBe(true);
  expect(merchant.arrived).toHaveLength(5);
});

test.each(["running", "frozen"] as const)(
  "advance sends one event after the other, after those under way, with a clock that is %s",
  async (clock) => {
    const { world, shop, merchant } = await withShop(clock);
    await Promise.all(
      Array.from({ length: 3 }, async (_, nth) => {
        const { transactionId } = (await shop.create({ callbackUrls: merchant.urls(`/slow/${nth}`), callbackDelay: 900 })).body;
        await world.pay(transactionId, { method: "nordea" });
      }),
    );
    const responding = setInterval(merchant.respond, 20);
    onTestFinished(() => clearInterval(responding));
    const happened = await world.clock.advance({ minutes: 15 });
    expect(happened).toHaveLength(3);
    expect([merchant.most(), merchant.arrived.length]).toEqual([1, 3]);
  },
);

test("resend of an event that is being sent sends it again after its response, and both attempts are recorded", async () => {
  const { world, shop, merchant } = await withShop();
  await paid(world, shop, merchant.urls("/slow"));
  await expect.poll(() => merchant.waiting.length).toBe(1);
  const [event] = await world.events.list();
  if (!event) throw new Error("there is no event");
  const resent = world.events.resend(event.id);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(merchant.arrived).toHaveLength(1);
  merchant.respond();
  await expect.poll(() => merchant.waiting.length).toBe(1);
  merchant.respond();
  expect(await resent).toMatchObject({ state: "acknowledged", attempts: [{ status: 200 }, { status: 200 }] });
  expect([merchant.most(), merchant.arrived.length]).toEqual([1, 2]);
});

test("reset ends what is being sent, and its outcome changes nothing of the world", async () => {
  const { world, shop, merchant } = await withShop();
  await paid(world, shop, merchant.urls("/slow/before"));
  await expect.poll(() => merchant.waiting.length).toBe(1);
  const before = performance.now();
  await world.reset();
  expect(performance.now() - before).toBeLessThan(5000);
  merchant.respond();
  const id = await paid(world, shop, merchant.urls("/after"));
  await world.events.waitFor("paymentCallback", { transactionId: id, acknowledged: true });
  expect([merchant.arrived, (await world.events.list()).length]).toEqual([["/slow/before", "/after"], 1]);
});

test("restore sends what was being sent when the snapshot was taken, in order, once more", async () => {
  const { world, shop, merchant } = await withShop();
  await world.configure({ duplicateCallbacks: 1 });
  await paid(world, shop, merchant.urls("/slow"));
  await expect.poll(() => merchant.waiting.length).toBe(1);
  const snapshot = await world.snapshot();
  merchant.respond();
  await expect.poll(() => merchant.waiting.length).toBe(1);
  await world.restore(snapshot);
  for (const arrived of [3, 4]) {
    await expect.poll(() => merchant.arrived.length).toBe(arrived);
    merchant.respond();
  }
  await expect
    .poll(async () => (await world.events.list()).map(({ state, attempts }) => [state, attempts.length]))
    .toEqual([
      ["acknowledged", 1],
      ["acknowledged", 1],
    ]);
});

test("restore sends what was being sent when the snapshot was taken before the refund of its payment, though both were due at one time", async () => {
  const { world, shop, merchant } = await withShop("frozen");
  const id = await paid(world, shop, merchant.urls("/slow/payment"));
  await expect.poll(() => merchant.waiting.length).toBe(1);
  const body = { amount: 500, callbackUrls: merchant.urls("/slow/refund") };
  expect((await shop.send("POST", `/payments/${id}/refund`, { body })).status).toBe(201);
  const snapshot = await world.snapshot();
  const restored = world.restore(snapshot);
  const responding = setInterval(merchant.respond, 20);
  onTestFinished(() => clearInterval(responding));
  await restored;
  await expect.poll(async () => (await world.events.list()).every(({ acknowledged }) => acknowledged)).toBe(true);
  expect(merchant.arrived.slice(1)).toEqual(["/slow/payment", "/slow/refund"]);
});

test("close ends what is being sent", async () => {
  const own = await startSandbox();
  const { world, shop, merchant } = await withShop("running", own);
  await Promise.all(Array.from({ length: 20 }, (_, nth) => paid(world, shop, merchant.urls(`/slow/${nth}`))));
  await expect.poll(() => merchant.waiting.length).toBe(20);
  const before = performance.now();
  await own.close();
  expect(performance.now() - before).toBeLessThan(5000);
});
