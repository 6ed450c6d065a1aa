/** Compares the rows of a cart with an independent computation. */
import { type PaymentRow, rowsFromCart, type ShopCart } from "../src/payment.ts";
import { add, closest, grossOf, isWithin, over, ratio, times, total, vatOf } from "./reference.ts";

const cent = ratio(1n);
const one = ratio(1n);

/** Compares by itself: `expect` takes more time than all the rest, for a million carts. */
function same(what: string, found: unknown, wanted: unknown): void {
  if (found !== wanted) throw new Error(`${what}: ${String(found)}, but ${String(wanted)} is wanted`);
}

/** @throws when the rows don't add up, VAT is more than a cent off, or the order of lines changes a total */
export function checkRows(cart: ShopCart): void {
  const rows = rowsFromCart(cart);
  if (rows.nothingToPay) throw new Error("the cart costs something");
  const { amount, items } = rows.payment;
  const gross = grossOf(cart);
  same("charged", rows.charged, amount);
  same("the sum of rows", sumOf(items), BigInt(amount));
  same("amount", BigInt(amount), closest(total(gross)));
  checkLines(cart, items, gross);
  for (const [rate, sent] of byRate(items)) {
    const vat = vatOf({ vat: rate });
    const inside = over(vat, add(one, vat));
    const exact = total(gross.filter((_gross, index) => linesOf(cart)[index]?.vat === rate));
    if (!isWithin(times(ratio(sent), inside), times(exact, inside), cent)) throw new Error(`the VAT of ${rate} % is more than a cent off`);
  }
  const turned = rowsFromCart({ ...cart, lines: cart.lines.toReversed() });
  if (turned.nothingToPay) throw new Error("the cart costs something");
  same("rates of lines in another order", byRate(turned.payment.items).join(), byRate(items).join());
}

/** Each line is its rows: within a cent, and of its units. */
export function checkLines(cart: ShopCart, items: readonly PaymentRow[], gross = grossOf(cart)): void {
  for (const [index, exact] of gross.entries()) {
    const line = linesOf(cart)[index];
    const own = items.filter(({ productCode }) => productCode === (line?.code ?? "shipping"));
    if (!isWithin(ratio(sumOf(own)), exact, cent)) throw new Error(`line ${index} is more than a cent off`);
    const quantity = Number(line?.quantity ?? 1);
    const units = own.reduce((sum, row) => sum + row.units, 0);
    same(`units of line ${index}`, units, Number.isInteger(quantity) ? quantity : 1);
  }
}

export const linesOf = ({ lines, shipping }: ShopCart) => [...lines, ...[shipping ?? []].flat()];
export const sumOf = (items: readonly PaymentRow[]): bigint =>
  items.reduce((sum, { unitPrice, units }) => sum + BigInt(unitPrice) * BigInt(units), 0n);
const byRate = (items: readonly PaymentRow[]): readonly (readonly [number, bigint])[] =>
  [...new Set(items.map(({ vatPercentage }) => vatPercentage))]
    .toSorted((a, b) => a - b)
    .map((rate) => [rate, sumOf(items.filter(({ vatPercentage }) => vatPercentage === rate))]);
