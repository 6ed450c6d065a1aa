import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contextOf, ID, itemOf, made, NOW, ruleOf, stateOf, timersIn, tokenRequestOf } from "../../../test/support/payments.ts";
import type { Payment, PaymentContext } from "../payments/payment.ts";
import { commitHold, revertHold } from "./holds.ts";
import { type Token, tokenOf } from "./token.ts";
import { createTokenPayment, type TokenPaymentCommand, type TokenPaymentState } from "./token-payment.ts";
import { TEST_CARDS, testCard } from "./test-cards.ts";

const parts = { transactionId: ID, bankReference: "10003" };
const tokenWith = (lastFour: string): Token =>
  tokenOf(testCard(lastFour) ?? TEST_CARDS[0], { token: "t-1", account: "375917" }, (text) => text);
const stateWith = (card: string | undefined, state: Partial<TokenPaymentState> = {}, context = contextOf()): TokenPaymentState => ({
  ...stateOf(context),
  token: card === undefined ? undefined : tokenWith(card),
  ...state,
});
const command = (kind: "charge" | "hold", initiatedBy: "merchant" | "customer" = "merchant"): TokenPaymentCommand => ({
  request: tokenRequestOf(),
  kind,
  initiatedBy,
  parts,
});
const held = (amount = 1525): Payment =>
  made(createTokenPayment({ ...command("hold"), request: tokenRequestOf({ amount }) }, stateWith("0024"), NOW)).payment;
const commit = (hold: Payment | undefined, amount = 1525, context = contextOf(), token: Token | undefined = tokenWith("0024")) =>
  commitHold(tokenRequestOf({ amount, stamp: "commit" }), { ...stateOf(context), hold, token }, NOW);

describe("createTokenPayment", () => {
  test("charges a card, with a callback", () => {
    const changes = made(createTokenPayment(command("charge"), stateWith("0313"), NOW));
    expect(changes.payment).toMatchObject({ status: "ok", provider: "creditcard", cardInfo: { partialPan: "0313", bin: "415301" } });
    expect(changes.payment).not.toHaveProperty("filingCode");
    expect(changes.events).toHaveLength(1);
  });

  test("places a hold for seven days, without a callback", () => {
    const changes = made(createTokenPayment(command("hold", "customer"), stateWith("1004"), NOW));
    expect(changes.payment).toMatchObject({ status: "authorization-hold", provider: "amex" });
    expect(changes.events).toEqual([]);
    expect(timersIn(changes)).toStrictEqual({ expire: 7 });
  });

  test.each(["charge", "hold"] as const)("asks the customer of a %s for a step-up within 15 minutes, and never the merchant", (kind) => {
    const changes = made(createTokenPayment(command(kind, "customer"), stateWith("1162"), NOW));
    expect(changes.payment).toMatchObject({ status: "new", waitsFor: "step-up" });
    expect(timersIn(changes)).toStrictEqual({ expire: 15 / (24 * 60) });
    expect(made(createTokenPayment(command(kind), stateWith("1162"), NOW)).payment.status).toBe(
      kind === "charge" ? "ok" : "authorization-hold",
    );
  });

  test.each([
    { rule: "tokenPayment.cards", card: "0024", context: contextOf({}, { cards: false }) },
    { rule: "tokenPayment.cards", card: "1004", context: contextOf({}, { amex: false }) },
    { rule: "tokenPayment.token", card: undefined, context: contextOf() },
    { rule: "tokenPayment.decline", card: "0354", context: contextOf() },
    { rule: "createPayment.f", card: "0024", context: contextOf(), isStampTaken: true },
    { rule: "tokenPayment.decline", card: "0354", context: contextOf(), isStampTaken: true },
  ])("rejects by $rule with the card $card", ({ rule, card, context, isStampTaken = false }) => {
    expect(ruleOf(createTokenPayment(command("charge"), stateWith(card, { isStampTaken }, context), NOW))).toBe(rule);
  });
});

describe("commitHold", () => {
  test("charges a part, with the rows, stamp and URLs of the commit", () => {
    const changes = commit(held(), 1000);
    expect(changes).toMatchObject({
      payment: { transactionId: ID, status: "ok", amount: 1000, request: { stamp: "commit" } },
      events: [{ fields: { amount: 1000, stamp: "commit", status: "ok" } }],
      timers: [{ kind: "payment", on: "expire" }],
    });
  });

  const reverted = { ...held(), status: "fail", cause: "reverted" } as const;
  const committed = { ...held(), status: "ok" } as const;
  test.each([
    { rule: "commit.a", hold: undefined },
    { rule: "commit.a", hold: { ...committed, kind: "charge" as const } },
    { rule: "commit.a", hold: { ...held(), status: "new" as const } },
    { rule: "commit.a", hold: { ...reverted, cause: "timeout" } },
    { rule: "commit.b", hold: reverted },
    { rule: "commit.b", hold: { ...reverted, cause: "expired" } },
    { rule: "commit.c", hold: committed },
    { rule: "commit.d", hold: held(), token: null },
    { rule: "commit.d", hold: { ...held(), token: "t-2" }, context: contextOf({ sameTokenForCommit: true }) },
    { rule: "commit.e", hold: held(), amount: 1526 },
  ])("rejects by $rule a hold that is $hold.status", ({ rule, hold, amount, context, token }) => {
    const decision = commitHold(
      tokenRequestOf({ amount: amount ?? 1525 }),
      { ...stateOf(context), hold, token: token === null ? undefined : tokenWith("0024") },
      NOW,
    );
    expect(ruleOf(decision)).toBe(rule);
  });

  test("commits again without a change, where that is accepted", () => {
    expect(commit(committed, 1525, contextOf({ commitAgain: "accept" }))).toEqual({});
  });

  test("takes another token of the account unless it must be the hold's", () => {
    expect(ruleOf(commit({ ...held(), token: "t-2" }))).toBeUndefined();
    expect(ruleOf(commit(held(), 1525, contextOf({ sameTokenForCommit: true })))).toBeUndefined();
  });

  test("checks the reference of a commit, which becomes that of the settlement, and its URLs", () => {
    const check = (context: PaymentContext, reference: string) =>
      ruleOf(commitHold(tokenRequestOf({ reference }), { ...stateOf(context), hold: held(), token: tokenWith("0024") }, NOW));
    const settledAlone = contextOf({}, { perTransactionSettlement: true });
    expect([check(settledAlone, "3759171"), check(settledAlone, "3759170")]).toEqual(["createPayment.e", undefined]);
    expect(check(contextOf({ requireHttps: true }), "3759170")).toBe("events.https");
  });

  test("checks the items of a commit", () => {
    const request = tokenRequestOf({ items: [itemOf({ merchant: "695874" })] });
    expect(ruleOf(commitHold(request, { ...stateOf(), hold: held(), token: tokenWith("0024") }, NOW))).toBe("createPayment.c");
  });
});

test("a hold is committed at most once, and at most to its amount", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), fc.array(fc.nat(2500), { maxLength: 5 }), fc.boolean(), (amount, commits, again) => {
      const context = contextOf({ commitAgain: again ? "accept" : "reject" });
      let hold = held(amount);
      let charged = 0;
      for (const asked of commits) {
        const decision = commit(hold, asked, context);
        if (!("payment" in decision)) continue;
        hold = (decision as { payment: Payment }).payment;
        charged += hold.amount;
      }
      expect(charged).toBeLessThanOrEqual(amount);
    }),
  );
});

test("revertHold releases a hold once", () => {
  const changes = made(revertHold(held(), contextOf(), NOW));
  expect(changes.transitions).toMatchObject([{ rule: "T18", to: "fail" }]);
  for (const other of [undefined, { ...held(), status: "ok" as const }, { ...held(), status: "fail" as const }])
    expect(ruleOf(revertHold(other, contextOf(), NOW))).toBe("revert.a");
});
