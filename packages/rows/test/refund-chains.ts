/** Refunds a payment in random parts until nothing is left. */
import * as fc from "fast-check";
import { type RefundRow as MerchantRow, rowsToRefund as merchantRows } from "../src/merchant.ts";
import { rowsFromCart as legacyRows } from "../src/legacy.ts";
import { type PaymentRow, rowsFromCart, rowsToRefund, type RowsToRefund, type ToRefund } from "../src/payment.ts";
import { carts } from "./carts.ts";

/** A cart, with or without a gift card, and the parts of it that come back: of what is left, in thousandths. */
export const chains = fc.record({
  cart: carts,
  card: fc.integer({ min: 0, max: 99 }),
  parts: fc.array(fc.record({ share: fc.integer({ min: 1, max: 1000 }), ofLines: fc.boolean() }), { maxLength: 5 }),
  isShopInShop: fc.boolean(),
});
type Chain = typeof chains extends fc.Arbitrary<infer Value> ? Value : never;

/** The service's rule: it keeps the rest of a payment and of each stamp. */
export class Payment {
  left: number;
  readonly #byStamp = new Map<string, number>();

  constructor(items: readonly PaymentRow[]) {
    this.left = items.reduce((sum, { unitPrice, units }) => sum + unitPrice * units, 0);
    for (const { stamp, unitPrice, units } of items) if (stamp !== undefined) this.#byStamp.set(stamp, unitPrice * units);
  }

  /** @throws when the service would reject the refund */
  refund({ amount, items }: RowsToRefund): number {
    for (const item of items ?? []) {
      const left = this.leftOf(item.stamp) - item.amount;
      if (item.amount < 1 || left < 0) throw new Error(`${item.amount} of ${item.stamp} can't be refunded`);
      this.#byStamp.set(item.stamp, left);
    }
    const sum = items?.reduce((all, item) => all + item.amount, 0);
    const refunded = amount ?? sum ?? 0;
    if (refunded < 1 || refunded > this.left || (sum ?? refunded) !== refunded) throw new Error(`${refunded} can't be refunded`);
    this.left -= refunded;
    return refunded;
  }

  leftOf(stamp: string): number {
    return this.#byStamp.get(stamp) ?? 0;
  }
}

/** The requests of a chain, the last one of the rest. */
export function paymentChain({ cart, card, parts, isShopInShop }: Chain): {
  readonly items: readonly PaymentRow[];
  readonly refunds: RowsToRefund[];
} {
  const lines = cart.lines.map((line) => (isShopInShop ? { ...line, merchant: "695874", reference: "r" } : line));
  const shipping = isShopInShop ? [] : (cart.shipping ?? []);
  const priced = rowsFromCart({ ...cart, lines, shipping });
  if (priced.nothingToPay) return { items: [], refunds: [] };
  const giftCards = isShopInShop ? [] : [{ amount: Math.floor((priced.charged * card) / 100) }];
  const rows = rowsFromCart({ ...cart, lines, shipping, giftCards });
  if (rows.nothingToPay) throw new Error("a gift card pays a part");
  const sent = rows.payment;
  const payment = new Payment(sent.items);
  const refunds: RowsToRefund[] = [];
  const refund = (what: ToRefund): void => {
    const request = rowsToRefund({ sent, refunded: refunds }, what);
    payment.refund(request);
    refunds.push(request);
  };
  for (const { share, ofLines } of parts) {
    const stamped = sent.items.find((item) => item.stamp !== undefined && payment.leftOf(item.stamp) > 0);
    const most = ofLines && stamped?.stamp ? Math.min(payment.leftOf(stamped.stamp), payment.left) : payment.left;
    // Amounts of a payment and of its lines are not mixed: of what an amount was refunded, nobody can say.
    const amount = Math.ceil((most * share) / 1000);
    if (amount) refund(ofLines && stamped?.stamp ? { lines: [{ stamp: stamped.stamp, amount }] } : { amount });
  }
  if (payment.left) refund({ amount: "rest" });
  if (payment.left !== 0) throw new Error(`${payment.left} is left`);
  return { items: sent.items, refunds };
}

/** The same of an order of the legacy interface. */
export function orderChain({ cart, card, parts }: Chain): { readonly orderDetails?: object; readonly refunds: { rows: MerchantRow[] }[] } {
  const lines = cart.lines.map(({ stamp: _stamp, ...line }) => ({ ...line, title: line.code }));
  const { shipping: _shipping, giftCards: _cards, ...rest } = cart;
  const price = rowsFromCart({ ...rest, lines });
  const charged = price.nothingToPay ? 0 : price.charged;
  const amount = Math.floor((charged * card) / 100);
  if (charged - amount < 65) return { refunds: [] };
  const rows = legacyRows({ ...rest, lines, giftCards: [{ amount }] });
  if (rows.nothingToPay) throw new Error("a gift card pays a part");
  const sent = { orderDetails: rows.orderDetails };
  const refunds: { rows: MerchantRow[] }[] = [];
  let left = rows.charged;
  const refund = (what: Parameters<typeof merchantRows>[1]): void => {
    const request = merchantRows({ sent, refunded: refunds }, what);
    left -= request.rows.reduce((sum, row) => sum + row.amount, 0);
    refunds.push(request);
  };
  for (const { share } of parts) if (left) refund({ amount: Math.ceil((left * share) / 1000), description: "Part" });
  if (left) refund({ amount: "rest" });
  if (left !== 0) throw new Error(`${left} is left`);
  return { orderDetails: rows.orderDetails, refunds };
}
