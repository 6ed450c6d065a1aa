/** Lives a month over HTTP, and compares what the shop counts with its books of both merchants: payments − refunds − fees = settlements + open. */
import { expect } from "vitest";
import type { Sandbox, SandboxWorld } from "../index.ts";
import { type Books, netOf, readBooks, type Sums } from "./books.ts";
import { liveMonth } from "./month.ts";
import { listedTotals, readOrderBooks } from "./order-books.ts";
import { orderCalls } from "./order-calls.ts";
import { orderLife } from "./order-life.ts";
import { startReportReceiver } from "./report-receiver.ts";
import { startShop } from "./shop.ts";

/** Lives a month of a world with so many payments, and a quarter as many orders. */
export async function expectBalance({ url }: Sandbox, world: SandboxWorld, count: number): Promise<void> {
  await using shop = await startShop(url, world);
  await using receiver = await startReportReceiver(shop, world);
  const calls = orderCalls(url, world);
  const life = orderLife(world, shop, calls);
  const counted = await liveMonth(world, shop, life, count);
  const ofOrders = await readOrderBooks(calls, life.paymentIds());
  expectBooks(ofOrders, life.counted());
  // From here on the merchant of orders has the account of the payments linked: the Merchant API shows the settlements of both.
  const ofPayments = await readBooks(url, world, shop, receiver);
  expectBooks(ofPayments, counted);
  expect(await listedTotals(calls)).toBe(ofOrders.totals + ofPayments.totals);
}

function expectBooks({ period, settled, open, totals, faults }: Books, counted: Pick<Sums, "payments" | "refunds">): void {
  expect(faults).toEqual([]);
  expect({ payments: period.payments, refunds: period.refunds }).toEqual(counted);
  expect(netOf(period)).toBe(totals + netOf(open));
  expect(netOf(settled)).toBe(totals);
  for (const sum of [totals, period.refunds, period.fees]) expect(sum).toBeGreaterThan(0n);
}
