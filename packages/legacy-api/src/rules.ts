import type { Rules } from "@maksu/openapi-runtime/validation";
import { atLeast, decimal, decimalText, plus } from "./decimal.ts";
import type { RuleName } from "./generated/validators.ts";
import { exact, type OrderRow, rowTotal } from "./order-amounts.ts";

interface Order {
  readonly includeVat: "0" | "1" | 0 | 1;
  readonly products: readonly OrderRow[];
}

/** Checks that all rows together reach the limit in euros. The sum is exact, not rounded. */
const orderTotal = ({ includeVat, products }: Order, least: number): true | string => {
  const total = products.map((row) => rowTotal(row, includeVat)).reduce(plus, decimal("0"));
  return atLeast(total, exact(least)) || `the products add up to ${figure(decimalText(total))} with VAT, which is less than ${least}`;
};

/** Strips trailing zeros: `0.5500` is 0.55. */
const figure = (text: string): string => (text.includes(".") ? text.replace(/\.?(?<!0)0+$/, "") : text);

/** The named rules of the legacy interface's description. */
export const rules: Rules<RuleName> = { "order-total": orderTotal };
