import { type Holidays, nextBankingDay } from "./calendar/banking-days.ts";
import { type Due, milliseconds, type Timer } from "./lifecycle.ts";

/** A timer to set, or without a time to stop. */
export interface TimerChange {
  /** The kind of the document that it belongs to. */
  readonly kind: string;
  readonly about: string;
  readonly on: string;
  /** Milliseconds since 1970. */
  readonly dueAt?: number;
}

/** When something is due, in milliseconds since 1970. */
function dueAt(due: Due, now: number, createdAt: string, holidays: Holidays): number {
  if ("at" in due) return nextBankingDay(now, holidays);
  return (due.from === "creation" ? Date.parse(createdAt) : now) + milliseconds(due.after);
}

/** The timers that a document has, by trigger: when each is due. ISO 8601. */
export type Timers = Readonly<Record<string, string>>;

/**
 * Sets the timer of a transition, and stops those that can do nothing in the new state.
 *
 * @param isPossible - whether a trigger has a row in the new state
 * @param holidays - days that are not banking days
 */
export function timersAfter(
  subject: { readonly kind: string; readonly about: string; readonly createdAt: string; readonly timers: Timers },
  timer: Timer<string> | undefined,
  now: number,
  isPossible: (trigger: string) => boolean,
  holidays: Holidays = [],
): { readonly timers: Timers; readonly changes: readonly TimerChange[] } {
  const { kind, about, createdAt } = subject;
  const timers: Record<string, string> = {};
  const changes: TimerChange[] = [];
  for (const [on, due] of Object.entries(subject.timers))
    if (on === timer?.on || isPossible(on)) timers[on] = due;
    else changes.push({ kind, about, on });
  if (timer) {
    const { on } = timer;
    const due = dueAt(timer.due, now, createdAt, holidays);
    timers[on] = new Date(due).toISOString();
    changes.push({ kind, about, on, dueAt: due });
  }
  return { timers, changes };
}
