import * as fc from "fast-check";
import { expect, it } from "vitest";
import { RowsError, rowsFromCart } from "../src/payment.ts";
import { carts, roundedByLine } from "./carts.ts";
import { checkLines, checkRows, sumOf } from "./check-rows.ts";

const numRuns = Number(process.env["CARTS"] ?? 1000);

it(`rows of ${numRuns} carts add up, and each rate's VAT is within a cent of the exact`, () => {
  expect(() => fc.assert(fc.property(carts, checkRows), { numRuns })).not.toThrow();
});

it("rows meet the total of a shop that rounds each line, each line within a cent", () => {
  const property = fc.property(carts, (cart) => {
    const total = roundedByLine(cart);
    const rows = rowsFromCart({ ...cart, total });
    if (rows.nothingToPay) return void expect(total).toBe(0);
    expect(sumOf(rows.payment.items)).toBe(BigInt(total));
    return checkLines(cart, rows.payment.items);
  });
  expect(() => fc.assert(property, { numRuns: 200 })).not.toThrow();
});

it("rejects a total that is further off than a cent a line, and names a line", () => {
  const property = fc.property(carts, fc.boolean(), (cart, isMore) => {
    const off = cart.lines.length + 2;
    const total = Math.max(0, roundedByLine(cart) + (isMore ? off : -off));
    const isNear = Math.abs(total - roundedByLine(cart)) < off;
    const error = caught(() => rowsFromCart({ ...cart, total }));
    return isNear || (error instanceof RowsError && error.code === "total-mismatch" && /lines\[\d\]|shipping/.test(error.message));
  });
  expect(() => fc.assert(property, { numRuns: 200 })).not.toThrow();
});

it("gift cards pay no more than there is to pay", () => {
  const property = fc.property(carts, fc.array(fc.integer({ min: 0, max: 100_00 }), { maxLength: 3 }), (cart, amounts) => {
    const without = rowsFromCart(cart);
    const rows = rowsFromCart({ ...cart, giftCards: amounts.map((amount) => ({ amount })) });
    const price = without.nothingToPay ? 0 : without.charged;
    const onCards = amounts.reduce((sum, each) => sum + each, 0);
    expect(rows.giftCards.reduce((sum, each) => sum + each, 0)).toBe(Math.min(onCards, price));
    expect(rows.nothingToPay ? 0 : rows.charged).toBe(Math.max(0, price - onCards));
    if (!rows.nothingToPay) expect(sumOf(rows.payment.items)).toBe(BigInt(rows.charged));
  });
  expect(() => fc.assert(property, { numRuns: 200 })).not.toThrow();
});

function caught(run: () => unknown): unknown {
  try {
    return run() && undefined;
  } catch (error) {
    return error;
  }
}
