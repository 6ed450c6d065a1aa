/** The commands that control a running sandbox: each is an act of the description, and its inputs are flags. */
import type { FlagType } from "@maksu/signing/command-line";
import { flagOf } from "@maksu/signing/command-line";
import { commandOperations } from "../../generated/commands.ts";
import type { OperationId } from "../../generated/operation-ids.ts";
import { flagOfInput } from "../../input/command-line.ts";

/** An input of an operation, from its description. */
export interface Input {
  readonly name: string;
  readonly in: string;
  readonly type: FlagType;
  readonly required?: boolean;
  readonly values?: readonly unknown[];
  readonly default?: unknown;
  readonly description?: string;
}

/** An act as a command, by the description. */
interface DescribedAct {
  readonly group?: string;
  readonly name: string;
  /** The inputs that may follow the command without a flag. */
  readonly positionals: readonly string[];
  /** How the body may be given: as a text such as `3d`, or as a file with JSON. */
  readonly text?: "duration" | "file";
  /** The inputs whose members have flags of their own names. */
  readonly flat?: readonly string[];
  readonly done?: string;
  /** The name, in messages, of what is missing when the result is an empty list. */
  readonly empty?: string;
}

/** An example of the description: what an operation is called with. */
export interface CommandExample {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

interface Described {
  readonly summary: string;
  readonly description?: string;
  readonly examples?: readonly CommandExample[];
  readonly inputs: readonly Input[];
  readonly act?: DescribedAct;
}

export interface ControlCommand extends DescribedAct, Described {
  readonly operation: OperationId;
}

/** The acts that the name of a group alone stands for: a list, or the one thing that it is. */
const ALONE: ReadonlySet<string> = new Set(["list", "get"]);

/** The name of an act as it is typed. */
const commandOf = ({ group, name }: DescribedAct): string => {
  if (group === undefined) return flagOf(name);
  return ALONE.has(name) ? group : `${group} ${flagOf(name)}`;
};

/** By name. */
export const CONTROL_COMMANDS: Readonly<Record<string, ControlCommand>> = Object.fromEntries(
  (Object.entries(commandOperations) as [OperationId, Described][]).flatMap(([operation, described]) =>
    described.act ? [[commandOf(described.act), { operation, ...described, ...described.act }]] : [],
  ),
);

/** Whether a word begins a command. */
export const isCommand = (word: string): boolean =>
  Object.keys(CONTROL_COMMANDS).some((name) => name === word || name.startsWith(`${word} `));

/** The flag of a command that goes on with what comes later. */
export const FOLLOW = "follow";

/** Whether a command can go on with what comes later. */
export const isFollowed = ({ operation }: ControlCommand): boolean => operation === "logs";

/** The defaults of flags. */
export const DEFAULTS: Readonly<Record<string, string>> = { world: "default" };

/** The inputs of a command that are flags: all but those that its file has. */
export const inputsOf = ({ inputs, text }: ControlCommand): readonly Input[] =>
  inputs.filter((input) => text !== "file" || input.in !== "body");

/** An input as it was typed: `COUNT` where it followed the command, else its flag. */
export const typedName = (command: ControlCommand, input: Input, followed: ReadonlySet<string>): string => {
  const flag = flagOfInput(command, input);
  return followed.has(flag) ? input.name.toUpperCase() : `--${flag}`;
};

/** The arguments of a command that have no flag, as its help names them. */
export const positionalsOf = ({ positionals, text }: ControlCommand): readonly string[] =>
  text === undefined ? positionals.map((name) => name.toUpperCase()) : [text.toUpperCase()];

/** The flags that stand for what follows a command. */
export function positionalFlags(name: string, command: ControlCommand, given: readonly string[]): Readonly<Record<string, string>> {
  const names = positionalsOf(command);
  if (given.length > names.length)
    throw new Error(`${name}: ${names.map((each) => `${each} and `).join("")}only options may follow; see --help`);
  const [text] = given;
  if (command.text === "duration") return text === undefined ? {} : durationFlags(name, text);
  return Object.fromEntries(given.map((each, index) => [flagOf(command.positionals[index] ?? ""), each]));
}

/** The units of a duration, by their letters. */
export const UNITS: Readonly<Record<string, string>> = { d: "days", h: "hours", m: "minutes", s: "seconds" };

/** Reads a duration such as `3d` or `1h30m`. */
function durationFlags(name: string, text: string): Readonly<Record<string, string>> {
  if (!/^(?=.)(\d+d)?(\d+h)?(\d+m)?(\d+s)?$/.test(text))
    throw new Error(`${name}: must be followed by a duration such as 3d or 1h30m, not ${JSON.stringify(text)}`);
  return Object.fromEntries(Array.from(text.matchAll(/(?<!\d)(\d+)([dhms])/g), ([, count = "", unit = ""]) => [UNITS[unit] ?? "", count]));
}
