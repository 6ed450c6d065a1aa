import { CONTROL_COMMANDS, type ControlCommand, describedOf, flagOfInput, inputsOf } from "./commands.ts";

const nameOf = (name: string, { positional, file }: ControlCommand): string =>
  [name, ...(positional ? [positional.name] : []), ...(file ? ["FILE"] : [])].join(" ");

/** A line for each command. */
export const commandsUsage = (): string =>
  Object.entries(CONTROL_COMMANDS)
    .map(([name, command]) => `  ${nameOf(name, command).padEnd(26)}  ${describedOf(command).summary}`)
    .join("\n");

/** The text of `--help` of a command. */
export function commandUsage(name: string, command: ControlCommand): string {
  const { summary } = describedOf(command);
  const flags = inputsOf(command).map((input) => {
    const notes = [input.values && `${input.values.join("|")}.`, input.description].filter(Boolean).join(" ");
    return `  --${flagOfInput(command, input)} ${input.type.toUpperCase()}\n      ${notes}`;
  });
  return `maksu-sandbox ${nameOf(name, command)} [options]\n\n${summary}.\n\n${flags.join("\n")}\n${CONNECTION_USAGE}`;
}

const CONNECTION_USAGE = `  --url URL
      The sandbox; else the environment variable MAKSU_SANDBOX_URL, else http://127.0.0.1:4020.
  Its control token, where it has one, is read from the environment variable MAKSU_SANDBOX_TOKEN.`;
