import { CONTROL_COMMANDS, type ControlCommand, DEFAULTS, flagOfInput, type Input, inputsOf, isSwitch, positionalsOf } from "./commands.ts";

/** A line for each command. */
export const commandsUsage = (): string =>
  Object.entries(CONTROL_COMMANDS)
    .map(([name, command]) => `  ${titleOf(name, command).padEnd(26)}  ${command.summary}`)
    .join("\n");

/** The text of `--help` of a command, and of those that begin with its name. */
export function commandUsage(name: string): string {
  const commands = Object.entries(CONTROL_COMMANDS).filter(([each]) => each === name || each.startsWith(`${name} `));
  return commands.map((each) => sectionOf(...each)).join("\n\n") + SHARED_USAGE;
}

function sectionOf(name: string, command: ControlCommand): string {
  const { summary } = command;
  const flags = inputsOf(command).map((input) => {
    const flag = flagOfInput(command, input);
    return `  --${flag}${isSwitch(input) ? "" : ` ${input.type.toUpperCase()}`}\n      ${notesOf(flag, input, command).join(" ")}`;
  });
  return `maksu-sandbox ${titleOf(name, command)} [options]\n\n${summary}.${command.text === "file" ? " FILE is JSON; - is standard input." : ""}\n\n${flags.join("\n")}`;
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
      Print the result as one JSON document instead of an element of a list on each line.

The sandbox's control token, where it has one, is read from the environment variable MAKSU_SANDBOX_TOKEN.`;
