import { shellWord } from "@maksu/signing/command-line";
import { type CommandExample, type ControlCommand, FOLLOW, flagOfInput, inputsOf, isFollowed, isSwitch, UNITS } from "./commands.ts";

/** The examples of a command, as they are typed: those of the description. */
export const examplesOf = (name: string, command: ControlCommand): readonly string[] => [
  ...new Set((command.examples ?? []).map((example) => [COMMAND, name, ...wordsOf(name, command, example)].join(" "))),
  ...(isFollowed(command) ? [`${COMMAND} ${name} --${FOLLOW}`] : []),
];

/** The program. */
export const COMMAND = "maksu-sandbox";

function wordsOf(name: string, command: ControlCommand, { parameters, body = {} }: CommandExample): readonly string[] {
  if (command.text === "file") return [`${name}.json`];
  if (command.text === "duration") return [durationOf(body)];
  const words = new Map<string, readonly string[]>();
  for (const input of inputsOf(command)) {
    const value = input.in === "body" ? memberOf(body, input.name.split(".")) : parameters[input.name];
    if (value === undefined) continue;
    const text = wordOf(input.type === "json" ? JSON.stringify(value) : String(value));
    const isAlone = command.positionals.includes(input.name);
    words.set(input.name, isAlone ? [text] : [`--${flagOfInput(command, input)}`, ...(isSwitch(input) ? [] : [text])]);
  }
  const alone = command.positionals.flatMap((each) => words.get(each) ?? []);
  return [...alone, ...[...words].flatMap(([input, own]) => (command.positionals.includes(input) ? [] : own))];
}

/** A word of a shell: quoted where that is needed. */
const wordOf = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : shellWord(text));

/** The member of a body at a path. */
const memberOf = (body: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((value, key) => (Object(value) as Readonly<Record<string, unknown>>)[key], body);

/** `14d` of `{ days: 14 }`. */
const durationOf = (body: CommandExample["body"] = {}): string =>
  Object.entries(UNITS)
    .flatMap(([letter, unit]) => (body[unit] === undefined ? [] : [`${String(body[unit])}${letter}`]))
    .join("");
