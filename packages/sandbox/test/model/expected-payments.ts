/** The expected behaviour of payments and refunds, from the documents: written without the sandbox's tables, as plain steps. */
import { DAY, type ExpectedWorld, HOUR, MINUTE, nextBankingMorning } from "./expected-world.ts";

/** Who signs: the ordinary merchant of a world, or its aggregate. */
export interface ExpectedAccount {
  readonly world: number;
  readonly isAggregate: boolean;
}

export interface ExpectedPayment {
  readonly id: string;
  readonly account: ExpectedAccount;
  readonly kind: "page" | "charge" | "hold";
  readonly createdAt: number;
  status: "none" | "new" | "ok" | "fail" | "pending" | "delayed" | "authorization-hold";
  cause?: string | undefined;
  waits?: string | undefined;
  /** Cents. */
  amount: number;
  /** Cents by the stamp of items. */
  items: ReadonlyMap<string, number>;
  stamp: string;
  /** The stamp that it was created with, which stays used. */
  readonly firstStamp: string;
  /** The status of the shop's response to callbacks; undefined for a payment without callbacks. */
  shop: number | undefined;
  /** Seconds. */
  delay: number;
  readonly isActivatedByMerchant: boolean;
  readonly token?: string | undefined;
  provider?: string | undefined;
  paidAt?: number;
  readonly refunds: ExpectedRefund[];
}

export interface ExpectedRefund {
  readonly id: string;
  readonly payment: ExpectedPayment;
  readonly amount: number;
  readonly items: readonly { readonly stamp: string; readonly amount: number }[];
  readonly via: "provider" | "email";
  readonly shop: number;
  status: "none" | "pending" | "ok" | "fail";
  waits?: string | undefined;
}

/** Every transition that there is: rule, from, to. */
export const TRANSITIONS: ReadonlySet<string> = new Set([
  "T1 none new",
  "T2 new ok",
  "T3 new fail",
  "T4 new fail",
  "T5 new pending",
  "T6 new pending",
  "T7 new delayed",
  "T8 pending ok",
  "T9 pending ok",
  "T9 pending fail",
  "T10 pending fail",
  "T11 delayed ok",
  "T12 new fail",
  "T13 new new",
  "T13 new ok",
  "T14 fail ok",
  "T15 none ok",
  "T15 new ok",
  "T16 none authorization-hold",
  "T16 new authorization-hold",
  "T17 authorization-hold ok",
  "T18 authorization-hold fail",
  "T19 authorization-hold fail",
  "T20 none new",
  "T20 new fail",
  "R1 none ok",
  "R2 none ok",
  "R2 ok fail",
  "R3 none pending",
  "R3 pending ok",
  "R3 pending fail",
  "R4 none pending",
  "R4 pending ok",
  "R4 pending fail",
]);

/** Methods whose provider makes refunds, whose customers can be refunded by e-mail, and that are for certain amounts only. */
export const METHODS: Readonly<Record<string, { bank?: true; refunds?: true; email?: true; credit?: true }>> = {
  nordea: { bank: true, refunds: true, email: true },
  spankki: { bank: true, email: true },
  creditcard: { refunds: true },
  amex: { refunds: true },
  walleyb2c: { refunds: true, credit: true },
  walleyb2b: { refunds: true, credit: true },
  oplaskuV1: { credit: true },
  paypal: {},
};

/** Whether a payment can be paid with a method. */
export const isOffered = (method: string, { amount }: ExpectedPayment): boolean =>
  METHODS[method]?.credit !== true || (amount >= 1000 && amount <= 500_000);

interface Effects {
  readonly callback?: "success" | "cancel";
  readonly cause?: string;
  readonly waits?: string;
  readonly timer?: Timer;
}

type Timer = readonly [on: string, due: number, run: () => object];

function move(world: ExpectedWorld, payment: ExpectedPayment, rule: string, to: ExpectedPayment["status"], effects: Effects = {}): object {
  const { callback, cause, waits, timer } = effects;
  const { status: from, id } = payment;
  Object.assign(payment, { status: to, cause, waits });
  if (to === "ok") payment.paidAt = world.now;
  if (to !== "new") world.stop(`${id} expire`);
  // A confirmation that the bank was asked for comes even if the customer cancels; it counts where late confirmations do.
  if (!canBeConfirmedLate(world, payment)) world.stop(`${id} confirm`);
  world.stop(`${id} clear`);
  if (timer) world.set(`${id} ${timer[0]}`, timer[1], timer[2]);
  if (callback && payment.shop !== undefined && world.settings.callbackOrder !== "never")
    world.send(
      { name: "paymentCallback", about: id, outcome: callback, status: payment.shop, values: valuesOf(payment) },
      payment.delay + (world.settings.callbackOrder === "after" ? 5 : 0),
    );
  return { at: world.time, rule, about: id, from, to };
}

const canBeConfirmedLate = ({ settings }: ExpectedWorld, { status, cause }: ExpectedPayment): boolean =>
  settings.latePaymentAfterCancel && status === "fail" && (cause === "cancelled" || cause === "timeout");

/** The parameters of callbacks and redirects for a payment. */
export const valuesOf = ({ id, status, amount, stamp, provider }: ExpectedPayment): Readonly<Record<string, unknown>> => ({
  transactionId: id,
  status: status === "authorization-hold" ? "ok" : status,
  amount,
  stamp,
  provider,
});

export const open = (world: ExpectedWorld, payment: ExpectedPayment): object =>
  move(world, payment, "T1", "new", {
    timer: ["expire", payment.createdAt + 14 * DAY, () => move(world, payment, "T12", "fail", { callback: "cancel", cause: "timeout" })],
  });

/** The outcomes that are possible for a customer on the pay page. */
export function outcomesOf({ status, waits }: ExpectedPayment, method: string | undefined): readonly string[] {
  if (status !== "new" || waits === "step-up") return [];
  const canLeave = METHODS[method ?? ""]?.bank && waits !== "bank";
  return ["approve", "cancel", "reject", ...(canLeave ? ["leave"] : [])];
}

/** Does what a customer does on the pay page. */
export function pay(world: ExpectedWorld, payment: ExpectedPayment, outcome: string, method: string | undefined): object {
  payment.provider = method ?? payment.provider;
  const { merchant, now } = world;
  const confirms = (due: number): Timer => ["confirm", due, () => confirm(world, payment)];
  if (outcome === "cancel") return move(world, payment, "T3", "fail", { callback: "cancel", cause: "cancelled" });
  if (outcome === "reject") return move(world, payment, "T4", "fail", { callback: "cancel", cause: "rejected" });
  if (outcome === "leave") return move(world, payment, "T13", "new", { waits: "bank", timer: confirms(nextBankingMorning(now)) });
  if (method?.startsWith("walley") && payment.isActivatedByMerchant)
    return move(world, payment, "T5", "pending", {
      callback: "success",
      waits: "activation",
      timer: ["expire", payment.createdAt + 90 * DAY, () => move(world, payment, "T10", "fail", { callback: "cancel" })],
    });
  if (method === "walleyb2b")
    return move(world, payment, "T6", "pending", {
      callback: "success",
      waits: "fraud check",
      timer: ["clear", now + HOUR, () => clear(world, payment, true)],
    });
  if (METHODS[method ?? ""]?.bank && merchant.delayedPayments)
    return move(world, payment, "T7", "delayed", { callback: "success", timer: confirms(now + 2 * DAY) });
  return move(world, payment, "T2", "ok", { callback: "success" });
}

const confirm = (world: ExpectedWorld, payment: ExpectedPayment): object =>
  move(world, payment, { new: "T13", delayed: "T11", fail: "T14" }[payment.status as "new"], "ok", { callback: "success" });

const clear = (world: ExpectedWorld, payment: ExpectedPayment, isCleared: boolean): object =>
  move(world, payment, "T9", isCleared ? "ok" : "fail", { callback: isCleared ? "success" : "cancel" });

/** The acts on a payment that are possible elsewhere. */
export function actsOn(world: ExpectedWorld, payment: ExpectedPayment): readonly string[] {
  const { status, waits } = payment;
  if (waits === "fraud check") return ["clear", "decline"];
  return waits === "bank" || status === "delayed" || canBeConfirmedLate(world, payment) ? ["confirm"] : [];
}

export const act = (world: ExpectedWorld, payment: ExpectedPayment, wanted: string): object =>
  wanted === "confirm" ? confirm(world, payment) : clear(world, payment, wanted === "clear");

export const activate = (world: ExpectedWorld, payment: ExpectedPayment): object =>
  move(world, payment, "T8", "ok", { callback: "success" });

/** Charges or holds a card, or asks for a step-up. */
export function take(world: ExpectedWorld, payment: ExpectedPayment, asksForStepUp: boolean): object {
  if (asksForStepUp)
    return move(world, payment, "T20", "new", {
      waits: "step-up",
      timer: ["expire", world.now + 15 * MINUTE, () => move(world, payment, "T20", "fail", { callback: "cancel" })],
    });
  if (payment.kind === "charge") return move(world, payment, "T15", "ok", { callback: "success" });
  return move(world, payment, "T16", "authorization-hold", {
    timer: ["expire", world.now + 7 * DAY, () => move(world, payment, "T19", "fail", { callback: "cancel", cause: "expired" })],
  });
}

export const failStepUp = (world: ExpectedWorld, payment: ExpectedPayment): object =>
  move(world, payment, "T20", "fail", { callback: "cancel" });

export function commit(
  world: ExpectedWorld,
  hold: ExpectedPayment,
  request: Pick<ExpectedPayment, "amount" | "stamp" | "shop" | "items">,
): object {
  Object.assign(hold, request, { delay: 0 });
  return move(world, hold, "T17", "ok", { callback: "success" });
}

export const revert = (world: ExpectedWorld, hold: ExpectedPayment): object =>
  move(world, hold, "T18", "fail", { callback: "cancel", cause: "reverted" });
