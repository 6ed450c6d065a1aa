/** A sandbox with two worlds, and what its worlds should do: a sequence of commands changes both. */
import { readCard, readPayment, readReceipt, readRefund, readRefundStatus } from "@maksu/webhooks";
import { expect } from "vitest";
import type { EventName, MerchantCredentials, MerchantSettings, Sandbox, SandboxEvent, SandboxWorld, Settings } from "../../src/index.ts";
import { besidesSettlements } from "../support/books/besides-settlements.ts";
import { type OrderCalls, orderCalls, type OrderReply } from "../support/order-calls.ts";
import type { Reply, Shop } from "../support/shop.ts";
import { type ExpectedAccount, type ExpectedPayment, TRANSITIONS, valuesOf } from "./expected-payments.ts";
import { type ExpectedOrder, ORDER_TRANSITIONS } from "./expected-orders.ts";
import { refundedOf, refundedOfItem } from "./expected-refunds.ts";
import { type ExpectedEvent, type ExpectedMerchant, type ExpectedSettings, ExpectedWorld } from "./expected-world.ts";

/** A card that is being added, or was; with its token once it was exchanged. */
export interface ExpectedCard {
  readonly account: ExpectedAccount;
  readonly card: string;
  readonly token: string;
}

/** How a sequence starts. */
export interface Start {
  readonly settings: ExpectedSettings & Partial<Settings>;
  readonly merchant: ExpectedMerchant & Partial<MerchantSettings>;
}

/** When every world starts: a Monday, 11:00 in Helsinki. */
export const START = "2026-03-02T09:00:00.000Z";

export interface Expected {
  readonly worlds: readonly ExpectedWorld[];
  readonly payments: ExpectedPayment[];
  readonly cards: ExpectedCard[];
  readonly orders: ExpectedOrder[];
}

/** The actual state. */
export interface Run {
  readonly sandbox: Sandbox;
  readonly worlds: readonly SandboxWorld[];
  /** The calls of each world's merchant to the legacy interface and the Merchant API. */
  readonly calls: readonly OrderCalls[];
  readonly shop: Shop;
  /** Everything that came back, for comparing two runs with one seed. */
  readonly transcript: string[];
}

/** Creates the worlds of a sequence in a new sandbox. */
export async function startRun(sandbox: Sandbox, shop: Shop, starts: readonly Start[]): Promise<{ model: Expected; real: Run }> {
  shop.received.length = 0;
  const worlds: SandboxWorld[] = [];
  for (const [index, start] of starts.entries()) worlds.push(await sandbox.world({ name: `world ${index}`, ...start }));
  const expected = starts.map(({ settings, merchant }) => new ExpectedWorld(Date.parse(START), settings, merchant));
  const calls = worlds.map((world) => orderCalls(sandbox.url, world, { fetch: sandbox.fetch }));
  return { model: { worlds: expected, payments: [], cards: [], orders: [] }, real: { sandbox, worlds, calls, shop, transcript: [] } };
}

export function credentialsOf({ worlds }: Pick<Run, "worlds">, { world, isAggregate }: ExpectedAccount): MerchantCredentials {
  const { account, secret } = (worlds[world] as SandboxWorld)[isAggregate ? "aggregate" : "payment"];
  return { account, secret };
}

/** Sends a signed request. */
export async function send(run: Run, account: ExpectedAccount, method: string, path: string, body?: object): Promise<Reply> {
  const reply = await run.shop.send(method, path, { ...(body && { body }), credentials: credentialsOf(run, account) });
  run.transcript.push(`${reply.status} ${reply.text} ${JSON.stringify([...reply.headers])}`);
  return reply;
}

/** Sends a request of the merchant of orders. */
export async function callOf(run: Run, world: number, call: (calls: OrderCalls) => Promise<OrderReply>): Promise<OrderReply> {
  const reply = await call(run.calls[world] as OrderCalls);
  run.transcript.push(`${reply.status} ${reply.text} ${JSON.stringify([...reply.headers])}`);
  return reply;
}

/** Runs what is due now, as time does after each command. */
export async function settle({ worlds: expected }: Expected, { worlds }: Run): Promise<void> {
  for (const world of worlds) await world.clock.advance({});
  for (const world of expected) world.advance(0);
}

/** Moves the clock of one world, and compares all that it brings. */
export async function advance(model: Expected, run: Run, world: number, seconds: number): Promise<void> {
  const all = await (run.worlds[world] as SandboxWorld).clock.advance({ seconds });
  run.transcript.push(JSON.stringify(all));
  // Settlements are compared in the end.
  const happened = besidesSettlements(all);
  expect(
    happened.map((each) => {
      if (!("event" in each)) return { at: each.at, rule: each.rule, about: each.about, from: each.from, to: each.to };
      return { at: each.at, event: each.event, about: each.about, attempt: each.attempt, status: each.status, state: each.state };
    }),
    "what time brings",
  ).toEqual(model.worlds[world]?.advance(seconds * 1000));
}

/** Runs what a test does in place of the customer or the bank: it does it, or rejects with the same complaint. */
export async function attempt(
  run: Run,
  act: () => Promise<unknown>,
  rejection: { readonly name: string; readonly possible?: readonly string[] } | undefined,
): Promise<unknown> {
  const outcome: unknown = await act().catch((error: unknown) => error);
  run.transcript.push(String(outcome));
  if (!rejection) {
    if (outcome instanceof Error) throw outcome;
    return outcome;
  }
  expect(outcome, "what can't be done").toMatchObject(rejection);
  return undefined;
}

/** Compares a redirect with its payment. */
export async function expectRedirect(run: Run, payment: ExpectedPayment, url: unknown): Promise<void> {
  if (payment.waits === "bank") return expect(url, "the redirect of a customer who leaves").toBeUndefined();
  const redirect = new URL(String(url));
  const { status, ...values } = valuesOf(payment);
  expect(redirect.pathname).toBe(status === "fail" ? "/page/cancel" : "/page/success");
  const event = defined({ ...values, status });
  expect(await readPayment(redirect, credentialsOf(run, payment.account)), "a redirect").toMatchObject({ genuine: true, event });
}

/** Compares every payment and every event with what they should be, and checks that no money is lost or made. */
export async function expectEnd(model: Expected, run: Run): Promise<void> {
  for (const payment of model.payments) {
    const { status, body } = await send(run, payment.account, "GET", `/payments/${payment.id}`);
    const { amount, stamp, provider, paidAt } = payment;
    const hasPage = payment.status === "new" && payment.kind === "page";
    const shown = { status: payment.status, amount, stamp, provider, paidAt: paidAt && new Date(paidAt).toISOString(), hasPage };
    const { status: current, amount: cents, stamp: own, provider: used, paidAt: at } = body as Partial<typeof shown> & typeof body;
    expect({ status: current, amount: cents, stamp: own, provider: used, paidAt: at, hasPage: "href" in body }, `GET ${status}`).toEqual(
      shown,
    );
    expect(refundedOf(payment), "refunds of a payment").toBeLessThanOrEqual(amount);
    for (const [item, price] of payment.items) expect(refundedOfItem(payment, item), "refunds of an item").toBeLessThanOrEqual(price);
  }
  let sent = 0;
  for (const world of run.worlds) {
    const made = (await world.transitions()).filter(({ of }) => of !== "tokenization" && of !== "settlement");
    const known = (name: string): boolean => TRANSITIONS.has(name) || ORDER_TRANSITIONS.has(name);
    expect(
      made.filter(({ rule, from, to }) => !known(`${rule} ${from} ${to}`)),
      "transitions outside the table",
    ).toEqual([]);
  }
  for (const [index, world] of run.worlds.entries()) {
    const events = await world.events.list();
    run.transcript.push(JSON.stringify(events));
    const expected = model.worlds[index]?.events ?? [];
    expect(events.map(({ name, about, state, attempts }) => ({ name, about, state, attempts }))).toEqual(
      expected.map(({ name, about, state, attempts, status }) => ({
        name,
        about,
        state,
        attempts: attempts.map((at) => ({ at, status })),
      })),
    );
    const merchants = [true, false].map((isAggregate) => credentialsOf(run, { world: index, isAggregate }));
    for (const [nth, event] of events.entries()) {
      if (event.attempts.length === 0) continue;
      const own = expected[nth] as ExpectedEvent;
      expect(new URL(event.url).pathname, "the URL of an event").toBe(`/${own.status}/${own.outcome}`);
      await (event.name in ORDER_READERS ? expectGenuineOfOrder(world, event, own) : expectGenuine(merchants, event, own));
    }
    sent += events.reduce((sum, { attempts }) => sum + attempts.length, 0);
  }
  expect(run.shop.received.length, "what the shop received").toBe(sent);
}

/** The readers of the Payment API's events. */
const READERS: Readonly<Partial<Record<EventName, typeof readPayment | typeof readRefund | typeof readCard>>> = {
  paymentCallback: readPayment,
  refundCallback: readRefund,
  addCardCallback: readCard,
};

/** Verifies an event by the key of its account, and compares its parameters; it has an id where it should, and only there. */
async function expectGenuine(
  merchants: readonly MerchantCredentials[],
  { name, url }: SandboxEvent,
  { values }: ExpectedEvent,
): Promise<void> {
  const { searchParams } = new URL(url);
  const merchant = merchants.find(({ account }) => String(account) === searchParams.get("checkout-account"));
  const reading = merchant && (await READERS[name]?.(url, merchant));
  expect(reading, "an event").toMatchObject({ genuine: true, event: defined(values) });
  expect(searchParams.get("checkout-transaction-id"), "an event").toBe(values["transactionId"] ?? null);
}

const ORDER_READERS: Readonly<Partial<Record<EventName, typeof readReceipt | typeof readRefundStatus>>> = {
  paymentNotification: readReceipt,
  refundStatusChanged: readRefundStatus,
};

/** Verifies an event by the key of the merchant of orders, and compares its parameters. */
async function expectGenuineOfOrder({ merchant }: SandboxWorld, { name, url }: SandboxEvent, { values }: ExpectedEvent): Promise<void> {
  const reading = await ORDER_READERS[name]?.(url, { secret: merchant.secret });
  expect(reading, "an event").toMatchObject({ genuine: true, event: values });
}

const defined = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
