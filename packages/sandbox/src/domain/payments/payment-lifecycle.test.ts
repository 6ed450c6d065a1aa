import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contextOf, DAY, detailsOf, ID, NOW, opened, paid, timersIn } from "../../../test/support/payments.ts";
import { ImpossibleTransition, possibleTriggers } from "../lifecycle.ts";
import { METHODS, methodNamed } from "../methods.ts";
import { movePayment, paymentTriggers } from "./move-payment.ts";
import type { Payment, PaymentContext } from "./payment.ts";
import { PAYMENT_LIFECYCLE } from "./payment-lifecycle.ts";
import type { PaymentTrigger } from "./payment-row.ts";

const TRIGGERS = [...new Set(PAYMENT_LIFECYCLE.rows.map(({ on }) => on))];
const late = contextOf({ latePaymentAfterCancel: true });
const delayed = contextOf({}, { delayedPayments: true });
const activated = opened({ manualInvoiceActivation: true });

interface Case {
  readonly rule: string;
  readonly payment: Payment;
  readonly on: PaymentTrigger;
  readonly method?: string;
  readonly context?: PaymentContext;
  readonly want: { status: string; callback?: "success" | "cancel"; cause?: string; waitsFor?: string };
  /** Days after the transition at which timers are due; undefined for one that is stopped. */
  readonly timers?: Record<string, number | undefined>;
}

const moved = (payment: Payment, on: PaymentTrigger, method = "nordea", context = contextOf()): Payment =>
  movePayment(payment, on, NOW, context, detailsOf(method)).payment;
const waiting = moved(activated, "approve", "walleyb2c");
const checked = moved(opened(), "approve", "walleyb2b");
const stepUp = (kind: "charge" | "hold"): Payment => ({ ...opened(), kind, waitsFor: "step-up" });
const hold: Payment = { ...opened(), kind: "hold", status: "authorization-hold", timers: {} };
const stopped = { expire: undefined };

const CASES: readonly Case[] = [
  { rule: "T2", payment: opened(), on: "approve", method: "nordea", want: { status: "ok", callback: "success" }, timers: stopped },
  { rule: "T2", payment: opened(), on: "approve", method: "walleyb2c", want: { status: "ok", callback: "success" }, timers: stopped },
  { rule: "T2", payment: activated, on: "approve", method: "nordea", want: { status: "ok", callback: "success" }, timers: stopped },
  { rule: "T3", payment: opened(), on: "cancel", want: { status: "fail", callback: "cancel", cause: "cancelled" }, timers: stopped },
  {
    rule: "T4",
    payment: opened(),
    on: "reject",
    method: "amex",
    want: { status: "fail", callback: "cancel", cause: "rejected" },
    timers: stopped,
  },
  {
    rule: "T5",
    payment: activated,
    on: "approve",
    method: "walleyb2b",
    want: { status: "pending", callback: "success", waitsFor: "activation" },
    timers: { expire: 90 },
  },
  {
    rule: "T6",
    payment: opened(),
    on: "approve",
    method: "walleyb2b",
    want: { status: "pending", callback: "success", waitsFor: "fraud check" },
    timers: { ...stopped, clear: 1 / 24 },
  },
  {
    rule: "T7",
    payment: opened(),
    on: "approve",
    method: "aktia",
    context: delayed,
    want: { status: "delayed", callback: "success" },
    timers: { ...stopped, confirm: 2 },
  },
  { rule: "T8", payment: waiting, on: "activate", want: { status: "ok", callback: "success" }, timers: stopped },
  { rule: "T9", payment: checked, on: "clear", want: { status: "ok", callback: "success" }, timers: { clear: undefined } },
  {
    rule: "T9",
    payment: checked,
    on: "decline",
    want: { status: "fail", callback: "cancel", cause: "rejected" },
    timers: { clear: undefined },
  },
  { rule: "T10", payment: waiting, on: "expire", want: { status: "fail", callback: "cancel", cause: "expired" }, timers: stopped },
  {
    rule: "T11",
    payment: moved(opened({}, delayed), "approve", "nordea", delayed),
    on: "confirm",
    context: delayed,
    want: { status: "ok", callback: "success" },
    timers: { confirm: undefined },
  },
  { rule: "T12", payment: opened(), on: "expire", want: { status: "fail", callback: "cancel", cause: "timeout" }, timers: stopped },
  {
    rule: "T13",
    payment: opened(),
    on: "leave",
    method: "nordea",
    want: { status: "new", waitsFor: "bank" },
    // Tuesday, 06:00 in Helsinki.
    timers: { confirm: 19 / 24 },
  },
  {
    rule: "T13",
    payment: moved(opened(), "leave"),
    on: "confirm",
    want: { status: "ok", callback: "success" },
    timers: { ...stopped, confirm: undefined },
  },
  {
    rule: "T14",
    payment: moved(opened(), "cancel"),
    on: "confirm",
    context: late,
    want: { status: "ok", callback: "success" },
    timers: {},
  },
  {
    rule: "T14",
    payment: moved(opened(), "expire"),
    on: "confirm",
    context: late,
    want: { status: "ok", callback: "success" },
    timers: {},
  },
  { rule: "T15", payment: stepUp("charge"), on: "authenticate", want: { status: "ok", callback: "success" }, timers: stopped },
  { rule: "T16", payment: stepUp("hold"), on: "authenticate", want: { status: "authorization-hold" }, timers: { expire: 7 } },
  { rule: "T17", payment: hold, on: "commit", want: { status: "ok", callback: "success" }, timers: {} },
  { rule: "T18", payment: hold, on: "revert", want: { status: "fail", callback: "cancel", cause: "reverted" }, timers: {} },
  { rule: "T19", payment: hold, on: "expire", want: { status: "fail", callback: "cancel", cause: "expired" }, timers: {} },
  {
    rule: "T20",
    payment: stepUp("charge"),
    on: "fail authentication",
    want: { status: "fail", callback: "cancel", cause: "rejected" },
    timers: stopped,
  },
  { rule: "T20", payment: stepUp("hold"), on: "expire", want: { status: "fail", callback: "cancel", cause: "timeout" }, timers: stopped },
];

describe("a payment's transition", () => {
  test.each(CASES)("$rule: $payment.status on $on by $method", ({ rule, payment, on, method, context = contextOf(), want, timers }) => {
    const changes = movePayment(payment, on, NOW, context, method === undefined ? {} : detailsOf(method));
    const { status, cause, waitsFor } = changes.payment;
    const [event] = changes.events;
    const callback = event && (event.url.endsWith("success") ? "success" : "cancel");
    expect({ status, cause, waitsFor, callback }).toEqual({ cause: undefined, waitsFor: undefined, callback: undefined, ...want });
    expect(changes.transitions).toEqual([{ rule, of: "payment", about: ID, from: payment.status, on, to: want.status }]);
    expect(timersIn(changes)).toStrictEqual(timers);
  });

  test("every row is among the cases, or opens a payment", () => {
    const shown = new Set(CASES.map(({ rule, payment, on }) => `${rule} ${payment.status} ${on}`));
    const rows = PAYMENT_LIFECYCLE.rows.filter(({ from }) => from !== "none");
    expect(rows.filter(({ rule, from, on }) => !shown.has(`${rule} ${from} ${on}`))).toEqual([]);
  });

  test("an impossible one is an error that names the possible ones", () => {
    expect(() => movePayment(paid(), "cancel", NOW, contextOf())).toThrow(
      "a payment that is ok has no transition on cancel; no transition is possible any more",
    );
    expect(() => movePayment(opened(), "activate", NOW, contextOf(), detailsOf("mobilepay"))).toThrow(
      "a payment that is new has no transition on activate; possible: approve, cancel, reject, expire",
    );
  });

  test("a cancelled payment is not confirmed late unless that is on", () => {
    const left = moved(opened(), "leave");
    expect(timersIn(movePayment(left, "cancel", NOW, contextOf()))).toStrictEqual({ expire: undefined, confirm: undefined });
    expect(timersIn(movePayment(left, "cancel", NOW, late))).toStrictEqual({ expire: undefined });
    expect(() => movePayment(moved(left, "cancel"), "confirm", NOW, contextOf())).toThrow(ImpossibleTransition);
  });

  test("a step-up that has timed out is not confirmed late: no bank takes part", () => {
    expect(() => movePayment(moved(stepUp("charge"), "expire"), "confirm", NOW, late)).toThrow(ImpossibleTransition);
  });

  test("an invoice expires 90 days after its creation, not after its approval", () => {
    const changes = movePayment(activated, "approve", NOW + 5 * DAY, contextOf(), detailsOf("walleyb2c"));
    expect(timersIn(changes)).toStrictEqual({ expire: 90 });
  });
});

test("no subject has two rows for one trigger, and no move leads to a state that its row does not name", () => {
  const kinds = fc.constantFrom<Payment["kind"]>("page", "charge", "hold");
  const states = fc.constantFrom<Payment["status"]>("none", "new", "ok", "fail", "pending", "delayed", "authorization-hold");
  const maybe = <Value>(...values: Value[]): fc.Arbitrary<Value | undefined> => fc.constantFrom(undefined, ...values);
  const subjects = fc.record({
    kind: kinds,
    status: states,
    waitsFor: maybe("activation", "fraud check", "bank", "step-up"),
    cause: maybe("cancelled", "rejected", "timeout", "reverted", "expired"),
    method: maybe(...METHODS.map(({ id }) => id)),
    manual: fc.boolean(),
    isDelayed: fc.boolean(),
    isLate: fc.boolean(),
    trigger: fc.constantFrom(...TRIGGERS),
  });
  fc.assert(
    fc.property(subjects, ({ kind, status, waitsFor, cause, method, manual, isDelayed, isLate, trigger }) => {
      const context = contextOf({ latePaymentAfterCancel: isLate }, { delayedPayments: isDelayed });
      const payment: Payment = {
        ...opened({ manualInvoiceActivation: manual }),
        kind,
        status,
        ...(waitsFor && { waitsFor }),
        ...(cause && { cause }),
      };
      const subject = { payment, method: methodNamed(method), ...context };
      const possible = possibleTriggers(PAYMENT_LIFECYCLE, status, subject);
      expect(new Set(possible).size).toBe(possible.length);
      if (!possible.includes(trigger)) {
        expect(() => movePayment(payment, trigger, NOW, context, detailsOf(method ?? ""))).toThrow(ImpossibleTransition);
        return;
      }
      const { payment: next } = movePayment(payment, trigger, NOW, context, detailsOf(method ?? ""));
      const targets = PAYMENT_LIFECYCLE.rows.filter((row) => row.from === status && row.on === trigger).map(({ to }) => to);
      expect(targets).toContain(next.status);
      // Every timer that is left can do something.
      expect(paymentTriggers(next, context)).toEqual(expect.arrayContaining(Object.keys(next.timers)));
    }),
    { numRuns: 2000 },
  );
});
