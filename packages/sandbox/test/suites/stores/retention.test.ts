/** The documents that a world drops once it has more than it keeps. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { type Keep, type ObservedDrop, type Sandbox, startSandbox } from "../../../src/index.ts";
import { createMemoryStore } from "../../../src/store/memory-store.ts";
import { StoreError } from "../../../src/store/store.ts";
import { rowsIn, startReportReceiver } from "../../support/books/report-receiver.ts";
import { orderCalls } from "../../support/order-calls.ts";
import { itemOf } from "../../support/payments.ts";
import { startShop } from "../../support/shop.ts";
import { openKeeping, POLL, retentionTests } from "../../support/stores/retention-tests.ts";
import type { Places } from "../../support/stores/snapshot-tests.ts";
import { withTransactions } from "../../support/stores/with-transactions.ts";

const folder = mkdtempSync(join(tmpdir(), "retention-"));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const PLACES: Places = { memory: async () => "memory", file: async () => `file:${join(folder, `${++files}.db`)}` };
describe.each(Object.entries(PLACES))("a world on %s", (_name, place) => {
  retentionTests(place);
});

test("payments that are settled one by one are kept until they are", async () => {
  await using sandbox = await openKeeping({ keep: { payments: 0 }, merchant: { perTransactionSettlement: true } });
  const world = sandbox.defaultWorld;
  await using shop = await startShop(sandbox.url, world, sandbox.fetch);
  const { transactionId } = (await shop.create()).body;
  await world.pay(transactionId, { method: "nordea" });
  const gone = (await shop.create()).body.transactionId;
  await world.pay(gone, { method: "nordea", outcome: "cancel" });
  await expect.poll(() => world.dropped(), POLL).toMatchObject({ payments: 1 });
  expect((await shop.send("GET", `/payments/${transactionId}`)).status).toBe(200);
  expect(await world.settle()).toHaveLength(1);
  await expect.poll(() => world.dropped(), POLL).toMatchObject({ payments: 2 });
});

test("the stamps of a committed hold are free again once it is dropped", async () => {
  await using sandbox = await openKeeping({ keep: { payments: 0 } });
  const world = sandbox.defaultWorld;
  await using shop = await startShop(sandbox.url, world, sandbox.fetch);
  const send = async (path: string, stamp: string) => {
    const { callbackUrls: _none, ...body } = shop.tokenRequest({ token: await world.addToken(), stamp });
    return shop.send("POST", `/payments/${path}`, { body });
  };
  const { transactionId } = (await send("token/mit/authorization-hold", "of-the-hold")).body;
  expect((await send(`${transactionId}/token/commit`, "of-the-commit")).status).toBe(201);
  await expect.poll(() => world.dropped(), POLL).toMatchObject({ payments: 1 });
  for (const stamp of ["of-the-hold", "of-the-commit"]) expect((await shop.create({ stamp })).status).toBe(201);
});

test("payments that can't be dropped yet are looked at in proportion to what changes", async () => {
  let looks = 0;
  const store = withTransactions(await createMemoryStore(), (transaction) => ({
    ...transaction,
    get(kind, ...rest) {
      if (kind === "payment") looks++;
      return transaction.get(kind, ...rest);
    },
  }));
  await using sandbox = await openKeeping({ store, keep: { payments: 0 }, merchant: { perTransactionSettlement: true } });
  const world = sandbox.defaultWorld;
  await using shop = await startShop(sandbox.url, world, sandbox.fetch);
  const token = await world.addToken();
  looks = 0;
  for (let nth = 0; nth < 120; nth++) {
    const charged = await shop.send("POST", "/payments/token/mit/charge", { body: shop.tokenRequest({ token }) });
    expect(charged.status).toBe(201);
    // A sweep begins in a turn of the event loop of its own.
    await setImmediate();
  }
  expect(await world.dropped()).toMatchObject({ payments: 0 });
  expect(looks / 120).toBeLessThan(30);
  await world.settle();
  await expect.poll(() => world.dropped(), POLL).toMatchObject({ payments: 120 });
});

test("payments are dropped although another process is first once", async () => {
  const failures: Error[] = [];
  const store = withTransactions(await createMemoryStore(), (transaction) => ({
    ...transaction,
    async remove(kind, id) {
      const failure = kind === "payment" ? failures.shift() : undefined;
      if (failure) throw failure;
      return transaction.remove(kind, id);
    },
  }));
  await using sandbox = await openKeeping({ store, keep: { payments: 0 } });
  const world = sandbox.defaultWorld;
  await using shop = await startShop(sandbox.url, world, sandbox.fetch);
  failures.push(new StoreError("conflict", "the line has been changed"));
  await world.pay((await shop.create()).body.transactionId, { method: "nordea", outcome: "cancel" });
  await expect.poll(() => world.dropped(), POLL).toMatchObject({ payments: 1 });
  expect(failures).toEqual([]);
});

test("what was dropped is reported also where dropping more fails", async () => {
  const store = withTransactions(await createMemoryStore(), (transaction) => ({
    ...transaction,
    async count(kind, ...range) {
      if (kind === "event") throw new Error("the disk is full");
      return transaction.count(kind, ...range);
    },
  }));
  const drops: ObservedDrop[] = [];
  await using sandbox = await openKeeping({ store, keep: { payments: 0, events: 0 }, onDrop: (dropped) => drops.push(dropped) });
  const world = sandbox.defaultWorld;
  await using shop = await startShop(sandbox.url, world, sandbox.fetch);
  const warned = new Promise((resolve) => void process.once("warning", resolve));
  await world.pay((await shop.create()).body.transactionId, { method: "nordea", outcome: "cancel" });
  expect(await warned).toMatchObject({ message: expect.stringMatching(/: the disk is full$/) });
  await expect.poll(() => drops, POLL).toMatchObject([{ payments: 1, events: 1 }]);
});

test("a sandbox that is started again knows how many payments were dropped before, and one that is reset forgets them", async () => {
  const store = `file:${join(folder, `${++files}.db`)}` as const;
  const reasonIn = async (sandbox: Sandbox): Promise<string | undefined> => {
    await using shop = await startShop(sandbox.url, sandbox.defaultWorld, sandbox.fetch);
    expect((await shop.send("GET", `/payments/${crypto.randomUUID()}`)).status).toBe(404);
    return (await sandbox.defaultWorld.requests.rejected()).at(-1)?.reason;
  };
  const before = await openKeeping({ store, keep: { payments: 0 } });
  await using shop = await startShop(before.url, before.defaultWorld, before.fetch);
  await before.defaultWorld.pay((await shop.create()).body.transactionId, { method: "nordea", outcome: "cancel" });
  await expect.poll(() => before.defaultWorld.dropped(), POLL).toMatchObject({ payments: 1 });
  await before.close();
  await using after = await openKeeping({ store });
  expect(await reasonIn(after)).toBe("the account has no payment with this id; of those that are over, 1 has been dropped");
  await after.defaultWorld.reset();
  expect(await reasonIn(after)).toBe("the account has no payment with this id");
});

test("payments of an account that waits for a report are kept until it has it, those of others are not", async () => {
  await using sandbox = await openKeeping({ keep: { payments: 0 } });
  const world = sandbox.defaultWorld;
  await using shop = await startShop(sandbox.url, world, sandbox.fetch);
  await using receiver = await startReportReceiver(shop, world);
  receiver.statuses.push(500);
  const body = { requestType: "json", callbackUrl: receiver.url };
  const { status, body: requested } = await shop.send("POST", "/payments/report", { body });
  expect(status).toBe(200);
  const about = String(requested["requestId"]);
  await world.events.waitFor("paymentReport", { about });
  const { transactionId } = (await shop.create()).body;
  await world.pay(transactionId, { method: "nordea" });
  const items = [itemOf({ merchant: world.subMerchants[0] ?? "", stamp: "a", reference: "1" })];
  const other = (await shop.create({ items }, world.aggregate)).body.transactionId;
  await world.pay(other, { method: "nordea", outcome: "cancel" });
  await expect.poll(() => world.dropped(), POLL).toMatchObject({ payments: 1 });
  expect((await shop.send("GET", `/payments/${transactionId}`)).status).toBe(200);
  await world.clock.advance({ days: 1 });
  const [, report] = receiver.received;
  if (!report) throw new Error("the report was not sent again");
  expect(await rowsIn(report, world.payment)).toHaveLength(1);
  await expect.poll(() => world.dropped(), POLL).toMatchObject({ payments: 2 });
});

test("a refund whose payment was dropped is deducted from the next payment's own settlement, as if the payment were kept", async () => {
  const settled = async (keep?: Keep): Promise<unknown> => {
    await using sandbox = await openKeeping({ ...(keep && { keep }), merchant: { perTransactionSettlement: true } });
    const world = sandbox.defaultWorld;
    await using shop = await startShop(sandbox.url, world, sandbox.fetch);
    const paid = async (outcome: "approve" | "cancel"): Promise<string> => {
      const { transactionId } = (await shop.create()).body;
      await world.pay(transactionId, { method: "nordea", outcome });
      return transactionId;
    };
    const first = await paid("approve");
    await world.settle();
    await world.refund(first, { amount: 500 });
    await paid("cancel");
    if (keep) await expect.poll(() => world.dropped(), POLL).toMatchObject({ payments: 1 });
    await paid("approve");
    return (await world.settle()).map(({ total }) => total);
  };
  const all = await settled();
  expect(all).toEqual([990]);
  expect(await settled({ payments: 1 })).toEqual(all);
});

test("a merchant of the Merchant API sees the settlement of payments that were dropped, with its sum", async () => {
  await using sandbox = await openKeeping({ keep: { payments: 0 } });
  const world = await sandbox.world({ name: "linked" });
  await world.configureMerchant({ linkedAccount: String(world.payment.account) }, world.merchant.merchantId);
  await using shop = await startShop(sandbox.url, world, sandbox.fetch);
  await world.pay((await shop.create()).body.transactionId, { method: "nordea" });
  await expect.poll(() => world.dropped(), POLL).toMatchObject({ payments: 1 });
  const [settlement] = await world.settle();
  const { status, body } = await orderCalls(sandbox.url, world, { fetch: sandbox.fetch }).call("GET", `/settlements/${settlement?.id}`);
  expect({ status, body }).toMatchObject({ status: 200, body: { settledAmount: settlement?.total, payments: [], refunds: [] } });
});

test.each([
  [{ payments: -1 }, ""],
  [{ payments: 1.5 }, ""],
  [{ requests: 0 }, ""],
  [{ refunds: 1 }, ""],
  [500, ", not a number"],
])("the limits %j are rejected", async (keep, end) => {
  const message = `keep: must be whole numbers for requests (at least 1), events, payments or moments, such as { payments: 500 }${end}`;
  await expect(startSandbox({ port: false, keep: keep as object })).rejects.toMatchObject({ name: "TypeError", message });
});
