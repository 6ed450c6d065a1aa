/** Writes what was found for a reader: each difference once, with the line to edit. */
import { inOneLine } from "@maksu/service-front/command";
import type { Difference } from "../check/difference.ts";
import type { Uncalled } from "../run/plan.ts";
import type { RunResult } from "../run/run.ts";

/** A difference, and in how many exchanges it was found. */
export interface Counted {
  readonly difference: Difference;
  readonly count: number;
}

/** Differences of the same line and place, the first of each. */
export function distinct({ exchanges }: Pick<RunResult, "exchanges">): readonly Counted[] {
  const found = new Map<string, { difference: Difference; count: number }>();
  for (const difference of exchanges.flatMap(({ differences }) => differences)) {
    const { kind, file, line, operationId, place } = difference;
    const key = [kind, file, line, operationId, place.replaceAll(/\/\d+/g, "/*")].join(" ");
    const known = found.get(key);
    if (known) known.count++;
    else found.set(key, { difference, count: 1 });
  }
  return [...found.values()];
}

/** The lines of a report. */
export function reportOf(result: RunResult): readonly string[] {
  const all = distinct(result);
  const differences = all.filter(({ difference: { isNote } }) => !isNote);
  const notes = all.filter(({ difference: { isNote } }) => isNote);
  const unchecked = new Map<string, number>();
  for (const { unchecked: reason } of result.exchanges) if (reason !== undefined) unchecked.set(reason, (unchecked.get(reason) ?? 0) + 1);
  const keyOf = ({ api, operationId, reason }: Uncalled): string => `  ${api} ${operationId} (${reason})`;
  const listed = new Set(result.uncalled.map(keyOf));
  const unprovoked = new Map<string, string[]>();
  for (const each of (result.unprovoked ?? []).filter((one) => !listed.has(keyOf(one))))
    unprovoked.set(keyOf(each), [...(unprovoked.get(keyOf(each)) ?? []), [each.status, each.error].filter(Boolean).join(" ")]);
  const { all: every, compared } = result.operations;
  return [
    ...differences.flatMap(linesOf),
    ...(notes.length > 0 ? ["Notes, which the descriptions leave open:"] : []),
    ...notes.flatMap(linesOf),
    ...(unchecked.size > 0 ? ["Not compared:"] : []),
    ...[...unchecked].map(([reason, count]) => `  ${count} × ${inOneLine(reason)}`),
    ...result.uncalled.map(({ api, operationId, reason }) => `  ${api} ${operationId}: ${inOneLine(reason)}`),
    ...(unprovoked.size > 0 ? ["Not provoked:"] : []),
    ...[...unprovoked].map(([key, outcomes]) => `${key}: ${outcomes.join(", ")}`),
    ...(result.remarks ?? []).map(inOneLine),
    ...(result.stopped === undefined ? [] : [`Stopped: ${result.stopped}.`]),
    `${result.exchanges.length} exchanges with ${result.host} (level ${result.level}, ${result.date}): ${compared} of ${every} operations compared, ` +
      `${differences.length} ${differences.length === 1 ? "difference" : "differences"}, ${notes.length} ${notes.length === 1 ? "note" : "notes"}.`,
  ];
}

const linesOf = ({ difference, count }: Counted): readonly string[] => {
  const { file, line, kind, api, operationId, status, place, message, section, evidence, edit } = difference;
  return [
    `${file}:${line} ${kind}`,
    `  ${api} ${operationId} ${status}, ${inOneLine(place)}: ${inOneLine(message)}${count > 1 ? ` (${count} times)` : ""}`,
    `  ${section}; sent: ${inOneLine(evidence)}`,
    `  ${inOneLine(edit)}`,
  ];
};
