/** The faults of events: when each is sent, how often, and whether an attempt reaches the merchant. */
import type { EventDraft } from "../domain/changes.ts";
import type { Faults, FaultSubject, Hit } from "./faults.ts";

/** The effects of faults on a new event. */
export interface NewEventFaults {
  /** Milliseconds of the world's clock to wait before it is sent. */
  readonly delay: number;
  /** How many more times it is sent. */
  readonly copies: number;
  /** Whether it waits for the next event of its merchant. */
  readonly isHeld: boolean;
}

/** Decides what becomes of a new event. */
export function newEventFaults(hit: Hit, draft: Omit<EventDraft, "delay">): NewEventFaults {
  const hits = hit("event", ["delay", "duplicate", "outOfOrder"], subjectOf(draft));
  const sumOf = (effect: "delay" | "duplicate"): number => hits.reduce((sum, { rule }) => sum + (rule[effect] ?? 0), 0);
  return { delay: sumOf("delay"), copies: sumOf("duplicate"), isHeld: hits.some(({ rule }) => rule.outOfOrder) };
}

/** Why an attempt to send an event reaches nobody, or in part; undefined where it is sent. */
export function attemptFault(faults: Faults, event: Omit<EventDraft, "delay">): "drop" | "truncate" | undefined {
  const hits = faults.hit("event", ["drop", "truncate"], subjectOf(event));
  return hits.some(({ rule }) => rule.drop) ? "drop" : hits.length > 0 ? "truncate" : undefined;
}

function subjectOf({ name, account, about, fields }: Omit<EventDraft, "delay">): FaultSubject {
  const reference = fields["reference"] ?? fields["orderNumber"];
  const { amount } = fields;
  return {
    event: name,
    merchant: account,
    id: about,
    ...(typeof reference === "string" && { reference }),
    ...(typeof amount === "number" && { amount }),
  };
}
