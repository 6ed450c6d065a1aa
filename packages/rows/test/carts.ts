/** Random carts of any shop, each of which costs something. */
import * as fc from "fast-check";
import type { ShopCart } from "../src/payment.ts";
import { closest, grossOf, total } from "./reference.ts";

const RATES = [0, 10, 13.5, 14, 25.5] as const;

const decimalOf = (most: number, places: number) =>
  fc.integer({ min: 1, max: most * 10 ** places }).map((units) => {
    const digits = String(units).padStart(places + 1, "0");
    return places ? `${digits.slice(0, -places)}.${digits.slice(-places)}` : digits;
  });

const price = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 200_00 }) },
  { weight: 2, arbitrary: decimalOf(200, 2) },
  { weight: 2, arbitrary: decimalOf(20, 4) },
  { weight: 1, arbitrary: decimalOf(2, 8) },
);
const quantity = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 12 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 999 }) },
  { weight: 1, arbitrary: decimalOf(5, 3) },
);
const percent = fc.record({ percent: fc.oneof(fc.integer({ min: 0, max: 90 }), decimalOf(90, 2)) });
const vat = fc.constantFrom(...RATES);

const line = fc
  .record({ price, quantity, vat, discount: fc.option(percent, { nil: undefined, freq: 4 }), isTotal: fc.integer({ min: 0, max: 5 }) })
  .map(({ price: each, discount, isTotal, ...rest }) => ({
    ...rest,
    ...(isTotal ? { price: each } : { total: each }),
    ...(discount && { discount }),
  }));

/** A cart without gift cards and `total`. */
export const carts: fc.Arbitrary<ShopCart> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 6, size: "max" }),
    shipping: fc.option(fc.record({ price, vat }), { nil: undefined }),
    discounts: fc.array(percent, { maxLength: 2 }),
    share: fc.integer({ min: 0, max: 99 }),
    pricesIncludeVat: fc.boolean(),
  })
  .map(({ lines, shipping, discounts, share, pricesIncludeVat }) => {
    const cart = {
      lines: lines.map((each, index) => ({ ...each, code: `p-${index}`, stamp: `s-${index}` }) as ShopCart["lines"][number]),
      ...(shipping && { shipping }),
      pricesIncludeVat,
    };
    // A fixed discount of some part of what the lines cost, before those by percent.
    const sum = total(grossOf({ lines: cart.lines, pricesIncludeVat: true }));
    const amount = Number((sum.n * BigInt(share)) / (sum.d * 100n));
    return { ...cart, discounts: share % 3 ? discounts : [{ amount }, ...discounts] };
  })
  .filter((cart) => closest(total(grossOf(cart))) > 0n);

/** The total of a shop that rounds each line. */
export const roundedByLine = (cart: ShopCart): number => Number(grossOf(cart).reduce((sum, gross) => sum + closest(gross), 0n));
