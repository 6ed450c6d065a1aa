/** Refunds of the Payment API, from the shop's own records. */
import { cents, known, list, type Money, rounded, sumOf } from "../decimal.ts";
import { invalid, RowsError } from "../rows-error.ts";
import { askedOf, notNegative, spread, tooMuch } from "./left.ts";

/** A payment as it was created: `payment` of `rowsFromCart`, or a body of `createPayment`. */
export interface SentPayment {
  readonly amount: number;
  /** Absent, or empty, where the payment has none: then `amount` is what can be refunded. */
  readonly items?: readonly {
    readonly unitPrice: number;
    readonly units: number;
    readonly vatPercentage: number;
    readonly stamp?: string;
    readonly merchant?: string;
  }[];
  readonly usePricesWithoutVat?: boolean;
}

/** A refund that was asked for before, and has not failed. */
export interface RefundedPayment {
  readonly amount?: number;
  readonly items?: readonly { readonly stamp: string; readonly amount: number }[];
}

/** A part of a line: of so many units, or an amount with VAT. Without either, what is left of it. */
export type LineToRefund = {
  /** Of the line in the cart. */
  readonly stamp: string;
} & ({ readonly quantity?: number; readonly amount?: never } | { readonly amount: Money; readonly quantity?: never });

/** The refund: an amount with VAT, everything that is left, or parts of lines. */
export type ToRefund =
  | { readonly amount: Money | "rest"; readonly lines?: never }
  | { readonly lines: readonly LineToRefund[]; readonly amount?: never };

/** A row of a refund. */
export interface RefundRow {
  stamp: string;
  amount: number;
}

/** Part of the body of `refundPayment`. A shop-in-shop refunds by items alone. */
export type RowsToRefund = { amount: number; items?: RefundRow[] } | { amount?: never; items: RefundRow[] };

interface Row {
  readonly stamp: string;
  readonly price: bigint;
  /** Cents that are left to refund. */
  left: bigint;
}

/**
 * Makes what `refundPayment` takes, never more than is left of the payment or of a row. No commission is returned: add it to an item, if the aggregate
 * gives it back, which no document says it must.
 *
 * @param records - what was sent, and the refunds that were asked for since, without those that failed
 * @throws RowsError that names the line and the rule
 */
export function rowsToRefund(
  { sent, refunded }: { readonly sent: SentPayment; readonly refunded: readonly RefundedPayment[] },
  what: ToRefund,
): RowsToRefund {
  known(what, "amount lines", "refund");
  const { items: sentItems = [] } = sent;
  const prices = sentItems.map(({ unitPrice, units, vatPercentage }, index) => {
    if (![unitPrice, units].every(Number.isSafeInteger)) invalid(`sent.items[${index}]`, "must have whole cents and units");
    const price = BigInt(unitPrice);
    return sent.usePricesWithoutVat ? rounded(price * (1000n + BigInt(Math.round(vatPercentage * 10))), 1000n) : price;
  });
  // A payment may have no items.
  const paid = prices.length
    ? sumOf(sentItems.map(({ units }, index) => (prices[index] ?? 0n) * BigInt(units)))
    : cents(sent.amount, "sent.amount");
  const left = notNegative(paid - sumOf(list(refunded, "refunded").map(refundOf)));
  const isShopInShop = sentItems.some(({ merchant }) => merchant !== undefined);
  if (!what.lines && !isShopInShop) return { amount: Number(askedOf(what.amount, left)) };
  const rows = rowsOf(sent, prices, refunded);
  const taken = what.lines ? partsOf(rows, what.lines) : spread(rows, askedOf(what.amount, left));
  const amount = taken.reduce((sum, part) => sum + part.amount, 0n);
  if (amount > left) tooMuch("refund", amount, left);
  if (amount === 0n) invalid("lines", "must have something that is left");
  const items = taken.filter((part) => part.amount).map(({ row, amount: part }) => ({ stamp: row.stamp, amount: Number(part) }));
  return isShopInShop ? { items } : { amount: Number(amount), items };
}

/** Cents of an earlier refund. */
function refundOf({ amount, items }: RefundedPayment, index: number): bigint {
  const at = `refunded[${index}]`;
  if (amount !== undefined) return cents(amount, `${at}.amount`);
  return items
    ? sumOf(items.map((item, place) => cents(item.amount, `${at}.items[${place}].amount`)))
    : invalid(at, "must have amount or items");
}

/** Rows that can be refunded by themselves. */
function rowsOf({ items = [] }: SentPayment, prices: readonly bigint[], refunded: readonly RefundedPayment[]): readonly Row[] {
  const before = new Map<string, bigint>();
  for (const item of refunded.flatMap((refund) => refund.items ?? []))
    before.set(item.stamp, (before.get(item.stamp) ?? 0n) + BigInt(item.amount));
  return items.flatMap(({ stamp, units }, index) => {
    const price = prices[index] ?? 0n;
    return stamp === undefined || price < 0n
      ? []
      : [{ stamp, price, left: notNegative(price * BigInt(units) - (before.get(stamp) ?? 0n)) }];
  });
}

/** A part of a row. */
interface Part {
  readonly row: Row;
  readonly amount: bigint;
}

function partsOf(rows: readonly Row[], lines: readonly LineToRefund[]): readonly Part[] {
  return list(lines, "lines").flatMap((line, index) => {
    const at = `lines[${index}]`;
    known(line, "stamp quantity amount", at);
    if (line.quantity !== undefined && line.amount !== undefined) invalid(at, "must have either quantity or amount");
    const ofLine = rows.filter(({ stamp }, place) => stamp === line.stamp || isSecond(rows[place], rows[place - 1], line.stamp));
    if (!ofLine.length) invalid(`${at}.stamp`, "is of no row that can be refunded");
    let amount = line.amount === undefined ? undefined : cents(line.amount, `${at}.amount`);
    const { quantity } = line;
    if (quantity !== undefined && !(Number.isSafeInteger(quantity) && quantity > 0)) invalid(`${at}.quantity`, "must be whole units");
    let units = quantity === undefined ? undefined : BigInt(quantity);
    const parts = ofLine.map((row): Part => {
      const byUnits = units === undefined || row.price === 0n ? row.left : least(units * row.price, row.left);
      const taken = amount === undefined ? byUnits : least(amount, row.left);
      if (units !== undefined && row.price) units -= least(units, (row.left + row.price - 1n) / row.price);
      if (amount !== undefined) amount -= taken;
      row.left -= taken;
      return { row, amount: taken };
    });
    if (amount || units) {
      const taken = parts.reduce((sum, part) => sum + part.amount, 0n);
      if (amount) tooMuch(at, taken + amount, taken);
      throw new RowsError("more-than-left", `${at}.quantity`, `is ${units} more than is left of the line`);
    }
    return parts;
  });
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** Whether a row is what splitting a line added: the next one, a cent dearer. */
const isSecond = (row: Row | undefined, before: Row | undefined, stamp: string): boolean =>
  row?.stamp === `${stamp}-2` && before?.stamp === stamp && row.price === before.price + 1n;
