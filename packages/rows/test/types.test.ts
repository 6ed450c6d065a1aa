/** Programs that compile, and programs that must not. */
import { expect, it } from "vitest";
import { rowsFromCart as legacyRows } from "../src/legacy.ts";
import { rowsFromCart, rowsToRefund, rowsWithoutVat } from "../src/payment.ts";

const line = { code: "a", price: 100, vat: 25.5 } as const;
const part = { ...line, stamp: "s", reference: "r", merchant: "695874" } as const;
const pricesIncludeVat = true;
const sent = { amount: 100, items: [{ unitPrice: 100, units: 1, vatPercentage: 25.5, stamp: "s" }] };
const refunded = [] as const;

it("accepts carts and refunds in each form", () => {
  const made = [
    rowsFromCart({ pricesIncludeVat, lines: [line], shipping: { price: "5.90", vat: 25.5 }, giftCards: [{ amount: 1 }] }),
    rowsFromCart({ pricesIncludeVat, lines: [{ ...part, commission: { merchant: "695861", amount: 10 } }] }),
    rowsWithoutVat({ pricesIncludeVat: false, lines: [{ code: "a", total: "1.00", quantity: "0.5", vat: "25.5" }] }),
    legacyRows({ pricesIncludeVat, lines: [{ title: "A", price: 100, vat: 25.5, discount: { percent: 10 } }] }),
    rowsToRefund({ sent, refunded }, { amount: "rest" }),
    rowsToRefund({ sent, refunded }, { lines: [{ stamp: "s" }] }),
  ];
  expect(made).toHaveLength(6);
});

it("rejects combinations that no API takes", () => {
  const calls = [
    // @ts-expect-error a shop-in-shop has no negative rows
    () => rowsFromCart({ pricesIncludeVat, lines: [{ ...part, commission: { merchant: "1", amount: 1 } }], giftCards: [{ amount: 1 }] }),
    // @ts-expect-error a price of one unit, or a total
    () => rowsFromCart({ pricesIncludeVat, lines: [{ ...line, total: 100 }] }),
    // @ts-expect-error either form of a discount
    () => rowsFromCart({ pricesIncludeVat, lines: [line], discounts: [{ percent: 1, amount: 1 }] }),
    // @ts-expect-error prices with VAT
    () => rowsWithoutVat({ pricesIncludeVat: true, lines: [line] }),
    // @ts-expect-error customers read the title
    () => legacyRows({ pricesIncludeVat, lines: [line] }),
    // @ts-expect-error either units or an amount of a line
    () => rowsToRefund({ sent, refunded }, { lines: [{ stamp: "s", quantity: 1, amount: 1 }] }),
  ];
  expect(calls).toHaveLength(6);
});
