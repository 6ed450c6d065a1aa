import { typedWords, valueIn } from "../../input/command-line.ts";
import { type CommandExample, type ControlCommand, FOLLOW, inputsOf, isFollowed, UNITS } from "./commands.ts";

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
  return typedWords({ ...command, inputs: inputsOf(command) }, (input) => valueIn(input, parameters, body));
}

/** `14d` of `{ days: 14 }`. */
const durationOf = (body: CommandExample["body"] = {}): string =>
  Object.entries(UNITS)
    .flatMap(([letter, unit]) => (body[unit] === undefined ? [] : [`${String(body[unit])}${letter}`]))
    .join("");
