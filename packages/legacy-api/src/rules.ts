import { plainText } from "@maksu/openapi-runtime/plain-text";
import type { Rules } from "@maksu/openapi-runtime/validation";
import { atLeast, type Decimal, decimal, decimalText, minus, plus, times } from "./decimal.ts";
import type { RuleName } from "./generated/validators.ts";

interface Order {
  readonly includeVat: "0" | "1" | 0 | 1;
  readonly products: readonly Row[];
}

interface Row {
  readonly amount: string | number;
  readonly price: string | number;
  readonly vat: string | number;
  readonly discount?: string | number;
}

const HUNDRED = decimal("100");

/** Scale of the product of two percentages. */
const PERCENT_OF_PERCENT = decimal("0.0001");

/**
 * Checks that all rows together reach the limit in euros: amount × price × (1 − discount) each, plus VAT if prices exclude it (Legacy
 * interface, product, price). The sum is exact, not rounded.
 */
const orderTotal = ({ includeVat, products }: Order, least: number): true | string => {
  const totals = products.map(({ amount, price, vat, discount = "0" }) => {
    const rest = minus(HUNDRED, exact(discount));
    const withVat = String(includeVat) === "1" ? HUNDRED : plus(HUNDRED, exact(vat));
    return times(times(exact(amount), exact(price)), times(rest, withVat));
  });
  const total = times(totals.reduce(plus, decimal("0")), PERCENT_OF_PERCENT);
  return atLeast(total, exact(least)) || `the products add up to ${figure(decimalText(total))} with VAT, which is less than ${least}`;
};

const exact = (value: string | number): Decimal => decimal(typeof value === "number" ? plainText(value) : value);

/** Strips trailing zeros: `0.5500` is 0.55. */
const figure = (text: string): string => (text.includes(".") ? text.replace(/\.?0+$/, "") : text);

/** The named rules of the legacy interface's description. */
export const rules: Rules<RuleName> = { "order-total": orderTotal };
