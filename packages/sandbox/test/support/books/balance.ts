/** Lives a month over HTTP, and compares what the shop counts with the books of both merchants: payments − refunds − fees = settlements + open. */
import type { Sandbox, SandboxWorld } from "../../../src/index.ts";
import { type Books, netOf, readBooks, type Sums } from "./books.ts";
import { liveMonth } from "./month.ts";
import { listedTotals, readOrderBooks } from "./order-books.ts";
import { orderCalls } from "../order-calls.ts";
import { orderLife } from "../order-life.ts";
import { startReportReceiver } from "./report-receiver.ts";
import { startShop } from "../shop.ts";

/** The faults in the books of a month: of a world with so many payments, and a quarter as many orders. */
export async function faultsOfMonth({ url }: Sandbox, world: SandboxWorld, count: number): Promise<readonly string[]> {
  await using shop = await startShop(url, world);
  await using receiver = await startReportReceiver(shop, world);
  const calls = orderCalls(url, world);
  const life = orderLife(world, shop, calls);
  const counted = await liveMonth(world, shop, life, count);
  const ofOrders = await readOrderBooks(calls, life.paymentIds());
  // From here on the merchant of orders has the account of the payments linked: the Merchant API shows the settlements of both.
  const ofPayments = await readBooks(url, world, shop, receiver);
  const listed = await listedTotals(calls);
  const sum = ofOrders.totals + ofPayments.totals;
  return [
    ...faultsOf("orders", ofOrders, life.counted()),
    ...faultsOf("payments", ofPayments, counted),
    ...(listed === sum ? [] : [`the Merchant API lists ${listed}, of settlements of ${sum}`]),
  ];
}

function faultsOf(what: string, books: Books, counted: Pick<Sums, "payments" | "refunds">): readonly string[] {
  const { period, settled, open, totals, faults } = books;
  const checks: readonly (readonly [fault: string, isRight: boolean])[] = [
    [`payments of ${period.payments}, and the shop counts ${counted.payments}`, period.payments === counted.payments],
    [`refunds of ${period.refunds}, and the shop counts ${counted.refunds}`, period.refunds === counted.refunds],
    [`${netOf(period)}, settlements of ${totals} and ${netOf(open)} open`, netOf(period) === totals + netOf(open)],
    [`settlements of ${totals}, with ${netOf(settled)} in them`, netOf(settled) === totals],
    ["nothing settled, refunded or taken as fees", [totals, period.refunds, period.fees].every((sum) => sum > 0n)],
  ];
  return [...faults, ...checks.flatMap(([fault, isRight]) => (isRight ? [] : [`${what}: ${fault}`]))];
}
