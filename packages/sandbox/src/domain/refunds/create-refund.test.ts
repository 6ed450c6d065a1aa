import type { RefundItem } from "@maksu/payment-api";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contextOf, DAY, itemOf, made, NOW, opened, paid, ruleOf, timersIn } from "../../../test/support/payments.ts";
import type { Payment, PaymentContext } from "../payments/payment.ts";
import { createRefund } from "./create-refund.ts";
import { moveRefund } from "./move-refund.ts";
import type { Refund, SentRefund } from "./refund.ts";
import { refundable, refundableCommission, refundableOfItem } from "./refundable.ts";

const callbackUrls = { success: "http://127.0.0.1:9/success", cancel: "http://127.0.0.1:9/cancel" };
const aggregate = contextOf({}, {}, "aggregate");
const part = (stamp: string, unitPrice: number, more: object = {}) =>
  itemOf({ merchant: "695874", stamp, reference: "1", unitPrice, ...more });
const shared = {
  amount: 1000,
  items: [part("a", 300, { units: 2, commission: { merchant: "695861", amount: 50 } }), part("b", 400)],
};
const mall = paid(shared, "nordea", aggregate);

const refund = (payment: Payment, request: Partial<SentRefund>, context = contextOf(), byEmail = false, now = NOW) =>
  createRefund({ payment, ...context }, { request: { callbackUrls, ...request } as SentRefund, byEmail, transactionId: "r-1" }, now);

/** The payment as a refund leaves it. */
const after = (changes: { documents: readonly { kind: string; body: unknown }[] }, before: Payment): Payment =>
  (changes.documents.find(({ kind }) => kind === "payment")?.body as Payment | undefined) ?? before;

describe("createRefund", () => {
  test("refunds through the provider at once, with a callback of its own", () => {
    const changes = made(refund(paid(), { amount: 500, refundStamp: "r-stamp" }));
    expect(changes.refund).toMatchObject({ status: "ok", via: "provider", provider: "nordea", amount: 500 });
    expect(changes.events).toMatchObject([
      { url: callbackUrls.success, fields: { amount: 500, stamp: "r-stamp", reference: "3759170", transactionId: "r-1", status: "ok" } },
    ]);
    expect(refundable(after(changes, paid()))).toBe(1025);
  });

  test.each<{ rule: string; payment?: Payment; request: Partial<SentRefund>; context?: PaymentContext; byEmail?: boolean; now?: number }>([
    { rule: "refundPayment.b", payment: opened(), request: { amount: 1 } },
    { rule: "refundPayment.c", request: {} },
    { rule: "refundPayment.c", request: { items: [{ stamp: "a", amount: 1 }] } },
    { rule: "refundPayment.c", payment: mall, context: aggregate, request: { amount: 999 } },
    { rule: "refundPayment.c", payment: mall, context: aggregate, request: { items: [] } },
    { rule: "refundPayment.d", request: { amount: 1526 } },
    { rule: "refundPayment.d", payment: mall, context: aggregate, request: { items: [{ stamp: "a", amount: 601 }] } },
    {
      rule: "refundPayment.d",
      payment: mall,
      context: aggregate,
      request: {
        items: [
          { stamp: "b", amount: 300 },
          { stamp: "b", amount: 101 },
        ],
      },
    },
    { rule: "refundPayment.d items", payment: mall, context: aggregate, request: { items: [{ stamp: "c", amount: 1 }] } },
    { rule: "refundPayment.d items", payment: mall, context: aggregate, request: { amount: 2, items: [{ stamp: "a", amount: 1 }] } },
    {
      rule: "refundPayment.d items",
      payment: paid({ items: [itemOf({ stamp: "x", unitPrice: 2000 }), itemOf({ stamp: "discount", unitPrice: -475 })] }),
      request: { amount: 1, items: [{ stamp: "discount", amount: 1 }] },
    },
    {
      rule: "refundPayment.d commission",
      payment: mall,
      context: aggregate,
      request: { items: [{ stamp: "a", amount: 1, commission: { merchant: "695861", amount: 51 } }] },
    },
    {
      rule: "refundPayment.d commission",
      payment: mall,
      context: aggregate,
      request: { items: [{ stamp: "a", amount: 1, commission: { merchant: "375917", amount: 1 } }] },
    },
    {
      rule: "refundPayment.d commission",
      payment: mall,
      context: aggregate,
      request: { items: [26, 25].map((amount) => ({ stamp: "a", amount: 1, commission: { merchant: "695861", amount } })) },
    },
    { rule: "refundPayment.e", payment: paid({}, "spankki"), request: { amount: 1 } },
    { rule: "refundPayment.e", payment: paid({}, "spankki"), request: { amount: 1, email: "" } },
    { rule: "refundPayment.e", payment: paid({}, "oplaskuV1"), request: { amount: 1, email: "maija@example.com" } },
    { rule: "refundPaymentByEmail.e", payment: paid({}, "paypal"), request: { amount: 1, email: "maija@example.com" }, byEmail: true },
    { rule: "refundPayment.provider", context: contextOf({ refundOutcome: "rejected" }), request: { amount: 1 } },
    { rule: "refundPayment.e", context: contextOf({ bankRefundsByEmail: true }), request: { amount: 1 } },
    { rule: "refundPayment.e", context: contextOf({ bankRefundsByEmail: true }), request: { amount: 1 }, now: NOW + 92 * DAY },
    { rule: "events.https", context: contextOf({ requireHttps: true }), request: { amount: 1 } },
  ])("rejects by $rule: $request", ({ rule, payment = paid(), request, context, byEmail, now }) => {
    expect(ruleOf(refund(payment, request, context, byEmail, now))).toBe(rule);
  });

  test.each<{ payment: Payment; request: Partial<SentRefund>; context?: PaymentContext; reason: string }>([
    { payment: opened(), request: { amount: 1 }, reason: "the payment is not paid (its status is new), so it can't be refunded" },
    { payment: paid(), request: { amount: 1526 }, reason: "the refund of 1526 cents is more than the 1525 cents that are left" },
    {
      payment: mall,
      context: aggregate,
      request: { items: [{ stamp: "a", amount: 601 }] },
      reason: "body/items/0/amount is more than the 600 cents that are left of the item",
    },
  ])("says why: $reason", ({ payment, request, context, reason }) => {
    expect(refund(payment, request, context)).toMatchObject({ rejected: { reason } });
  });

  test.each<{
    what: string;
    payment: Payment;
    context: PaymentContext;
    request: Partial<SentRefund>;
    balances: Record<string, number>;
    rule?: string;
  }>([
    { what: "all that the account has", payment: paid(), context: contextOf(), request: { amount: 500 }, balances: { 375917: 500 } },
    {
      what: "more than the account has",
      payment: paid(),
      context: contextOf(),
      request: { amount: 500 },
      balances: { 375917: 499 },
      rule: "refundPayment.balance",
    },
    {
      what: "more than an account without a balance has",
      payment: paid(),
      context: contextOf(),
      request: { amount: 1 },
      balances: {},
      rule: "refundPayment.balance",
    },
    {
      what: "what a method's provider paid to the merchant itself",
      payment: paid(),
      context: contextOf({}, { directMethods: ["nordea"] }),
      request: { amount: 1 },
      balances: {},
    },
    {
      what: "what a sub-merchant has, and the commission that the aggregate has",
      payment: mall,
      context: aggregate,
      request: { items: [{ stamp: "a", amount: 600, commission: { merchant: "695861", amount: 50 } }] },
      balances: { 695874: 550, 695861: 50 },
    },
    {
      what: "a commission that the aggregate does not have any more",
      payment: mall,
      context: aggregate,
      request: { items: [{ stamp: "a", amount: 600, commission: { merchant: "695861", amount: 50 } }] },
      balances: { 695874: 550, 695861: 49 },
      rule: "refundPayment.balance",
    },
  ])("where refunds need a balance, of $what: $rule", ({ payment, context, request, balances, rule }) => {
    const command = { request: { callbackUrls, ...request } as SentRefund, byEmail: false, transactionId: "r-1" };
    const state = { payment, balances: new Map(Object.entries(balances)), ...context };
    expect(ruleOf(createRefund(state, command, NOW))).toBe(rule);
  });

  test("takes commissions of items with one stamp back from each account that had one", () => {
    const to = (merchant: string, amount: number) => ({ stamp: "a", amount: 1, commission: { merchant, amount } });
    const items = [
      part("a", 500, { commission: { merchant: "695861", amount: 50 } }),
      part("a", 500, { commission: { merchant: "375917", amount: 30 } }),
    ];
    const payment = paid({ amount: 1000, items }, "nordea", aggregate);
    const first = after(made(refund(payment, { items: [to("695861", 50)] }, aggregate)), payment);
    expect(ruleOf(refund(first, { items: [to("695861", 1)] }, aggregate))).toBe("refundPayment.d commission");
    expect(ruleOf(refund(first, { items: [to("375917", 31)] }, aggregate))).toBe("refundPayment.d commission");
    expect(ruleOf(refund(first, { items: [to("375917", 30)] }, aggregate))).toBeUndefined();
    expect(ruleOf(refund(payment, { items: [to("695861", 50), to("375917", 30)] }, aggregate))).toBeUndefined();
  });

  test.each([
    { method: "nordea", byEmail: false, via: "provider" },
    { method: "nordea", byEmail: true, via: "provider" },
    { method: "spankki", byEmail: false, via: "email" },
    { method: "alandsbanken", byEmail: true, via: "email" },
    { method: "creditcard", byEmail: true, via: "provider" },
  ])("refunds $method via $via (by e-mail: $byEmail)", ({ method, byEmail, via }) => {
    const changes = made(refund(paid({}, method), { amount: 1, email: "maija@example.com" }, contextOf(), byEmail));
    expect(changes.refund.via).toBe(via);
    expect(changes.refund.provider).toBe(via === "email" ? "email" : method);
  });

  test("takes a bank's refund through its provider from midnight in Helsinki, where refunds on the day of payment go by e-mail", () => {
    const midnight = Date.parse("2026-03-02T22:00:00Z");
    const later = (now: number) => refund(paid(), { amount: 1 }, contextOf({ bankRefundsByEmail: true }), false, now);
    expect(ruleOf(later(midnight - 1))).toBe("refundPayment.e");
    expect(made(later(midnight)).refund.via).toBe("provider");
  });

  test("an e-mail refund is pending, is reported as ok once, and fails without a callback after 30 days", () => {
    const payment = paid({}, "spankki");
    const changes = made(refund(payment, { amount: 1525, email: "maija@example.com" }));
    expect(changes.refund).toMatchObject({ status: "pending", waitsFor: "account" });
    expect(changes.events).toMatchObject([{ fields: { status: "ok", provider: "email" } }]);
    expect(timersIn(changes)).toStrictEqual({ expire: 30 });
    const taken = after(changes, payment);
    const expired = moveRefund(changes.refund, taken, "expire", NOW + 30 * DAY, contextOf());
    expect(expired).toMatchObject({ refund: { status: "fail", cause: "expired" }, events: [] });
    expect(refundable(after(expired, taken))).toBe(1525);
    expect(() => moveRefund(changes.refund, taken, "approve", NOW, contextOf())).toThrow("possible: pay out, expire");
    expect(moveRefund(changes.refund, taken, "pay out", NOW, contextOf())).toMatchObject({ refund: { status: "ok" }, events: [] });
  });

  test("waits for the approval of a merchant that has that, and is reported then", () => {
    const context = contextOf({}, { refundApproval: true });
    const changes = made(refund(paid(), { amount: 500 }, context));
    expect(changes).toMatchObject({ refund: { status: "pending", waitsFor: "approval" }, events: [] });
    const taken = after(changes, paid());
    expect(moveRefund(changes.refund, taken, "approve", NOW, context)).toMatchObject({
      refund: { status: "ok" },
      events: [{ url: callbackUrls.success }],
    });
    const rejected = moveRefund(changes.refund, taken, "reject", NOW, context);
    expect(rejected).toMatchObject({ refund: { status: "fail" }, events: [{ url: callbackUrls.cancel, fields: { status: "fail" } }] });
    expect(refundable(after(rejected, taken))).toBe(1525);
  });

  test.each([
    { refundOutcome: "fail" as const, transactionId: "r-1" },
    { refundOutcome: "invalid" as const, transactionId: null },
  ])("is ok first and fails by callback when the provider's outcome is $refundOutcome", ({ refundOutcome, transactionId }) => {
    const context = contextOf({ refundOutcome });
    const changes = made(refund(paid(), { amount: 500 }, context));
    expect(changes).toMatchObject({ refund: { status: "ok" }, events: [] });
    expect(timersIn(changes)).toStrictEqual({ bounce: 0 });
    const taken = after(changes, paid());
    const failed = moveRefund(changes.refund, taken, "bounce", NOW, context);
    expect(failed).toMatchObject({
      refund: { status: "fail" },
      events: [{ url: callbackUrls.cancel, fields: { status: "fail", transactionId } }],
    });
    expect(refundable(after(failed, taken))).toBe(1525);
  });

  test("an aggregate's refund of the whole payment leaves nothing of any item", () => {
    const taken = after(made(refund(mall, { amount: 1000 }, aggregate)), mall);
    expect([refundable(taken), refundableOfItem(taken, "a"), refundableOfItem(taken, "b")]).toEqual([0, 0, 0]);
  });

  test("gives back the items and the commission of a refund that fails", () => {
    const context = contextOf({}, { refundApproval: true }, "aggregate");
    const request = { items: [{ stamp: "a", amount: 100, commission: { merchant: "695861", amount: 50 } }] };
    const changes = made(refund(mall, request, context));
    const taken = after(changes, mall);
    const given = after(moveRefund(changes.refund, taken, "reject", NOW, context), taken);
    const left = (payment: Payment) => [refundableOfItem(payment, "a"), refundableCommission(payment, "a", "695861")];
    expect([left(mall), left(taken), left(given)]).toEqual([
      [600, 50],
      [500, 0],
      [600, 50],
    ]);
  });

  test("counts each of several refunds of an item", () => {
    let payment = mall;
    for (const amount of [100, 300, 200]) payment = after(made(refund(payment, { items: [{ stamp: "a", amount }] }, aggregate)), payment);
    expect(refundableOfItem(payment, "a")).toBe(0);
    expect(ruleOf(refund(payment, { items: [{ stamp: "a", amount: 1 }] }, aggregate))).toBe("refundPayment.d");
  });

  test.each(["__proto__", "constructor", "toString"])("counts what is refunded of an item with the stamp %s", (stamp) => {
    const payment = paid({ amount: 1000, items: [part(stamp, 500), part("other", 500)] }, "nordea", aggregate);
    const taken = after(made(refund(payment, { items: [{ stamp, amount: 500 }] }, aggregate)), payment);
    expect(ruleOf(refund(taken, { items: [{ stamp, amount: 1 }] }, aggregate))).toBe("refundPayment.d");
  });
});

test("refunds that did not fail are at most the payment, in total and per item, whatever is asked and fails", () => {
  const stamps = fc.constantFrom("a", "b", "c");
  const items = fc.array(fc.record({ stamp: stamps, amount: fc.integer({ min: 1, max: 300 }) }), { maxLength: 3 });
  const commands = fc.array(
    fc.record({
      // Of an ordinary merchant an amount is needed, of an aggregate the items.
      amount: fc.option(fc.integer({ min: 1, max: 1100 }), { nil: undefined }),
      items: fc.option(items, { nil: undefined }),
      fails: fc.boolean(),
      approval: fc.boolean(),
    }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(commands, fc.constantFrom<"normal" | "aggregate">("normal", "aggregate"), (asked, kind) => {
      let payment = paid(
        kind === "normal" ? { ...shared, items: [itemOf({ stamp: "a", unitPrice: 600 }), itemOf({ stamp: "b", unitPrice: 400 })] } : shared,
        "nordea",
        contextOf({}, {}, kind),
      );
      const refunds: Refund[] = [];
      for (const { amount, items: rows, fails, approval } of asked) {
        const context = contextOf({}, { refundApproval: approval }, kind);
        const request = { ...(amount !== undefined && { amount }), ...(rows && { items: rows as RefundItem[] }) };
        const decision = refund(payment, request, context);
        if ("rejected" in decision) continue;
        payment = after(decision, payment);
        let last = decision.refund;
        if (last.status === "pending") {
          const outcome = moveRefund(last, payment, fails ? "reject" : "approve", NOW, context);
          payment = after(outcome, payment);
          last = outcome.refund;
        }
        refunds.push(last);
      }
      const kept = refunds.filter(({ status }) => status !== "fail");
      const total = kept.reduce((sum, each) => sum + each.amount, 0);
      const ofItem = (stamp: string): number =>
        kept.flatMap((each) => each.items).reduce((sum, item) => sum + (item.stamp === stamp ? item.amount : 0), 0);
      expect(total).toBeLessThanOrEqual(1000);
      expect(payment.refunded).toBe(total);
      for (const [stamp, price] of [
        ["a", 600],
        ["b", 400],
        ["c", 0],
      ] as const)
        expect(ofItem(stamp)).toBeLessThanOrEqual(price);
    }),
    { numRuns: 1000 },
  );
});
