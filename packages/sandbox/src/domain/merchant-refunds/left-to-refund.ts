/** The amounts of an order that are left to refund, in total and per VAT percent. */
import type { Order, VatAmount } from "../orders/order.ts";
import type { MerchantRefund } from "./merchant-refund.ts";

/** Cents that are left to refund. */
export const leftOfOrder = ({ amount, refunded }: Order): number => amount - refunded;

/** Cents that are left to refund of a VAT percent; undefined when the order has none of it. */
export function leftOfVat({ byVat, refundedByVat }: Order, vatPercent: number): number | undefined {
  const amount = amountOf(byVat, vatPercent);
  return amount === undefined ? undefined : amount - (amountOf(refundedByVat, vatPercent) ?? 0);
}

/** The cents of rows, per VAT percent. */
export function sumByVat(rows: MerchantRefund["rows"]): readonly VatAmount[] {
  const sums = new Map<number, number>();
  for (const { vatPercent, amount } of rows) if (vatPercent !== undefined) sums.set(vatPercent, (sums.get(vatPercent) ?? 0) + amount);
  return [...sums].map(([vatPercent, amount]) => ({ vatPercent, amount }));
}

/** The order after a refund was taken from it, or with -1 given back. */
export const withMerchantRefund = (order: Order, { amount, rows }: MerchantRefund, sign: 1 | -1): Order => ({
  ...order,
  refunded: order.refunded + sign * amount,
  refundedByVat: sumByVat([...order.refundedByVat, ...rows.map((row) => ({ ...row, amount: sign * row.amount }))]),
});

const amountOf = (amounts: readonly VatAmount[], vatPercent: number): number | undefined =>
  amounts.find((each) => each.vatPercent === vatPercent)?.amount;
