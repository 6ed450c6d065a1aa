import { expect, test } from "vitest";
import { contextOf, made, NOW } from "../../../test/support/payments.ts";
import { createdRefund, openedOrder, paidOrder, priceRequest } from "../../../test/support/orders.ts";
import { moveMerchantRefund } from "../merchant-refunds/move-merchant-refund.ts";
import { moveOrder } from "../orders/move-order.ts";
import { linesOfMerchantRefund, linesOfOrder } from "./order-lines.ts";

const LATER = NOW + 60_000;
const at = new Date(LATER).toISOString();

test("a refund is booked when it is completed, not when it was created", () => {
  const order = paidOrder(priceRequest(), "Visa");
  const { refund } = made(createdRefund(order));
  const completed = moveMerchantRefund(refund, order, "complete", LATER, contextOf()).refund;
  expect(linesOfMerchantRefund(completed, contextOf())).toMatchObject([{ of: "merchantRefund", payment: order.token, at, gross: -1500 }]);
});

test("an order is booked when it is paid, less its fees", () => {
  const paid = moveOrder(openedOrder(), "find", LATER, contextOf()).order;
  expect(linesOfOrder(paid, contextOf())).toMatchObject([{ of: "order", about: paid.token, at, gross: 9900, fixed: 35, provision: 0 }]);
});

test("neither is booked of a method that the merchant has an agreement of its own for", () => {
  const context = contextOf({}, { directMethods: ["nordea"] });
  const { refund } = made(createdRefund(paidOrder()));
  expect([linesOfOrder(paidOrder(), context), linesOfMerchantRefund(refund, context)]).toEqual([[], []]);
});
