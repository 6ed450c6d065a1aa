/** Draws the tables of the page of benchmarks that have ratios, each beside the ratio of 1: as much as what it stands beside. */
import { figure } from "../record/comparison.ts";
import { logPlot } from "./log-plot.ts";

/** A ratio of a table. */
export interface Ratio {
  readonly name: string;
  readonly ratio: number;
  /** The range of its rounds. */
  readonly spread: readonly [least: number, most: number];
  readonly missed: boolean;
}

/** Reads the ratios in the tables of a page, by the headings of their sections; a section without ratios is left out. */
export function ratiosOf(page: string): ReadonlyMap<string, readonly Ratio[]> {
  const sections = page.split(/^## /m).slice(1);
  return new Map(
    sections.flatMap((section) => {
      const ratios = section
        .split(/\n\n+/)
        .filter((part) => part.startsWith("|"))
        .flatMap(ratiosIn);
      return ratios.length === 0 ? [] : [[section.slice(0, section.indexOf("\n")), ratios] as const];
    }),
  );
}

/** The ratios of a table: with their range in the next column, or in brackets behind them, or of few rounds without one. */
function ratiosIn(table: string): readonly Ratio[] {
  const [head = [], , ...rows] = table.split("\n").map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return rows.flatMap(([name = "", ...cells]) => {
    const goal = /^at (most|least) ([\d.]+)$/.exec(cells.at(-1) ?? "");
    return cells.flatMap((cell, index): Ratio[] => {
      const column = head[index + 1] ?? "";
      const range = /^([\d.]+) to ([\d.]+)$/.exec(cells[index + 1] ?? "");
      const alone = column === "ratio" && !range ? `${cell} (${cell} to ${cell})` : cell;
      const whole = /^([\d.]+) \((?:9 of 10: )?([\d.]+) to ([\d.]+)\)$/.exec(range ? `${cell} (${range[0]})` : alone);
      if (!whole) return [];
      const [ratio = 1, least = 1, most = 1] = whole.slice(1).map(Number);
      const missed = goal !== null && (goal[1] === "most" ? ratio > Number(goal[2]) : ratio < Number(goal[2]));
      const isOnly = /^(ratio|measured)$/.test(column);
      return [{ name: `${name.replaceAll("`", "")}${isOnly ? "" : `, ${column}`}`, ratio, spread: [least, most], missed }];
    });
  });
}

/** Writes a section's plot as SVG. */
export const ratioPlot = (title: string, ratios: readonly Ratio[]): string =>
  logPlot({
    title,
    description: ratios.map(({ name, ratio, missed }) => `${name}: ${figure(ratio)}${missed ? ", misses its goal" : ""}`).join("; "),
    lines: ratios.map(({ name, ratio, spread, missed }) => ({
      name,
      isMissed: missed,
      marks: [
        { places: [ratio, ...spread], lowered: 0, rangeColour: "#222", look: missed ? 'fill="#fff" stroke="#8a3b00"' : 'fill="#0b6e4f"' },
      ],
    })),
  });

/** The file of a section's plot. */
export const fileOf = (title: string): string => `${title.toLowerCase().replaceAll(/[^a-z\d]+/g, "-")}.svg`;
