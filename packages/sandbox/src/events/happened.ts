import type { Transition } from "../domain/changes.ts";
import type { EventFailure, EventRecord } from "./event-record.ts";

/** Something that time brought: a transition, or an attempt to send an event. */
export type Happened = TransitionMade | EventSent;

/** A transition that a timer made. */
export interface TransitionMade extends Transition {
  /** By the world's clock. ISO 8601. */
  readonly at: string;
}

/** An attempt to send an event. */
export interface EventSent {
  readonly at: string;
  /** The event's name. */
  readonly event: EventRecord["name"];
  readonly id: string;
  readonly about: string;
  /** Counts from 1. */
  readonly attempt: number;
  readonly status?: number;
  readonly failure?: EventFailure;
  /** The event's state afterwards. */
  readonly state: EventRecord["state"];
}

/** An attempt to send an event, as `onEvent` of a sandbox is called with. Holds no query: it is signed. */
export interface ObservedEvent extends EventSent {
  /** The name of its world. */
  readonly world: string;
  /** Where it was sent, without its query. */
  readonly url: string;
  /** The status that it reports, such as `ok`, where it reports one. */
  readonly outcome?: string;
  /** How it was forged: such an event is in no list, and is sent once. Undefined for one of the sandbox's own. */
  readonly forgery?: string;
  /** Real milliseconds until the merchant's response. */
  readonly milliseconds: number;
}
