/** Finds events whose sender is gone, and lets them be sent again. A sender shows that it is there. */
import type { Job } from "../store/store.ts";
import { eventJobId, SENDING, underWayQueue } from "../world/event-jobs.ts";
import type { SandboxStore, SandboxTransaction } from "../world/kept/documents.ts";
import { inWorld } from "../world/kept/kept-world.ts";
import { RENEWAL, Silence } from "../world/kept/signs-of-life.ts";
import type { World } from "../world/world.ts";
import { giveBack, type TakenEvent } from "./lanes.ts";

/** Gives back what was being sent by those that are gone. Resolves to the jobs of all that it has found under way. */
export type GiveBackLost = (transaction: SandboxTransaction) => Promise<readonly Job[]>;

/** Creates the function that gives back the events of a world whose senders are gone. */
export function createLostSenders(world: World): GiveBackLost {
  let silences = new Map<string, Silence>();
  return async (transaction) => {
    const jobs = await transaction.jobs(underWayQueue(world));
    silences = new Map(jobs.map(({ id }) => [id, silences.get(id) ?? new Silence()]));
    // A job has another sequence once its sender shows that it is there, or anything becomes of its event.
    for (const job of jobs) if (silences.get(job.id)?.isOver(job.sequence)) await giveBackJob(transaction, world, job);
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

/** Sends an event that was taken, and shows meanwhile that its sender is there, where other processes share the store. */
export async function whileThere<Result>(
  store: SandboxStore,
  world: World,
  taken: TakenEvent,
  send: () => Promise<Result>,
): Promise<Result> {
  if (!world.kept) return send();
  let isShowing = false;
  const renewal = setInterval(() => {
    if (isShowing) return;
    isShowing = true;
    // The next sign may succeed, and without any the event is another's.
    showSender(store, world, taken)
      .catch(() => {})
      .finally(() => {
        isShowing = false;
      });
  }, RENEWAL).unref();
  try {
    return await send();
  } finally {
    clearInterval(renewal);
  }
}

const showSender = (store: SandboxStore, world: World, { event, resets }: TakenEvent): Promise<void> =>
  inWorld(store, world, async (transaction) => {
    if (resets !== world.kept?.resets) return;
    // Nobody gives it back, or records what became of it, before this has ended.
    await transaction.get("event", event.id, { lock: true });
    const job = await transaction.getJob(eventJobId(event.id));
    if (job?.task.on === SENDING) await transaction.putJob(job);
  });
