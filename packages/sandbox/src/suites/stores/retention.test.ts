/** What a world drops once it has more than it keeps. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type Keep, startSandbox } from "../../index.ts";
import { orderCalls } from "../../testing/order-calls.ts";
import { startShop } from "../../testing/shop.ts";
import { openKeeping, POLL, retentionTests } from "../../testing/stores/retention-tests.ts";
import type { Places } from "../../testing/stores/snapshot-tests.ts";

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
  [{ payments: -1 }, "keep: must be limits for requests, events or payments"],
  [{ payments: 1.5 }, "keep: must be limits"],
  [{ requests: 0 }, "keep: must be limits"],
  [{ refunds: 1 }, "keep: must be limits"],
])("the limits %j are rejected", async (keep, message) => {
  await expect(startSandbox({ port: false, keep: keep as object })).rejects.toThrow(message);
});
