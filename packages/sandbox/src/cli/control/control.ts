/** Runs the commands that control a running sandbox. */
import { ControlError } from "../../control/client/control-error.ts";
import type { Operations } from "../../generated/methods.ts";
import type { Print } from "../output.ts";
import { terminalOf } from "../terminal.ts";
import { withProgress } from "./progress.ts";
import type { OperationInput } from "./read-input.ts";
import { rejectionLine } from "./rejection-line.ts";
import { callSandbox } from "./sandbox-at.ts";
import { withWholeIds } from "./short-ids.ts";
import { shownOf } from "./shown.ts";
import { commandIn, readCommand, type TypedCommand } from "./typed-command.ts";
import { commandUsage } from "./usage.ts";

/**
 * Runs a command that controls a running sandbox. Prints the result as JSON, the elements of a list on a line each, and on a terminal as a table. Where
 * there is nothing to print, a note on standard error says what was done, or what the world does not have.
 *
 * @returns the exit status: 1 for what the sandbox rejects
 * @throws Error when the arguments are invalid, or there is no response
 */
export async function control(first: string, rest: readonly string[], print: Print, printError: Print): Promise<number> {
  const named = commandIn(first, rest);
  if (named.args.some((each) => each === "--help" || each === "-h")) {
    print(commandUsage(named.name));
    return 0;
  }
  const typed = await readCommand(named);
  const terminal = terminalOf(process.stdout);
  const show = (result: unknown): void => {
    const { text, notes } = shownOf(typed, result, terminal);
    if (text !== "") print(text);
    for (const note of notes) printError(note);
  };
  return rejecting(typed, printError, async () => {
    const result = await withProgress(typed, send);
    show(result);
    if (typed.follows) await follow(typed, result, show);
  });
}

/** Reports what the sandbox rejects. */
export async function rejecting(typed: TypedCommand, printError: Print, run: () => Promise<void>): Promise<number> {
  try {
    await run();
    return 0;
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
    printError(rejectionLine(typed, error));
    return 1;
  }
}

/** Sends a command's request. */
export const send = ({ command: { operation }, input, url }: TypedCommand): Promise<unknown> =>
  callSandbox(url, async (client) => {
    // The sandbox validates it.
    const call = client[operation] as (given: OperationInput) => Promise<unknown>;
    return call(await withWholeIds(client, input));
  });

/** Milliseconds that each request for what comes later waits. */
const PATIENCE = 30_000;

type Log = Awaited<ReturnType<Operations["logs"]>>;

/** Shows what comes later, until the sandbox or this process is ended. */
async function follow(typed: TypedCommand, first: unknown, show: (result: unknown) => void): Promise<never> {
  const { input } = typed;
  let entries = first as Log;
  for (let after = 0; ;) {
    after = entries.at(-1)?.number ?? after;
    entries = (await send({ ...typed, input: { ...input, query: { after, timeoutMs: PATIENCE } } })) as Log;
    if (entries.length > 0) show(entries);
  }
}
