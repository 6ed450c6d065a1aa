/** Random carts, for both clients that make rows of them. */
import * as fc from "fast-check";

const off = fc.integer({ min: 0, max: 90 });
const price = fc.oneof(
  fc.integer({ min: 1, max: 20_000 }),
  fc
    .integer({ min: 1, max: 99_999 })
    .map((thousandths) => `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, "0")}`),
);
const quantity = fc.oneof(fc.integer({ min: 1, max: 99 }), fc.constantFrom("0.5", "0.333", "2.75"));
const vat = fc.constantFrom(0, 10, 13.5, 25.5);
const lines = fc.array(fc.record({ price, quantity, vat, percent: off }), { minLength: 1, maxLength: 5 });

/** A cart that costs something, with a gift card for a part of it. */
export const carts: fc.Arbitrary<Cart> = fc
  .record({ lines, discount: off, shipping: price, pricesIncludeVat: fc.boolean(), card: fc.integer({ min: 0, max: 50 }) })
  .map(({ lines: priced, discount, shipping, pricesIncludeVat, card }) => ({
    lines: priced.map(({ percent, ...line }, index) => ({ ...line, code: `P-${index}`, title: `Product ${index}`, discount: { percent } })),
    shipping: [
      { code: "POST", title: "Post", price: shipping, vat: 25.5 },
      { code: "PACK", title: "Packing", price: "5.00", vat: 0 },
    ],
    discounts: [{ percent: discount }],
    giftCards: card ? [{ amount: 1 }] : [],
    pricesIncludeVat,
  }));

/** A cart whose lines have what either API needs. */
export interface Cart {
  readonly lines: readonly (Terms & { readonly discount: { readonly percent: number }; readonly quantity: number | string })[];
  readonly shipping: readonly Terms[];
  readonly discounts: readonly { readonly percent: number }[];
  readonly giftCards: readonly { readonly amount: number }[];
  readonly pricesIncludeVat: boolean;
}

interface Terms {
  readonly code: string;
  readonly title: string;
  readonly price: number | string;
  readonly vat: number;
}

/** Parts of what is left to refund, in thousandths. */
export const parts = fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: 4 });
