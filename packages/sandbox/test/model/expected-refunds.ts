/** The expected behaviour of refunds, from the documents. */
import { type ExpectedPayment, type ExpectedRefund, METHODS } from "./expected-payments.ts";
import { DAY, type ExpectedWorld } from "./expected-world.ts";

const counted = ({ refunds }: ExpectedPayment): readonly ExpectedRefund[] => refunds.filter(({ status }) => status !== "fail");

/** Cents refunded, by refunds that did not fail. */
export const refundedOf = (payment: ExpectedPayment): number => counted(payment).reduce((sum, { amount }) => sum + amount, 0);

/** Cents refunded of the items with a stamp. */
export const refundedOfItem = (payment: ExpectedPayment, stamp: string): number =>
  counted(payment)
    .flatMap(({ items }) => items)
    .reduce((sum, item) => sum + (item.stamp === stamp ? item.amount : 0), 0);

/** A request for a refund. */
export interface RefundDraft {
  readonly amount: number | undefined;
  readonly items: ExpectedRefund["items"] | undefined;
  readonly hasEmail: boolean;
}

/** The response to a refund: the status, and the message where one is published or the sandbox's own. */
export interface ExpectedRejection {
  readonly status: number;
  readonly message?: string;
}

/** The address of the customer who is refunded. */
export const EMAIL = "maija.mallikas@example.com";

const INVALID: ExpectedRejection = { status: 400, message: "Request payload schema validation failed" };
const TOO_LARGE: ExpectedRejection = { status: 400, message: "The amount is larger than what is left to refund." };

/** Checks a refund of a payment: what it refunds and how, or the response that rejects it. */
export function checkRefund(
  world: ExpectedWorld,
  payment: ExpectedPayment,
  { amount, items, hasEmail }: RefundDraft,
): ExpectedRejection | Pick<ExpectedRefund, "amount" | "items" | "via"> {
  const { isAggregate } = payment.account;
  if (payment.status !== "ok") return { status: 400, message: "Transaction not paid" };
  if (isAggregate ? !items && amount !== payment.amount : amount === undefined) return INVALID;
  const asked = items ?? (isAggregate ? [...payment.items].map(([stamp, price]) => ({ stamp, amount: price })) : []);
  for (const [index, { stamp }] of asked.entries()) {
    const price = payment.items.get(stamp);
    if (price === undefined) return INVALID;
    const sum = asked.slice(0, index + 1).reduce((total, item) => total + (item.stamp === stamp ? item.amount : 0), 0);
    if (items && sum > price - refundedOfItem(payment, stamp)) return TOO_LARGE;
  }
  const sum = items ? items.reduce((total, item) => total + item.amount, 0) : (amount ?? 0);
  if (amount !== undefined && amount !== sum) return INVALID;
  if (sum > payment.amount - refundedOf(payment)) return TOO_LARGE;

  const { bank = false, refunds = false, email = false } = METHODS[payment.provider ?? ""] ?? {};
  const { settings, now } = world;
  const paidAt = payment.paidAt ?? 0;
  const isPaidToday = new Date(paidAt).toISOString().slice(0, 10) === world.time.slice(0, 10);
  const isTooOld = payment.provider === "nordea" && now - paidAt > 13 * 7 * DAY;
  const isByEmail = settings.bankRefundsByEmail && bank && (isPaidToday || isTooOld);
  if (refunds && !isByEmail)
    return settings.refundOutcome === "rejected"
      ? { status: 400, message: "The payment method's provider rejected the refund." }
      : { amount: sum, items: asked, via: "provider" };
  return email && hasEmail ? { amount: sum, items: asked, via: "email" } : { status: 422 };
}

/** The acts on a refund that are possible elsewhere. */
export function actsOnRefund({ waits }: ExpectedRefund): readonly string[] {
  if (waits === "approval") return ["approve", "reject"];
  return waits === "account" ? ["pay out"] : [];
}

interface Effects {
  readonly callback?: "ok" | "fail";
  readonly waits?: string;
  readonly timer?: readonly [on: string, due: number, run: () => object];
}

function move(
  world: ExpectedWorld,
  refund: ExpectedRefund,
  rule: string,
  to: ExpectedRefund["status"],
  { callback, waits, timer }: Effects = {},
): object {
  const { status: from, id, payment, amount, via } = refund;
  Object.assign(refund, { status: to, waits });
  world.stop(`${id} expire`);
  if (timer) world.set(`${id} ${timer[0]}`, timer[1], timer[2]);
  if (callback) {
    const isInvalid = callback === "fail" && world.settings.refundOutcome === "invalid";
    const provider = via === "email" ? "email" : payment.provider;
    const values = { ...(!isInvalid && { transactionId: id }), status: callback, amount, stamp: payment.stamp, provider };
    world.send({ name: "refundCallback", about: id, outcome: callback === "ok" ? "success" : "cancel", status: refund.shop, values }, 0);
  }
  return { at: world.time, rule, about: id, from, to };
}

export function accept(world: ExpectedWorld, refund: ExpectedRefund): object {
  const { settings, merchant, now } = world;
  refund.payment.refunds.push(refund);
  if (refund.via === "email") {
    const expire = (): object => move(world, refund, "R4", "fail");
    world.emails.push({ name: "account number wanted", about: refund.id, to: EMAIL, amount: refund.amount });
    return move(world, refund, "R4", "pending", { callback: "ok", waits: "account", timer: ["expire", now + 30 * DAY, expire] });
  }
  if (merchant.refundApproval) return move(world, refund, "R3", "pending", { waits: "approval" });
  if (settings.refundOutcome === "ok") return move(world, refund, "R1", "ok", { callback: "ok" });
  const bounce = (): object => move(world, refund, "R2", "fail", { callback: "fail" });
  return move(world, refund, "R2", "ok", { timer: ["bounce", now, bounce] });
}

/** Does what happens to a refund elsewhere. */
export function actOnRefund(world: ExpectedWorld, refund: ExpectedRefund, wanted: string): object {
  if (wanted === "pay out") return move(world, refund, "R4", "ok");
  return wanted === "approve"
    ? move(world, refund, "R3", "ok", { callback: "ok" })
    : move(world, refund, "R3", "fail", { callback: "fail" });
}
