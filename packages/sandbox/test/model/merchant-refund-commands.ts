/** Refunds of the Merchant API, and the settlements that they are deducted from. */
import * as fc from "fast-check";
import { expect } from "vitest";
import { chosen, command, expectCode, nth, realWorldOf, shop, shopUrls, worldOf } from "./command.ts";
import { acceptMerchantRefund, actOnMerchantRefund, actsOnMerchantRefund, checkMerchantRefund } from "./expected-merchant-refunds.ts";
import { ORDER_METHODS } from "./expected-orders.ts";
import { settleUntil } from "./expected-settlements.ts";
import { EMAIL } from "./expected-refunds.ts";
import { hasOrders, merchantOf, ofWorld } from "./order-commands.ts";
import { callOf } from "./run.ts";

export const refundOrder = command(
  "refund order",
  fc.record({
    nth,
    hasEmail: fc.nat(5).map((drawn) => drawn > 0),
    shop: fc.option(shop, { nil: undefined }),
    /** Of what the order amounts to, or of one of its percents. */
    parts: fc.array(fc.constantFrom("whole", "half", "half", "half", "one", "more"), { minLength: 1, maxLength: 2 }),
    /** Whether the rows have the percents of the order, where it has some: one of them, or each in turn. */
    percents: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom("each", "each", "first") },
      { weight: 2, arbitrary: fc.constantFrom("none", "other") },
    ),
  }),
  async ({ nth: index, hasEmail, shop: status, parts, percents }, model, real) => {
    const order = chosen(model.orders, index, (each) => each.status === "paid" && ORDER_METHODS[each.method ?? ""]?.refunds !== false);
    const known = [...(order.byVat ?? [])];
    const rows = parts.map((part, nthRow) => {
      const [percent, price] = known[percents === "first" ? 0 : nthRow % Math.max(known.length, 1)] ?? [2550, order.amount];
      const isSent = percents === "other" || (order.byVat !== undefined && percents !== "none");
      const amount = { whole: price, half: Math.ceil(price / 2), one: 1, more: price + 1 }[part] ?? 0;
      return { amount, ...(isSent && { vatPercent: percents === "other" ? 1000 : percent }) };
    });
    const body = {
      rows,
      ...(hasEmail && { email: EMAIL }),
      ...(status !== undefined && { notifyUrl: shopUrls(real, status).success }),
    };
    const reply = await callOf(real, order.world, ({ call }) => call("POST", `/payments/${order.orderNumber}/refunds`, body));
    const sameNumber = ofWorld(model, order.world).filter(({ orderNumber }) => orderNumber === order.orderNumber);
    const rejected = checkMerchantRefund(sameNumber, { rows, hasEmail });
    if (rejected) return expectCode(reply, ...rejected);
    expectCode(reply, 202);
    const token = reply.headers.get("location")?.split("/").at(-1) ?? "";
    const email = hasEmail ? EMAIL : order.email;
    acceptMerchantRefund(worldOf(model, merchantOf(order)), { token, order, rows, email, shop: status, status: "none" });
  },
  hasOrders,
);

export const cancelRefund = command(
  "cancel refund",
  fc.record({ nth, world: fc.nat(9) }),
  async ({ nth: index, world }, model, real) => {
    const refunds = model.orders.flatMap((each) => each.refunds);
    const refund = chosen(refunds, index, (each) => actsOnMerchantRefund(each).includes("cancel"));
    const own = refund.order.world;
    // Now and then by the merchant of the other world.
    const by = world === 0 ? 1 - own : own;
    const reply = await callOf(real, by, ({ call }) => call("DELETE", `/refunds/${refund.token}`));
    const canCancel = actsOnMerchantRefund(refund).includes("cancel");
    if (by !== own) return expectCode(reply, 404, "refund-not-found");
    if (!canCancel) return expectCode(reply, 405, "invalid-refund-status");
    expectCode(reply, 204);
    actOnMerchantRefund(worldOf(model, merchantOf(refund.order)), refund, "cancel");
  },
  ({ orders }) => orders.some(({ refunds }) => refunds.length > 0),
);

export const settle = command("settle", fc.record({ world: fc.nat(1) }), async (draw, model, real) => {
  const world = realWorldOf(real, merchantOf(draw));
  const made = await world.settle(world.merchant.merchantId);
  const expected = worldOf(model, merchantOf(draw));
  expectTotals(made, settleUntil(expected, expected.now + 1).made);
});

type Totals = readonly { readonly total: number }[];
const expectTotals = (made: Totals, wanted: Totals): void =>
  expect(
    made.map(({ total }) => total),
    "settlements",
  ).toEqual(wanted.map(({ total }) => total));
