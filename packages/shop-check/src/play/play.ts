/** Plays a history: an order, the acts, and time until everything is quiet. */
import { setTimeout as sleep } from "node:timers/promises";
import type { History } from "../history/act.ts";
import { atQuiet, heardAtQuiet, isTaken, type OrderSeen, whenGone } from "../rules/breaches.ts";
import type { Breach, RuleName } from "../rules/rule.ts";
import type { Seen, Service, ServicePayment } from "../service/service.ts";
import { advance, perform } from "./perform.ts";
import { withFault } from "./possible.ts";
import { type ShopUnderTest } from "./shop-under-test.ts";
import { Stage, type Step } from "./stage.ts";
import { describeAct, describeOpening } from "./describe.ts";

export interface Played {
  readonly history: History;
  readonly breaches: readonly Breach[];
  readonly story: readonly Step[];
  /** The status of the newest payment before each act; false where the act was not possible. */
  readonly performed: readonly (string | false)[];
  /** Acts that were not possible, and why. */
  readonly impossible: readonly string[];
  /** Rules that could not be decided, and why. */
  readonly cannotTell: readonly { readonly rule: RuleName; readonly why: string }[];
  /** Statuses of payments and refunds, for the coverage. */
  readonly statuses: readonly string[];
}

export interface PlayOptions {
  /** Waits after each act until the shop is still: to confirm what was found. */
  readonly isPatient?: boolean;
}

export async function play(
  service: Service,
  shop: ShopUnderTest,
  history: History,
  { isPatient = false }: PlayOptions = {},
): Promise<Played> {
  service.forget();
  const stage = new Stage(service, shop, isPatient);
  const performed: (string | false)[] = [];
  const impossible: string[] = [];
  const { asked } = service;
  try {
    await open(stage, history);
    for (const act of history.acts) {
      const before = stage.order.last;
      const { status = "none" } = stage.payment(0) ?? {};
      const why = await perform(stage, act);
      performed.push(why === undefined && status);
      if (why !== undefined) {
        impossible.push(`"${describeAct(act)}" was not possible: ${why}`);
        service.takeSeen();
        continue;
      }
      await stage.update(stage.order);
      for (const order of stage.orders) await stage.look(order);
      stage.step(describeAct(act), before, stage.order.last);
      if (stage.breaches.some(({ verdict }) => verdict === "money at risk")) break;
    }
    if (!stage.breaches.some(({ verdict }) => verdict === "money at risk")) await quiet(stage, asked);
    const all = stage.orders.flatMap(({ payments }) => payments);
    return {
      history,
      breaches: stage.breaches,
      story: stage.story,
      performed,
      impossible,
      cannotTell: stage.cannotTell,
      statuses: all.flatMap(({ statuses, refunds }) => [
        ...statuses.map((status) => `payment ${status}`),
        ...refunds.map((refund) => `refund ${refund.status}`),
      ]),
    };
  } finally {
    await service.world.faults.clear();
  }
}

async function open(stage: Stage, { opening }: History): Promise<void> {
  const { service } = stage;
  if (opening === "usual") await stage.createOrder();
  else {
    const early = new AbortController();
    const created = service.nextPayment(early.signal);
    await service.world.faults.add({ match: { operation: "createPayment" }, times: 1, delay: 60 });
    let redirect: string | undefined;
    const paying = async (): Promise<void> => {
      const timer = setTimeout(() => early.abort(), 3000);
      const id = await created;
      clearTimeout(timer);
      if (id !== undefined) redirect = await service.world.pay(id, { method: "nordea" }).catch(() => undefined);
    };
    const asked = opening === "paid meanwhile" ? "works" : "error";
    const order = await withFault(stage, "getPayment", asked, () => stage.createOrder(paying));
    const [payment] = order.payments;
    if (payment && redirect !== undefined) {
      payment.redirect = redirect;
      await service.refresh();
    }
  }
  await stage.look(stage.order);
  stage.step(describeOpening({ opening, acts: [] }), undefined, stage.order.last);
}

/** The messages about a payment whose order can't be seen. */
async function heard({ service, story }: Stage, payment: ServicePayment, asked: number): Promise<readonly Breach[]> {
  const events = await service.world.events.list();
  const wasAcknowledged = events.some(
    ({ about, name, state, url }) =>
      about === payment.id && name === "paymentCallback" && state === "acknowledged" && /checkout-status=ok\b/.test(url ?? ""),
  );
  // The check itself sends events at once, so the sandbox's own stay given up.
  const isItsOk = (seen: Seen): boolean =>
    seen.kind === "event" && seen.about === payment.id && seen.outcome === "ok" && isTaken(seen.status ?? 0);
  const hasTaken = wasAcknowledged || story.some(({ exchanges }) => exchanges.some(isItsOk));
  const found = heardAtQuiet(payment, { hasTaken, hasAsked: service.asked > asked });
  return found ? [found] : [];
}

const WAITING = new Set(["pending", "delayed"]);

/** The fields without which a rule can't be decided. */
const LACKS: Readonly<Partial<Record<RuleName, string>>> = {
  lost: "a second payment was taken: the state needs the field notices",
  refunds: "a refund was made: the state needs the field refunded",
};

/** Paid orders that a state may not show before the first: of as many, some customer returns to the shop. */
const MOST_MISSED = 10;

/** Checks an order once the shop has had time to show it as it has to be. */
async function settled(stage: Stage, order: OrderSeen): Promise<void> {
  const { service, shop, cannotTell, missing } = stage;
  for (const end = performance.now() + shop.settle; ; await stage.look(order)) {
    const error = missing.get(order);
    const gone = error && whenGone(order, error.message);
    const { breaches, cannotTell: rules } = order.last
      ? atQuiet(order, order.last, shop.habits?.())
      : { breaches: gone ? [gone] : [], cannotTell: [] };
    if (breaches.length > 0 && performance.now() <= end) {
      await sleep(Math.min(25, shop.settle));
      continue;
    }
    const { shown } = shop;
    if (gone && shown?.orders === 0) {
      shown.missed += 1;
      // A state that shows none of so many paid orders is misconfigured; a few, the shop may have lost.
      if (shown.missed === MOST_MISSED) throw error;
      cannotTell.push({ rule: "lost", why: error.message });
      return;
    }
    const isUnpolled = service.isPolled && !shop.hasTicked?.();
    const why = `the shop asks for payments by itself${shop.acts.tick ? ", and --tick had no effect" : ": --tick runs its scheduled jobs"}`;
    for (const breach of breaches)
      if (breach.rule === "lost" && isUnpolled) cannotTell.push({ rule: "lost", why });
      else stage.breaches.push(breach);
    for (const rule of rules) cannotTell.push({ rule, why: LACKS[rule] ?? "" });
    return;
  }
}

/** Lets events, retries and outcomes come, then checks what must be so in the end. */
async function quiet(stage: Stage, asked: number): Promise<void> {
  const { service, shop, orders } = stage;
  const all = orders.flatMap(({ payments }) => payments);
  const before = stage.order.last;
  await advance(stage, 26);
  await service.refresh();
  if (all.some(({ status, isLeft }) => WAITING.has(status) || (isLeft && status === "new"))) await advance(stage, 6 * 24);
  await service.refresh();
  for (const order of orders) await stage.look(order);
  if (shop.state) for (const order of orders) await settled(stage, order);
  else for (const payment of all) stage.breaches.push(...(await heard(stage, payment, asked)));
  stage.step("Time passes until nothing is sent any more.", before, stage.order.last);
}
