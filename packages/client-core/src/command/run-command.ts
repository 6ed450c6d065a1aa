import { readFile } from "node:fs/promises";
import process from "node:process";
import { text } from "node:stream/consumers";
import { flagOf, parseFlags, readSecret, shellWord } from "@maksu/signing/command-line";
import { suggestion } from "@maksu/signing/options";
import { ApiError, type OnCall } from "@maksu/client-core";
import type { WireRequest } from "../transport/transport.ts";
import type { ClientCommand, CommandOperation } from "./client-command.ts";
import { completionScript } from "./completion.ts";
import { curlLine } from "./curl-line.ts";
import { exitStatus, maySend, messageOf } from "./exit-status.ts";
import { flagOptions, flagsByOption } from "./flags.ts";
import { type FlagValues, readInput } from "./read-input.ts";
import { commandUsage, operationUsage } from "./usage.ts";

/** The output of a command, and its exit status. */
interface Ended {
  readonly status: number;
  readonly out?: string;
  readonly err?: string;
}

/** Runs the command with the arguments of the process: writes JSON to standard output, errors to standard error, and sets the exit status. */
export async function runCommand(command: ClientCommand): Promise<void> {
  // The reader may close the pipe.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  const {
    status,
    out = "",
    err,
  } = await perform(command, process.argv.slice(2)).catch((error: unknown): Ended => ({ status: 2, err: messageOf(error) }));
  process.exitCode = status;
  if (err !== undefined) process.stderr.write(`${err}\n`);
  process.stdout.write(out);
}

async function perform(command: ClientCommand, [first, ...args]: readonly string[]): Promise<Ended> {
  if (first === "--help" || first === "-h") return { status: 0, out: commandUsage(command) };
  if (first === undefined) return { status: 2, err: commandUsage(command) };
  if (first === "completion") {
    if (args.length !== 1 || args[0] !== "bash") throw new Error("completion: must be followed by bash");
    return { status: 0, out: completionScript(command) };
  }
  if (first === "--version") return { status: 0, out: `${await versionIn(command.manifest)}\n` };
  if (first === "help") return { status: 0, out: helpOn(command, args) };
  const operation = operationOf(command, first);
  const { values, positionals } = parseFlags(args, flagOptions(command, operation));
  if (values["help"] === true) return { status: 0, out: operationUsage(command, first, operation) };
  if (positionals.length > 0) throw new Error("arguments: only options may follow the operation; see --help");
  const options = await clientOptions(command, values);
  const input = await readInput(operation, values, () => text(process.stdin));
  const flags = flagsByOption(command, values);
  if (values["dry-run"] !== true) return call(command, first, input, options, flags);
  return dryRun(command, first, input, options, values).catch((error: unknown) => ({ status: 2, err: messageOf(error, flags) }));
}

async function versionIn(manifest: URL): Promise<string> {
  const { version } = JSON.parse(await readFile(manifest, "utf8")) as { readonly version: string };
  return version;
}

function helpOn(command: ClientCommand, [operationId, ...rest]: readonly string[]): string {
  if (operationId === undefined) return commandUsage(command);
  if (rest.length > 0) throw new Error("help: may be followed by one operation");
  return operationUsage(command, operationId, operationOf(command, operationId));
}

function operationOf({ operations }: ClientCommand, operationId: string): CommandOperation {
  const operation = Object.hasOwn(operations, operationId) ? operations[operationId] : undefined;
  return operation ?? unknownOperation(operationId, Object.keys(operations));
}

/** An option may have a secret for its value. */
function unknownOperation(given: string, known: readonly string[]): never {
  throw new Error(
    given.startsWith("-")
      ? `the first argument must be an operation: ${known.join(", ")}`
      : `${given}: unknown operation; ${suggestion(given, known, "operations")}`,
  );
}

type Input = Awaited<ReturnType<typeof readInput>>;

async function call(
  { connect }: ClientCommand,
  operationId: string,
  input: Input,
  options: FlagValues,
  flags: Readonly<Record<string, string>>,
): Promise<Ended> {
  let isUnclear = false;
  const onCall: OnCall = (report) => void (isUnclear ||= maySend(report));
  try {
    const calls = connect({ ...options, onCall });
    const { headers, ...result } = (await calls[operationId]?.(input)) ?? unreachable();
    const out = `${JSON.stringify(result, null, 2)}\n`;
    return result.ok ? { status: 0, out } : { status: 1, out, err: new ApiError({ ...result, headers, error: result.error }).message };
  } catch (error) {
    return { status: isUnclear ? 3 : exitStatus(error), err: messageOf(error, flags) };
  }
}

/** Stops at the transport, which is called once with all that would be sent. */
async function dryRun(
  { connect }: ClientCommand,
  operationId: string,
  input: Input,
  options: FlagValues,
  values: FlagValues,
): Promise<Ended> {
  let request: WireRequest | undefined;
  const transport = (given: WireRequest): Promise<never> => {
    request = given;
    return Promise.reject(new Error("not sent"));
  };
  const calls = connect({ ...options, transport, retries: 0 });
  await calls[operationId]?.(input).catch((error: unknown) => {
    if (!request) throw error;
  });
  const file = values["secret-file"];
  const secretWord = typeof file === "string" ? `"$(cat ${shellWord(file)})"` : '"$MAKSU_SECRET"';
  return { status: 0, out: `${curlLine(request ?? unreachable(), secretWord)}\n` };
}

/** The operation table has all methods, and every method calls the transport or throws. */
function unreachable(): never {
  throw new Error("the client has no method of this operation");
}

function millisecondsOf(timeout: string): number {
  if (/^\d+$/.test(timeout)) return Number(timeout);
  throw new Error(`--timeout: must be a whole number of milliseconds, not ${JSON.stringify(timeout)}`);
}

/** The options of the client. It checks them itself. */
async function clientOptions({ settings, profiles }: ClientCommand, values: FlagValues): Promise<FlagValues> {
  const { profile } = values;
  if (typeof profile === "string" && !Object.hasOwn(profiles, profile))
    throw new Error(`--profile: unknown; ${suggestion(profile, Object.keys(profiles), "profiles")}`);
  const options: Record<string, unknown> = { ...(typeof profile === "string" && profiles[profile]) };
  for (const { option, variable } of settings) {
    const value = values[flagOf(option)] ?? (variable === undefined ? undefined : process.env[variable]);
    if (value !== undefined) options[option] = value;
    else if (variable !== undefined) throw new Error(`--${flagOf(option)}: is missing; give it, or set ${variable}`);
  }
  if (values["base-url"] !== undefined) options["baseUrl"] = values["base-url"];
  if (options["baseUrl"] === undefined)
    throw new Error(["--base-url: is missing; give it", ...Object.keys(profiles).map((name) => `--profile ${name}`)].join(", or "));
  if (values["allow-insecure-host"] !== undefined) options["allowInsecureHosts"] = values["allow-insecure-host"];
  const { timeout } = values;
  if (typeof timeout === "string") options["timeout"] = millisecondsOf(timeout);
  const file = values["secret-file"];
  options["secret"] = await readSecret(typeof file === "string" ? file : undefined);
  return options;
}
