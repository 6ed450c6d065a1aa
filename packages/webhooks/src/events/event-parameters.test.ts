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

test("eventParameters returns the signed parameters of an event under their names in the event", () => {
  const { known } = eventParameters("paymentCallback");
  expect([...known].filter(([, { required }]) => required).map(([name]) => name)).toEqual(ofPayment);
  expect(known.get("checkout-transaction-id")).toEqual({ property: "transactionId", required: true, isInteger: false });
  expect(known.get("checkout-amount")).toEqual({ property: "amount", required: true, isInteger: true });
  expect(known.has("signature")).toBe(false);
});

test("eventParameters lists the other events' required parameters that this event lacks", () => {
  expect(eventParameters("addCardCallback").ofOthers).toContainEqual(ofPayment);
  expect(eventParameters("addCardCallback").ofOthers.flat()).not.toContain("checkout-tokenization-id");
  expect(eventParameters("paymentCallback").ofOthers).toEqual([]);
});

test("eventParameters throws for an event that the description does not have", () => {
  expect(() => eventParameters("none" as "paymentCallback")).toThrow(new TypeError("none: not an event of the description"));
});
