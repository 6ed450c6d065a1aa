/** The events of a world, as a test sees them. */
import type { Job } from "../store/store.ts";
import type { EventName } from "../generated/schema.ts";
import { DEFAULT_EVENT_QUERY } from "../generated/defaults.ts";
import type { SandboxStore, SandboxTransaction } from "../world/kept/documents.ts";
import { requireFound } from "../domain/input-error.ts";
import { attemptsOf } from "../world/attempts.ts";
import { underWayQueue } from "../world/event-jobs.ts";
import { inWorld } from "../world/kept/kept-world.ts";
import type { RunningWorld } from "../worlds/worlds.ts";
import type { ActBody, Acts, SandboxEvent } from "./act.ts";
import { listed } from "./lists.ts";
import { EventNotSent, resend, shown } from "./resend.ts";

/** Which event to wait for: what it is about, what became of it, or some of its values. */
export type EventMatch = NonNullable<ActBody<"waitForEvent">["match"]>;

/** All events of a world, oldest first. */
const eventsOf = async (store: SandboxStore, { world }: RunningWorld): Promise<readonly SandboxEvent[]> =>
  store.transaction(async ({ find }) => (await find("event", "world", { equal: world.name })).map(({ body }) => shown(body)));

/** Waits until an event has been sent or, if the match names a state, until it has that state. */
async function waitForEvent(
  store: SandboxStore,
  running: RunningWorld,
  { name, match = {}, timeoutMs = DEFAULT_EVENT_QUERY.timeoutMs }: ActBody<"waitForEvent">,
): Promise<SandboxEvent> {
  const find = async (): Promise<SandboxEvent | undefined> => {
    const { acknowledged, ...about } = match;
    const events = (await eventsOf(store, running)).filter((event) => event.name === name && fits(event, about));
    const latest = events.at(-1);
    if (latest?.state === "blocked" && match.state === undefined)
      throw new EventNotSent(
        `${name}: not sent, since ${new URL(latest.url).host} is neither this machine, nor mapped, nor in allowEventsTo`,
      );
    return events.find(
      (event) =>
        (match.state !== undefined || event.attempts.length > 0) && (acknowledged === undefined || event.acknowledged === acknowledged),
    );
  };
  const { world, runner, listeners, closing } = running;
  const sent = await find();
  if (sent) return sent;
  await runner.runDue();
  runner.wakeIfDue();
  // While the clock is frozen, and something that is being sent or due could send it: what comes after that has to be later.
  let isAwaited = world.clock.isFrozen;
  const look = async (): Promise<SandboxEvent | undefined> => {
    // In this order: what has been sent between the two is found.
    const job = isAwaited ? await nextJob(store, running, name, match) : undefined;
    const event = await find();
    if (!event && job?.isLater)
      throw new EventNotSent(`${name}: the clock is frozen, and only a later job can send it: ${job.what}. Advance the clock.`);
    isAwaited &&= job !== undefined;
    return event;
  };
  const due = await look();
  if (due) return due;

  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      listeners.delete(lookAgain);
      closing.removeEventListener("abort", closed);
      stop?.();
    };
    const fail = (error: unknown): void => {
      end();
      reject(error);
    };
    const closed = (): void => fail(new EventNotSent(`${name}: the sandbox was closed before one came`));
    const lookAgain = (): void => {
      look().then((event) => {
        if (!event) return;
        end();
        resolve(event);
      }, fail);
    };
    const timer = setTimeout(
      () => fail(new EventNotSent(`${name}: none came within ${timeoutMs} ms that has ${JSON.stringify(match)}`)),
      timeoutMs,
    );
    listeners.add(lookAgain);
    closing.addEventListener("abort", closed);
    const stop = store.watch?.(lookAgain);
    // Finds events that came since the last look.
    lookAgain();
    if (closing.aborted) closed();
  });
}

const fits = ({ values, state, acknowledged, about }: SandboxEvent, match: EventMatch): boolean => {
  // The callback of a refund that fails semantic checks has no transaction id of its own.
  const transactionId = values["transactionId"] ?? about;
  const known: Readonly<Record<string, unknown>> = { about, ...values, transactionId, state, acknowledged };
  return Object.entries(match).every(([name, value]) => known[name] === value);
};

/** A job that could send an event. */
interface NextJob {
  readonly what: string;
  /** Whether only the clock makes it due. */
  readonly isLater: boolean;
}

/** The first job that could send such an event: one that is under way, one that sends it, or a timer of what it is about. */
const nextJob = (store: SandboxStore, { world }: RunningWorld, name: EventName, match: EventMatch): Promise<NextJob | undefined> =>
  inWorld(store, world, async (transaction) => {
    const now = world.clock.now();
    for (const job of [...(await transaction.jobs(underWayQueue(world))), ...(await transaction.jobs(world.name))]) {
      if (!(await couldSend(transaction, job, name, match))) continue;
      const { queue, dueAt, task } = job;
      const what = `${task.on} of the ${task.kind} ${task.about} at ${new Date(dueAt).toISOString()}`;
      return { what, isLater: queue === world.name && dueAt > now };
    }
    return undefined;
  });

const EVENT_OF: Readonly<Record<string, EventName>> = {
  payment: "paymentCallback",
  refund: "refundCallback",
  order: "paymentNotification",
  merchantRefund: "refundStatusChanged",
};

async function couldSend(
  transaction: SandboxTransaction,
  { task: { kind, about } }: Job,
  name: EventName,
  { transactionId, tokenizationId, refundToken, about: subject }: EventMatch,
): Promise<boolean> {
  const wanted = subject ?? transactionId ?? tokenizationId ?? refundToken;
  if (kind !== "event") return EVENT_OF[kind] === name && (wanted === undefined || wanted === about);
  const event = (await transaction.get("event", about))?.body;
  return event?.name === name && (wanted === undefined || wanted === event.about);
}

export const acts: Pick<Acts, "attemptsOfEvent" | "listEvents" | "waitForEvent" | "resendEvent" | "forgeEvent"> = {
  attemptsOfEvent: ({ service: { store }, world }, { path: { event: id } }) =>
    store.transaction(async (transaction) => {
      const found = await transaction.get("event", id);
      requireFound(found?.body.world === world.name ? found : undefined, world, `event ${id}`);
      return attemptsOf(transaction, world, id);
    }),
  listEvents: (context, { query }) => listed(context, ["event"], query, ({ body }) => shown(body)),
  waitForEvent: ({ service: { store }, running }, { body }) => waitForEvent(store, running, body),
  resendEvent: ({ service: { store }, running }, { path }) => resend(store, running, path.event),
  forgeEvent: ({ running }, { body: { id, forgery } }) => running.forge(id, forgery),
};
