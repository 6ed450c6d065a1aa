/** A command that controls a sandbox, as it was typed. */
import { type FlagOptions, parseFlags } from "@maksu/signing/command-line";
import { suggestion } from "@maksu/signing/options";
import { type BodyFile, readBodyFile } from "./body-file.ts";
import { flagOfInput, isSwitch } from "../../input/command-line.ts";
import {
  CONTROL_COMMANDS,
  type ControlCommand,
  DEFAULTS,
  FOLLOW,
  inputsOf,
  isFollowed,
  positionalFlags,
  positionalsOf,
} from "./commands.ts";
import { type OperationInput, readInput } from "./read-input.ts";
import { urlOf } from "./sandbox-at.ts";

/** A command with its input. What the values of that may be, the sandbox checks. */
export interface TypedCommand {
  readonly name: string;
  readonly command: ControlCommand;
  readonly input: OperationInput;
  readonly url: string;
  /** Whether the result is printed as one document. */
  readonly isWhole: boolean;
  /** Whether it goes on with what comes later. */
  readonly follows: boolean;
  /** Where the body is from, unless it is from flags. */
  readonly source: string | undefined;
  /** The flags whose values followed the command without them. */
  readonly followed: ReadonlySet<string>;
}

/**
 * Reads a command.
 *
 * @throws Error when an argument is unknown, missing, or can't be read
 */
export async function readCommand({ name, args }: Named): Promise<TypedCommand> {
  const command = CONTROL_COMMANDS[name];
  if (!command) throw new Error(`${name}: is not a command by itself; ${suggestion(name, commandsIn(name), "commands")}`);
  const { values, positionals } = parseFlags(args, flagsOf(command));
  const file = command.text === "file" ? await fileOf(name, positionals) : undefined;
  const flags = file ? {} : positionalFlags(name, command, positionals);
  const followed = new Set(Object.keys(flags));
  return {
    name,
    command,
    input: readInput(command, { ...DEFAULTS, ...flags, ...values }, file?.body, followed),
    url: urlOf(values),
    isWhole: values["json"] === true,
    follows: values[FOLLOW] === true,
    source: file?.source,
    followed,
  };
}

/** The name of a command, and what follows it. */
export interface Named {
  readonly name: string;
  readonly args: readonly string[];
}

/**
 * Finds the name of a command: `faults add` has one of two words.
 *
 * @throws Error for a second word that is not a command of the first
 */
export function commandIn(first: string, rest: readonly string[]): Named {
  const [second = "", ...args] = rest;
  const name = `${first} ${second}`;
  if (Object.hasOwn(CONTROL_COMMANDS, name)) return { name, args };
  const alone = CONTROL_COMMANDS[first];
  const others = commandsIn(first);
  const takesNone = !alone || positionalsOf(alone).length === 0;
  if (takesNone && others.length > 0 && second !== "" && !second.startsWith("-"))
    throw new Error(`${name}: unknown command; ${suggestion(name, others, "commands")}`);
  return { name: first, args: rest };
}

/** The commands of two words that begin with one. */
const commandsIn = (first: string): readonly string[] => Object.keys(CONTROL_COMMANDS).filter((name) => name.startsWith(`${first} `));

function flagsOf(command: ControlCommand): FlagOptions {
  const flags = inputsOf(command).map((input) => [flagOfInput(command, input), { type: isSwitch(input) ? "boolean" : "string" }] as const);
  const follow = isFollowed(command) ? { [FOLLOW]: { type: "boolean" } as const } : {};
  return { json: { type: "boolean" }, url: { type: "string" }, ...follow, ...Object.fromEntries(flags) };
}

async function fileOf(name: string, [path, ...others]: readonly string[]): Promise<BodyFile> {
  if (path === undefined || others.length > 0) throw new Error(`${name}: one FILE must follow; see --help`);
  return readBodyFile(path);
}
