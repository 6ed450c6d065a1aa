import { expect, test } from "vitest";
import { createdOrder, priceRequest, rowOf, rowRequest } from "../../../test/support/orders.ts";
import { contextOf, made, NOW, ruleOf, timersIn } from "../../../test/support/payments.ts";
import { reject } from "../rules/rejected.ts";

test.each([
  { what: "a price", request: priceRequest(), interfaceClass: "S1", amount: 9900, byVat: [] },
  {
    what: "rows",
    request: rowRequest(),
    interfaceClass: "E1",
    amount: 6000,
    byVat: [
      { vatPercent: 2550, amount: 5000 },
      { vatPercent: 1400, amount: 1000 },
    ],
  },
  {
    what: "rows without VAT",
    request: rowRequest([rowOf({ price: "10.00" })], {}, "0"),
    interfaceClass: "E1",
    amount: 1255,
    byVat: [{ vatPercent: 2550, amount: 1255 }],
  },
])("an order with $what is of class $interfaceClass, and waits for its payment for 14 days", ({ request, what: _what, ...want }) => {
  const changes = made(createdOrder(request));
  expect(changes.order).toMatchObject({ ...want, status: "waiting payment", createdAt: new Date(NOW).toISOString(), refunded: 0 });
  expect(timersIn(changes)).toEqual({ expire: 14 });
  expect(changes.events).toEqual([]);
  expect(changes.transitions).toMatchObject([{ rule: "O1", of: "order", from: "none", to: "waiting payment" }]);
});

test.each([
  { request: priceRequest({ price: "9999999999" }), rule: undefined },
  { request: rowRequest([rowOf({ price: "9999999999", amount: "9000" })], {}, "1"), rule: undefined },
  { request: rowRequest([rowOf({ price: "9999999999", amount: "9008" })], {}, "1"), rule: "legacy.createPayment.a" },
  { request: rowRequest([rowOf({ price: "0.65" })]), rule: undefined },
  { request: rowRequest(Array.from({ length: 200 }, () => rowOf({ price: "0.004" }))), rule: "legacy.createPayment.a" },
  { request: priceRequest({ referenceNumber: "12344" }), rule: undefined },
  { request: priceRequest({ referenceNumber: "12344" }), isReferenceTaken: true, rule: "legacy.createPayment.b" },
])("order $# is rejected by $rule", ({ request, rule, isReferenceTaken = false }) => {
  expect(ruleOf(createdOrder(request, { isReferenceTaken }))).toBe(rule);
});

test.each(["success", "failure", "pending", "notification"])("urlSet.%s is https where that is set", (which) => {
  const { settings } = contextOf({ requireHttps: true });
  const urls = {
    success: "https://shop.example.com/",
    failure: "HTTPS://shop.example.com/",
    pending: "",
    notification: "https://shop.example.com/",
  };
  expect(ruleOf(createdOrder(priceRequest({ urlSet: urls }), { settings }))).toBe(undefined);
  const changed = priceRequest({ urlSet: { ...urls, [which]: "http://shop.example.com/" } });
  expect(createdOrder(changed, { settings })).toEqual(reject("events.https", `body/urlSet/${which} must be https`, `invalid-url-${which}`));
  expect(ruleOf(createdOrder(changed))).toBe(undefined);
});

test("a reference number is claimed with the order that has it, by no other", () => {
  const { documents } = made(createdOrder(priceRequest({ referenceNumber: "12344" })));
  expect(documents.map(({ kind, id }) => [kind, id]).at(-1)).toEqual(["reference", "375917 12344"]);
  expect(made(createdOrder(priceRequest())).documents).toHaveLength(1);
});
