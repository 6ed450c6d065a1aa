/** Cards, and charges and holds of their tokens. */
import * as fc from "fast-check";
import { tokenRequestOf } from "../support/payments.ts";
import { signForm } from "../support/shop.ts";
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
  isSame,
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
import type { ExpectedAccount, ExpectedPayment } from "./expected-payments.ts";
import { attempt, type Expected, expectRedirect, type Run, send } from "./run.ts";

const TAKEN_CARDS = ["0024", "0354", "1162", "1004"] as const;

export const addCard = command(
  "add card",
  fc.record({
    account,
    shop,
    card: fc.constantFrom(...TAKEN_CARDS, "0156"),
    outcome: fc.constantFrom("approve", "approve", "cancel", "reject"),
  }),
  async ({ account: of, shop: status, card, outcome }, model, real) => {
    const world = realWorldOf(real, of);
    const { account: number, secret } = of.isAggregate ? world.aggregate : world.payment;
    const [page, callback] = [shopUrls(real, "page"), shopUrls(real, status)];
    const fields = {
      "checkout-account": String(number),
      "checkout-algorithm": "sha256",
      "checkout-method": "POST",
      "checkout-nonce": "1",
      "checkout-timestamp": "2026-03-02T09:00:00Z",
      "checkout-redirect-success-url": page.success,
      "checkout-redirect-cancel-url": page.cancel,
      "checkout-callback-success-url": callback.success,
      "checkout-callback-cancel-url": callback.cancel,
    };
    const body = new URLSearchParams(signForm(fields, secret));
    const opened = await real.sandbox.fetch(`${real.sandbox.url}/tokenization/addcard-form`, { method: "POST", body, redirect: "manual" });
    const id = (opened.headers.get("location") ?? "").slice(-36);
    const options = { card, outcome: outcome as "approve" };
    const isImpossible = outcome === "approve" && card === "0156";
    await attempt(
      real,
      () => world.addCard(id, options),
      isImpossible ? { name: "ImpossibleTransition", possible: ["reject", "cancel"] } : undefined,
    );
    const isAdded = outcome === "approve" && !isImpossible;
    const exchange = (): ReturnType<typeof send> => send(real, of, "POST", `/tokenization/${id}`, { "checkout-tokenization-id": id });
    if (isAdded) {
      const { token } = (await exchange()).body as { token?: string };
      model.cards.push({ account: of, card, token: String(token) });
    } else expectRejected(await exchange(), 400, "Tokenization not found");
    if (isImpossible) return;
    // Nothing is added twice.
    await attempt(real, () => world.addCard(id, { card: "0024" }), { name: "ImpossibleTransition", possible: [] });
    const expected = worldOf(model, of);
    if (expected.settings.callbackOrder !== "never") {
      const [called, shown] = isAdded ? (["success", "ok"] as const) : (["cancel", "fail"] as const);
      expected.send({ name: "addCardCallback", about: id, outcome: called, status, values: { status: shown } }, 0);
    }
  },
);

const UNKNOWN_TOKEN = "818c478e-5682-46bf-97fd-b9c2b93a3fcd";
const STEP_UP_TOKEN = "step-up-required";

/** A card of the account that asks or of any; a token that nobody has; or the value that asks for a step-up. */
const wantedCard = fc.record({
  card: fc.constantFrom(...TAKEN_CARDS),
  whose: fc.oneof(
    { weight: 12, arbitrary: fc.constant("own") },
    { weight: 4, arbitrary: fc.constantFrom("any", UNKNOWN_TOKEN, STEP_UP_TOKEN) },
  ),
});

/** The token of a wanted card, which is added where it is not there yet. */
async function tokenOf(model: Expected, real: Run, of: ExpectedAccount, { card, whose }: { card: string; whose: string }): Promise<string> {
  if (whose !== "own" && whose !== "any") return whose;
  const found = model.cards.findLast((each) => each.card === card && (whose === "any" || isSame(each.account, of)));
  if (found) return found.token;
  const world = realWorldOf(real, of);
  const token = await world.addToken({ card, account: (of.isAggregate ? world.aggregate : world.payment).account });
  model.cards.push({ account: of, card, token });
  return token;
}

export const charge = command(
  "charge or hold",
  fc.record({
    account,
    stamp,
    amount,
    wantedCard,
    shop: fc.option(shop, { nil: undefined }),
    kind: fc.constantFrom("charge", "hold", "hold"),
    by: fc.constantFrom("mit", "cit"),
  }),
  async (draw, model, real) => {
    const { account: of, amount: cents, stamp: own } = draw;
    const sent = await tokenOf(model, real, of, draw.wantedCard);
    const card = model.cards.find((each) => each.token === sent && isSame(each.account, of))?.card;
    const { callbackUrls: _none, ...request } = tokenRequestOf({ token: sent, amount: cents, stamp: own });
    const merchant = realWorldOf(real, of).subMerchants[0] ?? "";
    const item = { unitPrice: cents, units: 1, vatPercentage: 0, productCode: "#1", stamp: "a", merchant, reference: "1" };
    const path = `/payments/token/${draw.by}/${draw.kind === "hold" ? "authorization-hold" : "charge"}`;
    const reply = await send(real, of, "POST", path, {
      ...request,
      items: of.isAggregate ? [item] : [],
      redirectUrls: shopUrls(real, "page"),
      ...(draw.shop !== undefined && { callbackUrls: shopUrls(real, draw.shop) }),
    });
    const isAskedFor = draw.by === "cit" && sent === STEP_UP_TOKEN;
    const asksForStepUp = isAskedFor || (draw.by === "cit" && card === "1162");
    if (!card && !isAskedFor) return expectRejected(reply, 400, "Failed to create token payment.");
    if (card === "0354") return expectRejected(reply, 400, '"acquirerResponseCode":"116"');
    if (isStampTaken(model, of, own)) return expectRejected(reply, 400, STAMP_TAKEN);
    expectReply(reply, asksForStepUp ? 403 : 201);
    const payment: ExpectedPayment = {
      ...newPayment(model, of, reply.body.transactionId, own),
      kind: draw.kind as "charge" | "hold",
      amount: cents,
      items: new Map(of.isAggregate ? [["a", cents]] : []),
      shop: draw.shop,
      token: sent,
      provider: card && (card === "1004" ? "amex" : "creditcard"),
    };
    model.payments.push(payment);
    payments.take(worldOf(model, of), payment, asksForStepUp);
  },
);

export const stepUp = command(
  "step up",
  fc.record({ nth, outcome: fc.constantFrom("approve", "approve", "reject") }),
  async ({ nth: index, outcome }, model, real) => {
    const payment = chosen(model.payments, index, ({ waits }) => waits === "step-up");
    const rejection = payment.waits === "step-up" ? undefined : { name: "ImpossibleTransition" };
    const act = (): Promise<string | undefined> => realWorldOf(real, payment.account).stepUp(payment.id, { outcome: outcome as "approve" });
    const redirect = await attempt(real, act, rejection);
    if (rejection) return;
    const world = worldOf(model, payment.account);
    if (outcome === "approve") payments.take(world, payment, false);
    else payments.failStepUp(world, payment);
    await expectRedirect(real, payment, redirect);
  },
  hasPayments,
);

const isHold = ({ status }: ExpectedPayment): boolean => status === "authorization-hold";

export const commit = command(
  "commit",
  fc.record({ asked, amount, stamp, wantedCard: fc.option(wantedCard, { nil: undefined }), shop }),
  async ({ asked: drawn, amount: cents, stamp: own, wantedCard: wanted, shop: status }, model, real) => {
    const { payment, of, world, isFound } = askedFor(
      model,
      drawn,
      ({ kind, status: now }) => kind === "hold" && (drawn.isOwn > 2 ? now === "authorization-hold" : true),
    );
    const sent = wanted ? await tokenOf(model, real, of, wanted) : (payment.token ?? UNKNOWN_TOKEN);
    const request = tokenRequestOf({
      token: sent,
      amount: cents,
      stamp: own,
      redirectUrls: shopUrls(real, "page"),
      callbackUrls: shopUrls(real, status),
    });
    const merchant = realWorldOf(real, of).subMerchants[0] ?? "";
    const item = { unitPrice: cents, units: 1, vatPercentage: 0, productCode: "#1", stamp: "a", merchant, reference: "1" };
    const reply = await send(real, of, "POST", `/payments/${payment.id}/token/commit`, { ...request, items: of.isAggregate ? [item] : [] });
    const { kind, cause } = payment;
    if (!isFound || kind !== "hold" || payment.status === "new") return expectRejected(reply, 404, NOT_FOUND);
    if (payment.status === "fail")
      return cause === undefined
        ? expectRejected(reply, 404, NOT_FOUND)
        : expectRejected(reply, 400, "Trade is already cancelled, cannot commit.");
    if (payment.status === "ok") {
      if (world.settings.commitAgain === "reject") expectRejected(reply, 400, "The hold has been committed.");
      else expectReply(reply, 201);
      return;
    }
    const isKnown = model.cards.some((each) => each.token === sent && isSame(each.account, of));
    if (!isKnown || (world.settings.sameTokenForCommit && sent !== payment.token))
      return expectRejected(reply, 400, "Failed to create token payment.");
    if (cents > payment.amount) return expectRejected(reply, 400, "The amount is larger than the hold.");
    if (own !== payment.stamp && isStampTaken(model, of, own)) return expectRejected(reply, 400, STAMP_TAKEN);
    expectReply(reply, 201, { transactionId: payment.id });
    const committed: Pick<ExpectedPayment, "amount" | "stamp" | "shop" | "items"> = {
      amount: cents,
      stamp: own,
      shop: status,
      items: new Map(of.isAggregate ? [["a", cents]] : []),
    };
    payments.commit(world, payment, committed);
  },
  hasPayments,
);

export const revert = command(
  "revert",
  asked,
  async (drawn, model, real) => {
    const { payment, of, world, isFound } = askedFor(model, drawn, isHold);
    const reply = await send(real, of, "POST", `/payments/${payment.id}/token/revert`);
    if (!isFound || payment.status !== "authorization-hold") return expectRejected(reply, 404, NOT_FOUND);
    expectReply(reply, 200);
    payments.revert(world, payment);
  },
  hasPayments,
);
