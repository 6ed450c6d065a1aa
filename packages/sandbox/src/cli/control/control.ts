import { type FlagOptions, parseFlags } from "@maksu/signing/command-line";
import { ControlError } from "../../control/client/control-error.ts";
import { createControlClient } from "../../control/client/control-client.ts";
import { URL_VARIABLE } from "../../redirect/variables.ts";
import type { Print } from "../output.ts";
import { TOKEN_VARIABLE } from "../start-flags.ts";
import { type BodyFile, readBodyFile } from "./body-file.ts";
import {
  CONTROL_COMMANDS,
  type ControlCommand,
  DEFAULTS,
  flagOfInput,
  inputsOf,
  isSwitch,
  positionalFlags,
  type Shown,
  SHOWS,
} from "./commands.ts";
import { type OperationInput, readInput } from "./read-input.ts";
import { rejectionLine } from "./rejection-line.ts";
import { SeveralIds, withWholeIds } from "./short-ids.ts";
import { tableText, type Terminal, terminalOf } from "./table.ts";
import { commandUsage } from "./usage.ts";

/** Where a sandbox is, unless its URL is given. */
const DEFAULT_URL = "http://127.0.0.1:4020";

/**
 * Runs a command that controls a running sandbox. Prints the result as JSON, the elements of a list on a line each. Where there is nothing to print, a note on
 * standard error says what was done, or what the world does not have.
 *
 * @returns the exit status: 1 for what the sandbox rejects
 * @throws Error when the arguments are invalid, or there is no response
 */
export async function control(first: string, rest: readonly string[], print: Print, printError: Print): Promise<number> {
  const { name, args } = commandIn(first, rest);
  if (args.some((each) => each === "--help" || each === "-h")) {
    print(commandUsage(name));
    return 0;
  }
  const command = CONTROL_COMMANDS[name];
  if (!command) throw new Error(`${name}: is no command by itself; see --help`);
  const { values, positionals } = parseFlags(args, flagsOf(command));
  const file = command.text === "file" ? await fileOf(name, positionals) : undefined;
  const flags = file ? {} : positionalFlags(name, command, positionals);
  const followed = new Set(Object.keys(flags));
  const input = readInput(command, { ...DEFAULTS, ...flags, ...values }, file?.body, followed);
  const url = String(values["url"] ?? process.env[URL_VARIABLE] ?? DEFAULT_URL);
  const isWhole = values["json"] === true;
  try {
    const result = await call(command, url, input);
    const { text, notes } = (isWhole ? inOne : (SHOWS[command.operation] ?? inRows(terminalOf())))(result);
    if (text !== "") print(text);
    else printError(Array.isArray(result) ? `the ${placeOf(input)} has ${command.empty}` : (command.done ?? ""));
    for (const note of notes) printError(note);
    return 0;
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
    printError(rejectionLine(name, command, error, file?.source, followed));
    return 1;
  }
}

/** Where a command has looked: in a world, or in one of its accounts. */
const placeOf = ({ path, query, body }: OperationInput): string => {
  const { account } = { ...query, ...body } as { readonly account?: unknown };
  return account === undefined ? `world ${String(path["world"])}` : `account ${String(account)}`;
};

/** The name of a command, and what follows: `faults add` has a name of two words. */
function commandIn(first: string, rest: readonly string[]): { readonly name: string; readonly args: readonly string[] } {
  const [second = "", ...args] = rest;
  const name = `${first} ${second}`;
  return Object.hasOwn(CONTROL_COMMANDS, name) ? { name, args } : { name: first, args: rest };
}

const inLines = (result: unknown): Shown => ({
  text: (Array.isArray(result) ? result : [result]).map((each) => JSON.stringify(each) ?? "").join("\n"),
  notes: [],
});

/** On a terminal, a list of objects is a table. */
const inRows =
  (terminal: Terminal | undefined) =>
  (result: unknown): Shown =>
    terminal && Array.isArray(result) && result.length > 0 && result.every((each) => typeof each === "object" && each !== null)
      ? { text: tableText(result as object[], terminal), notes: [] }
      : inLines(result);

const inOne = (result: unknown): Shown => ({ text: JSON.stringify(result ?? null), notes: [] });

function flagsOf(command: ControlCommand): FlagOptions {
  const flags = inputsOf(command).map((input) => [flagOfInput(command, input), { type: isSwitch(input) ? "boolean" : "string" }] as const);
  return { json: { type: "boolean" }, url: { type: "string" }, ...Object.fromEntries(flags) };
}

async function fileOf(name: string, [path, ...others]: readonly string[]): Promise<BodyFile> {
  if (path === undefined || others.length > 0) throw new Error(`${name}: one FILE must follow; see --help`);
  return readBodyFile(path);
}

async function call({ operation }: ControlCommand, url: string, input: OperationInput): Promise<unknown> {
  const { [TOKEN_VARIABLE]: token } = process.env;
  const client = createControlClient({ url, ...(token !== undefined && { token }) });
  // The sandbox validates it.
  const send = client[operation] as (given: OperationInput) => Promise<unknown>;
  try {
    return await send(await withWholeIds(client, input));
  } catch (error) {
    if (error instanceof ControlError || error instanceof SeveralIds) throw error;
    throw new Error(`No sandbox responds at ${new URL(url).origin}: start one with npx @maksu/sandbox, or name another one with --url`, {
      cause: error,
    });
  }
}
