/** The parts for playing a history: service, shop, the orders of the history, and its story. */
import { setTimeout as sleep } from "node:timers/promises";
import { isSameLook, type Look, UnreadableState } from "../rules/look.ts";
import { afterAct, euros, type OrderSeen, whenGone } from "../rules/breaches.ts";
import { type Breach, RULE_NAMES, type RuleName } from "../rules/rule.ts";
import { rejection, type Seen, type Service, SERVICE_URL, type ServicePayment } from "../service/service.ts";
import { printed } from "../shop/call.ts";
import { isOf, matchIn, shareOf } from "../shop/matching.ts";
import type { ShopUnderTest } from "./shop-under-test.ts";

/** A step of a story: what happened, and what was seen of it. */
export interface Step {
  readonly text: string;
  readonly seen: readonly string[];
  /** The HTTP behind it. */
  readonly exchanges: readonly Seen[];
}

/** A shop that can't be played with: the configuration has to be corrected. */
export class NotPlayable extends Error {
  override readonly name = "NotPlayable";
}

/** A history that is under way. */
export class Stage {
  readonly breaches: Breach[] = [];
  /** Rules that can't be decided, and why. */
  readonly cannotTell: { readonly rule: RuleName; readonly why: string }[] = [];
  readonly story: Step[] = [];
  readonly orders: OrderSeen[] = [];
  /** Orders that the shop does not show yet, and how that was seen: some shops make them of a cart that is paid. */
  readonly missing: Map<OrderSeen, UnreadableState> = new Map();
  /** Whether to wait after each act for what the shop does in its own time. */
  readonly isPatient: boolean;
  readonly service: Service;
  readonly shop: ShopUnderTest;
  #visits: Seen[] = [];
  #calls: { text: string }[] = [];

  constructor(service: Service, shop: ShopUnderTest, isPatient: boolean) {
    this.service = service;
    this.shop = shop;
    this.isPatient = isPatient;
  }

  get order(): OrderSeen {
    const [order] = this.orders;
    if (!order) throw new NotPlayable("no order was created");
    return order;
  }

  /** A payment of the order; 0 is the newest one. */
  payment(tab: number): ServicePayment | undefined {
    return this.order.payments.filter(({ isKnown }) => isKnown).at(-1 - tab);
  }

  async createOrder(meanwhile?: () => Promise<void>): Promise<OrderSeen> {
    const { service, shop } = this;
    await service.refresh();
    const [before, { called }] = [service.payments.length, service];
    let [result] = await service.during(() => Promise.all([shop.create({}), meanwhile?.()]));
    if (!result.isDone) {
      // Stamps of some shops are the time in seconds: customers try again, too.
      await sleep(1100);
      result = await service.during(() => shop.create({}));
    }
    await service.refresh();
    const made = service.payments.slice(before);
    const [first] = made;
    const { reference = first?.request.reference, amount } = printed(result.text);
    if (reference === undefined || !first || !result.isDone) {
      const { isDone, reason = "failed", text } = result;
      const rejected = service.takeSeen().flatMap((seen) => (seen.kind === "call" && seen.status >= 400 ? [rejection(seen)] : []));
      const why = [
        isDone ? "created no payment" : reason,
        ...(isDone || (text.trim() !== "" && text !== reason) ? [`it printed ${JSON.stringify(text.trim().slice(0, 200))}`] : []),
        ...rejected.map((line) => `the service rejected ${line}`),
        ...(service.called === called
          ? [`no request reached the service: a shop that reads its address from a setting must name ${shop.serviceUrl ?? SERVICE_URL}`]
          : []),
      ];
      throw new NotPlayable(`create: ${why.join("; ")}`);
    }
    requireReach(first.request, shop);
    shop.match ??= matchIn(first.request, reference);
    const order: OrderSeen = { reference, payments: [], due: amount, noticesBefore: new Map() };
    this.orders.push(order);
    this.#take(order, made);
    return order;
  }

  /** Gives new payments to their orders: where nothing names one, to the order that the act was about. */
  async update(acted: OrderSeen): Promise<void> {
    await this.service.refresh();
    const known = new Set(this.orders.flatMap(({ payments }) => payments));
    const fresh = this.service.payments.filter((payment) => !known.has(payment));
    if (fresh.length > 0) this.#take(acted, fresh);
  }

  #take(acted: OrderSeen, fresh: readonly ServicePayment[]): void {
    const { match } = this.shop;
    for (const payment of fresh) {
      const named = match && this.orders.find(({ reference }) => isOf(payment.request, reference, match));
      const order = named ?? acted;
      order.payments.push(payment);
      order.noticesBefore.set(payment, order.last?.notices ?? 0);
      order.due = payment.amount;
      const share = match && shareOf(payment.request, order.reference, match);
      if (share !== undefined) payment.share = share;
    }
  }

  /** Looks at an order, and checks what must always be so. */
  async look(order: OrderSeen): Promise<Look | undefined> {
    const { state } = this.shop;
    if (!state) return undefined;
    let now: Look;
    try {
      if (this.isPatient) await this.#whenStill(order);
      now = await this.#read(order);
    } catch (error) {
      if (!(error instanceof UnreadableState) || (!order.last && !error.isGone)) throw error;
      await this.update(order);
      if (!order.last) {
        this.missing.set(order, error);
        return undefined;
      }
      const gone = whenGone(order, error.message);
      if (gone) this.breaches.push(gone);
      // One of which no money was taken may be deleted.
      else if (error.isGone) order.last = { ...order.last, state: "cancelled" };
      else for (const rule of RULE_NAMES) if (rule !== "forged") this.cannotTell.push({ rule, why: error.message });
      return order.last;
    }
    await this.update(order);
    this.breaches.push(...afterAct(order, now));
    order.last = now;
    return now;
  }

  /** Reads an order: a shop that was restarted, or has trouble for a moment, is asked again. */
  async #read({ reference, last }: OrderSeen): Promise<Look> {
    const { state, settle } = this.shop;
    if (!state) throw new NotPlayable("there is no state");
    for (const end = performance.now() + settle; ; await sleep(20))
      try {
        return await state(reference);
      } catch (error) {
        if (!(error instanceof UnreadableState) || (error.isGone && !last) || performance.now() > end) throw error;
      }
  }

  async #whenStill(order: OrderSeen): Promise<void> {
    const { settle } = this.shop;
    let [last, since] = [await this.#read(order), performance.now()];
    while (performance.now() - since < settle) {
      await sleep(Math.min(50, settle));
      const now = await this.#read(order);
      if (!isSameLook(now, last)) [last, since] = [now, performance.now()];
    }
  }

  /** Opens a URL of the shop as the customer's browser does, or another sender. */
  async visit(url: string, name = "customer", about?: string): Promise<number> {
    const { status } = await this.service.during(() => this.shop.send(url));
    const [address = ""] = url.split("?", 1);
    const outcome = URL.canParse(url) ? (new URL(url).searchParams.get("checkout-status") ?? undefined) : undefined;
    this.#visits.push({ kind: "event", name, url: address, status, outcome, about });
    return status;
  }

  /** Notes what a step of the shop printed, or why it failed. */
  note(text: string): void {
    this.#calls.push({ text });
  }

  /** Reports a step, with what was seen since the one before. */
  step(text: string, before: Look | undefined, after: Look | undefined): void {
    const exchanges = [...this.service.takeSeen(), ...this.#visits];
    const seen = [...this.#calls.map((each) => each.text), ...exchanges.map(described)];
    if (after && (!before || !isSameLook(before, after))) seen.push(`the shop shows ${shown(after)}`);
    this.#visits = [];
    this.#calls = [];
    this.story.push({ text, seen, exchanges });
  }
}

/** A payment whose URLs lead to nobody teaches where the shop is. */
function requireReach(
  { redirectUrls, callbackUrls }: ServicePayment["request"],
  { send, base = "http://127.0.0.1:8080" }: ShopUnderTest,
): void {
  const far = [redirectUrls, callbackUrls].flatMap((urls) => (urls ? [urls.success, urls.cancel] : [])).find((url) => !send.reaches(url));
  if (far === undefined) return;
  const { origin } = new URL(far);
  throw new NotPlayable(
    `the shop's URLs are at ${origin}, which is neither this machine nor mapped: give --map ${origin}=${new URL(base).origin}`,
  );
}

const described = (seen: Seen): string => {
  if (seen.kind === "call")
    return `the shop calls ${seen.operation}: ${seen.status || "no response"}${seen.reason === undefined ? "" : ` (${seen.reason})`}`;
  const { name, url, outcome, status, failure, forgery } = seen;
  const { pathname } = new URL(url);
  const what =
    name === "customer"
      ? `the customer opens ${pathname}`
      : `${forgery === undefined ? name : `forged ${name} (${forgery})`} to ${pathname}`;
  return `${what}${outcome === undefined ? "" : ` with ${outcome}`}: ${status ?? failure ?? "no response"}`;
};

/** An order's look in words. */
export const shown = ({ state, paid, refunded, deliveries, notices }: Look): string =>
  [
    state,
    ...(paid ? [`${euros(paid)} paid`] : []),
    ...(refunded ? [`${euros(refunded)} refunded`] : []),
    ...(deliveries ? [`${deliveries} ${deliveries === 1 ? "delivery" : "deliveries"}`] : []),
    ...(notices ? [`${notices} ${notices === 1 ? "notice" : "notices"}`] : []),
  ].join(", ");
