/** The books of a month: what the shop counts is what its reports and settlements add up to. The long run is in `books.slow.test.ts`. */
import { expect, test } from "vitest";
import { startSandbox } from "../index.ts";
import { netOf, readBooks } from "../testing/books.ts";
import { liveMonth } from "../testing/month.ts";
import { startReportReceiver } from "../testing/report-receiver.ts";
import { startShop } from "../testing/shop.ts";

test.each([
  { what: "mon-thu", merchant: { settlementCycle: "mon-thu", fees: { fixed: 35, perMille: 17 } } } as const,
  { what: "weekly", merchant: { settlementCycle: "weekly", methodFees: { creditcard: { fixed: 0, perMille: 29 } } } as const },
])("payments − refunds − fees = settlements + open, to the cent, settled $what", async ({ merchant }) => {
  await using sandbox = await startSandbox({ seed: "books", clock: "2026-03-02T09:00:00Z", merchant });
  const world = sandbox.defaultWorld;
  await using shop = await startShop(sandbox.url, world);
  await using receiver = await startReportReceiver(shop, world);
  const counted = await liveMonth(world, shop, 60);
  const { period, settled, open, totals, faults } = await readBooks(sandbox.url, world, shop, receiver);
  expect(faults).toEqual([]);
  expect({ payments: period.payments, refunds: period.refunds }).toEqual(counted);
  expect(netOf(period)).toBe(totals + netOf(open));
  expect(netOf(settled)).toBe(totals);
  for (const sum of [totals, open.payments, period.refunds, period.fees]) expect(sum).toBeGreaterThan(0n);
});
