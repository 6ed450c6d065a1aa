/** Lets the shop do steps of its own: it is asked for another payment, for a refund, to edit, cancel or restart. */
import type { ActBody } from "@maksu/sandbox";
import { signed, turned } from "../history/forgeries.ts";
import { printed } from "../shop/call.ts";
import { allowed, type CallFate, flush, lastEvent, NotPossible, type Perform, withFault, withFaults } from "./possible.ts";
import type { Stage } from "./stage.ts";

const SHOP_CALLS = { "pay-again": "createPayment", refund: "refundPayment" } as const;

/** Lets the shop do a step. Resolves to its output; undefined where it failed. */
async function shopAct(
  stage: Stage,
  name: "pay-again" | "edit" | "refund" | "cancel",
  call: CallFate,
  amount?: number,
): Promise<string | undefined> {
  const { service, shop, order } = stage;
  const own = shop.acts[name];
  if (!own) throw new NotPossible(`--${name} is not configured`);
  const run = () => service.during(() => own({ reference: order.reference, amount: amount ?? order.due ?? 0 }));
  const {
    isDone,
    text,
    reason = "",
  } = await (name in SHOP_CALLS ? withFault(stage, SHOP_CALLS[name as keyof typeof SHOP_CALLS], call, run) : run());
  stage.note(isDone ? `${name}: done` : `${name}: ${reason}`);
  await flush(stage);
  return isDone ? text : undefined;
}

export const payAgain: Perform<"pay-again"> = async (stage, { call }) => {
  const { order } = stage;
  const before = order.payments.length;
  const due = order.due;
  await shopAct(stage, "pay-again", call);
  await stage.update(order);
  const made = order.payments.slice(before);
  // The customer can't pay where the shop has no address to send them to; nor does such a payment change the amount due.
  if (call === "error" || call === "response lost") for (const payment of made) [payment.isKnown, order.due] = [false, due];
};

/** Cents of a part: as euros, no float holds them, so that a shop that cuts floats shows less. */
const PART = 29;

const LATER = { refundOutcome: "fail" } as const;

/** Faults of the call, or of its event, that lead to an outcome. */
const REFUND_FAULTS: Readonly<Partial<Record<string, readonly ActBody<"addFault">[]>>> = {
  "fails later": [{ times: 1, ...LATER }],
  "fails, then ok": [{ times: 1, ...LATER }],
  "ok, then fails": [
    { times: 1, ...LATER },
    { match: { event: "refundCallback" }, times: 1, drop: true },
  ],
  rejected: [{ times: 1, refundOutcome: "rejected" }],
};

export const refund: Perform<"refund"> = async (stage, { part, outcome, call }) => {
  const { order, service } = stage;
  const paid = order.payments.find(({ status }) => status === "ok");
  if (!paid) throw new NotPossible("no payment of the order is ok");
  const left = (paid.share ?? paid.amount) - paid.refunds.reduce((sum, { amount, status }) => sum + (status === "fail" ? 0 : amount), 0);
  const amount = part === "all" ? left : Math.min(left, PART);
  if (amount < 1) throw new NotPossible("all of it is refunded");
  const { world } = service;
  const before = paid.refunds.length;
  if (outcome === "pending") await world.configureMerchant({ refundApproval: true });
  try {
    await withFaults(stage, REFUND_FAULTS[outcome] ?? [], () => shopAct(stage, "refund", call, amount));
  } finally {
    if (outcome === "pending") await world.configureMerchant({ refundApproval: false });
  }
  if (outcome !== "ok, then fails" && outcome !== "fails, then ok") return;
  await stage.update(order);
  const made = paid.refunds.slice(before).find(({ status }) => status === "fail");
  // Its event that says fail was lost and comes again later, or has come already.
  const url = made && (await lastEvent(stage, [made.id]))?.url;
  if (url !== undefined) await stage.visit(signed({ ...turned(url), secret: world.payment.secret }), "refundCallback");
};

export const resolveRefund: Perform<"resolve refund"> = async (stage, { how }) => {
  const waiting = stage.order.payments.flatMap(({ refunds }) => refunds).find(({ status }) => status === "pending");
  if (!waiting) throw new NotPossible("no refund waits for approval");
  await allowed(stage, () => stage.service.world.resolve(waiting.id, how));
  await flush(stage);
};

export const edit: Perform<"edit"> = async (stage) => {
  const text = await shopAct(stage, "edit", "works");
  if (text !== undefined) stage.order.due = printed(text).amount;
};

export const cancel: Perform<"cancel"> = async (stage) => {
  await shopAct(stage, "cancel", "works");
};

export const restart: Perform<"restart"> = async (stage) => {
  const { restart: own } = stage.shop.acts;
  if (!own) throw new NotPossible("--restart is not configured");
  const { reason } = await own({ reference: stage.order.reference });
  if (reason !== undefined) stage.note(`restart: ${reason}`);
};
