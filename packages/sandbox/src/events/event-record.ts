import type { FailureReason } from "@maksu/service-front";
import type { EventDraft } from "../domain/changes.ts";

/** The events that are sent by themselves. */
export const EVENT_NAMES: readonly EventDraft["name"][] = [
  "paymentCallback",
  "refundCallback",
  "addCardCallback",
  "paymentNotification",
  "refundStatusChanged",
  "paymentReport",
];

export const EVENT_STATES: readonly EventRecord["state"][] = ["waiting", "acknowledged", "given up", "blocked"];

/** An event, and what became of it. */
export interface EventRecord extends EventDraft {
  readonly id: string;
  readonly world: string;
  readonly createdAt: string;
  /** `blocked`: it is for another machine, and that is not allowed. */
  readonly state: "waiting" | "acknowledged" | "given up" | "blocked";
  /** The signed URL, once it was built. */
  readonly signedUrl?: string;
  readonly attempts: readonly Attempt[];
}

/** An attempt to send an event. */
export interface Attempt {
  /** By the world's clock. ISO 8601. */
  readonly at: string;
  /** The merchant's status. */
  readonly status?: number;
  /** Why there was none. */
  readonly failure?: EventFailure;
}

/** Why an event has no response. Nothing of the URL, and no text of an error. */
export type EventFailure = FailureReason | "the event can't be built" | "dropped by a fault rule" | "truncated by a fault rule";
