/** Carries out the acts of a history. */
import { type ActBody, type Forgery, ImpossibleTransition, type SandboxEvent } from "@maksu/sandbox";
import type { Act } from "../history/act.ts";
import { afterForgery } from "../rules/breaches.ts";
import { FORGERY_KINDS, forgedUrl, isOwn, turned, withQuery } from "../history/forgeries.ts";
import type { ServicePayment } from "../service/service.ts";
import type { Stage } from "./stage.ts";

/** Carries out an act. Resolves to false where it is not possible by then: nothing has happened. */
export type Perform<Name extends Act["do"]> = (stage: Stage, act: Extract<Act, { do: Name }>) => Promise<boolean>;

/** The world of the shop lets this happen, or not. */
async function possible<Result>(run: () => Promise<Result>): Promise<{ readonly result: Result } | undefined> {
  try {
    return { result: await run() };
  } catch (error) {
    // Of its kind: methods that are not offered, and payments that are over.
    if (error instanceof ImpossibleTransition || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The effect of a fault at the next call of an operation. */
const CALL_FAULTS = { error: { respond: { status: 500 } }, "response lost": { drop: true }, slow: { delay: 30 } } as const;

/** Runs something with a fault at the shop's next call of an operation, which is taken away if nothing was hit. */
async function withFault<Result>(
  { service }: Stage,
  operation: string,
  call: "works" | keyof typeof CALL_FAULTS,
  run: () => Promise<Result>,
): Promise<Result> {
  if (call === "works") return run();
  const { faults } = service.world;
  const { id } = await faults.add({ match: { operation }, times: 1, ...CALL_FAULTS[call] });
  try {
    return await run();
  } finally {
    await faults.remove(id);
  }
}

/** Runs what is due by now. */
const flush = async ({ service }: Stage): Promise<void> => {
  await service.during(() => service.world.clock.advance({ hours: 0 }));
};

/** Advances the clock, and lets the shop's scheduled jobs run. */
export async function advance(stage: Stage, hours: number): Promise<void> {
  const { service, shop } = stage;
  await service.during(() => service.world.clock.advance({ hours }));
  const tick = shop.acts.tick;
  if (tick) await service.during(() => tick({ reference: stage.order.reference }));
}

/** A redirect that said ok, of the last order that had one besides this one: for customers who take it elsewhere. */
const okRedirects = new WeakMap<Stage["service"], { reference: string; url: string }[]>();

function noteRedirect(stage: Stage, { redirect, status }: ServicePayment, reference: string): void {
  if (redirect === undefined || status !== "ok") return;
  const kept = okRedirects.get(stage.service) ?? [];
  okRedirects.set(stage.service, [{ reference, url: redirect }, ...kept].slice(0, 5));
}

const pay: Perform<"pay"> = async (stage, { tab, outcome, method, event, back, call }) => {
  const { service } = stage;
  const payment = stage.payment(tab);
  if (!payment || payment.status !== "new") return false;
  const { world } = service;
  const { reference } = payment.request;
  const match = { event: "paymentCallback" as const, reference };
  const isTogether = event === "at once" && payment.request.callbackUrls !== undefined && outcome !== "leave";
  const faults: ActBody<"addFault">[] = [
    ...(event === "lost" || isTogether ? [{ match, times: 1, drop: true as const }] : []),
    ...(event === "late" ? [{ match, times: 1, delay: 600_000 }] : []),
    ...(event === "after the redirect" ? [{ match, times: 1, delay: 1000 }] : []),
    ...(event === "doubled" ? [{ match, times: 1, duplicate: 1 }] : []),
    ...(outcome === "delayed" ? [{ times: 1, lateOutcome: true as const }] : []),
  ];
  const added = await Promise.all(faults.map((rule) => world.faults.add(rule)));
  const how = {
    pending: { method: "walleyb2b", outcome: "approve" },
    delayed: { method: "nordea", outcome: "approve" },
    leave: { method: "nordea", outcome: "leave" },
  } as const;
  const options = outcome in how ? how[outcome as keyof typeof how] : { method, outcome: outcome as "approve" };
  const paid = await withFault(stage, "getPayment", call, async () => {
    const done = await possible(() => service.during(() => world.pay(payment.id, options)));
    if (!done) return false;
    payment.redirect = done.result ?? payment.redirect ?? "";
    if (payment.redirect === "") delete payment.redirect;
    payment.isLeft = outcome === "leave";
    await service.refresh();
    const returns = back === "returns" && payment.redirect !== undefined && outcome !== "leave" ? payment.redirect : undefined;
    if (isTogether) {
      const replay = (): Promise<unknown> => service.during(() => world.events.forge(payment.id, "replay")).catch(() => {});
      await Promise.all([replay(), replay(), returns !== undefined && stage.visit(returns)]);
    } else if (returns !== undefined)
      await (event === "at once" ? Promise.all([stage.visit(returns), stage.visit(returns)]) : stage.visit(returns));
    if (event === "after the redirect") await service.during(() => world.clock.advance({ hours: 1 / 1800 }));
    return true;
  });
  if (!paid || outcome === "delayed") for (const { id } of added.slice(paid ? -1 : 0)) await world.faults.remove(id);
  noteRedirect(stage, payment, stage.order.reference);
  return paid;
};

const visit: Perform<"visit"> = async (stage, { tab, what }) => {
  const payment = stage.payment(tab);
  if (!payment) return false;
  const { redirect, request, status } = payment;
  const success = request.redirectUrls.success;
  const [, query = ""] = redirect?.split("?", 2) ?? [];
  const signed = new URLSearchParams(query);
  const parameters = (of: URLSearchParams): [string, string][] =>
    [...of].filter(([name]) => name.startsWith("checkout-") || name === "signature");
  const urlOf = (): string | undefined => {
    if (what === "as before") return redirect;
    if (what === "without parameters") return success;
    if (what === "at the success URL")
      return redirect === undefined || ["ok", "pending", "delayed"].includes(status) ? undefined : withQuery(success, parameters(signed));
    if (what === "made up")
      return withQuery(success, [...Object.entries(valuesOf(payment, stage)), ["checkout-status", "ok"], ["signature", "0".repeat(64)]]);
    const other = (okRedirects.get(stage.service) ?? []).find(({ reference }) => reference !== stage.order.reference);
    return other && withQuery(success, parameters(new URL(other.url).searchParams));
  };
  const url = urlOf();
  if (url === undefined) return false;
  await stage.visit(url);
  return true;
};

const valuesOf = ({ id, amount, request }: ServicePayment, { service }: Stage): Record<string, string> => ({
  "checkout-account": String(service.world.payment.account),
  "checkout-algorithm": "sha256",
  "checkout-amount": String(amount),
  "checkout-stamp": request.stamp,
  "checkout-reference": request.reference,
  "checkout-transaction-id": id,
  "checkout-provider": "nordea",
});

/** The last event of a payment, or of its refunds. */
async function lastEvent({ service }: Stage, ids: readonly string[]): Promise<SandboxEvent | undefined> {
  return (await service.world.events.list()).findLast(({ about, attempts }) => ids.includes(about) && attempts.length > 0);
}

const refundIds = ({ refunds }: ServicePayment): readonly string[] => refunds.map(({ id }) => id);

const forge: Perform<"forge"> = async (stage, { tab, forgery, of }) => {
  const { service, shop } = stage;
  const payment = stage.payment(tab);
  if (!payment) return false;
  const { callbackUrls, redirectUrls } = payment.request;
  const event = of === "refund" ? await lastEvent(stage, refundIds(payment)) : undefined;
  if (of === "refund" && !event) return false;
  const target = event?.id ?? payment.id;
  const isAtCallback = event !== undefined || callbackUrls !== undefined;
  const kind = FORGERY_KINDS[forgery];
  const before = await stage.look(stage.order);
  const asked = service.asked;
  const status = await (async (): Promise<number | undefined> => {
    if (!isOwn(forgery))
      return (await possible(() => service.during(() => service.world.events.forge(target, forgery as Forgery))))?.result.status;
    if (forgery.includes("published") && !shop.hasOwnAccount()) return undefined;
    const made = event?.url
      ? turned(event.url)
      : {
          signedUrl: (await lastEvent(stage, [payment.id]))?.url,
          address: (callbackUrls ?? redirectUrls).success,
          values: { ...valuesOf(payment, stage), "checkout-status": "ok" },
        };
    const url = await forgedUrl(forgery, { ...made, published: service.sandbox.defaultWorld.payment });
    return url === undefined ? undefined : stage.visit(url);
  })();
  if (status === undefined) return false;
  const isRejected = kind.isDue && isAtCallback && (status < 200 || status > 299);
  const original = isRejected ? await possible(() => service.during(() => service.world.events.forge(target, "replay"))) : undefined;
  const after = await stage.look(stage.order);
  const found = afterForgery({
    ...kind,
    isDue: kind.isDue ?? false,
    isAtCallback,
    status,
    ...(original?.result.status !== undefined && { statusOfOriginal: original.result.status }),
    hasAsked: service.asked > asked,
    ...(before && { before }),
    ...(after && { after }),
    isBlind: !shop.state,
    isVital: forgery === "additional parameter",
  });
  if (found) stage.breaches.push(found);
  if (!isAtCallback && !shop.state)
    stage.cannotTell.push({ rule: "forged", why: "a return is a page for people, whatever it is made of: --state shows what it does" });
  return true;
};

const sendAgain: Perform<"send again"> = async (stage, { tab }) => {
  const payment = stage.payment(tab);
  if (!payment) return false;
  const event = await lastEvent(stage, [payment.id, ...refundIds(payment)]);
  if (!event) return false;
  await stage.service.during(() => stage.service.world.events.resend(event.id));
  return true;
};

const resolve: Perform<"resolve"> = async (stage, { tab, how }) => {
  const payment = stage.payment(tab);
  if (!payment || !stage.service.world) return false;
  const done = await possible(() => stage.service.during(() => stage.service.world.resolve(payment.id, how)));
  if (done) await flush(stage);
  return done !== undefined;
};

const otherOrder: Perform<"other order"> = async (stage, { isPaid }) => {
  const order = await stage.createOrder();
  const payment = order?.payments.at(-1);
  if (!order || !payment || !isPaid) return order !== undefined;
  const done = await possible(() => stage.service.during(() => stage.service.world.pay(payment.id, { method: "nordea" })));
  if (done?.result !== undefined) payment.redirect = done.result;
  await stage.service.refresh();
  noteRedirect(stage, payment, order.reference);
  if (payment.redirect !== undefined) await stage.visit(payment.redirect);
  return true;
};

const SHOP_CALLS = { "pay-again": "createPayment", refund: "refundPayment" } as const;

/** Lets the shop do a step of its own. */
async function shopAct(
  stage: Stage,
  name: "pay-again" | "edit" | "refund" | "cancel",
  call: "works" | "error" | "response lost" | "slow",
  amount?: number,
): Promise<string | undefined> {
  const { service, shop, order } = stage;
  const own = shop.acts[name];
  if (!own) return undefined;
  const run = () => service.during(() => own({ reference: order.reference, amount: amount ?? order.due ?? 0 }));
  const {
    isDone,
    text,
    reason = "",
  } = await (name in SHOP_CALLS ? withFault(stage, SHOP_CALLS[name as keyof typeof SHOP_CALLS], call, run) : run());
  stage.note(isDone ? `${name}: done` : `${name}: ${reason}`);
  await flush(stage);
  return isDone ? text : "";
}

const payAgain: Perform<"pay-again"> = async (stage, { call }) => {
  const { order } = stage;
  const before = order.payments.length;
  const due = order.due;
  if ((await shopAct(stage, "pay-again", call)) === undefined) return false;
  await stage.update(order);
  const made = order.payments.slice(before);
  // The customer can't pay where the shop has no address to send them to; nor does such a payment change the amount due.
  if (call === "error" || call === "response lost") for (const payment of made) [payment.isKnown, order.due] = [false, due];
  return true;
};

/** Cents of a part: as euros, no float holds them, so that a shop that cuts floats shows less. */
const PART = 29;

const refund: Perform<"refund"> = async (stage, { part, outcome, call }) => {
  const { order, service } = stage;
  const paid = order.payments.find(({ status }) => status === "ok");
  if (!paid) return false;
  const left = paid.amount - paid.refunds.reduce((sum, { amount, status }) => sum + (status === "fail" ? 0 : amount), 0);
  const amount = part === "all" ? left : Math.min(left, PART);
  if (amount < 1) return false;
  const { world } = service;
  const effect = { ok: undefined, pending: undefined, "fails later": "fail", rejected: "rejected" } as const;
  const refundOutcome = effect[outcome];
  const rule = refundOutcome && (await world.faults.add({ times: 1, refundOutcome }));
  if (outcome === "pending") await world.configureMerchant({ refundApproval: true });
  try {
    return (await shopAct(stage, "refund", call, amount)) !== undefined;
  } finally {
    if (outcome === "pending") await world.configureMerchant({ refundApproval: false });
    if (rule) await world.faults.remove(rule.id);
  }
};

const resolveRefund: Perform<"resolve refund"> = async (stage, { how }) => {
  const waiting = stage.order.payments.flatMap(({ refunds }) => refunds).find(({ status }) => status === "pending");
  if (!waiting) return false;
  const done = await possible(() => stage.service.during(() => stage.service.world.resolve(waiting.id, how)));
  if (done) await flush(stage);
  return done !== undefined;
};

const edit: Perform<"edit"> = async (stage) => {
  const text = await shopAct(stage, "edit", "works");
  if (text === undefined) return false;
  if (text === "") return true;
  const { order } = stage;
  order.isChanged = true;
  order.due = amountIn(text);
  return true;
};

/** The amount that is due now, in the output of an edit that names it. */
function amountIn(text: string): number | undefined {
  try {
    const { amount } = Object(JSON.parse(text)) as { readonly amount?: unknown };
    return typeof amount === "number" ? amount : undefined;
  } catch {
    return undefined;
  }
}

const cancel: Perform<"cancel"> = async (stage) => {
  const text = await shopAct(stage, "cancel", "works");
  if (text !== undefined && text !== "") stage.order.isChanged = true;
  return text !== undefined;
};

const restart: Perform<"restart"> = async (stage) => {
  const { restart: own } = stage.shop.acts;
  if (!own) return false;
  const { reason } = await own({ reference: stage.order.reference });
  if (reason !== undefined) stage.note(`restart: ${reason}`);
  return true;
};

/** Every act. */
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
  async advance(stage, { hours }) {
    await advance(stage, hours);
    return true;
  },
};

/** Carries out an act. */
export const perform = (stage: Stage, act: Act): Promise<boolean> => (PERFORM[act.do] as Perform<Act["do"]>)(stage, act);
