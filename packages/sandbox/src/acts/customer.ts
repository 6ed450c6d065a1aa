import { cardEventValues, cardRedirectUrl, moveTokenization } from "../domain/cards/move-tokenization.ts";
import { lastFour, methodOfCard, TEST_CARDS, type TestCard, testCard } from "../domain/cards/test-cards.ts";
import { tokenOf } from "../domain/cards/token.ts";
import type { Tokenization } from "../domain/cards/tokenization.ts";
import { InputError, requireFound } from "../domain/input-error.ts";
import { ImpossibleTransition } from "../domain/lifecycle.ts";
import type { Merchant } from "../domain/merchant.ts";
import { type Method, methodsOffered } from "../domain/methods.ts";
import { movePayment, paymentTriggers } from "../domain/payments/move-payment.ts";
import type { Payment } from "../domain/payments/payment.ts";
import { paymentEventValues, redirectUrlOf } from "../domain/payments/payment-event.ts";
import type { FaultSubject } from "../faults/faults.ts";
import { recordUnder } from "../world/faults/record-under.ts";
import { decidedApproval } from "../world/faults/transition-faults.ts";
import type { Session } from "../world/session.ts";
import { contextIn, type World } from "../world/world.ts";
import { loadIn } from "../world/subjects.ts";
import type { ActBody, Acts } from "./act.ts";
import type { AddCardOptions, PayOptions, StepUpOptions } from "./generated/methods.ts";
import { merchantIn } from "./merchant-in.ts";
import { payOrder } from "./order-customer.ts";
import type { Redirect } from "./customer-return.ts";
import { among, NOTHING_TO_DO } from "./resolve.ts";

/** The acts of a customer on a payment. */
export const PAY_OUTCOMES: readonly ["approve", "cancel", "reject", "leave"] = ["approve", "cancel", "reject", "leave"];

/** The result of paying: the redirect, none for a customer who never comes back; and the token of a card that was stored. */
export interface Paid {
  readonly redirect: Redirect | undefined;
  readonly token?: string;
}

/** Pays a payment or an order. */
export async function pay(world: World, session: Session, id: string, options: PayOptions): Promise<Paid> {
  const order = await loadIn(world, session, "order", id);
  return order ? { redirect: await payOrder(world, session, order, options) } : payPayment(world, session, id, options);
}

async function payPayment(world: World, session: Session, id: string, options: PayOptions): Promise<Paid> {
  const payment = await requirePayment(world, session, id);
  const context = contextIn(world, payment.account);
  const { method, card } = usedIn(payment, context.merchant, options);
  const { outcome = card?.onPage[0] ?? "approve" } = options;
  const possible = paymentTriggers(payment, context, method);
  const trigger = among(`a payment that is ${payment.status}`, PAY_OUTCOMES, possible, outcome, NOTHING_TO_DO);
  if (card && (trigger === "approve" || trigger === "reject") && !card.onPage.includes(trigger))
    throw new ImpossibleTransition(`${trigger}: the test card ${lastFour(card)} has only ${card.onPage.join(", ")}, cancel`, [
      ...card.onPage,
      "cancel",
    ]);
  if (!method && trigger !== "cancel")
    throw new InputError(`method: is missing; must be one of ${names(offeredFor(payment, context.merchant))}`);
  const details = trigger === "cancel" && !options.method ? {} : { ...(method && { method }), ...(card && { card }) };
  const decided = trigger === "approve" && decidedApproval(session, subjectOf(payment), possible, method);
  const made = decided && decided.isRejected ? "reject" : trigger;
  const during = decided && decided.isDelayed ? { delayedPayments: true } : undefined;
  const { settings: before, account } = context.merchant;
  const merchant = { ...context.merchant, settings: { ...before, ...during } };
  const stored =
    payment.storesCard && made === "approve" && card
      ? tokenOf(card, { token: await session.newId("token"), account }, world.ids.fingerprint)
      : undefined;
  const changes = movePayment(payment, made, session.now, { ...context, merchant }, { ...details, ...(stored && { stored }) });
  await session.apply(changes);
  const input = made === trigger ? options : { ...options, outcome: made };
  const step = { command: "pay", of: id, input, ...(stored && { made: stored.token }) };
  await recordUnder(session, { command: "configureMerchant", account, during, before }, step);
  return { redirect: made === "leave" ? undefined : paymentRedirect(world, changes.payment), ...(stored && { token: stored.token }) };
}

const subjectOf = ({ account, transactionId, amount, request: { reference } }: Payment): FaultSubject => ({
  merchant: account,
  id: transactionId,
  reference,
  amount,
});

/** Passes or fails a step-up. */
export async function stepUp(world: World, session: Session, id: string, options: StepUpOptions): Promise<Redirect> {
  const { outcome = "approve" } = options;
  const payment = await requirePayment(world, session, id);
  const context = contextIn(world, payment.account);
  const changes = movePayment(payment, outcome === "approve" ? "authenticate" : "fail authentication", session.now, context);
  await session.apply(changes);
  await session.record({ command: "stepUp", of: id, input: { outcome } });
  return paymentRedirect(world, changes.payment);
}

/** Fills in the form that adds a card. */
export async function addCard(world: World, session: Session, idOrUrl: string, options: AddCardOptions): Promise<Tokenization> {
  const id = idOrUrl.slice(idOrUrl.lastIndexOf("/") + 1);
  const tokenization = requireFound(await loadIn(world, session, "tokenization", id), world, `tokenization ${id}`);
  const added = await add(world, session, tokenization, options);
  await session.record({ command: "addCard", of: id, input: options, ...(added.token !== undefined && { made: added.token }) });
  return added;
}

/** Adds a card without a form. Returns its token. */
async function addToken(world: World, session: Session, account: string, { card }: ActBody<"addToken">): Promise<string> {
  const form = {
    "checkout-account": account,
    "checkout-algorithm": "sha256",
    "checkout-redirect-success-url": "https://shop.invalid/success",
    "checkout-redirect-cancel-url": "https://shop.invalid/cancel",
  } as const;
  const createdAt = new Date(session.now).toISOString();
  const draft: Tokenization = { tokenizationId: await session.newId("tokenization"), account, status: "none", form, createdAt };
  const opened = moveTokenization(draft, "open", world.settings);
  await session.apply(opened);
  const { token } = await add(world, session, opened.tokenization, { ...(card !== undefined && { card }) });
  if (token === undefined) throw new InputError(`card: the test card ${card ?? ""} can't be added`);
  await session.record({ command: "addToken", account, input: { ...(card !== undefined && { card }) }, made: token });
  return token;
}

async function add(world: World, session: Session, tokenization: Tokenization, options: AddCardOptions): Promise<Tokenization> {
  const card = requireCard(options.card);
  const { outcome = card.isAdded ? "approve" : "reject" } = options;
  if (outcome === "approve" && !card.isAdded)
    throw new ImpossibleTransition(`approve: the test card ${lastFour(card)} can't be added; possible: reject, cancel`, [
      "reject",
      "cancel",
    ]);
  const { account } = tokenization;
  const token = outcome === "approve" ? tokenOf(card, { token: await session.newId("token"), account }, world.ids.fingerprint) : undefined;
  const changes = moveTokenization(tokenization, outcome, world.settings, token);
  await session.apply(changes);
  return changes.tokenization;
}

const requirePayment = async (world: World, session: Session, id: string): Promise<Payment> =>
  requireFound(await loadIn(world, session, "payment", id), world, `payment ${id}`);

function requireCard(text: string | undefined): TestCard {
  const card = text === undefined ? TEST_CARDS[0] : testCard(text);
  if (!card) throw new InputError(`card: must be a test card, one of ${TEST_CARDS.map(({ number }) => number).join(", ")}`);
  return card;
}

/** The method and the card that a customer uses. */
function usedIn(payment: Payment, merchant: Merchant, { method: id, card: text }: PayOptions): { method?: Method; card?: TestCard } {
  const given = text === undefined ? undefined : requireCard(text);
  const wanted = id ?? (given && methodOfCard(given));
  if (wanted === undefined) return {};
  const offered = offeredFor(payment, merchant);
  const method = offered.find((each) => each.id === wanted);
  if (!method) throw new InputError(`method: ${wanted} is not offered; must be one of ${names(offered)}`);
  const card = given ?? TEST_CARDS.find((each) => methodOfCard(each) === method.id);
  if (card && methodOfCard(card) !== method.id) throw new InputError(`card: the test card ${lastFour(card)} is not one of ${method.id}`);
  return { method, ...(card && { card }) };
}

/** The methods that a payment can be paid with. */
export const offeredFor = ({ request, amount, storesCard }: Payment, { settings }: Merchant): readonly Method[] =>
  methodsOffered({ enabled: settings.methods, groups: storesCard ? ["creditcard"] : request.groups, amount }).filter(
    ({ id }) => !storesCard || id !== "amex" || settings.amex,
  );

const names = (methods: readonly Method[]): string => methods.map(({ id }) => id).join(", ");

/** Where a finished form sends the customer. */
export const cardRedirect = (world: World, tokenization: Tokenization): Redirect => ({
  name: "addCardRedirect",
  account: tokenization.account,
  url: cardRedirectUrl(tokenization),
  values: cardEventValues(tokenization, world.settings),
});

/** Where the customer of a payment returns to. */
export const paymentRedirect = (world: World, payment: Payment): Redirect => ({
  name: "paymentRedirect",
  account: payment.account,
  url: redirectUrlOf(payment),
  values: paymentEventValues(payment, contextIn(world, payment.account)),
});

export const acts: Pick<Acts, "pay" | "stepUp" | "addCard" | "addToken"> = {
  async pay({ world, returning }, { body: { id, ...options } }) {
    let paid: Paid | undefined;
    const back = await returning(async (session) => {
      paid = await pay(world, session, id, options);
      return paid.redirect;
    });
    return { ...back, ...(paid?.token !== undefined && { token: paid.token }) };
  },
  stepUp: ({ world, returning }, { body: { id, ...options } }) => returning((session) => stepUp(world, session, id, options)),
  async addCard({ world, returning }, { body: { id, ...options } }) {
    let added: Tokenization | undefined;
    const back = await returning(async (session) => {
      added = await addCard(world, session, id, options);
      return cardRedirect(world, added);
    });
    return { ...back, ...(added?.token !== undefined && { token: added.token }) };
  },
  async addToken({ world, change, account }, { body }) {
    const owner = merchantIn(world, body.account ?? account("normal")).account;
    return { token: await change((session) => addToken(world, session, owner, body)) };
  },
};
