/** The items in a report's row, and their VAT. */
import type { Item } from "@maksu/payment-api";
import { amountOfItems } from "../payments/amount-of-items.ts";
import type { Refund } from "../refunds/refund.ts";
import { type Decimal, decimal, euros, percentage } from "./decimal.ts";

/** An item in a row. */
export interface ReportItem {
  readonly stamp?: string;
  readonly amount: Decimal;
  readonly description?: string;
  readonly vat: Decimal;
  readonly code: string;
  readonly quantity: Decimal;
}

/** The items of a payment: what each costs, VAT included. */
export const tradedItems = (items: readonly Item[], usePricesWithoutVat: boolean | undefined): readonly ReportItem[] =>
  items.map((item) => reportItem(item, amountOfItems([item], usePricesWithoutVat), item.units));

/** The items of a refund: what is returned of each. */
export const refundedItems = ({ items: returned }: Refund, items: readonly Item[]): readonly ReportItem[] =>
  returned.flatMap(({ stamp, amount }) => {
    const item = items.find((each) => each.stamp === stamp);
    return item ? [reportItem(item, -amount, 1)] : [];
  });

const reportItem = ({ stamp, description, vatPercentage, productCode }: Item, cents: number, units: number): ReportItem => ({
  ...(stamp !== undefined && { stamp }),
  amount: euros(cents),
  ...(description !== undefined && { description }),
  vat: percentage(vatPercentage),
  code: productCode,
  quantity: decimal(String(units)),
});

/** The price of an item, and the VAT in it. Cents. */
export interface Taxed {
  readonly percent: number;
  readonly amount: number;
  readonly vat: number;
}

/** The VAT in items: exact, each rounded half away from zero. */
export const vatOf = (items: readonly Item[], usePricesWithoutVat: boolean | undefined): readonly Taxed[] =>
  items.map((item) => {
    const amount = amountOfItems([item], usePricesWithoutVat);
    return { percent: item.vatPercentage, amount, vat: vatIn(amount, item.vatPercentage) };
  });

function vatIn(amount: number, percent: number): number {
  // A percentage has one decimal.
  const rate = BigInt(Math.round(percent * 10));
  const whole = 1000n + rate;
  const rounded = (2n * BigInt(Math.abs(amount)) * rate + whole) / (2n * whole);
  return Math.sign(amount) * Number(rounded);
}
