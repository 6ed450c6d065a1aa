import { describe, expect, test } from "vitest";
import { contextOf, ID, itemOf, made, NOW, requestOf, ruleOf, stateOf, timersIn } from "../../../test/support/payments.ts";
import { createPayment } from "./create-payment.ts";
import { amountWithVat } from "./amount-of-items.ts";
import { isReferenceNumber, withCheckDigit } from "../../ground/reference-number.ts";

const ids = { transactionId: ID, bankReference: "10003" };
const aggregate = contextOf({}, {}, "aggregate");
const part = itemOf({ merchant: "695874", stamp: "s-1", reference: "r-1" });
const { stamp: _stamp, ...withoutStamp } = part;

describe("createPayment", () => {
  test("opens a payment that expires after 14 days", () => {
    const changes = made(createPayment(requestOf(), ids, stateOf(), NOW));
    expect(changes.payment).toMatchObject({ transactionId: ID, status: "new", amount: 1525, createdAt: "2026-03-02T09:00:00.000Z" });
    expect(changes.events).toEqual([]);
    expect(timersIn(changes)).toStrictEqual({ expire: 14 });
  });

  test.each([
    { rule: "createPayment.b", context: aggregate, request: { items: [itemOf()] } },
    { rule: "createPayment.b", context: aggregate, request: { items: [withoutStamp] } },
    { rule: "createPayment.b", context: aggregate, request: { items: [part, { ...part, unitPrice: -1 }] } },
    { rule: "createPayment.b merchant", context: aggregate, request: { items: [{ ...part, merchant: "375917" }] } },
    { rule: "createPayment.b", context: aggregate, request: { items: [] } },
    { rule: "createPayment.c", context: contextOf(), request: { items: [part] } },
    {
      rule: "createPayment.d limit",
      context: contextOf(),
      request: { usePricesWithoutVat: true, items: [itemOf({ unitPrice: 99_999_999 })] },
    },
    { rule: "createPayment.e", context: contextOf({}, { perTransactionSettlement: true }), request: { reference: "3759171" } },
    { rule: "events.https", context: contextOf({ requireHttps: true }), request: {} },
    { rule: "createPayment.f", context: contextOf(), request: { stamp: "taken" } },
  ])("rejects by $rule: $request", ({ rule, context, request }) => {
    const state = stateOf(context, { isStampTaken: "stamp" in request });
    expect(ruleOf(createPayment(requestOf(request), ids, state, NOW))).toBe(rule);
  });

  test.each([
    { what: "items of an aggregate", context: aggregate, request: { items: [part] } },
    {
      what: "the highest amount with VAT",
      context: contextOf(),
      request: { usePricesWithoutVat: true, items: [itemOf({ unitPrice: 99_999_999, vatPercentage: 0 })] },
    },
    { what: "a reference number", context: contextOf({}, { perTransactionSettlement: true }), request: {} },
    {
      what: "a stamp that is used again, where that is set",
      context: contextOf({ duplicateStamp: "accept" }),
      request: { stamp: "taken" },
    },
  ])("accepts $what", ({ context, request }) => {
    const state = stateOf(context, { isStampTaken: "stamp" in request });
    expect(made(createPayment(requestOf(request), ids, state, NOW)).payment.status).toBe("new");
  });

  test("adds VAT to prices that come without it", () => {
    const items = [itemOf({ unitPrice: 3200, units: 2 }), itemOf({ vatPercentage: 10, unitPrice: 1500 })];
    const request = requestOf({ amount: 7900, usePricesWithoutVat: true, items });
    expect(made(createPayment(request, ids, stateOf(), NOW)).payment.amount).toBe(2 * 4016 + 1650);
  });
});

test.each([
  // Half a cent is rounded up, per unit.
  { unitPrice: 1, vatPercentage: 50, units: 3, want: 6n },
  { unitPrice: 100, vatPercentage: 25.4, units: 1, want: 125n },
  { unitPrice: 100, vatPercentage: 25.5, units: 1, want: 126n },
  { unitPrice: 0, vatPercentage: 100, units: 9, want: 0n },
  { unitPrice: 99_999_999, vatPercentage: 100, units: 10_000_000, want: 1_999_999_980_000_000n },
])("$unitPrice cents with $vatPercentage % of VAT, $units times, are $want cents", ({ want, ...item }) => {
  expect(amountWithVat([itemOf(item)])).toBe(want);
});

// Numbers that public clients received.
test.each(["8230247567", "6248669867", "809759248", "3759170"])("%s is a reference number", (number) => {
  expect(isReferenceNumber(number)).toBe(true);
  expect(withCheckDigit(number.slice(0, -1))).toBe(number);
});

test.each(["3759171", "", "130", "1".repeat(21), "37591 70", "RF18"])("%j is not a reference number", (text) => {
  expect(isReferenceNumber(text)).toBe(false);
});
