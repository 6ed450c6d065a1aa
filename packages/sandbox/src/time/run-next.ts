import { cutoffOf } from "../domain/settlements/cycle.ts";
import { decideOnce } from "../faults/faults.ts";
import type { Job } from "../store/store.ts";
import type { SandboxStore } from "../world/kept/documents.ts";
import { inWorld } from "../world/kept/kept-world.ts";
import { laneOf } from "../world/event-jobs.ts";
import { openSession, type Session } from "../world/session.ts";
import { settleAccount } from "../world/settling/settle-account.ts";
import { SETTLES } from "../world/settling/settlement-timers.ts";
import { findSubject, isSubjectKind } from "../world/subjects.ts";
import type { World } from "../world/world.ts";
import { takeEvent } from "./deliveries.ts";
import type { TakenEvent } from "./lanes.ts";
import type { Happened } from "../events/happened.ts";

/** Runs the first job that is due by a time, in milliseconds since 1970; undefined when none is. */
export type RunNext = (until: () => number) => Promise<Run | undefined>;

/** The result of a job: transitions, or an event that is to be sent now. */
export type Run = readonly Happened[] | ToSend;

/** An event that was taken. */
export interface ToSend {
  /** Events of one lane are sent one after the other. */
  readonly lane: string;
  send(): Promise<readonly Happened[]>;
}

/**
 * Creates the function that runs a world's jobs.
 *
 * @param send - sends an event that was taken
 */
export const createRunNext =
  (store: SandboxStore, world: World, send: (taken: TakenEvent) => Promise<readonly Happened[]>): RunNext =>
  async (until) => {
    // One transaction finds and does it: between two, a request could set the same timer to another time.
    const decisions = decideOnce(world.faults);
    const done = await inWorld(store, world, async (transaction) => {
      // The clock that another process has set back has been read by now.
      const job = await transaction.takeJob(world.name, until());
      if (!job) return undefined;
      world.clock.moveTo(job.dueAt);
      await world.kept?.writeClock(transaction);
      if (job.task.kind === "event") return takeEvent(transaction, world, job);
      const session = openSession(transaction, world, decisions());
      await runTimer(job, session, world);
      return session.transitions;
    });
    if (!done) return undefined;
    if ("event" in done) return { lane: laneOf(done.event), send: () => send(done) };
    world.transitions.add(done);
    return done;
  };

/** Does what a timer is for; nothing where something else happened first. */
async function runTimer({ task: { kind, about, on } }: Job, session: Session, world: World): Promise<void> {
  if (kind === SETTLES.kind) await settleAccount(session, world, about, cutoffOf(session.now));
  else if (isSubjectKind(kind)) await session.apply((await findSubject(kind, about, session, world))?.change(on) ?? {});
}
