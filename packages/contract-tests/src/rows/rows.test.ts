import * as fc from "fast-check";
import { expect, test } from "vitest";
import { RowsError } from "@maksu/payment-client/rows";
import { carts, parts } from "./carts.ts";
import { openCartShop } from "./shop.ts";

test("mock server and sandbox take the rows of every cart", async () => {
  await using shop = await openCartShop();
  const property = fc.asyncProperty(carts, async (cart) => {
    expect(await shop.create(cart)).toBeDefined();
    await shop.createOrder(cart);
  });
  await fc.assert(property, { numRuns: Number(process.env["CARTS"] ?? 30) });
});

test("refunds in parts leave nothing of a payment or an order in the sandbox", async () => {
  await using shop = await openCartShop();
  const property = fc.asyncProperty(carts, parts, async (cart, shares) => {
    expect(await shop.refundInParts(cart, shares)).toBe(0);
    expect((await shop.refundOrderInParts(cart, shares)) ?? 0).toBe(0);
  });
  await fc.assert(property, { numRuns: Number(process.env["CHAINS"] ?? 8) });
});

test("the limits of rows are those of the services: what reaches one is taken", async () => {
  await using shop = await openCartShop();
  const line = { code: "P", title: "Product", price: 1, quantity: 1, vat: 25.5, discount: { percent: 0 } };
  const cartOf = (price: number | string, lines = 1, title = "Product") => ({
    lines: Array.from({ length: lines }, (_each, index) => ({ ...line, code: `P-${index}`, title, price })),
    shipping: [],
    discounts: [],
    giftCards: [],
    pricesIncludeVat: true,
  });
  expect(await shop.create(cartOf(99_999_999))).toMatchObject({ charged: 99_999_999 });
  await expect(shop.create(cartOf("1000000"))).rejects.toThrow(RowsError);
  expect(await shop.create(cartOf(1, 1, "x".repeat(1001)))).toMatchObject({ charged: 1 });
  expect(await shop.createOrder(cartOf(65, 1, "x".repeat(256)))).toMatchObject({ charged: 65 });
  await expect(shop.createOrder(cartOf(64))).rejects.toThrow(RowsError);
  expect(await shop.createOrder(cartOf(1, 500))).toMatchObject({ charged: 500 });
  await expect(shop.createOrder(cartOf(1, 501))).rejects.toThrow(RowsError);
  // Rows of a refund are at most 20,000 euros.
  expect(await shop.refundOrderInParts(cartOf("50000"), [])).toBe(0);
});
