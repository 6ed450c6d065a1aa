/** What happens to payments and refunds elsewhere: at the bank, at the invoice provider, in the merchant's panel. */
import type { DecidedDocuments } from "../domain/documents.ts";
import { ImpossibleTransition } from "../domain/lifecycle.ts";
import { movePayment, paymentTriggers } from "../domain/payments/move-payment.ts";
import { moveRefund, refundTriggers } from "../domain/refunds/move-refund.ts";
import type { Session } from "../world/session.ts";
import { contextIn, type World } from "../world/world.ts";

/** What can happen to a payment: its bank confirms it, its fraud check clears or declines it. */
export type PaymentAct = "confirm" | "clear" | "decline";

/** What can happen to a refund: it is approved, rejected, or paid out to the customer's account. */
export type RefundAct = "approve" | "reject" | "pay out";

/** What can happen to a payment or a refund. */
export type Act = PaymentAct | RefundAct;

const PAYMENT_ACTS: readonly PaymentAct[] = ["confirm", "clear", "decline"];
const REFUND_ACTS: readonly RefundAct[] = ["approve", "reject", "pay out"];

/**
 * Does an act.
 *
 * @throws ImpossibleTransition that names what can happen
 */
export async function act(world: World, session: Session, id: string, wanted: Act): Promise<void> {
  const payment = await loadIn(world, session, "payment", id);
  if (payment) {
    const context = contextIn(world, payment.account);
    const trigger = among(`payment that is ${payment.status}`, PAYMENT_ACTS, paymentTriggers(payment, context), wanted);
    return session.apply(movePayment(payment, trigger, session.now, context));
  }
  const refund = await loadIn(world, session, "refund", id);
  const refunded = refund && (await session.load("payment", refund.payment));
  if (!refunded) throw new TypeError(`the world ${world.name} has no payment or refund ${id}`);
  const context = contextIn(world, refund.account);
  const trigger = among(`refund that is ${refund.status}`, REFUND_ACTS, refundTriggers(refund, context), wanted);
  return session.apply(moveRefund(refund, refunded, trigger, session.now, context));
}

/** Loads a document of any account of a world. */
export async function loadIn<Kind extends "payment" | "refund" | "tokenization">(
  world: World,
  session: Session,
  kind: Kind,
  id: string,
): Promise<DecidedDocuments[Kind] | undefined> {
  const document = await session.load(kind, id);
  return document && world.merchants.has(document.account) ? document : undefined;
}

/** The trigger that is wanted, if it is one of those that are offered here and possible. */
export function among<Trigger extends string>(
  what: string,
  offered: readonly Trigger[],
  possible: readonly string[],
  wanted: string,
): Trigger {
  const open = offered.filter((each) => possible.includes(each));
  const trigger = open.find((each) => each === wanted);
  if (trigger) return trigger;
  throw new ImpossibleTransition(`${wanted}: not possible for a ${what}; possible: ${open.join(", ") || "nothing any more"}`, open);
}
