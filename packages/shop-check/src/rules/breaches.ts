/** Decides whether a rule broke, from what the shop shows and what the service has. */
import type { ServicePayment, ServiceRefund } from "../service/service.ts";
import type { Look } from "./look.ts";
import { type Breach, type RuleName, RULES } from "./rule.ts";

/** An order, as far as it is known. */
export interface OrderSeen {
  readonly reference: string;
  readonly payments: ServicePayment[];
  /** Cents that are due; undefined where they can't be known. */
  due: number | undefined;
  last?: Look;
  /** Notices by the time that a payment was created. */
  readonly noticesBefore: Map<ServicePayment, number>;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0);
const amountOf = (refunds: readonly ServiceRefund[], isCounted: (refund: ServiceRefund) => boolean): number =>
  sum(refunds.filter(isCounted).map(({ amount }) => amount));
const isDone = ({ status }: ServiceRefund): boolean => status === "ok";

/** Cents of a payment that the service has taken, and not given back. */
const keptOf = ({ status, amount, refunds }: ServicePayment): number => (status === "ok" ? amount - amountOf(refunds, isDone) : 0);

/** An amount for people. */
export const euros = (cents: number): string => (cents / 100).toFixed(2);

const breach = (rule: RuleName, what: string, others: Partial<Breach> = {}): Breach => ({
  rule,
  verdict: "money at risk",
  loses: RULES[rule].loses,
  what,
  ...others,
});

const HOLDING = new Set(["authorization-hold", "ok", "pending", "delayed"]);

/** Checks what must be so after every act. */
export function afterAct(order: OrderSeen, now: Look): readonly Breach[] {
  const { payments, last, due } = order;
  const found: Breach[] = [];
  const kept = payments.filter((payment) => keptOf(payment) > 0);
  const became = now.state === "paid" && last?.state !== "paid";
  const statuses =
    payments.map((each) => (each.status === "ok" && keptOf(each) === 0 ? "refunded" : each.status)).join(", ") || "none was created";
  if (became && kept.length === 0) found.push(breach("free", `the order is paid, and no payment of it is ok (${statuses})`));
  else if (became) found.push(...otherAmount(payments, now, due));
  if (now.state === "reserved" && last?.state !== "reserved" && !payments.some(({ status }) => HOLDING.has(status)))
    found.push(breach("free", `the order is reserved, and no payment of it holds money (${statuses})`));
  if (
    (now.deliveries ?? 0) > 0 &&
    (last?.deliveries ?? 0) === 0 &&
    !payments.some(({ status }) => status === "ok" || status === "authorization-hold")
  )
    found.push(breach("free", `the delivery is started, and no payment of the order is ok (${statuses})`));
  if ((now.deliveries ?? 0) > 1 && (now.deliveries ?? 0) > (last?.deliveries ?? 0))
    found.push(breach("twice", `the delivery is started ${now.deliveries} times`));
  return found;
}

/** A shop may show the payment that it delivers for, all that it keeps, or all that it ever took. */
function otherAmount(payments: readonly ServicePayment[], { paid, currency }: Look, due: number | undefined): readonly Breach[] {
  const taken = payments.filter(({ status }) => status === "ok").map(({ amount }) => amount);
  const kept = payments.filter((payment) => keptOf(payment) > 0);
  const amounts = kept.map(({ amount }) => amount);
  const shares = kept.map(({ amount, share = amount }) => share);
  // Of a hold, a shop may take less than was due when it was made: what is sold out isn't shipped.
  const asked = kept.map(({ request }) => request.amount);
  const took = amounts.map(euros).join(" and ");
  const differs = (cents: number, what: string): readonly Breach[] => [
    breach("free", `the order ${what}, and the service took ${took}`, { loses: cents < Math.min(...amounts) ? "customer" : "shop" }),
  ];
  if (due !== undefined && ![...amounts, ...shares, ...asked].includes(due)) return differs(due, `is paid, ${euros(due)} is due`);
  if (paid !== undefined && ![...amounts, ...shares, sum(amounts), sum(shares), sum(taken)].includes(paid))
    return differs(paid, `shows ${euros(paid)} as paid`);
  if (currency !== undefined && !kept.some(({ request }) => request.currency === currency))
    return [breach("free", `the order is paid in ${currency}, and the payment is in ${kept[0]?.request.currency}`)];
  return [];
}

/** The facts about an order once everything is quiet. */
export interface QuietJudgement {
  readonly breaches: readonly Breach[];
  /** Rules of which a field is missing. */
  readonly cannotTell: readonly RuleName[];
}

/** The shop's habits with other orders, as far as they were seen: where it breaks one, something went wrong. */
export interface Habits {
  /** Whether it starts deliveries. */
  readonly delivers: boolean;
  /** Whether it shows that an order with a second payment needs attention. */
  readonly flags: boolean;
}

/** Checks what must be so once events, retries and the shop's queue are quiet. */
export function atQuiet(order: OrderSeen, now: Look, habits: Habits = { delivers: false, flags: false }): QuietJudgement {
  const lost = lostMoney(order, now, habits);
  const refunds = otherRefunds(order, now);
  return {
    breaches: [lost, refunds].filter((each) => typeof each === "object"),
    cannotTell: [...(lost === "can't tell" ? (["lost"] as const) : []), ...(refunds === "can't tell" ? (["refunds"] as const) : [])],
  };
}

/** The facts that responses show of a shop whose orders can't be seen. */
export interface Heard {
  /** Whether it acknowledged the event that says ok. */
  readonly hasTaken: boolean;
  /** Whether it asked the service for a payment. */
  readonly hasAsked: boolean;
}

/** Checks what the responses show of a payment, once everything is quiet. */
export function heardAtQuiet(payment: ServicePayment, { hasTaken, hasAsked }: Heard): Breach | undefined {
  const { request, amount } = payment;
  if (keptOf(payment) === 0 || hasTaken || hasAsked) return undefined;
  if (request.callbackUrls) return breach("lost", `the service took ${euros(amount)}, and the shop rejects the event that says so`);
  const what = "the payment has no callbackUrls, and the shop does not ask for it: who closes the tab has paid for nothing";
  return breach("lost", what, { verdict: "fragile" });
}

function lostMoney({ payments, noticesBefore }: OrderSeen, now: Look, { delivers, flags }: Habits): Breach | "can't tell" | undefined {
  const kept = payments.filter((payment) => keptOf(payment) > 0);
  const isNoticed = (payment: ServicePayment): boolean => (now.notices ?? 0) > (noticesBefore.get(payment) ?? 0);
  if (now.state === "attention") return undefined;
  const isShown = now.state === "paid" || now.state === "refunded";
  const unnoticed = kept.filter((payment) => !isNoticed(payment));
  const [first] = unnoticed;
  // One payment is what the order is paid by, or was before it was refunded.
  if (!first) return undefined;
  if (delivers && now.state === "paid" && now.deliveries === 0)
    return breach("lost", `the service took ${euros(first.amount)}, and the order is paid, but its delivery is never started`);
  // Of two payments, one was returned, and not this one.
  const isOther = now.state === "refunded" && first.refunds.length === 0 && payments.some(({ refunds }) => refunds.some(isDone));
  if (isShown && unnoticed.length === 1 && !isOther) return undefined;
  if (!isShown) return breach("lost", `the service took ${euros(first.amount)}, and the order shows ${now.state}`);
  if (now.notices === undefined && !flags) return "can't tell";
  if (isOther) return breach("lost", `the service kept ${euros(first.amount)} of another payment, and the order shows refunded`);
  const second = unnoticed.at(-1);
  return breach("lost", `a second payment of ${euros(second?.amount ?? 0)} was taken, and nobody is notified`);
}

function otherRefunds({ payments }: OrderSeen, now: Look): Breach | "can't tell" | undefined {
  const all = payments.flatMap(({ refunds }) => refunds);
  const done = amountOf(all, isDone);
  // An e-mail refund's event says ok at once, and nothing says later what became of it.
  const most = done + amountOf(all, ({ status, isByEmail }) => isByEmail && status === "pending");
  const { refunded, state } = now;
  if (refunded === undefined) {
    if (state !== "refunded") return all.length > 0 ? "can't tell" : undefined;
    return most === 0 ? breach("refunds", "the order shows refunded, and the service has refunded nothing") : undefined;
  }
  if (refunded >= done && refunded <= most) return undefined;
  const what = `the shop shows ${euros(refunded)} as refunded, and the service has refunded ${euros(done)}`;
  return breach("refunds", what, { loses: refunded > done ? "customer" : "shop" });
}

/** The breach of a shop that does not show an order. */
export function whenGone({ payments }: OrderSeen, why: string): Breach | undefined {
  const kept = payments.find((payment) => keptOf(payment) > 0);
  return kept && breach("lost", `the service took ${euros(kept.amount)}, and the order can't be read (${why})`);
}

/** A message that was sent in place of an event, and what the shop made of it. */
export interface Forged {
  readonly sentence: string;
  readonly isGenuine: boolean;
  /** Whether a shop has to take it that takes the event as it was sent. */
  readonly isDue: boolean;
  /** Whether it went to a URL for events, whose response says whether it was taken. */
  readonly isAtCallback: boolean;
  readonly status: number;
  /** Of the event as it was sent, right afterwards; where that is to be compared. */
  readonly statusOfOriginal?: number;
  /** Whether the shop asked the service meanwhile: the message is a hint to it, and no proof. */
  readonly hasAsked: boolean;
  readonly before?: Look;
  readonly after?: Look;
  /** Whether nothing but the response can be seen. */
  readonly isBlind: boolean;
  /** Whether losing it would lose money. */
  readonly isVital: boolean;
}

/** Whether a response acknowledges an event. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300;

/** Checks what the shop made of it. */
export function afterForgery(forged: Forged): Breach | undefined {
  const { sentence, isGenuine, isDue, isAtCallback, status, statusOfOriginal, hasAsked, before, after, isBlind, isVital } = forged;
  if (isGenuine) {
    if (!isDue || !isAtCallback || isTaken(status) || statusOfOriginal === undefined || !isTaken(statusOfOriginal)) return undefined;
    return breach("forged", `${sentence}, and the shop responds ${status || "nothing"}; it takes the event without the change`, {
      verdict: isVital ? "money at risk" : "fragile",
      loses: "customer",
    });
  }
  if (hasAsked) return undefined;
  const change = before && after ? changeOf(before, after) : "";
  if (change !== "") return breach("forged", `${sentence}, and the order changes: ${change}`);
  if (!isAtCallback || !isTaken(status)) return undefined;
  return breach("forged", `${sentence}, and the shop acknowledges it with ${status}`, { verdict: isBlind ? "money at risk" : "fragile" });
}

/** Notices may come of what is not genuine. */
function changeOf(before: Look, after: Look): string {
  const names = ["state", "paid", "refunded", "deliveries"] as const;
  return names
    .flatMap((name) => (before[name] === after[name] ? [] : [`${name} ${before[name] ?? "unknown"} → ${after[name] ?? "unknown"}`]))
    .join(", ");
}
