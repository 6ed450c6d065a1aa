import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contextOf, made, NOW, ruleOf } from "../../../test/support/payments.ts";
import { createdRefund, openedOrder, paidOrder, priceRequest, refundOf, rowOf, rowRequest } from "../../../test/support/orders.ts";
import type { Changes } from "../changes.ts";
import type { Order } from "../orders/order.ts";
import { methodNamed } from "../methods.ts";
import { withMerchantRefund } from "./left-to-refund.ts";
import type { MerchantRefund } from "./merchant-refund.ts";
import { moveMerchantRefund } from "./move-merchant-refund.ts";

const withRows = paidOrder(rowRequest());
const rows = (...amounts: readonly (readonly [number, number?])[]) => ({
  rows: amounts.map(([amount, vatPercent]) => ({ amount, ...(vatPercent !== undefined && { vatPercent }) })),
});
const noEmail = { rows: [{ amount: 1500 }] };
/** An order that methods of no other kind could have paid. */
const paidBy = (method: string): Order => ({ ...paidOrder(), method, methodNumber: methodNamed(method)?.numbers?.[0] ?? 0 });

describe("createRefund", () => {
  test.each([
    { what: "an order that is paid", order: paidOrder(), request: refundOf(), rule: undefined },
    { what: "no order", orders: [], rule: "merchant.createRefund.a" },
    { what: "two orders, one of which is not paid", orders: [paidOrder(), openedOrder()], rule: "merchant.createRefund.b" },
    { what: "an order and a linked payment", order: paidOrder(), linked: 1, rule: "merchant.createRefund.b" },
    { what: "two linked payments", orders: [], linked: 2, rule: "merchant.createRefund.b" },
    { what: "interface 1", order: paidOrder(priceRequest(), "nordea", "1"), rule: "merchant.createRefund.c" },
    { what: "interface 3, not paid", order: openedOrder(priceRequest(), "3"), rule: "merchant.createRefund.c" },
    { what: "a third party", order: paidOrder(priceRequest(), "nordea", "third-party"), rule: "merchant.createRefund.d" },
    { what: "a linked payment", orders: [], linked: 1, rule: "merchant.createRefund.d" },
    { what: "PayPal", order: paidBy("paypal"), rule: "merchant.createRefund.e" },
    { what: "instalments", order: paidBy("jousto"), rule: "merchant.createRefund.e" },
    {
      what: "an order that is not paid, of too much",
      order: openedOrder(),
      request: refundOf(rows([99_999])),
      rule: "merchant.createRefund.f",
    },
    { what: "a bank payment without email", order: paidOrder(), request: noEmail, rule: "merchant.createRefund.g" },
    { what: "a bank payment with an empty email", order: paidOrder(), request: refundOf({ email: "" }), rule: "merchant.createRefund.g" },
    {
      what: "an invoice of E1 without email",
      order: paidOrder(rowRequest(), "walleyb2c"),
      request: rows([1, 2550]),
      rule: "merchant.createRefund.g",
    },
    { what: "a bank payment of E1 without email", order: withRows, request: rows([1, 2550]), rule: "merchant.createRefund.g" },
    { what: "a card payment of S1 without email", order: paidOrder(priceRequest(), "Visa"), request: noEmail, rule: undefined },
    { what: "an Amex payment of S1 without email", order: paidOrder(priceRequest(), "amex"), request: noEmail, rule: undefined },
    {
      what: "a mobile payment of S1 without email",
      order: paidOrder(priceRequest(), "mobilepay"),
      request: noEmail,
      rule: "merchant.createRefund.g",
    },
    {
      what: "a mobile payment of E1 without email",
      order: paidOrder(rowRequest(), "mobilepay"),
      request: rows([1, 2550]),
      rule: undefined,
    },
    { what: "a row of E1 without a percent", order: withRows, request: refundOf(rows([1, 2550], [1])), rule: "merchant.createRefund.h" },
    { what: "a row of S1 with a percent", order: paidOrder(), request: refundOf(rows([1, 2550])), rule: "merchant.createRefund.h" },
    {
      what: "a row of E2 without rows with a percent",
      order: paidOrder(priceRequest(), "nordea", "E2"),
      request: refundOf(rows([1, 2550])),
      rule: "merchant.createRefund.h",
    },
    {
      what: "a row of E2 with rows without a percent",
      order: paidOrder(rowRequest(), "nordea", "E2"),
      request: refundOf(),
      rule: "merchant.createRefund.h",
    },
    { what: "another percent", order: withRows, request: refundOf(rows([1, 2400])), rule: "merchant.createRefund.h percent" },
    { what: "all of S1", order: paidOrder(), request: refundOf(rows([5000], [4900])), rule: undefined },
    { what: "a cent more than all of S1", order: paidOrder(), request: refundOf(rows([5000], [4901])), rule: "merchant.createRefund.i" },
    { what: "all of E1", order: withRows, request: refundOf(rows([5000, 2550], [1000, 1400])), rule: undefined },
    {
      what: "a cent more than all of a percent, in two rows",
      order: withRows,
      request: refundOf(rows([600, 1400], [401, 1400])),
      rule: "merchant.createRefund.i",
    },
    {
      what: "a percent that a negative row left less of",
      order: paidOrder(rowRequest([rowOf(), rowOf({ price: "-20.00" }), rowOf({ vat: "14" })])),
      request: refundOf(rows([3001, 2550])),
      rule: "merchant.createRefund.i",
    },
  ])("of $what is rejected by $rule", ({ order, orders = order ? [order] : [], linked = 0, request = refundOf(), rule }) => {
    expect(ruleOf(createdRefund(paidOrder(), request, { orders, linked }))).toBe(rule);
  });

  test.each([
    { order: openedOrder(), request: refundOf(), reason: "the order is not paid (its status is waiting payment), so it can't be refunded" },
    {
      order: paidOrder(),
      request: refundOf(rows([9901])),
      reason: "the refund of 9901 cents is more than the 9900 cents that are left",
    },
    {
      order: withRows,
      request: refundOf(rows([1001, 1400])),
      reason: "the refund of 1001 cents with vatPercent 1400 is more than the 1000 cents that are left of it",
    },
  ])("says why: $reason", ({ order, request, reason }) => {
    expect(createdRefund(order, request, { orders: [order], linked: 0 })).toMatchObject({ rejected: { reason } });
  });

  test("takes what other refunds left, in total and per percent, and gets back what a cancelled one had", () => {
    const first = made(createdRefund(withRows, refundOf(rows([900, 1400]))));
    const left = first.documents.find(({ kind }) => kind === "order")?.body as Order;
    expect([left.refunded, left.refundedByVat]).toEqual([900, [{ vatPercent: 1400, amount: 900 }]]);
    expect(ruleOf(createdRefund(left, refundOf(rows([101, 1400]))))).toBe("merchant.createRefund.i");
    expect(ruleOf(createdRefund(left, refundOf(rows([100, 1400], [5000, 2550]))))).toBeUndefined();
    const back = moveMerchantRefund(first.refund, left, "cancel", NOW, contextOf()).documents.find(({ kind }) => kind === "order")?.body;
    expect(back).toMatchObject({ refunded: 0, refundedByVat: [{ vatPercent: 1400, amount: 0 }] });
    expect(back).toEqual({ ...withMerchantRefund(left, first.refund, -1) });
  });

  test("uses the address of the order where the request has none", () => {
    const order = paidOrder(rowRequest(), "Visa");
    expect(made(createdRefund(order, rows([1, 2550]))).refund.email).toBe("aino.esimerkki@example.com");
    expect(made(createdRefund(order, refundOf({ email: "", ...rows([1, 2550]) }))).refund.email).toBe("aino.esimerkki@example.com");
    const empty = made(createdRefund(paidOrder(priceRequest(), "Visa"), refundOf({ email: "" })));
    expect([empty.refund.email, empty.documents.filter(({ kind }) => kind === "email")]).toEqual([undefined, []]);
    expect(made(createdRefund(order, refundOf({ email: "other@example.com", ...rows([1, 2550]) }))).refund.email).toBe("other@example.com");
    const withoutAddress = made(createdRefund(paidOrder(priceRequest(), "Visa"), noEmail));
    expect(withoutAddress.refund.email).toBeUndefined();
    expect(withoutAddress.documents.filter(({ kind }) => kind === "email")).toEqual([]);
  });
});

test("refunds that were not cancelled are at most the order, in total and per VAT percent, whatever is asked and cancelled", () => {
  const prices = { 2550: 5000, 1400: 1000 };
  const row = fc.record({ vatPercent: fc.constantFrom(2550, 1400, 1000), amount: fc.integer({ min: 1, max: 3000 }) });
  const commands = fc.array(fc.record({ rows: fc.array(row, { minLength: 1, maxLength: 3 }), isCancelled: fc.boolean() }), {
    maxLength: 20,
  });
  const orderIn = ({ documents }: Changes): Order => documents.find(({ kind }) => kind === "order")?.body as Order;
  const run = fc.property(commands, (asked) => {
    let order = withRows;
    const kept: MerchantRefund[] = [];
    for (const { rows: refunded, isCancelled } of asked) {
      const decision = createdRefund(order, refundOf({ rows: refunded }));
      if ("rejected" in decision) continue;
      order = orderIn(decision);
      if (isCancelled) order = orderIn(moveMerchantRefund(decision.refund, order, "cancel", NOW, contextOf()));
      else kept.push(decision.refund);
    }
    const all = kept.flatMap((each) => each.rows);
    expect(order.refunded).toBe(all.reduce((sum, { amount }) => sum + amount, 0));
    for (const [percent, price] of Object.entries(prices)) {
      const sum = all.filter(({ vatPercent }) => String(vatPercent) === percent).reduce((total, { amount }) => total + amount, 0);
      expect(sum).toBeLessThanOrEqual(price);
      expect(order.refundedByVat.find(({ vatPercent }) => String(vatPercent) === percent)?.amount ?? 0).toBe(sum);
    }
  });
  fc.assert(run, { numRuns: 200 });
});
