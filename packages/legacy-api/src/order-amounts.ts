/**
 * Totals of a legacy order, in whole cents, computed without floating-point numbers.
 *
 * @packageDocumentation
 */
import { plainText } from "@maksu/openapi-runtime/plain-text";
import { type Decimal, decimal, minus, plus, rounded, times } from "./decimal.ts";
import type { PaymentRequest } from "./generated/schema.ts";

export type { Decimal } from "./decimal.ts";

/** The factors of a row's total. */
export interface OrderRow {
  readonly amount: string | number;
  readonly price: string | number;
  readonly vat: string | number;
  readonly discount?: string | number;
}

/** The rows of one VAT percent. */
export interface VatAmount {
  /** In hundredths of a percent: 2550 is 25.5 %. */
  readonly vatPercent: number;
  /** Cents, VAT included. */
  readonly amount: bigint;
}

/** The totals of an order. */
export interface OrderAmounts {
  /** Cents, VAT included. */
  readonly total: bigint;
  /** Per VAT percent, in the order of the rows; empty for an order without rows. */
  readonly byVat: readonly VatAmount[];
}

const HUNDRED = decimal("100");

/** Scale of the product of two percentages. */
const PERCENT_OF_PERCENT = decimal("0.0001");

/**
 * Adds up an order: its `price`, or its rows, each rounded half away from zero to a whole cent.
 *
 * @throws RangeError for a price that is not a decimal
 */
export function orderAmounts({
  price,
  orderDetails,
}: { readonly [name in "price" | "orderDetails"]?: PaymentRequest[name] | undefined }): OrderAmounts {
  if (!orderDetails) return { total: rounded(exact(price ?? "0"), 2), byVat: [] };
  const byVat = new Map<number, bigint>();
  for (const row of orderDetails.products) {
    const vatPercent = Number(rounded(exact(row.vat), 2));
    byVat.set(vatPercent, (byVat.get(vatPercent) ?? 0n) + rounded(rowTotal(row, orderDetails.includeVat), 2));
  }
  return {
    total: [...byVat.values()].reduce((sum, amount) => sum + amount, 0n),
    byVat: [...byVat].map(([vatPercent, amount]) => ({ vatPercent, amount })),
  };
}

/**
 * The total of a row in euros: amount × price × (1 − discount), plus VAT if prices exclude it (Legacy interface, product, price). It is exact, not
 * rounded.
 */
export function rowTotal({ amount, price, vat, discount = "0" }: OrderRow, includeVat: "0" | "1" | 0 | 1): Decimal {
  const rest = minus(HUNDRED, exact(discount));
  const withVat = String(includeVat) === "1" ? HUNDRED : plus(HUNDRED, exact(vat));
  return times(times(times(exact(amount), exact(price)), times(rest, withVat)), PERCENT_OF_PERCENT);
}

/** A decimal as text or as a number. */
export const exact = (value: string | number): Decimal => decimal(typeof value === "number" ? plainText(value) : value);
