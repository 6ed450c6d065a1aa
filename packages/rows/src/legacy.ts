/**
 * Rows of the legacy payment-creation interface from a cart.
 *
 * @packageDocumentation
 */
import type { CartTerms, GiftCard, LineTerms, Price } from "./cart/cart.ts";
import { cut, type NothingToPay, rowsOf } from "./cart/rows.ts";
import { euros } from "./decimal.ts";
import { fail, invalid } from "./rows-error.ts";

export type { CartTerms, Discount, GiftCard, LineTerms, Price } from "./cart/cart.ts";
export { type Explained, type RowRule, rowRules } from "./cart/explain.ts";
export type { NothingToPay } from "./cart/rows.ts";
export type { Money } from "./decimal.ts";
export { RowsError, type RowsErrorCode } from "./rows-error.ts";

/** A line of a cart. */
export type CartLine = Price &
  LineTerms & {
    /** Text for the customer. */
    readonly title: string;
    /** Product number, at most 16 characters. */
    readonly code?: string;
  };

/** A cart. */
export interface Cart extends CartTerms {
  readonly lines: readonly CartLine[];
  readonly shipping?: CartLine | readonly CartLine[];
  /** Pay for products and shipping, one after the other: the last row of each is negative and has no VAT. */
  readonly giftCards?: readonly GiftCard[];
}

/** A row of an order, as `createPayment` takes it. */
export interface ProductRow {
  title: string;
  code?: string;
  amount: string;
  price: string;
  vat: string;
  type: "1" | "2";
}

/** A cart with something left to pay. */
export interface ToPay extends Omit<NothingToPay, "nothingToPay"> {
  readonly nothingToPay: false;
  /** Part of `orderDetails` of `createPayment`. */
  readonly orderDetails: { includeVat: "1"; products: ProductRow[] };
  /** Cents that the service takes, VAT included. */
  readonly charged: number;
}

/** A price has ten characters at most. */
const MOST_CHARACTERS = 10;
const LEAST_CENTS = 65n;
const MOST_CENTS = 999_999_999n;
const MOST_ROWS = 500;
const MOST_TITLE = 255;

/**
 * Makes the products of `createPayment` from a cart, so that they add up to the cent and each rate's VAT is exact to the cent.
 *
 * @throws RowsError that names the line and the rule
 */
export function rowsFromCart(cart: Cart): NothingToPay | ToPay {
  const { amount, byLine, cards, explain } = rowsOf(cart, "", LEAST_CENTS, MOST_CENTS);
  const more = { giftCards: cards.map(Number), ...(explain && { explain }) };
  if (!amount) return { nothingToPay: true, ...more };
  const products: ProductRow[] = [];
  const add = (at: string, product: ProductRow): void => {
    if (products.length === MOST_ROWS) fail("limit-exceeded", at, `is after ${MOST_ROWS} rows, the most that an order has`);
    if (product.price.length > MOST_CHARACTERS) fail("limit-exceeded", at, `has a price of more than ${MOST_CHARACTERS} characters`);
    products.push(product);
  };
  for (const { cost, price, units, title } of byLine.flat())
    add(cost.at, {
      title: cost.line.title ? cut(title ?? "", MOST_TITLE) : invalid(`${cost.at}.title`, "is missing"),
      ...(cost.line.code !== undefined && { code: cost.line.code }),
      amount: String(units),
      price: euros(price),
      vat: String(Number(cost.rate) / 10),
      type: cost.isShipping ? "2" : "1",
    });
  for (const [index, paid] of cards.entries())
    if (paid)
      add(`giftCards[${index}]`, {
        title: cart.giftCards?.[index]?.title ?? "Gift card",
        amount: "1",
        price: `-${euros(paid)}`,
        vat: "0",
        type: "1",
      });
  return { nothingToPay: false, orderDetails: { includeVat: "1", products }, charged: Number(amount), ...more };
}
