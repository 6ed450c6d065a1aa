/** Keeps the order of the events of a lane, such as those of a payment: while one is being sent, by whichever process, those behind it wait. */
import type { EventRecord } from "../events/event-record.ts";
import type { Job } from "../store/store.ts";
import type { SandboxTransaction } from "../world/kept/documents.ts";
import { FOLLOWING, jobId, laneOf, ownRange, SEND, SENDING, sendJob, WAITING_EVENTS } from "../world/session.ts";
import type { World } from "../world/world.ts";

/** Milliseconds after which an event whose sender is gone is sent by another one. */
export const LEASE = 60_000;

/**
 * Locks the events of a lane that wait, always in the same order. Returns the jobs of the others, oldest first: none of them is taken, or begins to follow, before
 * the transaction ends.
 */
export async function lockLane(transaction: SandboxTransaction, world: World, event: EventRecord): Promise<readonly Job[]> {
  const jobs: Job[] = [];
  for (const { id } of await transaction.find("event", WAITING_EVENTS, ownRange(world, { equal: laneOf(event) }), { lock: true })) {
    const job = id === event.id ? undefined : await transaction.getJob(jobId("event", id, SEND));
    if (job) jobs.push(job);
  }
  return jobs;
}

/** Takes an event to be sent now. Returns false, and lets it follow, where another one of its lane is being sent, or about to be by another process. */
export async function takeTurn(transaction: SandboxTransaction, world: World, event: EventRecord, taken: Job): Promise<boolean> {
  const now = world.clock.now();
  const ahead = (await lockLane(transaction, world, event)).find(
    (job) => job.task.on === SENDING || (job.task.on === SEND && isBefore(job, taken)),
  );
  const dueAt = ahead?.task.on === SENDING ? ahead.dueAt : now + LEASE;
  await transaction.putJob(sendJob(world, event.id, dueAt, ahead ? FOLLOWING : SENDING));
  return !ahead;
}

/**
 * Lets those of a lane follow that wait for the event that was being sent, in the order in which their turns came, and before those whose turn has not
 * come. Returns whether there are any.
 *
 * @param others - as {@link lockLane} has returned them
 */
export async function endTurn(transaction: SandboxTransaction, world: World, others: readonly Job[]): Promise<boolean> {
  const followers = others.filter(({ task }) => task.on === FOLLOWING).toSorted((a, b) => a.sequence - b.sequence);
  const behind = others.filter(({ task }) => task.on === SEND).map(({ dueAt }) => dueAt - 1);
  const dueAt = Math.min(world.clock.now(), ...behind);
  for (const { task } of followers) await transaction.putJob(sendJob(world, task.about, dueAt));
  return followers.length > 0;
}

const isBefore = (one: Job, other: Job): boolean => one.dueAt < other.dueAt || (one.dueAt === other.dueAt && one.sequence < other.sequence);
