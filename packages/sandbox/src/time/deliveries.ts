/** Sends a world's events, and sends those again that are not acknowledged. */
import { acknowledged, deliverHalf, deliverOnce, type EventTable, mayReceiveEvents } from "@maksu/service-front";
import { eventTable } from "@maksu/merchant-api/events";
import { setTimeout as sleep } from "node:timers/promises";
import { StoreFailure } from "../store/store-failure.ts";
import type { SandboxStore, SandboxTransaction } from "../world/kept/documents.ts";
import { forwarded, reachedAt } from "../events/shop-address.ts";
import { UnusableUrl } from "../events/merchant-url.ts";
import { signedEvent } from "../events/signed-event.ts";
import { type AttemptRecord, MOST_OF_BODY, receivedOf, sentOf } from "../events/attempt-record.ts";
import type { Attempt, EventRecord } from "../events/event-record.ts";
import { inWorld } from "../world/kept/kept-world.ts";
import type { Job } from "../store/store.ts";
import { reportBody } from "../world/settling/report-body.ts";
import { attemptFault } from "../faults/event-faults.ts";
import { eventJobId, eventKeys, sendJob } from "../world/event-jobs.ts";
import { addAttempt } from "../world/attempts.ts";
import type { World } from "../world/world.ts";
import type { EventSent, ObservedEvent } from "../events/happened.ts";
import { endTurn, giveBack, lockLane, type TakenEvent, takeTurn } from "./lanes.ts";
import { whileThere } from "./lost-senders.ts";

export interface DeliveryParts {
  readonly store: SandboxStore;
  readonly world: World;
  /** The API's events: how each is built and signed. */
  readonly events: EventTable;
  /** Hosts besides this machine that events may go to. */
  readonly allowEventsTo: readonly string[];
  /** Called after an event has changed. */
  readonly onChange: () => void;
  /** Called with every attempt. */
  readonly onAttempt: ((event: ObservedEvent) => void) | undefined;
  /** The signal that aborts everything sent from now on. */
  readonly ending: () => AbortSignal;
}

/** Creates the function that sends an event that was taken. */
export const createSender =
  (parts: DeliveryParts) =>
  (taken: TakenEvent): Promise<readonly EventSent[]> =>
    whileThere(parts.store, parts.world, taken, () => sendTaken(parts, taken));

async function sendTaken(parts: DeliveryParts, { event, resets }: TakenEvent): Promise<readonly EventSent[]> {
  const { store, world } = parts;
  const ending = parts.ending();
  // Nothing waits for the merchant but this: no transaction is open.
  const start = performance.now();
  const outcome = await attempt(parts, event, ending);
  const milliseconds = Math.round(performance.now() - start);
  const sent = await whenReachable(ending, (isFirst) =>
    inWorld(store, world, async (transaction) => {
      // Of another time: the event may wait again.
      if (resets !== world.kept?.resets) return undefined;
      if (!outcome.isEnded) return record(transaction, world, event, { ...outcome, milliseconds }, isFirst);
      return (await giveBack(transaction, world, event)) ? { nextDue: world.clock.now() } : undefined;
    }),
  );
  world.nextDue = Math.min(world.nextDue, sent?.nextDue ?? Infinity);
  if (!sent?.attempt) return [];
  parts.onChange();
  parts.onAttempt?.({ ...sent.attempt, ...observed(parts, event, outcome), milliseconds });
  return [sent.attempt];
}

/** Milliseconds in which a report can be read, or the outcome of an attempt recorded: a store that was restarted is back by then. */
const PATIENCE = 10_000;

/** Milliseconds between two attempts. */
const RETRY = 250;

/** Reads what is to be sent, or writes what would be sent again otherwise, as by one that is gone: as soon as the store can be reached. */
async function whenReachable<Result>(ending: AbortSignal, run: (isFirst: boolean) => Promise<Result>): Promise<Result> {
  const end = performance.now() + PATIENCE;
  for (let isFirst = true; ; isFirst = false)
    try {
      return await run(isFirst);
    } catch (error) {
      if (!(error instanceof StoreFailure) || ending.aborted || performance.now() > end) throw error;
      await sleep(RETRY);
    }
}

interface Recorded {
  readonly attempt?: EventSent;
  /** When it may be sent again, or another one follows. Milliseconds since 1970. */
  readonly nextDue: number;
}

function observed(
  { world }: DeliveryParts,
  { url, fields }: EventRecord,
  { signedUrl = url }: Outcome,
): Pick<ObservedEvent, "world" | "url" | "outcome"> {
  const { status = fields["newStatus"] } = fields;
  const [address = ""] = signedUrl.split("?", 1);
  return { world: world.name, url: address, ...(typeof status === "string" && { outcome: status }) };
}

/** Takes an event that waits, and whose turn it is: it is under way until somebody records the outcome, or its sender is gone. */
export async function takeEvent(transaction: SandboxTransaction, world: World, job: Job): Promise<TakenEvent | readonly []> {
  const found = await transaction.get("event", job.task.about);
  if (found?.body.state !== "waiting" || !(await takeTurn(transaction, world, found.body, job))) return [];
  return { event: found.body, resets: world.kept?.resets };
}

/** Seconds after the first attempt at which an event that is not acknowledged is sent again: documented for refund notifications alone. */
export const retriesOf = (name: EventRecord["name"], { settings }: World): readonly number[] =>
  name === "refundStatusChanged" ? eventTable.refundStatusChanged.retryHours.map((hours) => hours * 3600) : settings.callbackRetry;

/** When a waiting event is sent next, in milliseconds since 1970; undefined for one that is not sent by itself any more. */
export function nextSendAt({ state, name, attempts, createdAt, delay }: EventRecord, world: World): number | undefined {
  const [first] = attempts;
  const wait = first ? retriesOf(name, world)[attempts.length - 1] : delay;
  return state !== "waiting" || wait === undefined ? undefined : Date.parse(first?.at ?? createdAt) + wait * 1000;
}

/** Whether a status acknowledges an event: of a report, 200 alone does (Payment API, Events). */
const acknowledges = (name: EventRecord["name"], status: number): boolean =>
  name === "paymentReport" ? status === 200 : acknowledged({ response: { status } });

/** Lets the events be sent that were not allowed to leave, and are by now. */
export async function sendUnblocked({ store, world, allowEventsTo }: DeliveryParts): Promise<void> {
  await inWorld(store, world, async (transaction) => {
    for (const { id, version, body } of await transaction.find("event", "state", { equal: `${world.name}\0blocked` }, { lock: true })) {
      if (body.signedUrl === undefined || !mayReceiveEvents(reachedAt(body.signedUrl, world.settings.map), allowEventsTo)) continue;
      const next = { ...body, state: "waiting" } as const;
      await transaction.replace("event", id, version, next, eventKeys(next));
      await transaction.putJob(sendJob(world, id, world.clock.now()));
      world.nextDue = -Infinity;
    }
    await transaction.announce();
  });
}

/** The outcome of an attempt; without one for an event that may not be sent. */
interface Outcome {
  readonly signedUrl?: string;
  readonly attempt?: Attempt;
  /** Parts of the attempt that are kept besides. */
  readonly exchanged?: Pick<AttemptRecord, "sent" | "response">;
  /** Whether it was ended before its response: the event is sent again, as if it had not been. */
  readonly isEnded?: true;
}

/** The content of an event besides its fields: a report is written when it is sent, as it is by then. */
export async function contentOf(
  { store, world }: DeliveryParts,
  { name, about }: EventRecord,
): Promise<Readonly<Record<string, Uint8Array>>> {
  if (name !== "paymentReport") return {};
  const report = await store.transaction(({ get }) => get("report", about));
  return report ? { body: await reportBody(store, world, report.body) } : {};
}

async function attempt(parts: DeliveryParts, event: EventRecord, ending: AbortSignal): Promise<Outcome> {
  const { world, events, allowEventsTo } = parts;
  const at = new Date(world.clock.now()).toISOString();
  let request: Request;
  let content: Readonly<Record<string, Uint8Array>>;
  try {
    content = await whenReachable(ending, () => contentOf(parts, event));
    request = await signedEvent(events, event.name, { ...event, values: { ...event.fields, ...content } });
  } catch (error) {
    // It is sent again as if this sender were gone.
    if (error instanceof StoreFailure) throw error;
    return { attempt: { at, failure: error instanceof UnusableUrl ? error.fault : "the event can't be built" } };
  }
  const signedUrl = request.url;
  request = forwarded(request, world.settings.map);
  if (!mayReceiveEvents(request.url, allowEventsTo)) return { signedUrl };
  if (ending.aborted) return { signedUrl, isEnded: true };
  const sent = sentOf(request, new TextDecoder().decode(content["body"]?.subarray(0, MOST_OF_BODY)));
  const fault = attemptFault(world.faults, event);
  if (fault === "truncate") await deliverHalf(request, ending);
  if (fault)
    return {
      signedUrl,
      exchanged: { sent },
      attempt: { at, failure: fault === "drop" ? "dropped by a fault rule" : "truncated by a fault rule" },
    };
  const { response, failure } = await deliverOnce(request, ending, MOST_OF_BODY);
  if (!response && ending.aborted) return { signedUrl, isEnded: true };
  return {
    signedUrl,
    exchanged: { sent, ...(response && { response: receivedOf(response) }) },
    attempt: { at, ...(response && { status: response.status }), ...(failure !== undefined && { failure }) },
  };
}

async function record(
  transaction: SandboxTransaction,
  world: World,
  taken: EventRecord,
  { signedUrl, attempt: last, exchanged, milliseconds }: Outcome & { readonly milliseconds: number },
  isFirst: boolean,
): Promise<Recorded | undefined> {
  const { id } = taken;
  const others = await lockLane(transaction, world, taken);
  const found = await transaction.get("event", id, { lock: true });
  // It was sent by another one meanwhile, after this one was taken to be gone: that outcome counts.
  if (found?.body.state !== "waiting") {
    await transaction.removeJob(eventJobId(id));
    if (!(await endTurn(transaction, world, others))) return undefined;
    await transaction.announce();
    return { nextDue: world.clock.now() };
  }
  // It has been recorded, and the connection was lost before the store said so.
  if (!isFirst && found.body.attempts.length > taken.attempts.length) return undefined;
  const attempts = [...found.body.attempts, ...(last ? [last] : [])];
  if (last) await addAttempt(transaction, world, { ...last, ...exchanged, event: id, number: attempts.length, milliseconds });
  const first = Date.parse(attempts[0]?.at ?? "");
  const wait = retriesOf(found.body.name, world)[attempts.length - 1];
  const isAcknowledged = last?.status !== undefined && acknowledges(found.body.name, last.status);
  // A URL that can't be built now can't be built later.
  const isFinal = signedUrl === undefined || wait === undefined;
  const state = last === undefined ? "blocked" : isAcknowledged ? "acknowledged" : isFinal ? "given up" : "waiting";
  const again = state === "waiting" && wait !== undefined ? first + wait * 1000 : Infinity;
  if (again < Infinity) await transaction.putJob(sendJob(world, id, again));
  else await transaction.removeJob(eventJobId(id));
  const next = { ...found.body, state, attempts, ...(signedUrl !== undefined && { signedUrl }) } as const;
  await transaction.replace("event", id, found.version, next, state === "waiting" ? undefined : eventKeys(next));
  const isFollowed = await endTurn(transaction, world, others);
  await transaction.announce();
  const { name: event, about } = found.body;
  const { at = new Date(world.clock.now()).toISOString(), ...outcome } = last ?? {};
  const nextDue = isFollowed ? Math.min(again, world.clock.now()) : again;
  return { attempt: { at, event, id, about, attempt: attempts.length, ...outcome, state }, nextDue };
}
