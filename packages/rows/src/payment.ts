/**
 * Rows of the Payment API from a cart, and of its refunds.
 *
 * @packageDocumentation
 */
import { apportion } from "./apportion.ts";
import type { CartTerms, GiftCard, LineTerms, Price } from "./cart/cart.ts";
import type { Costs } from "./cart/costs.ts";
import { explained, type Explained } from "./cart/explain.ts";
import { byRate } from "./cart/meet.ts";
import { cut, type LineRows, type NothingToPay, rowsOf } from "./cart/rows.ts";
import { cents, euros, type Money, rounded, sumOf } from "./decimal.ts";
import { fail, invalid } from "./rows-error.ts";

export type { CartTerms, Discount, GiftCard, LineTerms, Price } from "./cart/cart.ts";
export { type Explained, type RowRule, rowRules } from "./cart/explain.ts";
export type { NothingToPay } from "./cart/rows.ts";
export type { Money } from "./decimal.ts";
export { RowsError, type RowsErrorCode } from "./rows-error.ts";
export { type RefundedPayment, rowsToRefund, type RowsToRefund, type SentPayment, type ToRefund } from "./refund/payment-refund.ts";

/** A line of a cart. */
export type CartLine = Price &
  LineTerms & {
    /** The merchant's code of the product. For `shipping` it is `shipping` by default. */
    readonly code: string;
    /** Text for the customer. */
    readonly title?: string;
    readonly category?: string;
    /** The merchant's own identifier of the line, by which it can be refunded alone. No other line has it, nor one that ends in `-2`. */
    readonly stamp?: string;
  };

/** A line that a sub-merchant of a shop-in-shop sells. */
export type SubMerchantLine = CartLine & {
  readonly stamp: string;
  readonly reference: string;
  /** Id of the sub-merchant. */
  readonly merchant: string;
  /** Another merchant's commission from the line. It stays on one row. */
  readonly commission?: { readonly merchant: string; readonly amount: Money };
};

type Shipping<Line extends { readonly code: string }> = Omit<Line, "code" | "price" | "total"> & Price & { readonly code?: string };

interface CartOf<Line extends { readonly code: string }> extends CartTerms {
  readonly lines: readonly Line[];
  readonly shipping?: Shipping<Line> | readonly Shipping<Line>[];
}

/** A cart of a merchant of its own. */
export interface ShopCart extends CartOf<CartLine> {
  /** Pay for products and shipping, one after the other: the last row of each is negative and has no VAT. */
  readonly giftCards?: readonly GiftCard[];
}

/** A cart of prices without VAT. With `usePricesWithoutVat` the service allows no negative rows, so no gift cards. */
export interface NetCart extends CartOf<CartLine> {
  readonly pricesIncludeVat: false;
  readonly giftCards?: never;
}

/** A cart of a shop-in-shop. The service allows it no negative rows, so no gift cards. */
export interface ShopInShopCart extends CartOf<SubMerchantLine> {
  readonly giftCards?: never;
}

/** A row of a payment, as `createPayment` takes it. */
export interface PaymentRow {
  unitPrice: number;
  units: number;
  vatPercentage: number;
  productCode: string;
  description?: string;
  category?: string;
  stamp?: string;
  reference?: string;
  merchant?: string;
  commission?: { merchant: string; amount: number };
}

/** A cart with something left to pay. */
export interface ToPay extends Omit<NothingToPay, "nothingToPay"> {
  readonly nothingToPay: false;
  /** Part of the body of `createPayment`. */
  readonly payment: { amount: number; items: PaymentRow[]; usePricesWithoutVat?: true };
  /** Cents that the service takes, VAT included: what callbacks carry. With `usePricesWithoutVat` it is what we expect. */
  readonly charged: number;
}

const FIELDS = "category stamp reference merchant commission";
const MOST_CENTS = 99_999_999n;
const MOST_CHARACTERS = 1000;

/**
 * Makes the rows of `createPayment` from a cart, so that `amount` is their sum and each rate's VAT is exact to the cent.
 *
 * @throws RowsError that names the line and the rule
 */
export function rowsFromCart(cart: ShopCart | ShopInShopCart): NothingToPay | ToPay {
  const { amount, costs, byLine, cards, explain } = rowsOf(cart, FIELDS, 0n, MOST_CENTS);
  const giftCards = cards.map(Number);
  const charged = Number(amount);
  const more = { giftCards, ...(explain && { explain }) };
  if (!amount) return { nothingToPay: true, ...more };
  if (isShopInShop(costs)) {
    if (cards.length) invalid("giftCards", "can't be in a shop-in-shop");
    for (const { at, line } of costs.lines) {
      const { merchant, stamp, reference } = line as Extras;
      if (!merchant || !stamp || !reference) invalid(at, "needs merchant, stamp and reference in a shop-in-shop");
    }
  }
  const items = byLine.flatMap(paymentRows);
  const stamps = new Set<string>();
  for (const [index, { stamp }] of items.entries())
    if (stamp !== undefined && stamps.size === stamps.add(stamp).size)
      invalid(`${byLine.flat()[index]?.cost.at}.stamp`, `gives ${stamp}, which another row has`);
  for (const [index, paid] of giftCards.entries())
    if (paid)
      items.push({
        unitPrice: -paid,
        units: 1,
        vatPercentage: 0,
        productCode: "gift-card",
        description: cart.giftCards?.[index]?.title ?? "Gift card",
      });
  return { nothingToPay: false, payment: { amount: charged, items }, charged, ...more };
}

/** Only a shop-in-shop has sub-merchants and commissions. */
const isShopInShop = ({ lines }: Costs): boolean => lines.some(({ line }) => (line as Extras).merchant ?? (line as Extras).commission);

type Extras = Partial<Pick<SubMerchantLine, "category" | "stamp" | "reference" | "merchant" | "commission">>;

/** The rows of a line. The second one has a stamp of its own; the commission is on the one that costs more. */
function paymentRows(rows: LineRows): readonly PaymentRow[] {
  const [dearest] = rows.toSorted((a, b) => Number(b.price * b.units - a.price * a.units));
  return rows.map((row, index) => {
    const { price, units, title } = row;
    const { at, line, rate, isShipping } = row.cost;
    const { category, stamp, reference, merchant, commission } = line as Extras;
    const sent = {
      unitPrice: Number(price),
      units: Number(units),
      vatPercentage: Number(rate) / 10,
      productCode: line.code ?? (isShipping ? "shipping" : invalid(`${at}.code`, "is missing")),
      description: title && cut(title, MOST_CHARACTERS),
      category,
      stamp: stamp && index ? `${stamp}-2` : stamp,
      reference,
      merchant,
      commission:
        commission && row === dearest ? { ...commission, amount: Number(cents(commission.amount, `${at}.commission.amount`)) } : undefined,
    };
    // JSON has no field that is undefined.
    return JSON.parse(JSON.stringify(sent)) as PaymentRow;
  });
}

/**
 * Makes the rows of `createPayment` with `usePricesWithoutVat`: one row of one unit for each rate, since how the service rounds the prices of several
 * units is not documented. A price without VAT is whole cents, so what the service makes of it can differ by a cent a rate from the exact sum:
 * `charged` is what we expect.
 *
 * @throws RowsError as {@link rowsFromCart}, and where the service is not expected to take `total`
 */
export function rowsWithoutVat(cart: NetCart): NothingToPay | ToPay {
  const { amount, costs, cards } = rowsOf(cart, FIELDS, 0n, MOST_CENTS);
  if (cart.pricesIncludeVat || cards.length || isShopInShop(costs))
    invalid("cart", "must have prices without VAT, and no gift cards or sub-merchants");
  const { lines, denominator } = costs;
  const rates = byRate(lines);
  const nets = rates.map((rate) => sumOf(rate.map(({ asPriced }) => asPriced)));
  const net = rounded(sumOf(nets), denominator);
  const prices = apportion(nets, denominator, net) ?? [];
  const items: PaymentRow[] = [];
  const explain: Explained[] = [];
  let charged = 0n;
  for (const [index, rate] of rates.entries()) {
    const price = prices[index] ?? 0n;
    const [{ rate: tenths }] = rate;
    const withVat = rounded(price * (1000n + tenths), 1000n);
    const vatPercentage = Number(tenths) / 10;
    items.push({ unitPrice: Number(price), units: 1, vatPercentage, productCode: `vat-${vatPercentage}` });
    explain.push(explained(rate, denominator, withVat, ["by-rate"]));
    charged += withVat;
  }
  const more = { giftCards: [], ...(cart.explain && { explain }) };
  if (!charged) return { nothingToPay: true, ...more };
  if (cart.total !== undefined && charged !== amount)
    fail("total-mismatch", "total", `is ${euros(amount)}, but the service is expected to take ${euros(charged)}`);
  return { nothingToPay: false, payment: { amount: Number(net), items, usePricesWithoutVat: true }, charged: Number(charged), ...more };
}
