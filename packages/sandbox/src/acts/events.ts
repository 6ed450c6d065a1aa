/** The events of a world, as a test sees them. */
import { brand } from "@maksu/error-brand";
import type { EventValues } from "../domain/changes.ts";
import type { Job } from "../store/store.ts";
import type { SandboxStore, SandboxTransaction } from "../world/kept/documents.ts";
import type { EventRecord } from "../events/event-record.ts";
import { SENDING } from "../world/session.ts";
import type { RunningWorld } from "../worlds/worlds.ts";
import { checkWait, type EventMatch, type EventName, type WaitOptions } from "./event-match.ts";

/** An event, and what became of it. */
export interface SandboxEvent extends Pick<EventRecord, "id" | "name" | "about" | "state" | "attempts" | "createdAt"> {
  /** The signed URL, once it was built; before, the merchant's. */
  readonly url: string;
  readonly acknowledged: boolean;
  /** Status, amount, stamp, reference and the others of its parameters. */
  readonly values: EventValues;
}

const PATIENCE = 5000;

/** An event that was not sent in time, or can't be. */
export class EventNotSent extends Error {
  static {
    brand(this, "@maksu/sandbox EventNotSent");
  }

  override readonly name = "EventNotSent";
}

/** All events of a world, oldest first. */
export const eventsOf = async (store: SandboxStore, { world }: RunningWorld): Promise<readonly SandboxEvent[]> =>
  store.transaction(async ({ find }) => (await find("event", "world", { equal: world.name })).map(({ body }) => shown(body)));

/** An event, as a test sees it. */
export const shown = ({ id, name, about, state, attempts, createdAt, signedUrl, url, fields }: EventRecord): SandboxEvent => ({
  id,
  name,
  about,
  state,
  attempts,
  createdAt,
  url: signedUrl ?? url,
  acknowledged: state === "acknowledged",
  values: fields,
});

/**
 * Waits until an event has been sent or, if the match names a state, until it has that state.
 *
 * @throws InputError for a name or a key that no event has
 */
export async function waitForEvent(
  store: SandboxStore,
  running: RunningWorld,
  name: EventName,
  match: EventMatch,
  options: WaitOptions,
): Promise<SandboxEvent> {
  checkWait(name, match, options);
  const { timeoutMs = PATIENCE } = options;
  const find = async (): Promise<SandboxEvent | undefined> => {
    const { acknowledged, ...about } = match;
    const events = (await eventsOf(store, running)).filter((event) => event.name === name && fits(event, about));
    const latest = events.at(-1);
    if (latest?.state === "blocked" && match.state === undefined)
      throw new EventNotSent(`${name}: not sent, since ${new URL(latest.url).host} is neither this machine nor in allowEventsTo`);
    return events.find(
      (event) =>
        (match.state !== undefined || event.attempts.length > 0) && (acknowledged === undefined || event.acknowledged === acknowledged),
    );
  };
  const { world, runner, listeners, closing } = running;
  const sent = await find();
  if (sent) return sent;
  await runner.runDue();
  const due = await find();
  if (due) return due;
  const later = world.clock.isFrozen ? await laterJob(store, running, name, match) : undefined;
  if (later) throw new EventNotSent(`${name}: the clock is frozen, and only a later job can send it: ${later}. Advance the clock.`);

  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      listeners.delete(look);
      closing.removeEventListener("abort", closed);
      stop?.();
    };
    const closed = (): void => {
      end();
      reject(new EventNotSent(`${name}: the sandbox was closed before one came`));
    };
    const look = (): void => {
      find().then((event) => {
        if (!event) return;
        end();
        resolve(event);
      }, reject);
    };
    const timer = setTimeout(() => {
      end();
      reject(new EventNotSent(`${name}: none came within ${timeoutMs} ms that has ${JSON.stringify(match)}`));
    }, timeoutMs);
    listeners.add(look);
    closing.addEventListener("abort", closed);
    const stop = store.watch?.(look);
    // What came since this has looked.
    look();
    if (closing.aborted) closed();
  });
}

const fits = ({ values, state, acknowledged, about }: SandboxEvent, match: EventMatch): boolean => {
  // The callback of a refund that fails semantic checks has no transaction id of its own.
  const transactionId = values["transactionId"] ?? about;
  const known: Readonly<Record<string, unknown>> = { about, ...values, transactionId, state, acknowledged };
  return Object.entries(match).every(([name, value]) => known[name] === value);
};

/** The first job that could send such an event: one that sends it again, or a timer of what it is about. */
async function laterJob(store: SandboxStore, { world }: RunningWorld, name: EventName, match: EventMatch): Promise<string | undefined> {
  return store.transaction(async (transaction) => {
    for (const job of await transaction.jobs(world.name))
      if (await couldSend(transaction, job, name, match))
        // Another process is sending it.
        return job.task.on === SENDING
          ? undefined
          : `${job.task.on} of the ${job.task.kind} ${job.task.about} at ${new Date(job.dueAt).toISOString()}`;
    return undefined;
  });
}

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
