/** How an event is found while it waits to be sent, and its job: one to send it, or one that is under way. */
import type { EventDraft } from "../domain/changes.ts";
import type { EventRecord } from "../events/event-record.ts";
import type { Keys, NewJob } from "../store/store.ts";
import type { World } from "./world.ts";

/** The index of the reports that wait to be sent. */
export const WAITING_REPORTS = "report";

/** The index of the other events that wait to be sent. */
export const WAITING_EVENTS = "lane";

/** Events of one lane are sent one after the other: those of a payment or order and its refunds, and those about anything else. */
export const laneOf = ({ of, about }: Pick<EventDraft, "of" | "about">): string => of ?? about;

/** An event is found by its world, by its state, and by what it is about; one that waits, among those, or by its lane. */
export const eventKeys = (event: Pick<EventRecord, "world" | "name" | "of" | "about" | "state">): Keys => {
  const { world, name, about, state } = event;
  const waiting = name === "paymentReport" ? { [WAITING_REPORTS]: `${world}\0` } : { [WAITING_EVENTS]: `${world}\0${laneOf(event)}` };
  return { world, state: `${world}\0${state}`, about: `${world}\0${about}`, ...(state === "waiting" && waiting) };
};

/** The id of the job that does something with a document. */
export const jobId = (kind: string, about: string, on: string): string => `${kind}/${about}/${on}`;

/**
 * The purpose of an event's job: the event is to be sent; it is being sent; it follows another one of its lane that is being sent. The
 * last two are under way.
 */
export const SEND = "send";
export const SENDING = "sending";
export const FOLLOWING = "following";

/** Whether the event of a job is being sent, or follows one that is. */
export const isUnderWay = (job: Pick<NewJob, "task"> | undefined): boolean => job?.task.on === SENDING || job?.task.on === FOLLOWING;

/** The id of the job of an event, whatever it stands for. */
export const eventJobId = (id: string): string => jobId("event", id, SEND);

/** The job that sends an event. */
export const sendJob = ({ name }: Pick<World, "name">, id: string, dueAt: number): NewJob => ({
  id: eventJobId(id),
  queue: name,
  dueAt,
  task: { kind: "event", about: id, on: SEND },
});

/** The queue of the events that are under way. No clock makes them due: the world's may stand still, or be moved, while one is being sent. */
export const underWayQueue = ({ name }: Pick<World, "name">): string => `${name}\0under way`;

/** The job of an event that is under way: with the time at which it was due, which is its place among others. */
export const underWayJob = (world: World, id: string, dueAt: number, on: typeof SENDING | typeof FOLLOWING): NewJob => ({
  id: eventJobId(id),
  queue: underWayQueue(world),
  dueAt,
  task: { kind: "event", about: id, on },
});
