import type { Item } from "@maksu/payment-api";

/**
 * Adds up the items of a payment, as the service charges them.
 *
 * @param usePricesWithoutVat - as in the request: each unit price is raised by its VAT, rounded half away from zero, and multiplied
 * @returns cents, VAT included
 */
export const amountOfItems = (items: readonly Pick<Item, "unitPrice" | "units" | "vatPercentage">[], usePricesWithoutVat = false): number =>
  usePricesWithoutVat ? Number(amountWithVat(items)) : items.reduce((sum, { unitPrice, units }) => sum + unitPrice * units, 0);

/** Cents of items whose prices are without VAT. */
export const amountWithVat = (items: Parameters<typeof amountOfItems>[0]): bigint =>
  items.reduce((total, { unitPrice, units, vatPercentage }) => total + withVat(unitPrice, vatPercentage) * BigInt(units), 0n);

/** Exact, since a price is not negative and a percentage has one decimal. */
function withVat(price: number, percent: number): bigint {
  const raised = BigInt(price) * (1000n + BigInt(Math.round(percent * 10)));
  return (raised * 2n + 1000n) / 2000n;
}
