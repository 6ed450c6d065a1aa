import type { Item } from "@maksu/payment-api";
import { amountWithVat } from "./prices-without-vat.ts";

/** Cents of items, VAT included. */
export const amountOfItems = (items: readonly Item[], usePricesWithoutVat = false): number =>
  usePricesWithoutVat ? Number(amountWithVat(items)) : items.reduce((sum, { unitPrice, units }) => sum + unitPrice * units, 0);
