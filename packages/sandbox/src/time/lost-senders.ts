/** Finds events whose sender is gone, and lets them be sent again. */
import type { Job } from "../store/store.ts";
import { SENDING, underWayQueue } from "../world/event-jobs.ts";
import type { SandboxTransaction } from "../world/kept/documents.ts";
import type { World } from "../world/world.ts";
import { giveBack } from "./lanes.ts";

/**
 * Milliseconds after which the sender of an event is gone if nothing has become of it. They are counted by this process alone, from when it first saw the event
 * under way: a world's clock may stand still or be moved meanwhile, the system's may jump, and that of another machine may differ.
 */
const LEASE = 60_000;

/** Gives back what was being sent by those that are gone. Resolves to the jobs of all that it has found under way. */
export type GiveBackLost = (transaction: SandboxTransaction) => Promise<readonly Job[]>;

/** Creates the function that gives back the events of a world whose senders are gone. */
export function createLostSenders(world: World): GiveBackLost {
  /** Since when this process has seen each job, by its sequence: it has another one once anything becomes of its event. */
  let seen = new Map<number, number>();
  return async (transaction) => {
    const now = performance.now();
    const jobs = await transaction.jobs(underWayQueue(world));
    seen = new Map(jobs.map(({ sequence }) => [sequence, seen.get(sequence) ?? now]));
    for (const job of jobs) if (now - (seen.get(job.sequence) ?? now) >= LEASE) await giveBackJob(transaction, world, job);
    return jobs;
  };
}

async function giveBackJob(transaction: SandboxTransaction, world: World, lost: Job): Promise<void> {
  const event = (await transaction.get("event", lost.task.about))?.body;
  if (!event) return void (await transaction.removeJob(lost.id));
  // One that follows another is given back with it.
  await giveBack(
    transaction,
    world,
    event,
    (job, others) => job?.sequence === lost.sequence && others.every(({ task }) => task.on !== SENDING),
  );
}
