/** The output of a command, from its result. */
import type { Operations } from "../../generated/methods.ts";
import type { OperationId } from "../../generated/operation-ids.ts";
import { logLine } from "../lines.ts";
import { styled, type Terminal } from "../terminal.ts";
import { tableText } from "./table.ts";
import type { TypedCommand } from "./typed-command.ts";

/** Text for standard output, and lines for standard error. */
export interface Shown {
  readonly text: string;
  readonly notes: readonly string[];
}

type Log = Awaited<ReturnType<Operations["logs"]>>;

/** The results that are printed in ways of their own. */
const SHOWS: { readonly [Id in OperationId]?: (result: unknown, terminal: Terminal | undefined) => Shown } = {
  /** A file for `--seeds`, and what it lacks. */
  export(result) {
    const { leftOut = [] } = result as Awaited<ReturnType<Operations["export"]>>;
    return { text: JSON.stringify(result, null, 2), notes: leftOut.map(({ kind, id, reason }) => `left out: ${kind} ${id}: ${reason}`) };
  },
  /** On a terminal, the lines that a sandbox prints. */
  logs: (result, terminal) =>
    terminal
      ? { text: (result as Log).map((entry) => styled(terminal, styleOf(entry), logLine(entry))).join("\n"), notes: [] }
      : inLines(result),
};

const styleOf = ({ kind, status = 0, state }: Log[number]): "dim" | "red" | undefined => {
  if (kind === "transition") return "dim";
  return status >= 400 || (kind === "event" && state !== "acknowledged") ? "red" : undefined;
};

/** Writes the result of a command; without anything to print, a note says what was done, or what there is none of. */
export function shownOf({ command, input, isWhole }: TypedCommand, result: unknown, terminal: Terminal | undefined): Shown {
  if (isWhole) return { text: JSON.stringify(result ?? null), notes: [] };
  const { text, notes } = (SHOWS[command.operation] ?? inRows)(result, terminal);
  if (text !== "") return { text, notes };
  return { text, notes: [Array.isArray(result) ? `the ${placeOf(input)} has ${command.empty}` : (command.done ?? ""), ...notes] };
}

const inLines = (result: unknown): Shown => ({
  text: (Array.isArray(result) ? result : [result]).map((each) => JSON.stringify(each) ?? "").join("\n"),
  notes: [],
});

/** On a terminal, a list of objects is a table. */
const inRows = (result: unknown, terminal: Terminal | undefined): Shown =>
  terminal && Array.isArray(result) && result.length > 0 && result.every((each) => typeof each === "object" && each !== null)
    ? { text: tableText(result as object[], terminal), notes: [] }
    : inLines(result);

/** Where a command has looked: in the sandbox, in a world, or in one of its accounts. */
const placeOf = ({ path: { world }, query, body }: TypedCommand["input"]): string => {
  const { account } = { ...query, ...body } as { readonly account?: unknown };
  if (account !== undefined) return `account ${String(account)}`;
  return world === undefined ? "sandbox" : `world ${String(world)}`;
};
