/** The books of a merchant, added up from what it received over HTTP alone. Cents, counted by bigint. */
import type { PaymentReportRow } from "@maksu/webhooks";
import type { SandboxWorld } from "../../../src/index.ts";
import { orderCalls } from "../order-calls.ts";
import { centsOf, type ReportReceiver } from "./report-receiver.ts";
import type { Shop } from "../shop.ts";

/** Sums over rows of reports. */
export interface Sums {
  readonly payments: bigint;
  /** Not negative. */
  readonly refunds: bigint;
  readonly fees: bigint;
}

/** The sums of a merchant's reports and settlements. */
export interface Books {
  /** By the report of the whole period: what is paid, settled or not. */
  readonly period: Sums;
  /** By the reports of each settlement. */
  readonly settled: Sums;
  /** By the report of what is not settled yet. */
  readonly open: Sums;
  /** The totals of the settlements, by the Merchant API. */
  readonly totals: bigint;
  /** The faults of single settlements: a total that is not that of its rows, a payment in two. */
  readonly faults: readonly string[];
}

/** The amount of payments when refunds and fees are taken off. */
export const netOf = ({ payments, refunds, fees }: Sums): bigint => payments - refunds - fees;

const isRefund = ({ amount }: PaymentReportRow): boolean => String(amount).startsWith("-");

/** Adds up the rows of a report. */
export function sumsOf(rows: readonly PaymentReportRow[]): Sums {
  const sum = (each: (row: PaymentReportRow) => bigint): bigint => rows.reduce((total, row) => total + each(row), 0n);
  const cents = (euros: unknown): bigint => BigInt(euros === undefined ? 0 : centsOf(euros));
  return {
    payments: sum((row) => (isRefund(row) ? 0n : cents(row.amount))),
    refunds: sum((row) => (isRefund(row) ? -cents(row.amount) : 0n)),
    fees: sum((row) => cents(row.paymentMethodFee) + cents(row.paymentMethodCommission)),
  };
}

/** Reads the books of the ordinary merchant. The Merchant API shows them to a merchant whose linked account it is. */
export async function readBooks(url: string, world: SandboxWorld, shop: Shop, receiver: ReportReceiver): Promise<Books> {
  await world.configureMerchant({ linkedAccount: String(world.payment.account) }, world.merchant.merchantId);
  const { call } = orderCalls(url, world);
  const listed = (await shop.send("GET", "/settlements")).body as unknown as readonly { readonly id: number }[];
  const faults: string[] = [];
  const rows: PaymentReportRow[] = [];
  const seen = new Set<string>();
  let totals = 0n;
  for (const { id } of listed) {
    const own = await receiver.rows({ settlementId: id });
    const { settledAmount, payments, refunds } = (await call("GET", `/settlements/${id}`)).body as unknown as SettlementBody;
    const isOwn = own.every(({ settlementId, status }) => settlementId === String(id) && status === "Paid and settled");
    if (!isOwn) faults.push(`${id} reports what is not in it`);
    if (netOf(sumsOf(own)) !== BigInt(settledAmount)) faults.push(`${id} is ${settledAmount}, and its rows are ${netOf(sumsOf(own))}`);
    if (payments.length + refunds.length !== own.length) faults.push(`${id} has ${own.length} rows, and not as many payments and refunds`);
    const reported = own.flatMap(({ checkoutReference }) => checkoutReference ?? []);
    if (String(reported.toSorted()) !== String(payments.map((payment) => payment.id).toSorted()))
      faults.push(`${id} reports other payments`);
    // A row of a refund has the stamp of its payment, which several refunds may share: only the Merchant API names each.
    for (const each of [...payments, ...refunds]) {
      if (seen.has(each.id)) faults.push(`${each.id} is settled twice`);
      seen.add(each.id);
    }
    rows.push(...own);
    totals += BigInt(settledAmount);
  }
  const span = { from: Date.parse("2026-03-01"), to: world.clock.now().getTime() };
  const open = await rowsWithin(receiver, span, { paymentStatus: "paid" });
  const period = await rowsWithin(receiver, span);
  return { period: sumsOf(period), settled: sumsOf(rows), open: sumsOf(open), totals, faults };
}

/** Payments that a report of a period has at most (Payment API, PaymentReportRequest, limit). */
const MOST = 50_000;

/** The rows of a span of time, which is read in parts where one report can't have all of it. */
async function rowsWithin(
  receiver: ReportReceiver,
  { from, to }: { readonly from: number; readonly to: number },
  body: object = {},
): Promise<readonly PaymentReportRow[]> {
  const [startDate, endDate] = [from, to].map((time) => new Date(time).toISOString());
  const rows = await receiver.rows({ body: { ...body, startDate, endDate } });
  if (rows.filter((row) => !isRefund(row)).length < MOST) return rows;
  const middle = Math.floor((from + to) / 2);
  return [...(await rowsWithin(receiver, { from, to: middle }, body)), ...(await rowsWithin(receiver, { from: middle + 1, to }, body))];
}

interface SettlementBody {
  readonly settledAmount: number;
  readonly payments: readonly Settled[];
  readonly refunds: readonly Settled[];
}

interface Settled {
  readonly id: string;
}
