import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rowsToRefund as merchantRows } from "../src/merchant.ts";
import { RowsError, rowsToRefund } from "../src/payment.ts";
import { chains, orderChain, paymentChain } from "./refund-chains.ts";

const CHAINS = Number(process.env["CHAINS"] ?? 500);

const errorOf = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error instanceof RowsError ? `${error.code} ${error.message}` : error;
  }
};

describe("rowsToRefund of the Payment API", () => {
  const item = { units: 1, vatPercentage: 25.5, productCode: "a" };
  const cup = [
    { ...item, unitPrice: 33, units: 2, stamp: "cup" },
    { ...item, unitPrice: 34, stamp: "cup-2" },
  ];
  const sent = { amount: 1100, items: [...cup, { ...item, unitPrice: 1000 }] };
  const card = { ...item, unitPrice: -500, vatPercentage: 0 };
  const parts = {
    amount: 300,
    items: [
      { ...item, unitPrice: 100, stamp: "x", merchant: "1" },
      { ...item, unitPrice: 200, stamp: "y", merchant: "2" },
    ],
  };
  const net = { amount: 100, usePricesWithoutVat: true, items: [{ ...item, unitPrice: 100 }] };

  it.each([
    ["an amount", sent, [], { amount: "5.50" }, { amount: 550 }],
    ["everything", sent, [], { amount: "rest" }, { amount: 1100 }],
    [
      "what two refunds left",
      sent,
      [{ amount: 600 }, { amount: 33, items: [{ stamp: "cup", amount: 33 }] }],
      { amount: "rest" },
      { amount: 467 },
    ],
    ["a unit of a line", sent, [], { lines: [{ stamp: "cup", quantity: 1 }] }, { amount: 33, items: [{ stamp: "cup", amount: 33 }] }],
    [
      "the second and the third unit of a line",
      sent,
      [{ amount: 33, items: [{ stamp: "cup", amount: 33 }] }],
      { lines: [{ stamp: "cup", quantity: 2 }] },
      {
        amount: 67,
        items: [
          { stamp: "cup", amount: 33 },
          { stamp: "cup-2", amount: 34 },
        ],
      },
    ],
    [
      "a unit of which a part was refunded",
      sent,
      [{ amount: 10, items: [{ stamp: "cup", amount: 10 }] }],
      { lines: [{ stamp: "cup", quantity: 1 }] },
      { amount: 33, items: [{ stamp: "cup", amount: 33 }] },
    ],
    [
      "what is left of a line",
      sent,
      [],
      { lines: [{ stamp: "cup" }] },
      {
        amount: 100,
        items: [
          { stamp: "cup", amount: 66 },
          { stamp: "cup-2", amount: 34 },
        ],
      },
    ],
    [
      "an amount of a line twice in one refund",
      sent,
      [],
      {
        lines: [
          { stamp: "cup", amount: 60 },
          { stamp: "cup", amount: 10 },
        ],
      },
      {
        amount: 70,
        items: [
          { stamp: "cup", amount: 60 },
          { stamp: "cup", amount: 6 },
          { stamp: "cup-2", amount: 4 },
        ],
      },
    ],
    [
      "an amount of a shop-in-shop",
      parts,
      [],
      { amount: 100 },
      {
        items: [
          { stamp: "x", amount: 33 },
          { stamp: "y", amount: 67 },
        ],
      },
    ],
    ["everything of prices without VAT", net, [], { amount: "rest" }, { amount: 126 }],
    ["all but a gift card", { ...sent, items: [...sent.items, card] }, [], { amount: "rest" }, { amount: 600 }],
  ] as const)("refunds %s", (_what, of, refunded, what, want) => {
    expect(rowsToRefund({ sent: of, refunded }, what)).toEqual(want);
  });

  it.each([
    [sent, [], { amount: "11.01" }, "more-than-left amount: is of 11.01, but 11.00 is left"],
    [sent, [{ amount: 1100 }], { amount: "rest" }, "value-invalid amount: nothing is left to refund"],
    [sent, [], { amount: 0 }, "value-invalid amount: must be more than 0"],
    [sent, [], { lines: [{ stamp: "cup", quantity: 4 }] }, "more-than-left lines[0].quantity: is 1 more than is left of the line"],
    [sent, [], { lines: [{ stamp: "cup", quantity: 0.5 }] }, "value-invalid lines[0].quantity: must be whole units"],
    [sent, [], { lines: [{ stamp: "cup", amount: 101 }] }, "more-than-left lines[0]: is of 1.01, but 1.00 is left"],
    [sent, [], { lines: [{ stamp: "cups" }] }, "value-invalid lines[0].stamp: is of no row that can be refunded"],
    [sent, [], { lines: [] }, "value-invalid lines: must have something that is left"],
    [
      { ...sent, items: [...sent.items, { ...card, unitPrice: -1050 }] },
      [],
      { lines: [{ stamp: "cup" }] },
      "more-than-left refund: is of 1.00, but 0.50 is left",
    ],
    [sent, [], { amuont: 1 }, "value-invalid refund.amuont: is unknown"],
  ])("rejects %#", (of, refunded, what, want) => {
    expect(errorOf(() => rowsToRefund({ sent: of, refunded }, what as never))).toBe(want);
  });

  it.each([
    [[{ amount: 2000 }], { amount: "rest" }, "value-invalid amount: nothing is left to refund"],
    [[{ amount: 2000 }], { amount: 1 }, "more-than-left amount: is of 0.01, but 0.00 is left"],
    [
      [{ items: ["cup", "cup-2"].map((stamp) => ({ stamp, amount: 100 })) }],
      { lines: [{ stamp: "cup", amount: 1 }] },
      "more-than-left lines[0]: is of 0.01",
    ],
    [[{}], { amount: "rest" }, "value-invalid refunded[0]: must have amount or items"],
    [[{ amount: -100 }], { amount: "rest" }, "value-invalid refunded[0].amount: must be whole cents"],
    [[{ items: [{ stamp: "cup", amount: Number.NaN }] }], { amount: 1 }, "value-invalid refunded[0].items[0].amount: must be whole cents"],
    [null, { amount: 1 }, "value-invalid refunded: must be a list"],
    [[], { lines: {} }, "value-invalid lines: must be a list"],
    [[], { lines: [{ stamp: "cup", quantity: 1, amount: 5 }] }, "value-invalid lines[0]: must have either quantity or amount"],
  ])("rejects records or requests that would refund too much: %j, %j", (refunded, what, want) => {
    expect(errorOf(() => rowsToRefund({ sent, refunded } as never, what as never))).toEqual(expect.stringContaining(want));
  });

  it("rejects an item that no payment can have, and refunds a payment without items by its amount", () => {
    const wrong = { amount: 100, items: [{ ...item, unitPrice: 10.5 }] };
    expect(errorOf(() => rowsToRefund({ sent: wrong, refunded: [] }, { amount: 1 }))).toBe(
      "value-invalid sent.items[0]: must have whole cents and units",
    );
    expect(rowsToRefund({ sent: { amount: 500 }, refunded: [{ amount: 200 }] }, { amount: "rest" })).toEqual({ amount: 300 });
    expect(rowsToRefund({ sent: { amount: 500, items: [] }, refunded: [] }, { amount: 100 })).toEqual({ amount: 100 });
  });

  it("chains of partial refunds end with nothing left", () => {
    expect(() =>
      fc.assert(
        fc.property(chains, (chain) => void paymentChain(chain)),
        { numRuns: CHAINS },
      ),
    ).not.toThrow();
  });
});

describe("rowsToRefund of the Merchant API", () => {
  const products = [
    { amount: "2", price: "10.00", vat: "25.5" },
    { amount: "1", price: "5.00", vat: "14" },
    { amount: "1", price: "-3.00", vat: "0" },
  ];
  const sent = { orderDetails: { includeVat: "1", products } } as const;
  const half = { amount: 1000, vatPercent: 2550 };

  it.each([
    [
      "an amount over two rates",
      sent,
      [],
      { amount: 1000 },
      [
        { amount: 800, vatPercent: 2550 },
        { amount: 200, vatPercent: 1400 },
      ],
    ],
    [
      "everything but the gift card",
      sent,
      [],
      { amount: "rest" },
      [
        { amount: 1760, vatPercent: 2550 },
        { amount: 440, vatPercent: 1400 },
      ],
    ],
    [
      "what is left",
      sent,
      [{ rows: [half] }],
      { amount: "rest" },
      [
        { amount: 800, vatPercent: 2550 },
        { amount: 400, vatPercent: 1400 },
      ],
    ],
    [
      "a line",
      sent,
      [],
      { lines: [{ amount: "5.00", vat: 14, description: "Tea" }] },
      [{ amount: 500, vatPercent: 1400, description: "Tea" }],
    ],
    ["an order without rows", { price: "12.50" }, [{ rows: [{ amount: 250 }] }], { amount: "rest" }, [{ amount: 1000 }]],
    [
      "more than a row takes",
      { price: 50_000 },
      [],
      { amount: "rest" },
      [{ amount: 2_000_000 }, { amount: 2_000_000 }, { amount: 1_000_000 }],
    ],
    [
      "rows without VAT and with discounts, as the service rounds them",
      { orderDetails: { includeVat: 0, products: [{ amount: 0.5, price: 3.33, vat: 25.5, discount: "10" }] } },
      [],
      { amount: "rest" },
      [{ amount: 188, vatPercent: 2550 }],
    ],
  ] as const)("refunds %s", (_what, of, refunded, what, rows) => {
    expect(merchantRows({ sent: of, refunded }, what)).toEqual({ rows });
  });

  it.each([
    [sent, [], { amount: 2201 }, "more-than-left amount: is of 22.01, but 22.00 is left"],
    [sent, [], { lines: [{ amount: 501, vat: 14 }] }, "more-than-left lines[0]: is of 5.01, but 5.00 is left"],
    [sent, [], { lines: [{ amount: 1, vat: 10 }] }, "value-invalid lines[0].vat: must be one of the order's"],
    [sent, [], { lines: [{ amount: 1 }] }, "value-invalid lines[0].vat: must be one of the order's"],
    [sent, [], { lines: [{ amount: 0, vat: 14 }] }, "value-invalid lines[0].amount: must be more than 0"],
    [sent, [], { lines: [] }, "value-invalid lines: must have at least one line"],
    [{ price: "1" }, [], { lines: [{ amount: 1, vat: 14 }] }, "value-invalid lines[0].vat: is only for orders with rows"],
    [{ price: "9999999999" }, [], { amount: "rest" }, "limit-exceeded refund: needs 500000 rows, and the Merchant API takes at most 500"],
    [
      { orderDetails: { ...sent.orderDetails, products: [{ ...products[0], vat: "x" }] } },
      [],
      { amount: 1 },
      "value-invalid sent.products[0].vat: must be digits with a point and at most 2 decimals",
    ],
  ])("rejects %#", (of, refunded, what, want) => {
    expect(errorOf(() => merchantRows({ sent: of as never, refunded }, what as never))).toBe(want);
  });

  it.each([
    [[{ rows: [{ amount: 4000 }] }], { amount: "rest" }, "value-invalid amount: nothing is left to refund"],
    [[{ rows: [{ amount: -500 }] }], { amount: "rest" }, "value-invalid refunded[0].rows[0].amount: must be whole cents"],
    [[{}], { amount: "rest" }, "value-invalid refunded[0].rows: must be a list"],
    [[], { lines: {} }, "value-invalid lines: must be a list"],
  ])("rejects records or requests that would refund too much: %j, %j", (refunded, what, want) => {
    expect(errorOf(() => merchantRows({ sent: { price: "30.00" }, refunded } as never, what as never))).toEqual(
      expect.stringContaining(want),
    );
  });

  it("chains of partial refunds end with nothing left", () => {
    expect(() =>
      fc.assert(
        fc.property(chains, (chain) => void orderChain(chain)),
        { numRuns: CHAINS },
      ),
    ).not.toThrow();
  });
});
