/** Compares the rows of a cart with an independent computation. */
import { expect } from "vitest";
import { type PaymentRow, rowsFromCart, type ShopCart } from "../src/payment.ts";
import { add, closest, grossOf, isWithin, over, ratio, times, total, vatOf } from "./reference.ts";

const cent = ratio(1n);
const one = ratio(1n);

/** @throws when the rows don't add up, VAT is more than a cent off, or the order of lines changes a total */
export function checkRows(cart: ShopCart): void {
  const rows = rowsFromCart(cart);
  if (rows.nothingToPay) throw new Error("the cart costs something");
  const { amount, items } = rows.payment;
  expect(rows.charged).toBe(amount);
  expect(sumOf(items)).toBe(BigInt(amount));
  const gross = grossOf(cart);
  const lines = linesOf(cart);
  expect(BigInt(amount)).toBe(closest(total(gross)));
  checkLines(cart, items, gross);
  for (const rate of new Set(items.map(({ vatPercentage }) => vatPercentage))) {
    const vat = vatOf({ vat: rate });
    const inside = over(vat, add(one, vat));
    const exact = total(gross.filter((_gross, index) => lines[index]?.vat === rate));
    const sent = ratio(sumOf(items.filter(({ vatPercentage }) => vatPercentage === rate)));
    if (!isWithin(times(sent, inside), times(exact, inside), cent)) throw new Error(`the VAT of ${rate} % is more than a cent off`);
  }
  const turned = rowsFromCart({ ...cart, lines: cart.lines.toReversed() });
  if (turned.nothingToPay) throw new Error("the cart costs something");
  expect(byRate(turned.payment.items)).toEqual(byRate(items));
}

/** Each line is its rows: within a cent, and of its units. */
export function checkLines(cart: ShopCart, items: readonly PaymentRow[], gross = grossOf(cart)): void {
  const lines = linesOf(cart);
  for (const [index, exact] of gross.entries()) {
    const line = lines[index];
    const own = items.filter(({ productCode }) => productCode === (line?.code ?? "shipping"));
    if (!isWithin(ratio(sumOf(own)), exact, cent)) throw new Error(`line ${index} is more than a cent off`);
    const quantity = Number(line?.quantity ?? 1);
    expect(own.reduce((sum, { units }) => sum + units, 0)).toBe(Number.isInteger(quantity) ? quantity : 1);
  }
}

export const linesOf = ({ lines, shipping }: ShopCart) => [...lines, ...[shipping ?? []].flat()];
export const sumOf = (items: readonly PaymentRow[]): bigint =>
  items.reduce((sum, { unitPrice, units }) => sum + BigInt(unitPrice) * BigInt(units), 0n);
const byRate = (items: readonly PaymentRow[]): readonly (readonly [number, bigint])[] =>
  [...new Set(items.map(({ vatPercentage }) => vatPercentage))]
    .toSorted((a, b) => a - b)
    .map((rate) => [rate, sumOf(items.filter(({ vatPercentage }) => vatPercentage === rate))]);
