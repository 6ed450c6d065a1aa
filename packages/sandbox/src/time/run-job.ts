import { movePayment, paymentTriggers } from "../domain/payments/move-payment.ts";
import type { Changes } from "../domain/changes.ts";
import { moveRefund, refundTriggers } from "../domain/refunds/move-refund.ts";
import type { Job } from "../store/store.ts";
import type { SandboxStore } from "../world/documents.ts";
import { openSession, type Session } from "../world/session.ts";
import { contextIn, type World } from "../world/world.ts";
import type { TransitionMade } from "./happened.ts";
import type { RunJob } from "./runner.ts";

/**
 * Does what jobs say.
 *
 * @param send - sends an event
 */
export const createRunJob =
  (store: SandboxStore, world: World, send: RunJob): RunJob =>
  async (job) =>
    job.task.kind === "event"
      ? send(job)
      : store.transaction(async (transaction) => {
          if (!(await transaction.removeJob(job.id))) return [];
          const session = openSession(transaction, world);
          const changes = await changesOf(job, session, world);
          await session.apply(changes ?? {});
          return transitionsOf(session);
        });

/** The transitions that a session made, with its time. */
export const transitionsOf = ({ transitions, now }: Session): readonly TransitionMade[] =>
  transitions.map((transition) => ({ at: new Date(now).toISOString(), ...transition }));

/** What a timer changes; nothing where something else happened first. */
async function changesOf({ task: { kind, about, on } }: Job, session: Session, world: World): Promise<Changes | undefined> {
  if (kind === "payment") {
    const payment = await session.load("payment", about);
    const context = payment && contextIn(world, payment.account);
    const trigger = context && paymentTriggers(payment, context).find((each) => each === on);
    return trigger && movePayment(payment, trigger, session.now, context);
  }
  const refund = await session.load("refund", about);
  const payment = refund && (await session.load("payment", refund.payment));
  const context = payment && contextIn(world, payment.account);
  const trigger = context && refundTriggers(refund, context).find((each) => each === on);
  return trigger && moveRefund(refund, payment, trigger, session.now, context);
}
