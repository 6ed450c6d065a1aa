/** Carries out the acts of a history. */
import type { ActBody } from "@maksu/sandbox";
import type { Act } from "../history/act.ts";
import { withQuery } from "../history/forgeries.ts";
import type { ServicePayment } from "../service/service.ts";
import { atOnce, withheld } from "./at-once.ts";
import { forge, valuesOf } from "./forge.ts";
import { allowed, flush, lastEvent, NotPossible, paymentOf, type Perform, refundIds, withFault, withFaults } from "./possible.ts";
import { cancel, edit, payAgain, refund, resolveRefund, restart } from "./shop-acts.ts";
import type { Stage } from "./stage.ts";

/** Advances the clock, and lets the shop's scheduled jobs run: once a day, where there are days. */
export async function advance(stage: Stage, hours: number): Promise<void> {
  const { service, shop } = stage;
  const { tick } = shop.acts;
  const step = tick && hours % 24 === 0 ? 24 : hours;
  for (let passed = 0; passed < hours; passed += step) {
    await service.during(() => service.world.clock.advance({ hours: step }));
    if (tick) await service.during(() => tick({ reference: stage.order.reference }));
  }
}

/** A redirect that said ok, of the last order that had one besides this one: for customers who take it elsewhere. */
const okRedirects = new WeakMap<Stage["service"], { reference: string; url: string }[]>();

function noteRedirect(stage: Stage, { redirect, status }: ServicePayment, reference: string): void {
  if (redirect === undefined || status !== "ok") return;
  const kept = okRedirects.get(stage.service) ?? [];
  okRedirects.set(stage.service, [{ reference, url: redirect }, ...kept].slice(0, 5));
}

const HOW = {
  pending: { method: "walleyb2b", outcome: "approve" },
  delayed: { method: "nordea", outcome: "approve" },
  leave: { method: "nordea", outcome: "leave" },
} as const;

const pay: Perform<"pay"> = async (stage, { tab, outcome, method, event, back, call }) => {
  const { service } = stage;
  const payment = paymentOf(stage, tab);
  if (payment.status !== "new") throw new NotPossible(`the payment is ${payment.status} already`);
  const { world } = service;
  const match = { event: "paymentCallback" as const, reference: payment.request.reference };
  const isTogether = event === "at once" && payment.request.callbackUrls !== undefined && outcome !== "leave";
  const rules: ActBody<"addFault">[] = [
    ...(event === "lost" ? [{ match, times: 1, drop: true as const }] : []),
    ...(event === "late" ? [{ match, times: 1, delay: 600_000 }] : []),
    ...(event === "after the redirect" ? [{ match, times: 1, delay: 1000 }] : []),
    ...(event === "doubled" ? [{ match, times: 1, duplicate: 1 }] : []),
  ];
  const options = outcome in HOW ? HOW[outcome as keyof typeof HOW] : { method, outcome: outcome as "approve" };
  const added = await Promise.all(rules.map((rule) => world.faults.add(rule)));
  const pays = (): Promise<string | undefined> => allowed(stage, () => world.pay(payment.id, options));
  await withFault(stage, "getPayment", call, async () => {
    let together: readonly string[] = [];
    try {
      const happens = (): Promise<string | undefined> =>
        withFaults(stage, outcome === "delayed" ? [{ times: 1, lateOutcome: true }] : [], pays);
      const { result: redirect, ids } = isTogether ? await withheld(stage, happens) : { result: await happens(), ids: [] };
      if (redirect !== undefined) payment.redirect = redirect;
      together = ids;
    } catch (error) {
      for (const { id } of added) await world.faults.remove(id);
      throw error;
    }
    payment.isLeft = outcome === "leave";
    await service.refresh();
    const returns = back === "returns" && outcome !== "leave" ? payment.redirect : undefined;
    const events = await atOnce(stage, together);
    const visits = returns === undefined ? [] : event === "at once" && !isTogether ? [returns, returns] : [returns];
    await Promise.all([...events, ...visits.map((each) => stage.visit(each))]);
    if (event === "after the redirect") await service.during(() => world.clock.advance({ hours: 1 / 1800 }));
  });
  noteRedirect(stage, payment, stage.order.reference);
};

const visit: Perform<"visit"> = async (stage, { tab, what }) => {
  const payment = paymentOf(stage, tab);
  const { redirect, request, status } = payment;
  const success = request.redirectUrls.success;
  const parameters = (url: string): [string, string][] =>
    [...new URL(url).searchParams].filter(([name]) => name.startsWith("checkout-") || name === "signature");
  const urlOf = (): string => {
    if (what === "without parameters") return success;
    if (what === "made up")
      return withQuery(success, [...Object.entries(valuesOf(payment, stage)), ["checkout-status", "ok"], ["signature", "0".repeat(64)]]);
    if (what === "of another order") {
      const other = (okRedirects.get(stage.service) ?? []).find(({ reference }) => reference !== stage.order.reference);
      if (!other) throw new NotPossible("no customer has returned with ok from another order's payment");
      return withQuery(success, parameters(other.url));
    }
    if (redirect === undefined) throw new NotPossible("the customer has no return from the service");
    if (what === "as before") return redirect;
    if (["ok", "pending", "delayed"].includes(status)) throw new NotPossible(`the payment has not failed, but is ${status}`);
    return withQuery(success, parameters(redirect));
  };
  await stage.visit(urlOf());
};

const sendAgain: Perform<"send again"> = async (stage, { tab }) => {
  const payment = paymentOf(stage, tab);
  const event = await lastEvent(stage, [payment.id, ...refundIds(payment)]);
  if (!event) throw new NotPossible("no event was sent");
  await stage.service.during(() => stage.service.world.events.resend(event.id));
};

const resolve: Perform<"resolve"> = async (stage, { tab, how }) => {
  const payment = paymentOf(stage, tab);
  await allowed(stage, () => stage.service.world.resolve(payment.id, how));
  await flush(stage);
};

const otherOrder: Perform<"other order"> = async (stage, { isPaid }) => {
  const order = await stage.createOrder();
  const payment = order.payments.at(-1);
  if (!payment || !isPaid) return;
  const { service } = stage;
  // One that is paid by a hold of its card already can't be paid by its customer.
  const redirect = await allowed(stage, () => service.world.pay(payment.id, { method: "nordea" })).catch(unlessPossible);
  if (redirect !== undefined) payment.redirect = redirect;
  await service.refresh();
  noteRedirect(stage, payment, order.reference);
  if (payment.redirect !== undefined) await stage.visit(payment.redirect);
};

function unlessPossible(error: unknown): undefined {
  if (!(error instanceof NotPossible)) throw error;
}

const PERFORM: { readonly [name in Act["do"]]: Perform<name> } = {
  pay,
  visit,
  forge,
  "send again": sendAgain,
  resolve,
  "other order": otherOrder,
  "pay-again": payAgain,
  refund,
  "resolve refund": resolveRefund,
  edit,
  cancel,
  restart,
  advance: (stage, { hours, call }) => withFault(stage, undefined, call, () => advance(stage, hours)),
};

/** Carries out an act. Resolves to why it was not possible; undefined once it is done. */
export async function perform(stage: Stage, act: Act): Promise<string | undefined> {
  try {
    await (PERFORM[act.do] as Perform<Act["do"]>)(stage, act);
    return undefined;
  } catch (error) {
    if (error instanceof NotPossible) return error.message;
    throw error;
  }
}
