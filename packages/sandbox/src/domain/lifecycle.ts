/** A lifecycle is a table: which trigger leads from which state to which other one. */
import { brand } from "@maksu/error-brand";

/** A row: one transition. */
export interface Row<State extends string, Trigger extends string, Guard extends string> {
  /** Its name in the rules; the same for rows that belong together. */
  readonly rule: string;
  readonly from: State | "none";
  readonly on: Trigger;
  /** A condition on the subject; none means always. */
  readonly guard?: Guard;
  readonly to: State;
  /** The URL of `callbackUrls` that is called; where there is one URL for all, whether it is. */
  readonly callback: "success" | "cancel" | "none";
  /** The event that the subject waits for in its new state. */
  readonly waitsFor?: string;
  /** Why it failed. */
  readonly cause?: string;
  /** E-mails to the customer. */
  readonly emails?: readonly EmailName[];
  /** The trigger that comes by itself, unless something else happens first. */
  readonly timer?: Timer<Trigger>;
  /** Where the rule is from: a document, or public facts. */
  readonly source: string;
  /** The part that is the sandbox's own reading. */
  readonly ours?: string;
}

/** An e-mail to a customer whose payment is refunded. */
export type EmailName = "refund created" | "account number wanted" | "refund cancelled";

/** All of them. */
export const EMAIL_NAMES: readonly EmailName[] = ["refund created", "account number wanted", "refund cancelled"];

/** A trigger that comes by itself. */
export interface Timer<Trigger extends string> {
  readonly on: Trigger;
  readonly due: Due;
}

/** When a timer is due: a time after the transition, or after the creation; or 06:00 of the next banking day in Helsinki. */
export type Due = { readonly after: Duration; readonly from?: "creation" } | { readonly at: "next banking day" };

/** A span of time. */
export interface Duration {
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
  readonly seconds?: number;
}

/** A span of time in milliseconds. */
export const milliseconds = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Duration): number =>
  Math.round((((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);

/** The lifecycle of a kind of subject. */
export interface Lifecycle<State extends string, Trigger extends string, Guard extends string, Subject> {
  /** The kind of its subjects: `payment`. */
  readonly of: string;
  readonly rows: readonly Row<State, Trigger, Guard>[];
  readonly guards: Readonly<Record<Guard, (subject: Subject) => boolean>>;
}

/** A trigger for which the table has no row. */
export class ImpossibleTransition extends Error {
  static {
    brand(this, "@maksu/sandbox ImpossibleTransition");
  }

  override readonly name = "ImpossibleTransition";
  /** The triggers that are possible instead. */
  readonly possible: readonly string[];

  constructor(message: string, possible: readonly string[]) {
    super(message);
    this.possible = possible;
  }
}

/**
 * Finds the row of a transition.
 *
 * @throws ImpossibleTransition that names the triggers that are possible
 */
export function transition<State extends string, Trigger extends string, Guard extends string, Subject>(
  lifecycle: Lifecycle<State, Trigger, Guard, Subject>,
  from: State | "none",
  on: Trigger,
  subject: Subject,
): Row<State, Trigger, Guard> {
  const [row, other] = rowsFrom(lifecycle, from, subject).filter((each) => each.on === on);
  if (other) throw new Error(`${lifecycle.of}: ${row?.rule} and ${other.rule} both apply to ${from} on ${on}`);
  if (row) return row;
  const triggers = possibleTriggers(lifecycle, from, subject);
  const instead = triggers.length > 0 ? `possible: ${triggers.join(", ")}` : "no transition is possible any more";
  throw new ImpossibleTransition(`a ${lifecycle.of} that is ${from} has no transition on ${on}; ${instead}`, triggers);
}

/** The triggers that have a row. */
export const possibleTriggers = <State extends string, Trigger extends string, Guard extends string, Subject>(
  lifecycle: Lifecycle<State, Trigger, Guard, Subject>,
  from: State | "none",
  subject: Subject,
): Trigger[] => rowsFrom(lifecycle, from, subject).map(({ on }) => on);

const rowsFrom = <State extends string, Trigger extends string, Guard extends string, Subject>(
  { rows, guards }: Lifecycle<State, Trigger, Guard, Subject>,
  from: State | "none",
  subject: Subject,
): Row<State, Trigger, Guard>[] => rows.filter((row) => row.from === from && (row.guard === undefined || guards[row.guard](subject)));
