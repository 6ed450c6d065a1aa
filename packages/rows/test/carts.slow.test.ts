import * as fc from "fast-check";
import { expect, it } from "vitest";
import { carts } from "./carts.ts";
import { checkRows } from "./check-rows.ts";

it("rows of 10,000 carts add up, and each rate's VAT is within a cent of the exact", () => {
  expect(() => fc.assert(fc.property(carts, checkRows), { numRuns: 10_000 })).not.toThrow();
});
