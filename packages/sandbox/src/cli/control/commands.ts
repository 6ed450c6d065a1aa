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
  /** What may follow it without a flag, and the flags that this stands for. Where it `isNeeded`, an input of the body must be given. */
  readonly positional?: {
    readonly name: string;
    readonly isNeeded?: true;
    readonly flags: (text: string) => Readonly<Record<string, string>>;
  };
  /** Whether a file with the operation's body must follow it. */
  readonly hasFile?: true;
  /** The flag of an input, where that is not its name. */
  readonly flag?: (input: string) => string;
  /** What a world does not have when the result is an empty list. */
  readonly empty?: string;
  /** What was done, where there is no result. */
  readonly done?: string;
  /** What is printed of the result, and what goes to standard error. By default the result, a list with one element on a line. */
  readonly show?: (result: unknown) => Shown;
}

/** What a command prints: to standard output, and lines to standard error. */
export interface Shown {
  readonly text: string;
  readonly notes: readonly string[];
}

/** By name. A second word is a command of its own, or a flag that makes the first one another operation. */
export const CONTROL_COMMANDS: Readonly<Record<string, ControlCommand>> = {
  world: { operation: "createWorld", positional: { name: "NAME", flags: (name) => ({ name }) } },
  pay: { operation: "pay", positional: { name: "ID", flags: (id) => ({ id }) } },
  advance: { operation: "advanceClock", positional: { name: "DURATION", isNeeded: true, flags: durationFlags } },
  settle: { operation: "settle", empty: "nothing to settle" },
  refund: { operation: "refund", positional: { name: "ID", flags: (id) => ({ id }) } },
  events: { operation: "listEvents", empty: "no events" },
  forge: { operation: "forgeEvent", positional: { name: "ID", flags: (id) => ({ id }) } },
  "events --wait": { operation: "waitForEvent", flag: (name) => (name === "name" ? "wait" : flagOf(name.replace(/^match\./, ""))) },
  faults: { operation: "listFaults", empty: "no fault rules" },
  "faults add": { operation: "addFault", flag: faultFlag },
  "faults remove": {
    operation: "removeFault",
    positional: { name: "ID", flags: (fault) => ({ fault }) },
    done: "the fault rule was removed",
  },
  "faults clear": { operation: "clearFaults", done: "all fault rules were removed" },
  requests: { operation: "listRequests", empty: "no requests" },
  "requests --rejected": { operation: "listRejectedRequests", empty: "no rejected requests" },
  outbox: { operation: "listEmails", empty: "no e-mails" },
  generate: {
    operation: "generatePayments",
    positional: { name: "COUNT", flags: (count) => ({ count }) },
    done: "the payments were generated",
  },
  export: { operation: "exportWorld", show: shownSeed },
  dropped: { operation: "getDropped" },
  snapshot: { operation: "takeSnapshot" },
  restore: { operation: "restoreWorld", hasFile: true, done: "the world was restored" },
  reset: { operation: "resetWorld", done: "the world was reset" },
};

/** What flags are by default. */
export const DEFAULTS: Readonly<Record<string, string>> = { world: "default" };

/** What the description says of a command. */
export const describedOf = ({ operation }: ControlCommand): Described => commandOperations[operation];

/** The inputs of a command that are flags: all but those that its file has. */
export const inputsOf = (command: ControlCommand): readonly Input[] =>
  describedOf(command).inputs.filter((input) => !command.hasFile || input.in !== "body");

/** Whether the flag of an input takes no value, since it could only be true. */
export const isSwitch = ({ values = [] }: Input): boolean => values.length === 1 && values[0] === true;

/** The flag of an input, without dashes. */
export const flagOfInput = ({ flag = flagOf }: ControlCommand, { name }: Input): string => flag(name);

/** `match.operation` is `--operation`, `respond.status` is `--respond`. */
function faultFlag(name: string): string {
  return flagOf(name.replace(/^match\.|\.status$/, ""));
}

const UNITS: Readonly<Record<string, string>> = { d: "days", h: "hours", m: "minutes", s: "seconds" };

/** Reads a duration such as `3d` or `1h30m`. */
function durationFlags(text: string): Readonly<Record<string, string>> {
  if (!/^(?=.)(\d+d)?(\d+h)?(\d+m)?(\d+s)?$/.test(text))
    throw new Error(`advance: must be followed by a duration such as 3d or 1h30m, not ${JSON.stringify(text)}`);
  return Object.fromEntries(Array.from(text.matchAll(/(\d+)([dhms])/g), ([, count = "", unit = ""]) => [UNITS[unit] ?? "", count]));
}

/** A file for `--seeds`, and what it lacks. */
function shownSeed(result: unknown): Shown {
  const { seed, leftOut } = result as Awaited<ReturnType<Operations["exportWorld"]>>;
  return { text: JSON.stringify(seed, null, 2), notes: leftOut.map(({ kind, id, reason }) => `left out: ${kind} ${id}: ${reason}`) };
}
