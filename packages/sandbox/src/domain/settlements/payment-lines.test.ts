import type { PaymentRequest } from "@maksu/payment-api";
import { expect, test } from "vitest";
import { contextOf, DAY, itemOf, made, NOW, paid } from "../../../test/support/payments.ts";
import { createRefund } from "../refunds/create-refund.ts";
import type { MerchantSettings } from "../settings.ts";
import { type Line, netOf, totalOf } from "./line.ts";
import { linesOfPayment, linesOfRefund } from "./payment-lines.ts";

const shown = ({ account, gross, commission, fixed, provision }: Line) => ({ account, gross, commission, fees: fixed + provision });
const normal = (merchant: Partial<MerchantSettings> = {}) => contextOf({}, merchant);

test.each([
  { merchant: {}, method: "nordea", want: [{ gross: 1525, fees: 35 }] },
  { merchant: { fees: { fixed: 10, perMille: 29 } }, method: "nordea", want: [{ gross: 1525, fees: 54 }] },
  { merchant: { methodFees: { nordea: { fixed: 1, perMille: 0 } } }, method: "nordea", want: [{ gross: 1525, fees: 1 }] },
  { merchant: { methodFees: { nordea: { fixed: 1, perMille: 0 } } }, method: "creditcard", want: [{ gross: 1525, fees: 35 }] },
  { merchant: { directMethods: ["nordea"] }, method: "nordea", want: [] },
])("a payment by $method of a merchant with $merchant", ({ merchant, method, want }) => {
  const context = normal(merchant);
  expect(linesOfPayment(paid({}, method, context), context).map(shown)).toEqual(
    want.map((line) => ({ account: "375917", commission: 0, ...line })),
  );
});

test("a payment that is settled by itself has its reference", () => {
  const context = normal({ perTransactionSettlement: true });
  expect(linesOfPayment(paid({}, "nordea", context), context)).toMatchObject([{ reference: "3759170" }]);
});

const aggregate = contextOf({}, { fees: { fixed: 10, perMille: 100 } }, "aggregate");
const part = (stamp: string, unitPrice: number, more = {}) => itemOf({ merchant: "695874", stamp, reference: "r", unitPrice, ...more });
const shop: Partial<PaymentRequest> = {
  amount: 1500,
  items: [part("a", 1000, { commission: { merchant: "375917", amount: 150 } }), part("b", 500)],
};

test("the shares of a payment are the sub-merchants', less the commissions, which cost nothing", () => {
  const lines = linesOfPayment(paid(shop, "nordea", aggregate), aggregate);
  expect(lines.map(shown)).toEqual([
    { account: "695874", gross: 1500, commission: 150, fees: 160 },
    { account: "375917", gross: 150, commission: 0, fees: 0 },
  ]);
  expect(totalOf(lines)).toBe(1500 - 160);
});

test("prices without VAT are shared with it", () => {
  const items = [part("a", 1000, { vatPercentage: 25.5 })];
  const payment = paid({ amount: 1000, usePricesWithoutVat: true, items }, "nordea", aggregate);
  expect(linesOfPayment(payment, aggregate).map(({ gross }) => gross)).toEqual([1255]);
});

test("a refund takes from each share what it had, and the commission from where it went", () => {
  const payment = paid(shop, "creditcard", aggregate);
  const request = {
    items: [{ stamp: "a", amount: 400, commission: { merchant: "375917", amount: 60 } }],
    callbackUrls: { success: "http://127.0.0.1:9/ok", cancel: "http://127.0.0.1:9/no" },
  };
  const command = { request, byEmail: false, transactionId: "refund" };
  const { refund } = made(createRefund({ payment, ...aggregate }, command, NOW + DAY));
  const lines = linesOfRefund(refund, payment, aggregate);
  expect(lines.map((line) => [line.account, netOf(line), line.at.slice(0, 10)])).toEqual([
    ["695874", -340, "2026-03-03"],
    ["375917", -60, "2026-03-03"],
  ]);
});
