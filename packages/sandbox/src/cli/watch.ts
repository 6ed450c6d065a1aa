/** `maksu-sandbox watch`: a command that reads, again after each change. */
import { setTimeout as sleep } from "node:timers/promises";
import { operationTable } from "../generated/operations.ts";
import { CONTROL_COMMANDS, type ControlCommand } from "./control/commands.ts";
import { rejecting, send } from "./control/control.ts";
import { callSandbox } from "./control/sandbox-at.ts";
import { shownOf } from "./control/shown.ts";
import { commandIn, readCommand, type TypedCommand } from "./control/typed-command.ts";
import type { Print } from "./output.ts";
import { terminalOf } from "./terminal.ts";

/** The text of `watch --help`. */
export const watchUsage = (): string => `maksu-sandbox watch COMMAND [options of the command]

Runs a command that reads, and again whenever something happens in the world, until Ctrl+C. On a terminal, the screen shows the newest result;
elsewhere, the lines are printed that were not there before.

Examples:

  maksu-sandbox watch payments --status pending
  maksu-sandbox watch events --status 'given up'`;

/** Whether a command only reads. */
export const isRead = ({ operation }: Pick<ControlCommand, "operation">): boolean => operationTable[operation].method === "GET";

/** Clears the screen, from its first line. */
const CLEAR = "\u001b[H\u001b[2J";

/**
 * Runs a command again and again, until it is ended.
 *
 * @returns the exit status: 1 for what the sandbox rejects
 */
export async function watch([first, ...rest]: readonly string[], print: Print, printError: Print): Promise<number> {
  if (first === undefined) throw new Error("watch: give a command that reads, such as: maksu-sandbox watch payments");
  const named = commandIn(first, rest);
  const command = CONTROL_COMMANDS[named.name];
  if (command && !isRead(command))
    throw new Error(`watch: ${named.name} does something; give a command that reads, such as: maksu-sandbox watch payments`);
  const typed = await readCommand(named);
  const terminal = terminalOf(process.stdout);
  const shown = new Set<string>();
  let last: string | undefined;
  const show = (result: unknown): void => {
    const { text, notes } = shownOf(typed, result, terminal);
    if (terminal) {
      const screen = [text, ...notes].filter(Boolean).join("\n");
      if (screen !== last) print(`${CLEAR}${screen}`);
      last = screen;
      return;
    }
    const lines = text === "" ? [] : text.split("\n");
    for (const line of lines) if (!shown.has(line)) print(line);
    shown.clear();
    for (const line of lines) shown.add(line);
  };
  return rejecting(typed, printError, async () => {
    for (let after: number | undefined; ;) {
      // A change while the result is on its way is seen by the next look.
      after = await changed(typed, after);
      show(await send(typed));
      await sleep(REST);
    }
  });
}

/** Milliseconds after which it looks without anything new in the log, which has not all that can change. */
const PAUSE = 2000;

/** Milliseconds in which changes count as one. */
const REST = 250;

/** Waits until the log of the world goes on behind a number; without one, not at all. Resolves to its last number. */
const changed = ({ url, input }: TypedCommand, after: number | undefined): Promise<number> =>
  callSandbox(url, async (client) => {
    const path = { world: String(input.path["world"] ?? "default") };
    const wait = after === undefined ? {} : { after, timeoutMs: PAUSE };
    return (await client.logs({ path, query: { limit: 1, ...wait } }))[0]?.number ?? after ?? 0;
  });
