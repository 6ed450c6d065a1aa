/** The books of the merchant of orders, added up from the records and settlements of the Merchant API alone. Cents, counted by bigint. */
import { type Books, netOf, type Sums } from "./books.ts";
import type { OrderCalls } from "../order-calls.ts";

/** The longest span of days that settlements are listed of: two months. */
const DAYS = "fromDate=2026-03-01&toDate=2026-04-30";

/**
 * Reads the books of the merchant of orders, whose payments have these ids.
 *
 * @returns `period` by the records of the payments, `settled` and `totals` by the settlements
 */
export async function readOrderBooks({ call }: OrderCalls, paymentIds: readonly string[]): Promise<Books> {
  const faults: string[] = [];
  const settledPayments: PaymentBody[] = [];
  const settledRefunds: RefundBody[] = [];
  let totals = 0n;
  for (const { id } of await listSettlements(call)) {
    const { settledAmount, payments, refunds } = (await call("GET", `/settlements/${id}`)).body as unknown as SettlementBody;
    const net = netOf(sumsOf(payments, refunds));
    if (net !== BigInt(settledAmount)) faults.push(`${id} is ${settledAmount}, and its records are ${net}`);
    if ([...payments, ...refunds].some(({ settlementId }) => settlementId !== id)) faults.push(`${id} has what is in another one`);
    settledPayments.push(...payments);
    settledRefunds.push(...refunds);
    totals += BigInt(settledAmount);
  }
  const settledIds = [...settledPayments, ...settledRefunds].map(({ id }) => id);
  if (new Set(settledIds).size !== settledIds.length) faults.push("something is settled twice");
  const payments: PaymentBody[] = [];
  for (const id of paymentIds) payments.push((await call("GET", `/payments/${id}`)).body as unknown as PaymentBody);
  const refunds = payments.flatMap((payment) => payment.refunds);
  const isOpen = ({ settlementId }: { readonly settlementId?: string }): boolean => settlementId === undefined;
  return {
    period: sumsOf(payments, refunds),
    settled: sumsOf(settledPayments, settledRefunds),
    open: sumsOf(payments.filter(isOpen), refunds.filter(isOpen)),
    totals,
    faults,
  };
}

/** The totals of all settlements that the Merchant API lists, those of a linked account among them. */
export const listedTotals = async ({ call }: OrderCalls): Promise<bigint> =>
  (await listSettlements(call)).reduce((sum, { settledAmount }) => sum + BigInt(settledAmount), 0n);

const listSettlements = async (call: OrderCalls["call"]): Promise<readonly SettlementBody[]> =>
  (await call("GET", `/settlements?${DAYS}`)).body as unknown as readonly SettlementBody[];

function sumsOf(payments: readonly PaymentBody[], refunds: readonly RefundBody[]): Sums {
  const sum = (values: readonly number[]): bigint => values.reduce((all, value) => all + BigInt(value), 0n);
  return {
    payments: sum(payments.map(({ amounts }) => amounts.charged)),
    refunds: -sum(refunds.map(({ settledAmount }) => settledAmount)),
    fees: -sum(payments.flatMap(({ merchantFees: { transaction, provision } }) => [transaction, provision])),
  };
}

interface RefundBody {
  readonly id: string;
  readonly settledAmount: number;
  readonly settlementId?: string;
}

interface PaymentBody {
  readonly id: string;
  readonly amounts: { readonly charged: number };
  readonly merchantFees: { readonly transaction: number; readonly provision: number };
  readonly settlementId?: string;
  readonly refunds: readonly RefundBody[];
}

interface SettlementBody {
  readonly id: string;
  readonly settledAmount: number;
  readonly payments: readonly PaymentBody[];
  readonly refunds: readonly RefundBody[];
}
