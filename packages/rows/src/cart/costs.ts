/** The exact cost of each line, as an integer over one denominator for all. */
import { cents, decimal, known, list, MILLION, money, sumOf, vatRate } from "../decimal.ts";
import { invalid } from "../rows-error.ts";
import type { AnyCart, AnyLine, Discount } from "./cart.ts";

/** A line and what it costs. */
export interface Cost {
  /** Its place in the cart, as in `lines[2]`. */
  readonly at: string;
  readonly line: AnyLine;
  readonly isShipping: boolean;
  /** VAT in tenths of a percent. */
  readonly rate: bigint;
  /** Undefined where it is a fraction. */
  readonly units: bigint | undefined;
  /** After all discounts, as the cart's prices are: with VAT or without. Cents over the denominator. */
  readonly asPriced: bigint;
  /** The same with VAT. */
  readonly gross: bigint;
}

/** The lines of a cart, and the denominator of what they cost. */
export interface Costs {
  readonly lines: readonly Cost[];
  readonly denominator: bigint;
}

/** @param fields of a line, besides those that every line has */
export function costsOf(cart: AnyCart, fields: string): Costs {
  known(cart, "lines shipping discounts giftCards pricesIncludeVat total explain", "cart");
  const { lines, shipping = [], discounts = [], pricesIncludeVat } = cart;
  if (!list(lines, "cart.lines").length) invalid("cart.lines", "must have a line");
  if (typeof pricesIncludeVat !== "boolean") invalid("cart.pricesIncludeVat", "must be true or false");
  const products = lines.map((line: AnyLine, index) => exactCost(line, `lines[${index}]`, fields));
  const shipped = [shipping]
    .flat()
    .map((line, index) => exactCost(line, Array.isArray(shipping) ? `shipping[${index}]` : "shipping", fields));
  const { left, of } = leftAfter(list(discounts, "cart.discounts"), sumOf(products.map(({ exact }) => exact)));
  return {
    lines: [...products, ...shipped].map(({ exact, ...cost }, index) => {
      const isShipping = index >= products.length;
      const base = exact * (isShipping ? of : left);
      return { ...cost, isShipping, asPriced: base * 1000n, gross: base * (1000n + (pricesIncludeVat ? 0n : cost.rate)) };
    }),
    denominator: MILLION ** 3n * of * 1000n,
  };
}

/** A line by itself: its cost has millionths of a cent, of a unit, and of the whole. */
function exactCost(line: AnyLine, at: string, fields: string) {
  known(line, `price total quantity vat discount code title ${fields}`, at);
  const { price, total, quantity = 1, discount } = line;
  const units = decimal(quantity, 6, `${at}.quantity`) || invalid(`${at}.quantity`, "must be more than 0");
  if ((price === undefined) === (total === undefined)) invalid(at, "must have either price or total");
  const whole = price === undefined ? money(total ?? 0, `${at}.total`) * MILLION : money(price, `${at}.price`) * units;
  return {
    at,
    line,
    rate: vatRate(line.vat, `${at}.vat`),
    units: units % MILLION ? undefined : units / MILLION,
    exact: discount ? discounted(whole, MILLION ** 2n, discount, `${at}.discount`) : whole * MILLION,
  };
}

/** A cost after a discount, in millionths of the cost's own unit, of which `unit` make a millionth of a cent. */
function discounted(whole: bigint, unit: bigint, discount: Discount, at: string): bigint {
  known(discount, "amount percent", at);
  const { amount, percent } = discount;
  if ((amount === undefined) === (percent === undefined)) invalid(at, "must have either amount or percent");
  const rest =
    amount === undefined
      ? whole * (MILLION - decimal(percent ?? 0, 4, `${at}.percent`))
      : whole * MILLION - money(amount, `${at}.amount`) * unit;
  return rest < 0n ? invalid(at, "is more than there is to pay") : rest;
}

/** The fraction of each product's cost after the cart's discounts, the same for all. */
function leftAfter(discounts: readonly Discount[], sum: bigint): { readonly left: bigint; readonly of: bigint } {
  const base = sum || 1n;
  let [left, of] = [1n, 1n];
  for (const [index, discount] of discounts.entries()) {
    // Over all products, whose cost has millionths of the whole already.
    const rest = discounted(base * left, MILLION ** 3n * of, discount, `discounts[${index}]`);
    [left, of] = [rest, of * base * MILLION];
  }
  return { left, of };
}

/** The balance of each gift card, in cents. */
export const cardsOf = ({ giftCards = [] }: AnyCart): readonly bigint[] =>
  list(giftCards, "cart.giftCards").map((card, index) => {
    known(card, "amount title", `giftCards[${index}]`);
    return cents(card.amount, `giftCards[${index}].amount`);
  });
