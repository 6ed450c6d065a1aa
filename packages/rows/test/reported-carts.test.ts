/** Carts on which plugins of shops lost a cent, or a sale, by public reports. Where a report leaves out VAT or a price, it is ours. */
import { expect, it } from "vitest";
import { type NetCart, type NothingToPay, rowsFromCart, rowsWithoutVat, type ShopCart, type ToPay } from "../src/payment.ts";
import { checkRows, sumOf } from "./check-rows.ts";

type Want = { readonly amount: number; readonly rows: string } | "nothing to pay";
interface Reported {
  readonly what: string;
  readonly source: string;
  readonly cart: ShopCart;
  /** Rows are written as units×cents@VAT. */
  readonly want: Want;
}

const reported: readonly Reported[] = [
  {
    what: "3 pieces for 89.00: 29.67 each would be a cent too much, and a cent of discount was rejected",
    source: "angelleye/paypal-woocommerce#987",
    cart: { pricesIncludeVat: true, lines: [{ code: "part", total: "89.00", quantity: 3, vat: 0 }] },
    want: { amount: 8900, rows: "1×2966@0 2×2967@0" },
  },
  {
    what: "50 screws whose price of a piece has no whole cents, and a row of -0.01 to make up for it",
    source: "mollie/Shopware6#562",
    cart: {
      pricesIncludeVat: true,
      lines: [{ code: "screw", total: "23.78", quantity: 50, vat: 0 }],
      shipping: { price: "6.25", vat: 0 },
      total: "30.03",
    },
    want: { amount: 3003, rows: "22×47@0 28×48@0 1×625@0" },
  },
  {
    what: "a price of three decimals, several times",
    source: "woocommerce/woocommerce-paypal-payments#721",
    cart: { pricesIncludeVat: true, lines: [{ code: "thread", price: "2.345", quantity: 3, vat: 25.5 }] },
    want: { amount: 704, rows: "1×234@25.5 2×235@25.5" },
  },
  {
    what: "metres: quantities of 4.1 and 2.6, prices without VAT",
    source: "woocommerce/woocommerce-gateway-paypal-express-checkout#430",
    cart: {
      pricesIncludeVat: false,
      lines: [
        { code: "silk", title: "Silk", price: "22.60", quantity: 4.1, vat: 22 },
        { code: "wool", title: "Wool", price: 2000, quantity: "2.6", vat: 22 },
      ],
      shipping: { price: 1000, vat: 22 },
      total: "188.69",
    },
    want: { amount: 18_869, rows: "1×11305@22 1×6344@22 1×1220@22" },
  },
  {
    what: "4 × 21.95 and shipping with VAT, which was sent as net prices and taxed again",
    source: "coreshop/CoreShop#2804",
    cart: {
      pricesIncludeVat: true,
      lines: [{ code: "book", price: "21.95", quantity: 4, vat: 19 }],
      shipping: { price: "7.95", vat: 19 },
      total: "95.75",
    },
    want: { amount: 9575, rows: "4×2195@19 1×795@19" },
  },
  {
    what: "VAT of products and of delivery, each rounded up",
    source: "OXID-eSales/paypal#19",
    cart: {
      pricesIncludeVat: false,
      lines: [{ code: "chair", price: "236.40", vat: 19 }],
      shipping: { price: "6.99", vat: 19 },
      total: "289.63",
    },
    want: { amount: 28_963, rows: "1×28131@19 1×832@19" },
  },
  {
    what: "5 pieces at 18 % and 3 at none, of 1 euro each: VAT was taken from the price of a piece",
    source: "nopSolutions/nopCommerce#5974",
    cart: {
      pricesIncludeVat: true,
      lines: [
        { code: "a", price: 100, vat: 0 },
        { code: "b", price: 100, quantity: 2, vat: 0 },
        { code: "c", price: 100, vat: 18 },
        { code: "d", price: 100, quantity: 4, vat: 18 },
      ],
    },
    want: { amount: 800, rows: "1×100@0 2×100@0 1×100@18 4×100@18" },
  },
  {
    what: "a fixed discount over four products and a free one: the free one got a cent of it",
    source: "magento/magento2#12721",
    cart: {
      pricesIncludeVat: false,
      lines: [
        { code: "a", price: 2200, vat: 10 },
        { code: "b", price: 1400, vat: 10 },
        { code: "c", price: 4300, vat: 24 },
        { code: "d", price: 750, vat: 24 },
        { code: "free", price: 0, vat: 24 },
      ],
      discounts: [{ amount: "15.00" }],
    },
    want: { amount: 8449, rows: "1×2000@10 1×1273@10 1×4407@24 1×769@24 1×0@24" },
  },
  {
    what: "a fixed discount that the units don't divide: VAT came from the rounded price of a piece",
    source: "shopperlabs/shopper#587",
    cart: { pricesIncludeVat: false, lines: [{ code: "cup", price: 750, quantity: 4, vat: 20, discount: { amount: 98 } }] },
    want: { amount: 3482, rows: "2×870@20 2×871@20" },
  },
  {
    what: "10 % off, 10 euros off, 8 % off, one after the other",
    source: "woocommerce/woocommerce#16968",
    cart: {
      pricesIncludeVat: true,
      lines: [
        { code: "a", price: "2.50", quantity: 9, vat: 6 },
        { code: "b", price: "1.30", quantity: 7, vat: 6 },
        { code: "c", price: "1.50", quantity: 11, vat: 6 },
      ],
      discounts: [{ percent: 10 }, { amount: "10.00" }, { percent: 8 }],
    },
    want: { amount: 3063, rows: "7×159@6 2×160@6 2×82@6 5×83@6 5×95@6 6×96@6" },
  },
  {
    what: "a discount of 100 % on prices without VAT, which left -0.01",
    source: "magento/magento2#10790",
    cart: {
      pricesIncludeVat: false,
      lines: [
        { code: "a", price: "2762.71", quantity: 2, vat: 18 },
        { code: "b", price: "2542.37", quantity: 2, vat: 18 },
      ],
      discounts: [{ percent: 100 }],
    },
    want: "nothing to pay",
  },
  {
    what: "a gift card of more than products and shipping cost, which left 0.01 to pay",
    source: "cubecart/v6#4010",
    cart: {
      pricesIncludeVat: true,
      lines: [
        { code: "a", price: "5.60", vat: 20 },
        { code: "b", price: "5.60", vat: 20 },
      ],
      shipping: { price: "4.50", vat: 0 },
      giftCards: [{ amount: "100.00" }],
    },
    want: "nothing to pay",
  },
  {
    what: "two gift cards on prices without VAT, the second of which left -0.01",
    source: "odoo/odoo#95617",
    cart: {
      pricesIncludeVat: false,
      lines: [
        { code: "a", price: "41.31", vat: 21 },
        { code: "b", price: "41.31", vat: 21 },
      ],
      giftCards: [{ amount: 5000 }, { amount: 4000 }],
    },
    want: { amount: 997, rows: "1×4999@21 1×4998@21 1×-5000@0 1×-4000@0" },
  },
];

const written = (rows: NothingToPay | ToPay): Want =>
  rows.nothingToPay
    ? "nothing to pay"
    : {
        amount: rows.payment.amount,
        rows: rows.payment.items.map(({ unitPrice, units, vatPercentage }) => `${units}×${unitPrice}@${vatPercentage}`).join(" "),
      };

it.each(reported)("$what ($source)", ({ cart, want }) => {
  const rows = rowsFromCart(cart);
  expect(written(rows)).toEqual(want);
  if (rows.nothingToPay) return;
  expect(sumOf(rows.payment.items)).toBe(BigInt(rows.charged));
  const { giftCards: _cards, total: _total, ...rest } = cart;
  checkRows(rest);
});

it("sends 3 pieces of 0.333 without VAT as one row a rate, and says what the service is expected to take", () => {
  const cart: NetCart = {
    pricesIncludeVat: false,
    explain: true,
    lines: [
      { code: "a", price: "0.333", quantity: 3, vat: 25.5 },
      { code: "b", price: "10.00", quantity: 7, vat: 14 },
    ],
  };
  const rows = rowsWithoutVat(cart);
  expect(written(rows)).toEqual({ amount: 7100, rows: "1×7000@14 1×100@25.5" });
  expect(rows).toMatchObject({ charged: 126 + 7980, payment: { usePricesWithoutVat: true } });
  expect(rows.explain).toEqual([
    { line: "lines[1]", vat: 14, exact: "79.80000000", cents: 7980, rules: ["by-rate"] },
    { line: "lines[0]", vat: 25.5, exact: "1.25374500", cents: 126, rules: ["by-rate"] },
  ]);
});
