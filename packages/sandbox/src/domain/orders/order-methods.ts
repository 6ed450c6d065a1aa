/** The methods of the legacy page, and the cards that it takes. */
import { exact } from "@maksu/legacy-api/order-amounts";
import { type NumberedMethod, numberedMethods } from "../methods.ts";
import type { Order, OrderContext } from "./order.ts";

/** The methods that an order can be paid with. */
export const methodsOfOrder = ({ request, amount }: Order, { merchant }: Pick<OrderContext, "merchant">): readonly NumberedMethod[] =>
  numberedMethods({ enabled: merchant.settings.methods, amount }).filter(
    ({ method }) =>
      method.group !== "credit" || (request.orderDetails !== undefined && (method.id !== INVOICE || canBeInvoiced(request.orderDetails))),
  );

/** The invoice provider's method. */
const INVOICE = "walleyb2c";

/** An invoice has prices with VAT, and whole pieces. */
const canBeInvoiced = ({ includeVat, products }: NonNullable<Order["request"]["orderDetails"]>): boolean =>
  String(includeVat) === "1" && products.every(({ amount }) => isWhole(amount));

const isWhole = (amount: string): boolean => {
  const { digits, scale } = exact(amount);
  return digits % 10n ** BigInt(scale) === 0n;
};

/** A test card of the legacy page. */
export interface LegacyTestCard {
  /** The published number. Nothing keeps it. */
  readonly number: string;
  /** The name of its method. */
  readonly name: string;
}

/** The published test cards of the legacy page. */
export const LEGACY_TEST_CARDS: readonly LegacyTestCard[] = [
  { number: "4925000000000004", name: "Visa" },
  { number: "5413000000000000", name: "Mastercard" },
  { number: "375700000000002", name: "American Express" },
];

/** The card with this number, or with these last four digits; spaces are ignored. */
export function legacyTestCard(text: string): LegacyTestCard | undefined {
  const digits = text.replaceAll(" ", "");
  return LEGACY_TEST_CARDS.find(({ number }) => number === digits || number.slice(-4) === digits);
}

/**
 * The response code of a card that an order's amount asks for: the cents of 0.01 to 0.99 and of 1.01 to 4.99 €; undefined for one that passes.
 *
 * @param amount - in cents
 */
export function cardErrorOf(amount: number, { method }: NumberedMethod): string | undefined {
  if (method.group !== "creditcard" || amount >= 500 || amount % 100 === 0) return undefined;
  return String(amount % 100).padStart(2, "0");
}
