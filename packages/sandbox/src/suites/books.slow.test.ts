/** The books of a month with ten thousand payments, over HTTP. */
import { expect, test } from "vitest";
import { startSandbox } from "../index.ts";
import { netOf, readBooks } from "../testing/books.ts";
import { liveMonth } from "../testing/month.ts";
import { startReportReceiver } from "../testing/report-receiver.ts";
import { startShop } from "../testing/shop.ts";

const PAYMENTS = Number(process.env["BOOKS_PAYMENTS"] ?? 10_000);

test(
  `${PAYMENTS} payments of a month, less refunds and fees, are settlements and what is open, to the cent`,
  { timeout: 600_000 },
  async () => {
    await using sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z", merchant: { fees: { fixed: 35, perMille: 17 } } });
    const world = sandbox.defaultWorld;
    await using shop = await startShop(sandbox.url, world);
    await using receiver = await startReportReceiver(shop, world);
    const counted = await liveMonth(world, shop, PAYMENTS);
    const { period, settled, open, totals, faults } = await readBooks(sandbox.url, world, shop, receiver);
    expect(faults).toEqual([]);
    expect({ payments: period.payments, refunds: period.refunds }).toEqual(counted);
    expect(netOf(period)).toBe(totals + netOf(open));
    expect(netOf(settled)).toBe(totals);
    for (const sum of [totals, period.refunds, period.fees]) expect(sum).toBeGreaterThan(0n);
  },
);
