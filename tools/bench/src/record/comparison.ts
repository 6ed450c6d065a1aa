/** Compares the newest record with the one before, row by row. */
import type { Goal, Row } from "../row.ts";
import type { BenchRecord } from "./record.ts";

/** A row in both records, or in one of them. */
export interface Pair {
  readonly name: string;
  readonly newest: Row | undefined;
  readonly before: Row | undefined;
}

/** Pairs the rows of two records by name, in the newest one's order. */
export function pairsOf(newest: BenchRecord, before: BenchRecord | undefined): readonly Pair[] {
  const rowNamed = (record: BenchRecord | undefined, name: string): Row | undefined => record?.rows.find((row) => row.name === name);
  const names = new Set([...newest.rows, ...(before?.rows ?? [])].map(({ name }) => name));
  return [...names].map((name) => ({ name, newest: rowNamed(newest, name), before: rowNamed(before, name) }));
}

/** Says how a row has changed, in percent; "same" when nine in ten rounds of one overlap with those of the other. */
export function changeOf({ newest, before }: Pair): string {
  if (!before) return "new";
  if (!newest) return "not measured";
  const overlaps = newest.spread[0] <= before.spread[1] && before.spread[0] <= newest.spread[1];
  if (overlaps) return "same";
  const percent = Math.round((newest.ratio / before.ratio - 1) * 100);
  return `${percent < 0 ? "−" : "+"}${Math.abs(percent)} %`;
}

/** How far a value is from its goal: 1 is the goal, and more misses it. */
export const toGoal = (value: number, goal: Goal): number => ("atMost" in goal ? value / goal.atMost : goal.atLeast / value);

/** The comparison as a Markdown table. */
export function comparisonTable(newest: BenchRecord, before: BenchRecord | undefined): string {
  const head = ["", before ? titleOf(before) : "no record before", titleOf(newest), "change", "goal"];
  const rows = pairsOf(newest, before).map((pair) => [
    pair.name.replaceAll("|", "\\|"),
    pair.before ? figure(pair.before.ratio) : "",
    pair.newest ? figure(pair.newest.ratio) : "",
    changeOf(pair),
    goalOf(pair.newest),
  ]);
  const widths = head.map((name, column) => Math.max(3, name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...rows.map(line)].join("\n");
}

/** A record's name and day. */
export const titleOf = ({ name, date }: BenchRecord): string => `${name}, ${date.slice(0, 10)}`;

function goalOf(row: Row | undefined): string {
  if (!row?.goal) return "";
  const wanted = "atMost" in row.goal ? `at most ${row.goal.atMost}` : `at least ${row.goal.atLeast}`;
  return row.met === true ? wanted : `**${wanted}: missed**`;
}

/** Three digits, or all of a larger number. */
export const figure = (value: number): string =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString("en-US") : String(Number(value.toPrecision(3)));

/** The section of a page between two comments, which is written again. */
const START = "<!-- kept: made by `npm run bench -- --record` -->";
const END = "<!-- end of kept -->";

/**
 * Writes the comparison of the newest records into a page.
 *
 * @param records the newest first
 * @throws Error for a page without a place for it
 */
export function withComparison(page: string, [newest, before]: readonly BenchRecord[]): string {
  const [above, rest] = page.split(START);
  const [, below] = rest?.split(END) ?? [];
  if (above === undefined || below === undefined) throw new Error(`The page has no place for the comparison: ${START}`);
  if (!newest) throw new Error("There is no record: npm run bench -- --record");
  const machines = [newest, ...(before ? [before] : [])].map((each) => `${each.name}: ${each.machine}, Node ${each.versions.node}.`);
  return `${above}${START}\n\n${machines.join(" ")}\n\n${comparisonTable(newest, before)}\n\n${END}${below}`;
}
