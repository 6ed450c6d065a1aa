import { describe, expect, test } from "vitest";
import { contextOf, DAY, made, NOW, ruleOf, timersIn } from "../../../test/support/payments.ts";
import { createdRefund, numbered, paidOrder, priceRequest, REFUND_TOKEN, refundOf } from "../../../test/support/orders.ts";
import type { Changes } from "../changes.ts";
import type { Email } from "../emails/email.ts";
import { moveOrder } from "../orders/move-order.ts";
import { openedOrder } from "../../../test/support/orders.ts";
import { cancelMerchantRefund } from "./cancel-merchant-refund.ts";
import type { MerchantRefund } from "./merchant-refund.ts";
import { MERCHANT_REFUND_LIFECYCLE, type MerchantRefundTrigger } from "./merchant-refund-lifecycle.ts";
import { merchantRefundTriggers, moveMerchantRefund } from "./move-merchant-refund.ts";

const context = contextOf();
const notifyUrl = "http://127.0.0.1:9/refunds";
const orderBy = (method: string) => moveOrder(openedOrder(priceRequest()), "approve", NOW, context, numbered(method)).order;
const accepted = (method: string, more = {}): MerchantRefund =>
  made(createdRefund(orderBy(method), refundOf({ notifyUrl, ...more }))).refund;
const move = (refund: MerchantRefund, trigger: MerchantRefundTrigger) =>
  moveMerchantRefund(refund, paidOrder(), trigger, NOW + DAY, context);
const emailsIn = ({ documents }: Changes): readonly string[] =>
  documents.flatMap(({ kind, body }) => (kind === "email" ? [(body as Email).name] : []));
const known = move(accepted("nordea"), "give account").refund;

test.each([
  { method: "Visa", rule: "M1", timers: { complete: 1 / 1440 }, emails: ["refund created"] },
  { method: "amex", rule: "M1", timers: { complete: 1 / 1440 }, emails: ["refund created"] },
  { method: "mobilepay", rule: "M1", timers: { complete: 1 / 1440 }, emails: ["refund created"] },
  { method: "nordea", rule: "M2", timers: { "give account": 1 / 24 }, emails: ["refund created", "account number wanted"] },
  { method: "walleyb2c", rule: "M2", timers: { "give account": 1 / 24 }, emails: ["refund created", "account number wanted"] },
])("a refund of $method is created by $rule, and sends no notification", ({ method, rule, timers, emails }) => {
  const changes = made(createdRefund(orderBy(method), refundOf({ notifyUrl })));
  expect(changes.transitions).toMatchObject([{ rule, of: "merchant refund", about: REFUND_TOKEN, from: "none", to: "created" }]);
  expect(changes.refund).toMatchObject({ status: "created", amount: 1500, fee: 0 });
  expect(changes.refund.updatedAt).toBeUndefined();
  expect(changes.events).toEqual([]);
  expect(timersIn(changes)).toEqual(timers);
  expect(emailsIn(changes)).toEqual(emails);
});

test("a bank refund waits for its account number for ever, where that comes by hand", () => {
  const changes = made(createdRefund(paidOrder(), refundOf(), contextOf({ refundAccountNumber: "by hand" })));
  expect(timersIn(changes)).toEqual({});
  expect(changes.refund.waitsFor).toBe("account");
});

describe("a refund", () => {
  test.each([
    { what: "of a card", refund: accepted("Visa"), possible: ["complete", "reject"] },
    { what: "of a mobile method", refund: accepted("mobilepay"), possible: ["complete", "cancel", "reject"] },
    { what: "that waits for an account", refund: accepted("nordea"), possible: ["give account", "cancel", "reject"] },
    { what: "that waits for its settlement", refund: known, possible: ["complete", "cancel", "reject"] },
    { what: "that is completed", refund: move(known, "complete").refund, possible: [] },
    { what: "that is cancelled", refund: move(known, "cancel").refund, possible: [] },
  ])("$what can have $possible", ({ refund, possible }) => {
    expect(merchantRefundTriggers(refund, context)).toEqual(possible);
    const every = [...new Set(MERCHANT_REFUND_LIFECYCLE.rows.map(({ on }) => on))];
    for (const trigger of every.filter((each) => !possible.includes(each)))
      expect(() => move(refund, trigger)).toThrow("has no transition on");
  });

  test.each([
    { rule: "M3", refund: accepted("nordea"), trigger: "give account", to: "created", events: [], emails: [] },
    { rule: "M4", refund: known, trigger: "complete", to: "completed", events: [["created", "completed"]], emails: [] },
    { rule: "M4", refund: accepted("Visa"), trigger: "complete", to: "completed", events: [["created", "completed"]], emails: [] },
    { rule: "M5", refund: known, trigger: "cancel", to: "cancelled", events: [["created", "cancelled"]], emails: ["refund cancelled"] },
    { rule: "M6", refund: accepted("Visa"), trigger: "reject", to: "cancelled", events: [["created", "cancelled"]], emails: [] },
  ] as const)("by $rule becomes $to on $trigger", ({ rule, refund, trigger, to, events, emails }) => {
    const changes = move(refund, trigger);
    expect(changes.transitions).toMatchObject([{ rule, from: "created", to }]);
    expect(changes.refund.updatedAt).toBe(to === "created" ? undefined : new Date(NOW + DAY).toISOString());
    expect(changes.events.map(({ fields }) => [fields["oldStatus"], fields["newStatus"]])).toEqual(events);
    expect(changes.events.map(({ name, url }) => [name, url])).toEqual(events.map(() => ["refundStatusChanged", notifyUrl]));
    expect(emailsIn(changes)).toEqual(emails);
    expect(changes.documents.some(({ kind }) => kind === "order")).toBe(to === "cancelled");
  });

  test("without notifyUrl notifies nobody", () => {
    const { notifyUrl: _none, ...refund } = known;
    expect(move(refund, "complete").events).toEqual([]);
  });

  test.each([
    { what: "of a card", refund: accepted("Visa"), rule: "merchant.cancelRefund.b" },
    { what: "that is completed", refund: move(known, "complete").refund, rule: "merchant.cancelRefund.b" },
    { what: "that is created", refund: known, rule: undefined },
  ])("$what is cancelled unless $rule rejects it", ({ refund, rule }) => {
    expect(ruleOf(cancelMerchantRefund(refund, paidOrder(), context, NOW))).toBe(rule);
  });
});
