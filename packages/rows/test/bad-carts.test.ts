import { describe, expect, it } from "vitest";
import { rowsFromCart as legacyRows } from "../src/legacy.ts";
import { RowsError, rowsFromCart, rowsWithoutVat } from "../src/payment.ts";

const line = { code: "a", price: 1000, vat: 25.5 };
const part = { ...line, stamp: "s", reference: "r", merchant: "695874" };
const cart = (more: object, own: object = {}) => ({ pricesIncludeVat: true, lines: [{ ...line, ...own }], ...more });

const errorOf = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error instanceof RowsError ? `${error.code} ${error.message}` : error;
  }
};

describe("rowsFromCart of the Payment API", () => {
  it.each([
    [cart({}, { vat: 25.55 }), "value-invalid lines[0].vat: must be a percentage with at most one decimal"],
    [cart({}, { vat: "25,5" }), "value-invalid lines[0].vat: must be a percentage with at most one decimal"],
    [cart({}, { vat: 101 }), "value-invalid lines[0].vat: must be at most 100"],
    [cart({}, { vat: undefined }), "value-invalid lines[0].vat: must be a percentage with at most one decimal"],
    [cart({}, { price: 10.5 }), 'value-invalid lines[0].price: must be whole cents, as 1050, or euros as text, as "10.50"'],
    [cart({}, { price: -1 }), 'value-invalid lines[0].price: must be whole cents, as 1050, or euros as text, as "10.50"'],
    [cart({}, { price: "1e3" }), "value-invalid lines[0].price: must be digits with a point and at most 8 decimals"],
    [cart({}, { price: "-5.00" }), "value-invalid lines[0].price: must be digits with a point and at most 8 decimals"],
    [cart({}, { total: 1000 }), "value-invalid lines[0]: must have either price or total"],
    [cart({}, { price: undefined }), "value-invalid lines[0]: must have either price or total"],
    [cart({}, { quantity: 0 }), "value-invalid lines[0].quantity: must be more than 0"],
    [cart({}, { quantity: Number.NaN }), "value-invalid lines[0].quantity: must be digits with a point and at most 6 decimals"],
    [cart({}, { discuont: { percent: 10 } }), "value-invalid lines[0].discuont: is unknown"],
    [cart({}, { discount: { percent: 101 } }), "value-invalid lines[0].discount: is more than there is to pay"],
    [cart({}, { discount: { amount: 1001 } }), "value-invalid lines[0].discount: is more than there is to pay"],
    [cart({}, { discount: { amount: 1, percent: 1 } }), "value-invalid lines[0].discount: must have either amount or percent"],
    [cart({}, { code: undefined }), "value-invalid lines[0].code: is missing"],
    [cart({ discounts: [{ amount: 500 }, { amount: 501 }] }), "value-invalid discounts[1]: is more than there is to pay"],
    [cart({ giftCards: [{ amount: "0.005" }] }), "value-invalid giftCards[0].amount: must be whole cents"],
    [cart({ giftCard: [] }), "value-invalid cart.giftCard: is unknown"],
    [{ pricesIncludeVat: true }, "value-invalid cart.lines: must be a list"],
    [cart({ pricesIncludeVat: undefined }), "value-invalid cart.pricesIncludeVat: must be true or false"],
    [
      cart({ total: "12.55" }),
      "total-mismatch total: is 12.55, but the lines come to 10.00 with VAT, discounts and gift cards: closest to the 2.55 between is the VAT of lines[0], 2.03",
    ],
    [
      cart({ total: "10.00", shipping: { price: 590, vat: 25.5 } }),
      "total-mismatch total: is 10.00, but the lines come to 15.90 with VAT, discounts and gift cards: closest to the 5.90 between is shipping, 5.90",
    ],
    [
      cart({ total: 0, giftCards: [{ amount: 400 }] }),
      "total-mismatch total: is 0.00, but the lines come to 6.00 with VAT, discounts and gift cards: closest to the 6.00 between is the VAT of lines[0], 2.03",
    ],
    [undefined, "value-invalid cart: must be an object"],
    [cart({ lines: [null] }), "value-invalid lines[0]: must be an object"],
    [cart({ shipping: null }), "value-invalid shipping: must be an object"],
    [cart({ shipping: 590 }), "value-invalid shipping: must be an object"],
    [cart({ giftCards: [null] }), "value-invalid giftCards[0]: must be an object"],
    [cart({ giftCards: { amount: 1 } }), "value-invalid cart.giftCards: must be a list"],
    [cart({ discounts: { percent: 10 } }), "value-invalid cart.discounts: must be a list"],
    [cart({}, { discount: 10 }), "value-invalid lines[0].discount: must be an object"],
    [cart({}, { price: [5] }), 'value-invalid lines[0].price: must be whole cents, as 1050, or euros as text, as "10.50"'],
    [cart({}, { price: "12,50" }), "value-invalid lines[0].price: must be digits with a point and at most 8 decimals"],
    [cart({}, { quantity: 0.1 + 0.2 }), "value-invalid lines[0].quantity: must be digits with a point and at most 6 decimals"],
    [cart({ lines: [part, line] }), "value-invalid lines[1]: needs merchant, stamp and reference in a shop-in-shop"],
    [cart({ lines: [{ ...part, reference: undefined }] }), "value-invalid lines[0]: needs merchant, stamp and reference in a shop-in-shop"],
    [
      cart({ lines: [part], shipping: { price: 590, vat: 25.5 } }),
      "value-invalid shipping: needs merchant, stamp and reference in a shop-in-shop",
    ],
    [
      cart({}, { commission: { merchant: "695861", amount: 10 } }),
      "value-invalid lines[0]: needs merchant, stamp and reference in a shop-in-shop",
    ],
    [cart({ lines: [] }), "value-invalid cart.lines: must have a line"],
    [cart({}, { quantity: 100_000 }), "limit-exceeded cart: costs 1000000.00, but must be from 0.00 to 999999.99"],
    [cart({ lines: [part], giftCards: [{ amount: 1 }] }), "value-invalid giftCards: can't be in a shop-in-shop"],
    [cart({ lines: [part, part] }), "value-invalid lines[1].stamp: gives s, which another row has"],
    [
      cart({
        lines: [
          { ...part, quantity: 3, price: undefined, total: 100 },
          { ...part, stamp: "s-2" },
        ],
      }),
      "value-invalid lines[1].stamp: gives s-2, which another row has",
    ],
  ])("rejects cart %#: $1", (given, want) => {
    expect(errorOf(() => rowsFromCart(given as never))).toBe(want);
  });

  it.each([
    [
      cart({ lines: [part], pricesIncludeVat: false }),
      "value-invalid cart: must have prices without VAT, and no gift cards or sub-merchants",
    ],
    [cart({}), "value-invalid cart: must have prices without VAT, and no gift cards or sub-merchants"],
    [
      cart({ pricesIncludeVat: false, giftCards: [{ amount: 1 }] }),
      "value-invalid cart: must have prices without VAT, and no gift cards or sub-merchants",
    ],
    [
      {
        pricesIncludeVat: false,
        lines: [
          { ...line, price: 50 },
          { ...line, price: 50, vat: 14 },
        ],
        total: 119,
      },
      "total-mismatch total: is 1.19, but the service is expected to take 1.20",
    ],
  ])("rejects cart %# without VAT: $1", (given, want) => {
    expect(errorOf(() => rowsWithoutVat(given as never))).toBe(want);
  });

  it("keeps a commission on the dearest row of a line, and gives the second row a stamp of its own", () => {
    const { price: _price, ...rest } = part;
    const commission = { merchant: "695861", amount: "0.10" };
    const rows = rowsFromCart({ pricesIncludeVat: true, lines: [{ ...rest, total: "1.00", quantity: 3, commission }] });
    expect(rows).toMatchObject({
      payment: {
        items: [
          { unitPrice: 33, units: 2, stamp: "s", merchant: "695874", reference: "r", commission: { merchant: "695861", amount: 10 } },
          { unitPrice: 34, units: 1, stamp: "s-2", merchant: "695874", reference: "r" },
        ],
      },
    });
    expect(JSON.stringify(rows).match(/commission/g)).toHaveLength(1);
  });

  it.each([
    ["a line without a price is a row", { lines: [{ ...line, price: 0 }, line] }, [0, 1000]],
    ["products without a price and shipping", { discounts: [{ percent: 100 }], shipping: { price: 500, vat: 14 } }, [0, 500]],
    ["a title is a number", { lines: [{ ...line, title: 5 }] }, [1000]],
    ["a gift card leaves a cent", { giftCards: [{ amount: 999 }] }, [1000, -999]],
    ["a gift card with nothing left on it is no row", { giftCards: [{ amount: 0 }] }, [1000]],
  ])("%s", (_what, more, want) => {
    const rows = rowsFromCart(cart(more) as never);
    expect(rows.nothingToPay ? [] : rows.payment.items.map(({ unitPrice }) => unitPrice)).toEqual(want);
  });

  it.each([
    ["a discount of 100 %", cart({ discounts: [{ percent: 100 }] })],
    ["a gift card of more than the cart costs", cart({ giftCards: [{ amount: "50.00" }, { amount: 10 }] })],
    ["less than half a cent", cart({}, { price: "0.00499999" })],
  ])("has nothing to pay after %s", (_what, given) => {
    expect(rowsFromCart(given as never).nothingToPay).toBe(true);
  });

  it("cuts a long description, and no character in two", () => {
    const rows = rowsFromCart(cart({}, { title: `${"a".repeat(999)}😀😀` }) as never);
    expect(rows).toMatchObject({ payment: { items: [{ description: `${"a".repeat(999)}😀` }] } });
  });

  it("makes rows of 10,000 lines", () => {
    const lines = Array.from({ length: 10_000 }, (_each, index) => ({
      ...line,
      vat: [0, 10, 14, 25.5][index % 4],
      price: index,
      stamp: `${index}`,
    }));
    expect(rowsFromCart(cart({ lines }) as never)).toMatchObject({ payment: { amount: 49_995_000 } });
  });

  it("explains each line: its exact price, what it was rounded to, and by which rules", () => {
    const cheese = { code: "c", title: "Cheese", price: "13.90", quantity: 0.333, vat: 14 };
    const rows = rowsFromCart({ pricesIncludeVat: false, explain: true, lines: [{ ...line, quantity: 3, price: "0.333" }, cheese, line] });
    expect(rows.explain).toEqual([
      { line: "lines[0]", vat: 25.5, exact: "1.25374500", cents: 125, rules: ["vat-added", "rounded", "split"] },
      { line: "lines[1]", vat: 14, exact: "5.27671800", cents: 528, rules: ["vat-added", "rounded", "one-unit"] },
      { line: "lines[2]", vat: 25.5, exact: "12.55000000", cents: 1255, rules: ["vat-added"] },
    ]);
    expect(rows).toMatchObject({ payment: { items: [{}, {}, { description: "0.333 × Cheese", units: 1 }, {}] } });
  });
});

describe("rowsFromCart of the legacy interface", () => {
  const order = (more: object, own: object = {}) => cart(more, { title: "A", ...own });

  it.each([
    [order({}, { title: "" }), "value-invalid lines[0].title: is missing"],
    [order({}, { stamp: "s" }), "value-invalid lines[0].stamp: is unknown"],
    [order({}, { price: 64 }), "limit-exceeded cart: costs 0.64, but must be from 0.65 to 9999999.99"],
    [order({}, { price: "10000000" }), "limit-exceeded cart: costs 10000000.00, but must be from 0.65 to 9999999.99"],
    [
      order({ giftCards: [{ amount: "1000000" }] }, { price: "1000001" }),
      "limit-exceeded giftCards[0]: has a price of more than 10 characters",
    ],
    [
      order({ lines: Array.from({ length: 501 }, () => ({ ...line, title: "A" })) }),
      "limit-exceeded lines[500]: is after 500 rows, the most that an order has",
    ],
  ])("rejects cart %#: $1", (given, want) => {
    expect(errorOf(() => legacyRows(given as never))).toBe(want);
  });

  it("writes decimals as text, shipping by its type, and a fractional quantity in the title", () => {
    const rows = legacyRows({
      pricesIncludeVat: true,
      lines: [{ title: "Cheese", code: "C", price: "13.90", quantity: 0.333, vat: 14 }],
      shipping: { title: "Post", price: 590, vat: "25.5" },
      giftCards: [{ amount: "5.00", title: "Card" }],
      total: "5.53",
    });
    expect(rows).toEqual({
      nothingToPay: false,
      charged: 553,
      giftCards: [500],
      orderDetails: {
        includeVat: "1",
        products: [
          { title: "0.333 × Cheese", code: "C", amount: "1", price: "4.63", vat: "14", type: "1" },
          { title: "Post", amount: "1", price: "5.90", vat: "25.5", type: "2" },
          { title: "Card", amount: "1", price: "-5.00", vat: "0", type: "1" },
        ],
      },
    });
  });
});
