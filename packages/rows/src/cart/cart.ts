import type { Money } from "../decimal.ts";

/** Lowers a price: by money, of all units together, or by percent with at most four decimals. */
export type Discount =
  | { readonly amount: Money; readonly percent?: never }
  | { readonly percent: number | string; readonly amount?: never };

/** A price of one unit, with up to six decimals of a cent, or of all units together. */
export type Price = { readonly price: Money; readonly total?: never } | { readonly total: Money; readonly price?: never };

/** A line without its price. */
export interface LineTerms {
  /** Up to six decimals, as in `"0.333"`. Default 1. */
  readonly quantity?: number | string;
  /** VAT in percent, with at most one decimal, as in 25.5. */
  readonly vat: number | string;
  readonly discount?: Discount;
}

/** A gift card: it pays, so it lowers no VAT. */
export interface GiftCard {
  /** Balance of the card; at most the total is used. */
  readonly amount: Money;
  /** Shown to the customer. Default `Gift card`. */
  readonly title?: string;
}

/** A cart without its lines. */
export interface CartTerms {
  /** Whether prices and amounts of discounts include VAT. */
  readonly pricesIncludeVat: boolean;
  /** Lower the prices of `lines`, one after the other; `shipping` may have a discount of its own. */
  readonly discounts?: readonly Discount[];
  /** The total that the customer saw, VAT included and gift cards deducted. The rows meet it within a cent a line. */
  readonly total?: Money;
  /** Adds a table of how each line was rounded. */
  readonly explain?: boolean;
}

/** The cart of any API, as the calculation reads it. */
export interface AnyCart extends CartTerms {
  readonly lines: readonly AnyLine[];
  readonly shipping?: AnyLine | readonly AnyLine[];
  readonly giftCards?: readonly GiftCard[];
}

export type AnyLine = LineTerms & { readonly price?: Money; readonly total?: Money; readonly code?: string; readonly title?: string };
