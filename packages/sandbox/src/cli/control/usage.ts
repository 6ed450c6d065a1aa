import { COMMAND, examplesOf } from "./examples.ts";
import { flagOfInput, isSwitch } from "../../input/command-line.ts";
import { CONTROL_COMMANDS, type ControlCommand, DEFAULTS, FOLLOW, isFollowed, type Input, inputsOf, positionalsOf } from "./commands.ts";

/** Each command as it is typed, and what it does. */
export const commandTitles = (): readonly { readonly title: string; readonly summary: string }[] =>
  Object.entries(CONTROL_COMMANDS).map(([name, command]) => ({ title: titleOf(name, command), summary: command.summary }));

/** The text of `--help` of a command, and of those that begin with its name. */
export function commandUsage(name: string): string {
  const commands = Object.entries(CONTROL_COMMANDS).filter(([each]) => each === name || each.startsWith(`${name} `));
  return commands.map((each) => sectionOf(...each)).join("\n\n") + SHARED_USAGE;
}

function sectionOf(name: string, command: ControlCommand): string {
  const { summary, description = "" } = command;
  const flags = inputsOf(command).map((input) => {
    const flag = flagOfInput(command, input);
    return `  --${flag}${isSwitch(input) ? "" : ` ${input.type.toUpperCase()}`}\n      ${notesOf(flag, input, command).join(" ")}`;
  });
  if (isFollowed(command)) flags.push(`  --${FOLLOW}\n      Go on with what comes later, until Ctrl+C.`);
  return [
    `${COMMAND} ${titleOf(name, command)} [options]`,
    `${summary}. ${description.replaceAll("\n", " ")}${command.text === "file" ? " FILE is JSON; - is standard input." : ""}`.trim(),
    flags.join("\n"),
    `Examples:\n\n${examplesOf(name, command)
      .map((each) => `  ${each}`)
      .join("\n")}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** A command as it is typed: with what must or may follow it. */
const titleOf = (name: string, command: ControlCommand): string => [name, ...positionalsOf(command)].join(" ");

function notesOf(flag: string, input: Input, { positionals }: ControlCommand): readonly string[] {
  const { values, description, required, name } = input;
  const preset = DEFAULTS[flag] ?? input.default;
  const need = positionals.includes(name) ? `Required unless ${name.toUpperCase()} is given.` : "Required.";
  return [
    values && !isSwitch(input) ? `${values.join("|")}.` : "",
    description ?? "",
    preset === undefined ? "" : `By default \`${typeof preset === "string" ? preset : JSON.stringify(preset)}\`.`,
    required && preset === undefined ? need : "",
  ].filter(Boolean);
}

const SHARED_USAGE = `

For every command:

  --url URL
      The sandbox; else the environment variable MAKSU_SANDBOX_URL, else http://127.0.0.1:4020.
  --json
      Print the result as one JSON document instead of an element of a list on each line, or of a table on a terminal.

The sandbox's control token, where it has one, is read from the environment variable MAKSU_SANDBOX_TOKEN.`;
