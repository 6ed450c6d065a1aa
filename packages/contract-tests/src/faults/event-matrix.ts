/** Each operation that causes events under each fault of events, and under the faults of what becomes of payments and refunds. */
import type { FaultRule, Sandbox } from "@maksu/sandbox";
import { unwrap } from "@maksu/payment-client";
import { type Clients, openShop } from "./clients.ts";
import { type Api, learnedWith } from "./fault-matrix.ts";
import { CALLS, type Outcome, PAYMENT } from "./prepared-calls.ts";
import type { Handled, Shops } from "./shop.ts";

/** The faults of an operation's first event, by their columns in the table. */
export const EVENT_FAULTS = {
  drop: { match: { nth: 1 }, drop: true },
  truncate: { match: { nth: 1 }, truncate: true },
  delay: { match: { nth: 1 }, delay: 300_000 },
  duplicate: { match: { nth: 1 }, duplicate: 1 },
  outOfOrder: { match: { nth: 1 }, outOfOrder: true },
  "drop, each attempt": { drop: true },
} as const satisfies Readonly<Record<string, FaultRule>>;

const TOKEN_PAYMENTS = ["createMitCharge", "createMitAuthorizationHold", "createCitCharge", "createCitAuthorizationHold"];
const PAID_BY_CUSTOMER = ["payment createPayment", "legacy createPayment"];

/** The faults of what becomes of payments and refunds. */
export const OUTCOME_FAULTS: readonly { readonly name: string; readonly rules: readonly FaultRule[]; readonly of: readonly string[] }[] = [
  { name: "decline", rules: [{ decline: true }], of: [...PAID_BY_CUSTOMER, ...TOKEN_PAYMENTS.map((operation) => `payment ${operation}`)] },
  { name: "lateOutcome", rules: [{ lateOutcome: true }], of: PAID_BY_CUSTOMER },
  { name: 'refundOutcome: "rejected"', rules: [{ refundOutcome: "rejected" }], of: ["payment refundPayment"] },
  { name: 'refundOutcome: "fail"', rules: [{ refundOutcome: "fail" }], of: ["payment refundPayment"] },
];

/** The customer's acts after a call, where its events come of them. */
const ACTS: Readonly<Record<string, (clients: Clients, outcome: Outcome) => Promise<unknown>>> = {
  "payment createPayment": ({ world }, { data }) => world.pay((data as { transactionId: string }).transactionId, { method: "nordea" }),
  "payment addCardForm": ({ world }, { headers }) => world.addCard(headers.get("location") ?? ""),
  "legacy createPayment": ({ world }, { data }) => world.pay((data as { token: string }).token, { method: "nordea" }),
};

/** Marks what another customer pays for, whose event comes next. */
const NEXT = "next";

/** Another customer pays the same merchant. */
async function payNext({ payment, legacy, urls, world }: Clients, api: Api): Promise<void> {
  const page = "https://shop.example.com/";
  if (api === "payment") {
    const body = { ...PAYMENT, stamp: NEXT, reference: NEXT, callbackUrls: { success: urls.payment, cancel: urls.payment } };
    await world.pay(unwrap(await payment.createPayment({ body })).transactionId, { method: "nordea" });
    return;
  }
  const body = {
    orderNumber: NEXT,
    currency: "EUR",
    price: "1.00",
    urlSet: { success: page, failure: page, notification: urls.order },
  } as const;
  await world.pay(unwrap(await legacy.createPayment({ body })).token, { method: "nordea" });
}

/** The events of a call. */
export interface Observed {
  readonly learned: string;
  /** The result of the same request nine days later, without a fault. */
  readonly repeat: string;
  /** Calls of the shop's functions, besides the event of the next customer. */
  readonly handled: readonly Handled[];
  /** Whether the next customer's event overtook the first one. */
  readonly isOvertaken: boolean;
  /** How many events came, however often each did. */
  readonly received: number;
  /** When the call was made. Milliseconds since 1970. */
  readonly start: number;
  /** Transitions of payments, refunds and cards. */
  readonly transitions: readonly string[];
}

/** Calls an operation, and does what a customer does then. Two hours later another customer pays if there was an event, and nine days pass. */
export async function observe(sandbox: Sandbox, shops: Shops, api: Api, operation: string, rules: readonly FaultRule[]): Promise<Observed> {
  const { clients, shop } = await openShop(sandbox, shops);
  const { world } = clients;
  const call = await CALLS[api][operation]?.(clients);
  if (!call) throw new Error(`${api} ${operation} has no prepared call`);
  await world.clock.advance({ minutes: 1 });
  const before = {
    events: (await world.events.list()).length,
    handled: shop.handled.length,
    received: shop.received.length,
    transitions: (await world.transitions()).length,
  };
  const start = world.clock.now().getTime();
  for (const rule of rules) await world.faults.add(rule);
  const { learned, outcome } = await learnedWith(call, clients);
  if (outcome?.ok) await ACTS[`${api} ${operation}`]?.(clients, outcome);
  await world.clock.advance({ hours: 2 });
  const present = await world.faults.list();
  for (const { id, rule } of present) if (rule.match?.event === undefined) await world.faults.remove(id);
  // Of a hold, the first event comes when it expires, days later.
  if ((await world.events.list()).length > before.events) await payNext(clients, api);
  await world.clock.advance({ days: 9 });
  for (const { id, rule, hits } of present)
    if (!hits && !(await world.faults.list()).some((each) => each.id === id && each.hits > 0))
      throw new Error(`${api} ${operation}: the rule ${JSON.stringify(rule)} has hit nothing`);
  await world.faults.clear();
  const transitions = (await world.transitions()).slice(before.transitions);
  const handled = shop.handled.slice(before.handled);
  const received = shop.received.length - before.received;
  return {
    learned,
    repeat: (await learnedWith(call, clients)).learned,
    handled: handled.filter(({ of }) => of !== NEXT),
    isOvertaken: handled[0]?.of === NEXT && handled.length > 1,
    received,
    start,
    transitions: transitions.map(({ of, on, to }) => `${of} ${on} ${to}`).toSorted(),
  };
}

/** A row of the table: an operation, its event, and what the shop's function was called with under each fault. */
export interface EventRow {
  readonly api: Api;
  readonly operation: string;
  readonly event: string;
  readonly cells: Readonly<Record<string, string>>;
}

/** Calls an operation under each fault of events; undefined for one that causes none. */
export async function eventRow(sandbox: Sandbox, shops: Shops, api: Api, operation: string): Promise<EventRow | undefined> {
  const wanted = await observe(sandbox, shops, api, operation, []);
  const [first] = wanted.handled;
  if (!first) return undefined;
  const event = first.name as NonNullable<FaultRule["match"]>["event"] & string;
  const cells = Object.entries(EVENT_FAULTS).map(async ([name, rule]: readonly [string, FaultRule]) => {
    const found = await observe(sandbox, shops, api, operation, [{ ...rule, match: { event, ...rule.match } }]);
    // Whatever became of its events, the call has done what it does without a fault.
    if (found.transitions.join() !== wanted.transitions.join())
      throw new Error(`${api} ${operation}, ${name}: ${found.transitions.join()}`);
    return [name, cellOf(wanted, found)] as const;
  });
  return { api, operation, event, cells: Object.fromEntries(await Promise.all(cells)) };
}

/** How often the shop's function was called with what it is called with once without a fault, and how. */
function cellOf(wanted: Observed, found: Observed): string {
  const [first] = wanted.handled;
  const timesOf = (event: Handled): readonly Handled[] =>
    found.handled.filter(({ name, status }) => name === event.name && status === event.status);
  const times = wanted.handled.map((event) => timesOf(event).length);
  if (times.some((each) => each > 1)) return `**${Math.max(...times)} times**`;
  if (times.some((each) => each === 0)) return "never";
  if (found.isOvertaken) return "once, behind the next";
  const own = first && timesOf(first)[0];
  const late = own ? (own.at - first.at - (found.start - wanted.start)) / 1000 : 0;
  const more = found.received - wanted.received;
  return ["once", ...(more > 0 ? [`of ${1 + more}`] : []), ...(late > 0 ? [`after ${late} s`] : [])].join(" ");
}

/** A row of the table of outcomes. */
export async function outcomeCells(
  sandbox: Sandbox,
  shops: Shops,
  name: string,
  rules: readonly FaultRule[],
  of: string,
): Promise<readonly string[]> {
  const [api = "", operation = ""] = of.split(" ");
  const { learned, repeat, handled } = await observe(sandbox, shops, api as Api, operation, rules);
  return [`\`${name}\``, api, `\`${operation}\``, learned, handled.map(({ status }) => `\`${status}\``).join(", ") || "none", repeat];
}

/** The cells of a row of the guide's table of events. */
export const eventCells = ({ api, operation, event, cells }: EventRow): readonly string[] => [
  api,
  `\`${operation}\``,
  `\`${event}\``,
  ...Object.values(cells),
];
