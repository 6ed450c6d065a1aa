/** What happens to payments, orders and refunds elsewhere: at the bank, at the invoice provider, in the merchant's panel. */
import { suggestion } from "@maksu/signing/options";
import { InputError, unknownIn } from "../domain/input-error.ts";
import { ImpossibleTransition } from "../domain/lifecycle.ts";
import type { Session } from "../world/session.ts";
import { findSubject, type SubjectKind } from "../world/subjects.ts";
import type { World } from "../world/world.ts";

/** What can happen to a payment: its bank confirms it, its fraud check clears or declines it. */
export type PaymentAct = "confirm" | "clear" | "decline";

/** What can happen to a refund: it is approved, rejected, or paid out to the customer's account. */
export type RefundAct = "approve" | "reject" | "pay out";

/** What can happen to an order: its invoice is accepted or declined; its payment is found on the bank statement. */
export type OrderAct = "accept" | "decline" | "find";

/** What can happen to a refund of an order: the customer gives an account number; it is completed, cancelled, or rejected by its provider. */
export type MerchantRefundAct = "give account" | "complete" | "cancel" | "reject";

/** What can happen to a payment, an order or a refund. */
export type Act = PaymentAct | RefundAct | OrderAct | MerchantRefundAct;

const ACTS: readonly (readonly [SubjectKind, name: string, offered: readonly Act[]])[] = [
  ["payment", "a payment", ["confirm", "clear", "decline"] satisfies readonly PaymentAct[]],
  ["refund", "a refund", ["approve", "reject", "pay out"] satisfies readonly RefundAct[]],
  ["order", "an order", ["accept", "decline", "find"] satisfies readonly OrderAct[]],
  ["merchantRefund", "a refund", ["give account", "complete", "cancel", "reject"] satisfies readonly MerchantRefundAct[]],
];

const KNOWN: readonly string[] = [...new Set(ACTS.flatMap(([, , offered]) => offered))];

/**
 * Does an act.
 *
 * @throws InputError for an unknown act or id
 * @throws ImpossibleTransition that names what can happen
 */
export async function act(world: World, session: Session, id: string, wanted: Act): Promise<void> {
  if (!KNOWN.includes(wanted)) throw new InputError(`${wanted}: unknown act; ${suggestion(wanted, KNOWN, "acts")}`);
  for (const [kind, name, offered] of ACTS) {
    const subject = await findSubject(kind, id, session, world);
    if (!subject) continue;
    const changes = subject.change(among(`${name} that is ${subject.status}`, offered, subject.triggers, wanted, "no act is possible"));
    await session.apply(changes ?? {});
    return session.record({ command: "resolve", of: id, input: wanted });
  }
  throw unknownIn(world, `payment, order or refund ${id}`);
}

/**
 * The trigger that is wanted, if it is one of those that are offered here and possible.
 *
 * @param none - what the message says when none of those offered is possible; others may be
 * @throws ImpossibleTransition that names what is possible
 */
export function among<Trigger extends string>(
  what: string,
  offered: readonly Trigger[],
  possible: readonly string[],
  wanted: string,
  none: string,
): Trigger {
  const open = offered.filter((each) => possible.includes(each));
  const trigger = open.find((each) => each === wanted);
  if (trigger) return trigger;
  throw new ImpossibleTransition(`${wanted}: not possible for ${what}; ${open.length > 0 ? `possible: ${open.join(", ")}` : none}`, open);
}
