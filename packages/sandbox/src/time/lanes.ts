/** Keeps the order of the events of a lane, such as those of a payment: while one is being sent, by whichever process, those behind it wait. */
import type { EventRecord } from "../events/event-record.ts";
import type { Job } from "../store/store.ts";
import { eventJobId, FOLLOWING, laneOf, SEND, SENDING, sendJob, underWayJob, WAITING_EVENTS } from "../world/event-jobs.ts";
import type { SandboxTransaction } from "../world/kept/documents.ts";
import { ownRange } from "../world/session.ts";
import type { World } from "../world/world.ts";

/** An event that is to be sent now. */
export interface TakenEvent {
  readonly event: EventRecord;
  /** How often its world had been reset or restored by then. */
  readonly resets: number | undefined;
}

/**
 * Locks the events of a lane that wait, always in the same order. Returns the jobs of the others, oldest first: none of them is taken, or begins to follow, before
 * the transaction ends.
 */
export async function lockLane(transaction: SandboxTransaction, world: World, event: EventRecord): Promise<readonly Job[]> {
  const jobs: Job[] = [];
  for (const { id } of await transaction.find("event", WAITING_EVENTS, ownRange(world, { equal: laneOf(event) }), { lock: true })) {
    const job = id === event.id ? undefined : await transaction.getJob(eventJobId(id));
    if (job) jobs.push(job);
  }
  return jobs;
}

/** Takes an event to be sent now. Returns false, and lets it follow, where another one of its lane is being sent, or about to be by another process. */
export async function takeTurn(transaction: SandboxTransaction, world: World, event: EventRecord, taken: Job): Promise<boolean> {
  const isAhead = (job: Job): boolean => job.task.on === SENDING || (job.task.on === SEND && isBefore(job, taken));
  const follows = (await lockLane(transaction, world, event)).some(isAhead);
  await transaction.putJob(underWayJob(world, event.id, taken.dueAt, follows ? FOLLOWING : SENDING));
  return !follows;
}

/**
 * Lets those of a lane follow that wait for the event that was being sent, in the order in which their turns came, and before those whose turn has not
 * come. Returns whether there are any.
 *
 * @param others - as {@link lockLane} has returned them
 * @param unsent - the job of the event that was being sent, where it is to be sent again before all of them
 */
export async function endTurn(transaction: SandboxTransaction, world: World, others: readonly Job[], unsent?: Job): Promise<boolean> {
  const followers = others.filter(({ task }) => task.on === FOLLOWING).toSorted((a, b) => a.sequence - b.sequence);
  const next = unsent ? [unsent, ...followers] : followers;
  const behind = others.filter(({ task }) => task.on === SEND).map(({ dueAt }) => dueAt - 1);
  const dueAt = Math.min(...next.map((job) => job.dueAt), ...behind);
  for (const { task } of next) await transaction.putJob(sendJob(world, task.about, dueAt));
  return next.length > 0;
}

/**
 * Lets an event be sent again that was not sent to its end, before those of its lane that follow it: at once, by whoever runs the world by then. Returns
 * whether there is one to be sent.
 *
 * @param isStill - whether it is to be given back, by its job and those of the others. By default it is
 */
export async function giveBack(
  transaction: SandboxTransaction,
  world: World,
  event: EventRecord,
  isStill: (job: Job | undefined, others: readonly Job[]) => boolean = () => true,
): Promise<boolean> {
  const others = await lockLane(transaction, world, event);
  const found = await transaction.get("event", event.id, { lock: true });
  const job = await transaction.getJob(eventJobId(event.id));
  if (!isStill(job, others)) return false;
  const isWaiting = found?.body.state === "waiting";
  if (!isWaiting) await transaction.removeJob(eventJobId(event.id));
  const isNext = await endTurn(transaction, world, others, isWaiting ? job : undefined);
  if (isNext) await transaction.announce();
  return isNext;
}

const isBefore = (one: Job, other: Job): boolean => one.dueAt < other.dueAt || (one.dueAt === other.dueAt && one.sequence < other.sequence);
