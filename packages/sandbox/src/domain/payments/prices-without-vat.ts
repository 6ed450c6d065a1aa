import type { Item } from "@maksu/payment-api";

/** Cents of items whose prices are without VAT: each unit price is raised, rounded half away from zero, and multiplied. */
export const amountWithVat = (items: readonly Item[]): bigint =>
  items.reduce((total, { unitPrice, units, vatPercentage }) => total + withVat(unitPrice, vatPercentage) * BigInt(units), 0n);

/** Exact, since a price is not negative and a percentage has one decimal. */
function withVat(price: number, percent: number): bigint {
  const raised = BigInt(price) * (1000n + BigInt(Math.round(percent * 10)));
  return (raised * 2n + 1000n) / 2000n;
}
