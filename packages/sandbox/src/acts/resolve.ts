/** Acts on payments, orders and refunds elsewhere: at the bank, at the invoice provider, in the merchant's panel. */
import { unknownIn } from "../domain/input-error.ts";
import { ImpossibleTransition } from "../domain/lifecycle.ts";
import type { Session } from "../world/session.ts";
import { findSubject, type SubjectKind } from "../world/subjects.ts";
import type { World } from "../world/world.ts";
import type { ActBody, Acts } from "./act.ts";

/** The words of an outcome's error where none is possible. The merchant, or the bank, may still have something to do. */
export const NOTHING_TO_DO = "nothing can be done on the pay page";

/** An act on a payment, an order or a refund. */
export type Act = ActBody<"resolve">["act"];

const ACTS: readonly (readonly [SubjectKind, name: string, offered: readonly Act[]])[] = [
  ["payment", "a payment", ["confirm", "clear", "decline"]],
  ["refund", "a refund", ["approve", "reject", "pay out"]],
  ["order", "an order", ["accept", "decline", "find"]],
  ["merchantRefund", "a refund", ["give account", "complete", "cancel", "reject"]],
];

/**
 * Does an act.
 *
 * @throws InputError for an unknown id
 * @throws ImpossibleTransition that names what can happen
 */
export async function act(world: World, session: Session, id: string, wanted: Act): Promise<void> {
  for (const [kind, name, offered] of ACTS) {
    const subject = await findSubject(kind, id, session, world);
    if (!subject) continue;
    const changes = subject.change(among(`${name} that is ${subject.status}`, offered, subject.triggers, wanted, "no act is possible"));
    await session.apply(changes ?? {});
    return session.record({ command: "resolve", of: id, input: { act: wanted } });
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

export const acts: Pick<Acts, "resolve"> = {
  async resolve({ world, acting }, { body: { id, act: wanted } }) {
    await acting((session) => act(world, session, id, wanted));
    return undefined;
  },
};
