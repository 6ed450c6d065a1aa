import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Goal, row } from "../row.ts";
import { comparisonPlot } from "./comparison-plot.ts";
import { changeOf, comparisonTable, toGoal, withComparison } from "./comparison.ts";
import { type BenchRecord, RECORDS, recordsIn } from "./record.ts";
import { PAGE, PLOT } from "./write-comparison.ts";

const record = (name: string, day: number, rows: BenchRecord["rows"]): BenchRecord => ({
  name,
  machine: "A processor, 2 cores, linux x64",
  versions: { node: "22.12.0", v8: "12.4" },
  date: `2026-11-${String(day).padStart(2, "0")}T12:00:00.000Z`,
  rows,
});
const rowWith = (name: string, ratios: readonly number[], goal?: Goal): BenchRecord["rows"][number] => row(name, ratios, goal);

const NEWEST = record("0.2.0", 20, [
  rowWith("signing a < b & c", [1.2, 1.25, 1.3], { atMost: 1.6 }),
  rowWith("importing", [4, 4.2, 4.4], { atMost: 3.5 }),
  rowWith("another SDK", [2, 2, 2], { atLeast: 2.8 }),
  rowWith("of this release", [1]),
]);
const BEFORE = record("0.1.0", 10, [
  rowWith("signing a < b & c", [1.5, 1.55, 1.6], { atMost: 1.6 }),
  rowWith("importing", [3.9, 4.1, 4.3], { atMost: 3.5 }),
  rowWith("another SDK", [3, 3, 3], { atLeast: 2.8 }),
  rowWith("of the release before", [1]),
]);

test("a table has every row of both records, its change, and whether it misses its goal", () => {
  const lines = comparisonTable(NEWEST, BEFORE).split("\n");
  expect(
    lines.map((line) =>
      line
        .split("|")
        .map((cell) => cell.trim())
        .slice(1, -1),
    ),
  ).toEqual([
    ["", "0.1.0, 2026-11-10", "0.2.0, 2026-11-20", "change", "goal"],
    expect.anything(),
    ["signing a < b & c", "1.55", "1.25", "−19 %", "at most 1.6"],
    ["importing", "4.1", "4.2", "same", "**at most 3.5: missed**"],
    ["another SDK", "3", "2", "−33 %", "**at least 2.8: missed**"],
    ["of this release", "", "1", "new", ""],
    ["of the release before", "1", "", "not measured", ""],
  ]);
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
});

test("ranges of rounds that overlap are not a change", () => {
  const pair = (newest: readonly number[], before: readonly number[]): string =>
    changeOf({ name: "", newest: rowWith("", newest), before: rowWith("", before) });
  expect(pair([1, 2, 3], [3, 4, 5])).toBe("same");
  expect(pair([1, 2, 3], [3.1, 4, 5])).toBe("−50 %");
  expect(pair([6], [5])).toBe("+20 %");
});

test("a value above 1 misses its goal, at most or at least", () => {
  expect([toGoal(3, { atMost: 2 }), toGoal(2, { atLeast: 3 })]).toEqual([1.5, 1.5]);
});

test("a plot has each row with a goal twice, the goal, and the names of those that miss it in bold", () => {
  const plot = comparisonPlot([NEWEST, BEFORE]);
  expect(plot.match(/<circle/g)).toHaveLength(2 + 3 * 2);
  expect(plot).toContain(">goal</text>");
  expect(Array.from(plot.matchAll(/font-weight="bold">([^<]+)</g), ([, name]) => name)).toEqual(["importing", "another SDK"]);
  expect(plot).toContain("signing a &lt; b &amp; c");
  expect(plot).toContain("importing: 1.2 of its goal, missed");
  expect(plot).not.toMatch(/NaN|Infinity|undefined/);
});

test("a row that misses its goal is right of it, and one that meets it left", () => {
  const plot = comparisonPlot([NEWEST]);
  const [, goal = ""] = /<text x="([\d.]+)"[^>]*>goal</.exec(plot) ?? [];
  const places = Array.from(plot.matchAll(/<circle cx="([\d.]+)"[^>]*r="4"/g), ([, place]) => Number(place)).slice(1);
  expect(places.map((place) => place > Number(goal))).toEqual([false, true, true]);
});

test("without a record before, table and plot have the newest alone", () => {
  expect(comparisonTable(NEWEST, undefined)).toContain("no record before");
  expect(comparisonPlot([NEWEST]).match(/<circle/g)).toHaveLength(1 + 3);
});

test("a page without a place for the comparison is rejected", () => {
  expect(() => withComparison("# Benchmarks\n", [NEWEST])).toThrow("The page has no place for the comparison");
});

test("the page and the plot of the documentation are made of the newest two records", () => {
  const records = recordsIn(RECORDS);
  expect(records.length).toBeGreaterThanOrEqual(2);
  const page = readFileSync(PAGE, "utf8");
  expect(withComparison(page, records)).toBe(page);
  expect(comparisonPlot(records)).toBe(readFileSync(PLOT, "utf8"));
  expect(page).toContain("(plots/benchmarks.svg)");
});
