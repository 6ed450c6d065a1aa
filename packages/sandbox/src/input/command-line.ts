/** An act as it is typed: `maksu-sandbox pay 5770642a… --outcome cancel`. */
import { flagOf, shellWord } from "@maksu/signing/command-line";
import { commandOperations } from "../generated/commands.ts";
import type { GivenInput } from "./check-input.ts";

/** An input of an operation, as a command takes it. */
interface CommandInput {
  readonly name: string;
  readonly in: string;
  readonly type: string;
  readonly values?: readonly unknown[];
}

/** The inputs of a command, as they are typed. */
interface Typed {
  readonly inputs: readonly CommandInput[];
  /** The inputs that may follow the command without a flag. */
  readonly positionals: readonly string[];
  /** The inputs whose members have flags of their own names. */
  readonly flat?: readonly string[];
}

interface Described extends Pick<Typed, "inputs"> {
  readonly act: Omit<Typed, "inputs"> & { readonly group?: string; readonly name: string; readonly text?: string };
}

export type CommandOperation = {
  [Id in keyof typeof commandOperations]: (typeof commandOperations)[Id] extends { readonly act: object } ? Id : never;
}[keyof typeof commandOperations];

/** Whether the flag of an input takes no value, since it could only be true. */
export const isSwitch = ({ values = [] }: Pick<CommandInput, "values">): boolean => values.length === 1 && values[0] === true;

/** The flag of an input, without dashes. */
export const flagOfInput = ({ flat = [] }: Pick<Typed, "flat">, { name }: Pick<CommandInput, "name">): string => {
  const [first = "", ...members] = name.split(".");
  return flagOf(flat.includes(first) ? members.join(".") : name);
};

/** Writes values as what follows a command: those that need no flag, then the flags. */
export function typedWords(command: Typed, valueOf: (input: CommandInput) => unknown): readonly string[] {
  const { inputs, positionals } = command;
  const given = inputs.flatMap((input) => {
    const value = valueOf(input);
    if (value === undefined) return [];
    const word = wordOf(input.type === "json" ? JSON.stringify(value) : String(value));
    const flag = `--${flagOfInput(command, input)}`;
    return [{ name: input.name, word, flagged: isSwitch(input) ? [flag] : [flag, word] }];
  });
  const alone = positionals.flatMap((each) => given.filter(({ name }) => name === each).map(({ word }) => word));
  return [...alone, ...given.flatMap(({ name, flagged }) => (positionals.includes(name) ? [] : flagged))];
}

/** The value of an input among the parameters of a call and the members of its body. */
export const valueIn = ({ in: place, name }: CommandInput, parameters: Readonly<Record<string, unknown>>, body: unknown): unknown =>
  place === "body"
    ? name.split(".").reduce<unknown>((value, key) => (Object(value) as Readonly<Record<string, unknown>>)[key], body)
    : parameters[name];

/**
 * Writes a command of an operation's input. A body that the command reads of a file stands in `FILE`.
 *
 * @param url - of the sandbox
 */
export function commandLine(operation: CommandOperation, { path = {}, body }: GivenInput, url: string): string {
  const { inputs, act }: Described = commandOperations[operation];
  const { group, name, text } = act;
  const isFile = text === "file";
  const words = typedWords({ ...act, inputs: inputs.filter((input) => !isFile || input.in !== "body") }, (input) => {
    const value = valueIn(input, path, body);
    return input.name === "world" && value === "default" ? undefined : value;
  });
  const command = ["npx", "maksu-sandbox", ...(group === undefined ? [] : [group]), flagOf(name), ...(isFile ? ["FILE"] : [])];
  return [...command, ...words, "--url", wordOf(url)].join(" ");
}

/** A word of a shell: quoted where that is needed. */
export const wordOf = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : shellWord(text));
