/** Payments of the pay page, and what happens to them elsewhere. */
import * as fc from "fast-check";
import type { Act, PayOutcome } from "../../src/index.ts";
import { requestOf } from "../support/payments.ts";
import {
  account,
  amount,
  asked,
  askedFor,
  chosen,
  command,
  expectRejected,
  expectReply,
  hasPayments,
  isStampTaken,
  newPayment,
  NOT_FOUND,
  nth,
  realWorldOf,
  shop,
  shopUrls,
  stamp,
  STAMP_TAKEN,
  worldOf,
} from "./command.ts";
import * as payments from "./expected-payments.ts";
import type { ExpectedPayment } from "./expected-payments.ts";
import { actOnRefund, actsOnRefund } from "./expected-refunds.ts";
import { attempt, expectRedirect, send } from "./run.ts";

export const create = command(
  "create",
  fc.record({
    account,
    stamp,
    amount,
    shop: fc.option(shop, { nil: undefined }),
    delay: fc.constantFrom(0, 0, 60),
    isActivatedByMerchant: fc.boolean(),
    withoutVat: fc.boolean(),
    parts: fc.array(
      fc.record({ stamp: fc.constantFrom("a", "b"), price: fc.constantFrom(1, 333, 1000), units: fc.integer({ min: 1, max: 3 }) }),
      {
        maxLength: 3,
      },
    ),
  }),
  async (draw, model, real) => {
    const of = draw.account;
    const parts = of.isAggregate && draw.parts.length === 0 ? [{ stamp: "a", price: draw.amount, units: 1 }] : draw.parts;
    const usePricesWithoutVat = draw.withoutVat && parts.length > 0;
    const merchant = realWorldOf(real, of).subMerchants[0] ?? "";
    const items = parts.map((part) => ({
      unitPrice: part.price,
      units: part.units,
      vatPercentage: 25.5,
      productCode: "#1",
      stamp: part.stamp,
      ...(of.isAggregate && { merchant, reference: "1" }),
    }));
    const sum = parts.reduce((total, { price, units }) => total + price * units, 0);
    const priceOf = ({ price, units }: { price: number; units: number }): number =>
      units * (usePricesWithoutVat ? Math.round((price * 1255) / 1000) : price);
    const whole = parts.length > 0 ? parts.reduce((total, part) => total + priceOf(part), 0) : draw.amount;
    const { callbackUrls: _none, ...request } = requestOf({ stamp: draw.stamp, amount: parts.length > 0 ? sum : draw.amount, items });
    const reply = await send(real, of, "POST", "/payments", {
      ...request,
      usePricesWithoutVat,
      manualInvoiceActivation: draw.isActivatedByMerchant,
      redirectUrls: shopUrls(real, "page"),
      ...(draw.shop !== undefined && { callbackUrls: shopUrls(real, draw.shop), callbackDelay: draw.delay }),
    });
    if (isStampTaken(model, of, draw.stamp)) return expectRejected(reply, 400, STAMP_TAKEN);
    expectReply(reply, 201);
    const prices = new Map<string, number>();
    for (const part of parts) prices.set(part.stamp, (prices.get(part.stamp) ?? 0) + priceOf(part));
    const payment: ExpectedPayment = {
      ...newPayment(model, of, reply.body.transactionId, draw.stamp),
      kind: "page",
      amount: whole,
      items: prices,
      shop: draw.shop,
      delay: draw.delay,
      isActivatedByMerchant: draw.isActivatedByMerchant,
    };
    model.payments.push(payment);
    payments.open(worldOf(model, of), payment);
  },
);

/** Methods and cards, and what the pay page can do with each. */
const WAYS: readonly (readonly [method: string, card?: string, ...outcomes: string[]])[] = [
  ["nordea"],
  ["spankki"],
  ["creditcard", "0024", "approve"],
  ["creditcard", "0347", "reject", "approve"],
  ["creditcard", "0156", "reject"],
  ["amex", "1004", "approve"],
  ["walleyb2c"],
  ["walleyb2b"],
  ["oplaskuV1"],
  ["paypal"],
];

export const pay = command(
  "pay",
  fc.record({
    nth,
    world: fc.nat(9),
    way: fc.constantFrom(...WAYS),
    outcome: fc.constantFrom("approve", "approve", "approve", "approve", "cancel", "reject", "leave"),
  }),
  async ({ nth: index, world, way: [method, card, ...cardOutcomes], outcome }, model, real) => {
    const payment = chosen(model.payments, index, ({ status, kind }) => status === "new" && kind === "page");
    // Now and then in the wrong world.
    const where = world === 0 ? { world: 1 - payment.account.world, isAggregate: false } : payment.account;
    const isCancelled = outcome === "cancel";
    const possible = payments.outcomesOf(payment, isCancelled ? payment.provider : method);
    const isPossible = possible.includes(outcome);
    const rejection =
      where !== payment.account || (!isCancelled && !payments.isOffered(method, payment))
        ? { name: "TypeError" }
        : !isPossible
          ? { name: "ImpossibleTransition", possible }
          : card && (outcome === "approve" || outcome === "reject") && !cardOutcomes.includes(outcome)
            ? { name: "ImpossibleTransition", possible: [...cardOutcomes, "cancel"] }
            : undefined;
    const options = { outcome: outcome as PayOutcome, ...(!isCancelled && { method, ...(card && { card }) }) };
    const redirect = await attempt(real, () => realWorldOf(real, where).pay(payment.id, options), rejection);
    if (rejection) return;
    payments.pay(worldOf(model, payment.account), payment, outcome, isCancelled ? undefined : method);
    await expectRedirect(real, payment, redirect);
  },
  hasPayments,
);

export const activate = command(
  "activate",
  asked,
  async (drawn, model, real) => {
    const { payment, of, world, isFound } = askedFor(model, drawn, ({ waits }) => waits !== undefined);
    const reply = await send(real, of, "POST", `/payments/${payment.id}/activate-invoice`);
    if (!isFound) return expectRejected(reply, 404, NOT_FOUND);
    const isWaiting = payment.waits === "activation";
    expectReply(reply, 200, { status: isWaiting ? "ok" : "error" });
    if (isWaiting) payments.activate(world, payment);
  },
  hasPayments,
);

export const resolve = command(
  "resolve",
  fc.record({
    nth,
    isRefund: fc.boolean(),
    pick: nth,
    anything: fc.constantFrom("confirm", "clear", "decline", "approve", "reject", "pay out"),
  }),
  async ({ nth: index, isRefund, pick, anything }, model, real) => {
    const refunds = model.payments.flatMap((each) => each.refunds);
    const made = isRefund && refunds.length > 0 ? chosen(refunds, index, (each) => actsOnRefund(each).length > 0) : undefined;
    const canAct = (each: ExpectedPayment): boolean => payments.actsOn(worldOf(model, each.account), each).length > 0;
    const payment = made?.payment ?? chosen(model.payments, index, canAct);
    const world = worldOf(model, payment.account);
    const possible = made ? actsOnRefund(made) : payments.actsOn(world, payment);
    const act = possible.length === 0 || pick === 7 ? anything : chosen(possible, pick);
    const rejection = possible.includes(act) ? undefined : { name: "ImpossibleTransition", possible };
    await attempt(real, () => realWorldOf(real, payment.account).resolve((made ?? payment).id, act as Act), rejection);
    if (rejection) return;
    if (made) actOnRefund(world, made, act);
    else payments.act(world, payment, act);
  },
  hasPayments,
);
