/** Refunds. */
import * as fc from "fast-check";
import { asked, askedFor, command, expectRejected, expectReply, hasPayments, NOT_FOUND, shop, shopUrls } from "./command.ts";
import { accept, checkRefund, EMAIL, type RefundDraft } from "./expected-refunds.ts";
import { send } from "./run.ts";

const refundItem = fc.record({ stamp: fc.constantFrom("a", "a", "a", "b", "c"), amount: fc.constantFrom(1, 166, 333, 1000) });

export const refund = command(
  "refund",
  fc.record({
    asked,
    shop,
    byEmail: fc.boolean(),
    hasEmail: fc.boolean(),
    /** Of what the payment amounts to. */
    amount: fc.constantFrom("whole", "half", "one", "none", "more"),
    items: fc.option(fc.array(refundItem, { minLength: 1, maxLength: 3 }), { nil: undefined, freq: 2 }),
    isSumSent: fc.boolean(),
  }),
  async (draw, model, real) => {
    const { payment, of, world, isFound } = askedFor(model, draw.asked, ({ status: now }) => now === "ok");
    const { items, byEmail, hasEmail: isGiven, shop: status } = draw;
    const hasEmail = isGiven || byEmail;
    const part = { whole: payment.amount, half: Math.ceil(payment.amount / 2), one: 1, none: undefined, more: payment.amount + 1 }[
      draw.amount
    ];
    const cents = items && draw.isSumSent ? items.reduce((sum, item) => sum + item.amount, 0) : part;
    const request: RefundDraft = { amount: cents, items, hasEmail };
    const reply = await send(real, of, "POST", `/payments/${payment.id}/refund${byEmail ? "/email" : ""}`, {
      ...(cents !== undefined && { amount: cents }),
      ...(items && { items }),
      ...(hasEmail && { email: EMAIL }),
      callbackUrls: shopUrls(real, status),
    });
    if (!isFound) return expectRejected(reply, 404, NOT_FOUND);
    const checked = checkRefund(world, payment, request);
    if ("status" in checked) return expectRejected(reply, checked.status, checked.message ?? "");
    const id = reply.body.transactionId;
    const made = { ...checked, id, payment, shop: status, status: "none" as const };
    accept(world, made);
    const provider = checked.via === "email" ? "email" : payment.provider;
    const accepted = payment.refunds.at(-1)?.status;
    expectReply(reply, 201, { transactionId: id, status: accepted, provider });
  },
  hasPayments,
);
