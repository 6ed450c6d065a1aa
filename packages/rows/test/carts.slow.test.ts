import * as fc from "fast-check";
import { expect, it } from "vitest";
import { carts } from "./carts.ts";
import { checkRows } from "./check-rows.ts";
import { chains, orderChain, paymentChain } from "./refund-chains.ts";

it("rows of 1,000,000 carts add up, and each rate's VAT is within a cent of the exact", { timeout: 14_400_000 }, () => {
  expect(() => fc.assert(fc.property(carts, checkRows), { numRuns: 1_000_000 })).not.toThrow();
});

it("100,000 chains of partial refunds end with nothing left, of payments and of orders", { timeout: 14_400_000 }, () => {
  const property = fc.property(chains, (chain) => {
    paymentChain(chain);
    orderChain(chain);
  });
  expect(() => fc.assert(property, { numRuns: 100_000 })).not.toThrow();
});
