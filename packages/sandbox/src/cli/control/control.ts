import { type FlagOptions, parseFlags } from "@maksu/signing/command-line";
import { ControlError } from "../../control/client/control-error.ts";
import { createControlClient } from "../../control/client/control-client.ts";
import { URL_VARIABLE } from "../../redirect/variables.ts";
import type { Print } from "../output.ts";
import { TOKEN_VARIABLE } from "../start-flags.ts";
import { CONTROL_COMMANDS, type ControlCommand, describedOf, flagOfInput } from "./commands.ts";
import { type OperationInput, readInput } from "./read-input.ts";
import { commandUsage } from "./usage.ts";

/** Where a sandbox is, unless its URL is given. */
const DEFAULT_URL = "http://127.0.0.1:4020";

/**
 * Runs a command that controls a running sandbox. Prints the result as JSON, the elements of a list on a line each.
 *
 * @returns the exit status: 1 for what the sandbox rejects
 * @throws Error when the arguments are invalid, or there is no response
 */
export async function control(first: string, rest: readonly string[], print: Print, printError: Print): Promise<number> {
  const { name, args } = commandIn(first, rest);
  const command = CONTROL_COMMANDS[name];
  if (!command) throw new Error(`${name}: unknown command; see --help`);
  const { values, positionals } = parseFlags(args, flagsOf(command));
  if (values["help"] === true) {
    print(commandUsage(name, command));
    return 0;
  }
  const input = readInput(command, { world: "default", ...positionalFlags(name, command, positionals), ...values });
  const url = String(values["url"] ?? process.env[URL_VARIABLE] ?? DEFAULT_URL);
  try {
    const result = await call(command, url, input);
    const { text, notes } = (command.show ?? inLines)(result);
    if (text !== "") print(text);
    for (const note of notes) printError(note);
    return 0;
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
    printError(error.message);
    return 1;
  }
}

/** The name of a command, and what follows: `faults add` has a name of two words, `events --wait` one of its flags. */
function commandIn(first: string, rest: readonly string[]): { readonly name: string; readonly args: readonly string[] } {
  const [second = "", ...args] = rest;
  const name = `${first} ${second}`;
  if (Object.hasOwn(CONTROL_COMMANDS, name) && !second.startsWith("-")) return { name, args };
  const waits = first === "events" && rest.some((each) => /^--wait(=|$)/.test(each));
  return { name: waits ? "events --wait" : first, args: rest };
}

const inLines = (result: unknown): ReturnType<NonNullable<ControlCommand["show"]>> => ({
  text: (Array.isArray(result) ? result : [result]).map((each) => JSON.stringify(each) ?? "").join("\n"),
  notes: [],
});

function flagsOf(command: ControlCommand): FlagOptions {
  const flags = ["url", ...describedOf(command).inputs.map((input) => flagOfInput(command, input))];
  return { ...Object.fromEntries(flags.map((flag) => [flag, { type: "string" }] as const)), help: { type: "boolean", short: "h" } };
}

function positionalFlags(name: string, { positional }: ControlCommand, given: readonly string[]): Readonly<Record<string, string>> {
  const [text, ...others] = given;
  if (text === undefined) return {};
  if (!positional || others.length > 0)
    throw new Error(`${name}: ${positional ? `one ${positional.name} and ` : ""}only options may follow; see --help`);
  return positional.flags(text);
}

async function call({ operation }: ControlCommand, url: string, input: OperationInput): Promise<unknown> {
  const { [TOKEN_VARIABLE]: token } = process.env;
  const client = createControlClient({ url, ...(token !== undefined && { token }) });
  // The sandbox validates it.
  const send = client[operation] as (given: OperationInput) => Promise<unknown>;
  try {
    return await send(input);
  } catch (error) {
    if (error instanceof ControlError) throw error;
    throw new Error(`there is no sandbox at ${new URL(url).origin}: start one with npx @maksu/sandbox, or name another by --url`, {
      cause: error,
    });
  }
}
