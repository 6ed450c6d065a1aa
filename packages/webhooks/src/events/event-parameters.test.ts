import { expect, test } from "vitest";
import { eventParameters } from "./event-parameters.ts";

const ofPayment = [
  "checkout-account",
  "checkout-algorithm",
  "checkout-amount",
  "checkout-stamp",
  "checkout-reference",
  "checkout-transaction-id",
  "checkout-status",
];

test("the signed parameters of an event, with their names in it", () => {
  const { known } = eventParameters("paymentCallback");
  expect([...known].filter(([, { required }]) => required).map(([name]) => name)).toEqual(ofPayment);
  expect(known.get("checkout-transaction-id")).toEqual({ property: "transactionId", required: true, isInteger: false });
  expect(known.get("checkout-amount")).toEqual({ property: "amount", required: true, isInteger: true });
  expect(known.has("signature")).toBe(false);
});

test("what an event is not: one with all that another must have, unless this one may have it too", () => {
  expect(eventParameters("addCardCallback").ofOthers).toContainEqual(ofPayment);
  expect(eventParameters("addCardCallback").ofOthers.flat()).not.toContain("checkout-tokenization-id");
  expect(eventParameters("paymentCallback").ofOthers).toEqual([]);
});

test("an event that the description has not is a mistake", () => {
  expect(() => eventParameters("none" as "paymentCallback")).toThrow(new TypeError("none: no event of the description"));
});
