/** Draws the tables of the page of benchmarks that have ratios, each beside the ratio of 1: as much as what it stands beside. */
import { figure } from "../record/comparison.ts";

/** A ratio of a table. */
export interface Ratio {
  readonly name: string;
  readonly ratio: number;
  /** The range of its rounds. */
  readonly spread: readonly [least: number, most: number];
  readonly missed: boolean;
}

const WIDTH = 440;
/** Of a character, about. */
const CHARACTER = 7;
const RIGHT = 32;
const TOP = 40;
const LINE = 20;

/** Returns the ratios of each section of the page that has any, by the section's heading. */
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

/** Writes a section's plot as SVG, on a logarithmic axis. */
export function ratioPlot(title: string, ratios: readonly Ratio[]): string {
  const all = ratios.flatMap(({ ratio, spread }) => [ratio, ...spread]).map(Math.log2);
  const [from, to] = [Math.floor(Math.min(0, ...all)), Math.ceil(Math.max(0, ...all))];
  const left = Math.ceil(Math.max(...ratios.map(({ name }) => name.length)) * CHARACTER) + 32;
  const [width, height] = [left + WIDTH + RIGHT, TOP + ratios.length * LINE + 12];
  const x = (value: number): string => (left + ((Math.log2(value) - from) / (to - from || 1)) * WIDTH).toFixed(1);
  const ticks = Array.from({ length: to - from + 1 }, (_, nth) => 2 ** (from + nth));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title description" font-family="sans-serif" font-size="13">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="description">${escaped(textOf(ratios))}</desc>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...ticks.flatMap((value) => [
      `<path d="M${x(value)} ${TOP - 14}V${height - 8}" stroke="${value === 1 ? "#222" : "#ddd"}"/>`,
      `<text x="${x(value)}" y="${TOP - 20}" text-anchor="middle" fill="#222">× ${figure(value)}</text>`,
    ]),
    ...ratios.flatMap(({ name, ratio, spread: [least, most], missed }, nth) => {
      const y = TOP + nth * LINE + 4;
      const look = missed ? 'fill="#fff" stroke="#8a3b00"' : 'fill="#0b6e4f"';
      return [
        `<text x="${left - 14}" y="${y + 4}" text-anchor="end" fill="#222"${missed ? ' font-weight="bold"' : ""}>${escaped(name)}</text>`,
        `<path d="M${x(least)} ${y}H${x(most)}" stroke="#222" stroke-opacity="0.5"/>`,
        `<circle cx="${x(ratio)}" cy="${y}" r="4" ${look}/>`,
      ];
    }),
    "</svg>",
    "",
  ].join("\n");
}

/** The file of a section's plot. */
export const fileOf = (title: string): string => `${title.toLowerCase().replaceAll(/[^a-z\d]+/g, "-")}.svg`;

const textOf = (ratios: readonly Ratio[]): string =>
  ratios.map(({ name, ratio, missed }) => `${name}: ${figure(ratio)}${missed ? ", misses its goal" : ""}`).join("; ");

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
