/** The commands that control a running sandbox: each is an operation of the control API, and its inputs are flags. */
import type { FlagType } from "@maksu/signing/command-line";
import { flagOf } from "@maksu/signing/command-line";
import { commandOperations } from "../../control/generated/commands.ts";
import type { Operations } from "../../control/generated/methods.ts";
import type { OperationId } from "../../control/generated/operation-ids.ts";

/** An input of an operation, from its description. */
export interface Input {
  readonly name: string;
  readonly in: string;
  readonly type: FlagType;
  readonly required?: boolean;
  readonly values?: readonly unknown[];
  readonly description?: string;
}

/** An operation, from its description. */
interface Described {
  readonly summary: string;
  readonly inputs: readonly Input[];
}

/** A command. */
export interface ControlCommand {
  readonly operation: OperationId;
  /** What may follow it without a flag, and the flags that this stands for. */
  readonly positional?: { readonly name: string; readonly flags: (text: string) => Readonly<Record<string, string>> };
  /** The flag of an input, where that is not its name. */
  readonly flag?: (input: string) => string;
  /** What is printed of the result, and what goes to standard error. By default the result, a list with one element on a line. */
  readonly show?: (result: unknown) => { readonly text: string; readonly notes: readonly string[] };
}

/** By name. */
export const CONTROL_COMMANDS: Readonly<Record<string, ControlCommand>> = {
  world: { operation: "createWorld", positional: { name: "NAME", flags: (name) => ({ name }) } },
  pay: { operation: "pay", positional: { name: "ID", flags: (id) => ({ id }) } },
  advance: { operation: "advanceClock", positional: { name: "DURATION", flags: durationFlags } },
  settle: { operation: "settle" },
  refund: { operation: "refund", positional: { name: "ID", flags: (id) => ({ id }) } },
  events: { operation: "listEvents" },
  "events --wait": { operation: "waitForEvent", flag: (name) => (name === "name" ? "wait" : flagOf(name.replace(/^match\./, ""))) },
  faults: { operation: "listFaults" },
  "faults add": { operation: "addFault", flag: faultFlag },
  "faults remove": { operation: "removeFault", positional: { name: "ID", flags: (fault) => ({ fault }) } },
  "faults clear": { operation: "clearFaults" },
  requests: { operation: "listRequests" },
  outbox: { operation: "listEmails" },
  generate: { operation: "generatePayments", positional: { name: "COUNT", flags: (count) => ({ count }) } },
  export: { operation: "exportWorld", show: shownSeed },
  reset: { operation: "resetWorld" },
};

/** What the description says of a command. */
export const describedOf = ({ operation }: ControlCommand): Described => commandOperations[operation];

/** The flag of an input, without dashes. */
export const flagOfInput = ({ flag = flagOf }: ControlCommand, { name }: Input): string => flag(name);

/** `match.operation` is `--operation`, `respond.status` is `--respond`. */
function faultFlag(name: string): string {
  return flagOf(name.replace(/^match\.|\.status$/, ""));
}

const UNITS: Readonly<Record<string, string>> = { d: "days", h: "hours", m: "minutes", s: "seconds" };

/** Reads a duration such as `3d` or `1h30m`. */
function durationFlags(text: string): Readonly<Record<string, string>> {
  if (!/^(\d+[dhms])+$/.test(text))
    throw new Error(`advance: must be followed by a duration such as 3d or 1h30m, not ${JSON.stringify(text)}`);
  return Object.fromEntries(Array.from(text.matchAll(/(\d+)([dhms])/g), ([, count = "", unit = ""]) => [UNITS[unit] ?? "", count]));
}

/** A file for `--seeds`, and what it lacks. */
function shownSeed(result: unknown): { readonly text: string; readonly notes: readonly string[] } {
  const { seed, leftOut } = result as Awaited<ReturnType<Operations["exportWorld"]>>;
  return { text: JSON.stringify(seed, null, 2), notes: leftOut.map(({ kind, id, reason }) => `left out: ${kind} ${id}: ${reason}`) };
}
