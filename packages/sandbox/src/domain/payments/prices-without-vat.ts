import type { Item } from "@maksu/payment-api";

/** Percent have at most this many decimals; more are rounded. */
const DECIMALS = 1_000_000;

/** Cents of items whose prices are without VAT: each unit price is raised, rounded half away from zero, and multiplied. */
export const amountWithVat = (items: readonly Item[]): bigint =>
  items.reduce((total, { unitPrice, units, vatPercentage }) => total + withVat(unitPrice, vatPercentage) * BigInt(units), 0n);

/** Exact, since a price is not negative and a percentage is a decimal number. */
function withVat(price: number, percent: number): bigint {
  const scale = BigInt(100 * DECIMALS);
  const raised = BigInt(price) * (scale + BigInt(Math.round(percent * DECIMALS)));
  return (raised * 2n + scale) / (scale * 2n);
}
