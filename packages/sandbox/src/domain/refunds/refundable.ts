/** The amounts of a payment that are left to refund, in total and per item. */
import type { Commission, Item, RefundItem } from "@maksu/payment-api";
import type { Payment, RefundedItem } from "../payments/payment.ts";
import { amountOfItems } from "../payments/amount-of-items.ts";
import type { Refund } from "./refund.ts";

/** Cents that are left to refund. */
export const refundable = ({ amount, refunded }: Payment): number => amount - refunded;

/** The items of a payment that have this stamp. Several may: they count as one. */
const itemsWith = ({ request }: Payment, stamp: string): readonly Item[] => request.items.filter((item) => item.stamp === stamp);

/** Cents of the items with a stamp; undefined when the payment has none, or one with a negative price. */
export function priceOf(payment: Payment, stamp: string): number | undefined {
  const items = itemsWith(payment, stamp);
  if (items.length === 0 || items.some(({ unitPrice }) => unitPrice < 0)) return undefined;
  return amountOfItems(items, payment.request.usePricesWithoutVat);
}

/** Cents that are left to refund of the items with a stamp. */
export const refundableOfItem = (payment: Payment, stamp: string): number =>
  (priceOf(payment, stamp) ?? 0) - refundedOf(payment, stamp).amount;

const refundedOf = ({ refundedItems }: Payment, stamp: string): RefundedItem =>
  refundedItems.find((item) => item.stamp === stamp) ?? { stamp, amount: 0, commissions: [] };

/** Cents of commission that an account had from the items with a stamp, less what it gave back. */
export const refundableCommission = (payment: Payment, stamp: string, account: string | undefined): number =>
  commissionOf(
    itemsWith(payment, stamp).flatMap(({ commission }) => commission ?? []),
    account,
  ) - commissionOf(refundedOf(payment, stamp).commissions, account);

/** Cents of the commissions that are an account's. */
const commissionOf = (commissions: readonly Commission[], account: string | undefined): number =>
  commissions.filter(({ merchant }) => merchant === account).reduce((sum, { amount = 0 }) => sum + amount, 0);

/** The stamps of a payment's items, once each. */
export const stampsOf = ({ request }: Payment): readonly string[] => [
  ...new Set(request.items.flatMap(({ stamp }) => (stamp === undefined ? [] : [stamp]))),
];

/** The payment with a refund taken off what is left, or with `sign` -1 given back to it. */
export const withRefund = (payment: Payment, { amount, items }: Pick<Refund, "amount" | "items">, sign: 1 | -1): Payment =>
  items.reduce((changed, item) => withItem(changed, item, sign), { ...payment, refunded: payment.refunded + sign * amount });

function withItem(payment: Payment, { stamp, amount, commission }: RefundItem, sign: 1 | -1): Payment {
  const before = refundedOf(payment, stamp);
  const others = payment.refundedItems.filter((item) => item.stamp !== stamp);
  const returned = commission ? [{ ...commission, amount: sign * (commission.amount ?? 0) }] : [];
  const commissions = [...before.commissions, ...returned];
  const after = { stamp, amount: before.amount + sign * amount, commissions };
  return { ...payment, refundedItems: [...others, after] };
}
