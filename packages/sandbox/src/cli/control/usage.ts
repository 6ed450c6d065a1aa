import { CONTROL_COMMANDS, type ControlCommand, DEFAULTS, describedOf, flagOfInput, type Input, inputsOf, isSwitch } from "./commands.ts";

/** A line for each command. */
export const commandsUsage = (): string =>
  Object.entries(CONTROL_COMMANDS)
    .map(([name, command]) => `  ${titleOf(name, command).padEnd(26)}  ${describedOf(command).summary}`)
    .join("\n");

/** The text of `--help` of a command, and of those that begin with its name. */
export function commandUsage(name: string, command: ControlCommand): string {
  const longer = Object.entries(CONTROL_COMMANDS).filter(([each]) => each.startsWith(`${name} `));
  return [[name, command] as const, ...longer].map((each) => sectionOf(...each)).join("\n\n") + SHARED_USAGE;
}

function sectionOf(name: string, command: ControlCommand): string {
  const { summary } = describedOf(command);
  const flags = inputsOf(command).map((input) => {
    const flag = flagOfInput(command, input);
    return `  --${flag}${isSwitch(input) ? "" : ` ${input.type.toUpperCase()}`}\n      ${notesOf(flag, input, command).join(" ")}`;
  });
  return `maksu-sandbox ${titleOf(name, command)} [options]\n\n${summary}.${command.hasFile ? " FILE is JSON; - is standard input." : ""}\n\n${flags.join("\n")}`;
}

/** A command as it is typed: with what must or may follow it. */
function titleOf(name: string, command: ControlCommand): string {
  const hasValue = describedOf(command).inputs.some((input) => name.endsWith(` --${flagOfInput(command, input)}`));
  return `${name}${hasValue ? " NAME" : ""}${command.positional ? ` ${command.positional.name}` : ""}${command.hasFile ? " FILE" : ""}`;
}

function notesOf(flag: string, input: Input, { positional }: ControlCommand): readonly string[] {
  const { values, description, required } = input;
  const preset = DEFAULTS[flag];
  const need = positional ? `Required unless ${positional.name} is given.` : "Required.";
  return [
    values && !isSwitch(input) ? `${values.join("|")}.` : "",
    description ?? "",
    preset === undefined ? "" : `By default \`${preset}\`.`,
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
