/** Fault rules over HTTP: what each does to the request, the event or the payment, and what is done all the same. */
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createControlClient } from "../../src/control/client/index.ts";
import { type FaultRule, type SandboxWorld, startSandbox } from "../../src/index.ts";
import { type Shop, startShop } from "../support/shop.ts";

const sandbox = await startSandbox({ seed: "faults", clock: "2026-03-02T09:00:00Z" });
const shops: Shop[] = [];
let world: SandboxWorld;
let shop: Shop;
afterAll(async () => {
  for (const each of shops) await each[Symbol.asyncDispose]();
  await sandbox.close();
});
beforeEach(async () => {
  world = await sandbox.world();
  shop = await startShop(sandbox.url, world);
  shops.push(shop);
});

const paid = async (): Promise<string> => {
  const { transactionId } = (await shop.create({ amount: 1000 })).body;
  await world.pay(transactionId, { method: "nordea" });
  return transactionId;
};
const refund = (id: string, amount = 100): ReturnType<Shop["send"]> =>
  shop.send("POST", `/payments/${id}/refund`, { body: { amount, callbackUrls: shop.urls } });
const refunds = async (): Promise<number> => (await world.transitions()).filter(({ of, on }) => of === "refund" && on === "accept").length;
const lost = (error: Error): string => error.message;

describe("a request", () => {
  test.each<{ rule: FaultRule; learned: unknown; done: number }>([
    { rule: { drop: true }, learned: "fetch failed", done: 1 },
    { rule: { drop: true, before: true }, learned: "fetch failed", done: 0 },
    { rule: { truncate: true }, learned: "terminated", done: 1 },
    { rule: { respond: { status: 503 } }, learned: 503, done: 1 },
    { rule: { respond: { status: 503 }, before: true }, learned: 503, done: 0 },
  ])("that $rule hits is carried out $done times, and repeated once more", async ({ rule, learned, done }) => {
    const id = await paid();
    await world.faults.add({ match: { operation: "refundPayment", amount: 100 }, times: 1, ...rule });
    expect(await refund(id).then(({ status }) => status, lost)).toBe(learned);
    expect(await refunds()).toBe(done);
    expect((await refund(id)).status).toBe(201);
    const [fault] = await world.faults.list();
    expect(fault).toMatchObject({
      matched: 2,
      hits: 1,
      hit: [{ operation: "refundPayment", amount: 100, at: "2026-03-02T09:00:00.000Z" }],
    });
    expect((await world.requests.list()).filter((each) => each.fault)).toHaveLength(1);
  });

  test("waits for its response", async () => {
    await world.faults.add({ match: { operation: "createPayment" }, delay: 60 });
    const start = performance.now();
    expect((await shop.create()).status).toBe(201);
    expect(performance.now() - start).toBeGreaterThan(55);
  });

  test("is the description's example of that status, signed like any response", async () => {
    await world.faults.add({ respond: { status: 500 } });
    const { status, body, headers } = await shop.create();
    expect([status, body["status"], headers.has("signature")]).toEqual([500, "error", true]);
  });

  test("hits by nth, after, times, merchant and reference", async () => {
    const hit = async (match: FaultRule["match"], more: FaultRule = {}): Promise<number[]> => {
      const { id } = await world.faults.add({ ...(match && { match }), ...more, respond: { status: 503 } });
      const statuses: number[] = [];
      for (const reference of ["A", "B", "C", "D"]) statuses.push((await shop.create({ reference })).status);
      await world.faults.remove(id);
      return statuses.flatMap((status, index) => (status === 503 ? [index + 1] : []));
    };
    expect(await hit({ nth: 3 })).toEqual([3]);
    expect(await hit({}, { after: 1, times: 2 })).toEqual([2, 3]);
    expect(await hit({ reference: "B" })).toEqual([2]);
    expect(await hit({ merchant: world.payment.account })).toEqual([1, 2, 3, 4]);
    expect(await hit({ merchant: "1" })).toEqual([]);
    expect(await world.faults.list()).toEqual([]);
  });

  test("is hit with a probability that the seed decides", async () => {
    const hits = async (): Promise<string> => {
      await using own = await startSandbox({ seed: "dice", clock: "frozen", faults: [{ probability: 0.5, respond: { status: 503 } }] });
      await using ownShop = await startShop(own.url, own.defaultWorld);
      let text = "";
      for (let nth = 0; nth < 20; nth++) text += (await ownShop.create()).status === 503 ? "x" : "-";
      return text;
    };
    const first = await hits();
    expect(await hits()).toBe(first);
    expect(first).toMatch(/x.*-.*x.*-/);
  });
});

describe("an event", () => {
  const statuses = (): (string | null)[] => shop.received.map(({ searchParams }) => searchParams.get("checkout-reference"));

  test("is dropped once, and sent again by its schedule", async () => {
    await world.faults.add({ match: { event: "paymentCallback", nth: 1 }, drop: true });
    const id = await paid();
    expect(shop.received).toHaveLength(0);
    await world.clock.advance({ minutes: 1 });
    expect(shop.received).toHaveLength(1);
    const [event] = await world.events.list();
    expect(event).toMatchObject({ about: id, acknowledged: true, attempts: [{ failure: "dropped by a fault rule" }, { status: 200 }] });
  });

  test("is truncated once, which the shop does not act on, and sent again by its schedule", async () => {
    await world.faults.add({ match: { event: "paymentCallback", nth: 1 }, truncate: true });
    await paid();
    expect(shop.received).toHaveLength(0);
    await world.clock.advance({ minutes: 1 });
    expect(shop.received).toHaveLength(1);
    const [event] = await world.events.list();
    expect(event).toMatchObject({ acknowledged: true, attempts: [{ failure: "truncated by a fault rule" }, { status: 200 }] });
  });

  test("is delayed by the world's clock, and sent several times", async () => {
    await world.faults.add({ match: { event: "paymentCallback" }, delay: 5000 });
    await world.faults.add({ duplicate: 2 });
    await paid();
    expect(shop.received).toHaveLength(0);
    await world.clock.advance({ seconds: 5 });
    expect(shop.received).toHaveLength(3);
  });

  test("overtakes the one before it, and alone is sent after a day", async () => {
    await world.faults.add({ match: { nth: 1 }, outOfOrder: true });
    for (const reference of ["first", "second"])
      await world.pay((await shop.create({ reference })).body.transactionId, { method: "nordea" });
    await world.clock.advance({ seconds: 1 });
    expect(statuses()).toEqual(["second", "first"]);
    await world.faults.clear();
    await world.faults.add({ match: { nth: 1 }, outOfOrder: true });
    await world.pay((await shop.create({ reference: "third" })).body.transactionId, { method: "nordea" });
    await world.clock.advance({ days: 1 });
    expect(statuses()).toEqual(["second", "first", "third"]);
  });
});

describe("a payment", () => {
  test("is rejected though its customer approves it, and so is a charge", async () => {
    await world.faults.add({ decline: true });
    const { transactionId } = (await shop.create()).body;
    expect(await world.pay(transactionId, { method: "nordea" })).toContain("checkout-status=fail");
    const token = await world.addToken();
    const { status, body } = await shop.send("POST", "/payments/token/mit/charge", { body: shop.tokenRequest({ token }) });
    expect([status, body.message]).toEqual([400, "Failed to create token payment."]);
    expect((await world.faults.list())[0]?.hit.map(({ operation }) => operation)).toEqual([undefined, "createMitCharge"]);
  });

  test("is confirmed later by its bank", async () => {
    await world.faults.add({ times: 1, lateOutcome: true });
    const { transactionId } = (await shop.create()).body;
    expect(await world.pay(transactionId, { method: "nordea" })).toContain("checkout-status=delayed");
    await world.clock.advance({ days: 3 });
    expect((await shop.send("GET", `/payments/${transactionId}`)).body["status"]).toBe("ok");
  });

  test.each(["rejected", "fail"] as const)("has a refund that is %s", async (refundOutcome) => {
    const id = await paid();
    await world.faults.add({ times: 1, refundOutcome });
    expect((await refund(id, 1000)).status).toBe(refundOutcome === "fail" ? 201 : 400);
    await world.clock.advance({ minutes: 1 });
    // An amount that was not paid back can be refunded again.
    expect((await refund(id, 1000)).status).toBe(201);
  });

  test("is exported with what became of it", async () => {
    await world.faults.add({ times: 1, lateOutcome: true });
    await world.faults.add({ times: 1, refundOutcome: "fail" });
    await paid();
    await world.clock.advance({ days: 3 });
    await world.faults.add({ times: 1, match: { reference: "no" }, decline: true });
    await refund((await shop.create()).body.transactionId);
    const { transactionId } = (await shop.create({ reference: "no" })).body;
    await world.pay(transactionId, { method: "nordea" });
    await refund(await paid());
    await world.clock.advance({ minutes: 1 });
    const seed = await world.export();
    const copy = await sandbox.world({ seeds: seed });
    const made = async (each: SandboxWorld): Promise<object[]> =>
      (await each.transitions()).map(({ rule, on, to, at }) => ({ rule, on, to, at }));
    expect(await made(copy)).toEqual(await made(world));
    expect(await copy.settings()).toEqual(await world.settings());
  });
});

test("each rule counts the same, through the control API and the test API", async () => {
  const control = createControlClient({ url: sandbox.url });
  const path = { world: world.name };
  const rule: FaultRule = { match: { operation: "createPayment" }, times: 1, respond: { status: 503 } };
  const { id } = await control.addFault({ path, body: { ...rule, match: { operation: "createPayment" } } });
  expect((await shop.create()).status).toBe(503);
  expect(await control.listFaults({ path })).toEqual(JSON.parse(JSON.stringify(await world.faults.list())));
  expect(await world.faults.list()).toMatchObject([{ id, rule, hits: 1 }]);
  await expect(control.addFault({ path, body: { match: { nth: 1 }, times: 1, drop: true } })).rejects.toThrow("nth: can't be combined");
  await expect(control.removeFault({ path: { ...path, fault: "99" } })).rejects.toThrow("no fault rule has the id 99");
  await control.removeFault({ path: { ...path, fault: id } });
  await world.faults.add({ drop: true });
  await control.clearFaults({ path });
  expect(await world.faults.list()).toEqual([]);
});

test("a reset brings back the rules that the world was created with", async () => {
  const own = await sandbox.world({ faults: "- respond: { status: 503 }" });
  await own.faults.clear();
  await own.faults.add({ drop: true });
  await own.reset();
  expect((await own.faults.list()).map(({ rule }) => rule)).toEqual([{ respond: { status: 503 } }]);
});
