import * as fc from "fast-check";
import { expect, test } from "vitest";
import { carts, parts } from "./carts.ts";
import { openCartShop } from "./shop.ts";

test("mock server and sandbox take the rows of 10,000 carts", { timeout: 1_800_000 }, async () => {
  await using shop = await openCartShop();
  const property = fc.asyncProperty(carts, async (cart) => {
    expect(await shop.create(cart)).toBeDefined();
    await shop.createOrder(cart);
  });
  await fc.assert(property, { numRuns: 10_000 });
});

test("1,000 chains of refunds leave nothing of payments and orders in the sandbox", { timeout: 1_800_000 }, async () => {
  await using shop = await openCartShop();
  const property = fc.asyncProperty(carts, parts, async (cart, shares) => {
    expect(await shop.refundInParts(cart, shares)).toBe(0);
    expect((await shop.refundOrderInParts(cart, shares)) ?? 0).toBe(0);
  });
  await fc.assert(property, { numRuns: 1000 });
});
