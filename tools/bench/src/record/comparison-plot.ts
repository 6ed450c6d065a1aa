/** Draws how far each row with a goal is from it, in the newest record and the one before. */
import type { Row } from "../row.ts";
import { figure, pairsOf, titleOf, toGoal } from "./comparison.ts";
import type { BenchRecord } from "./record.ts";

/** Of the axis. */
const WIDTH = 440;
/** Of a character, about. */
const CHARACTER = 6.6;
const RIGHT = 32;
const TOP = 72;
const LINE = 22;

/** Both kinds of mark are seen without their colours, too: the newest is filled. */
const NEWEST = "#0b6e4f";
const BEFORE = "#8a3b00";

/**
 * Writes the plot as SVG: a line for each row with a goal, on a logarithmic axis on which 1 is the goal.
 *
 * @param records the newest first; the first two are drawn
 */
export function comparisonPlot([newest, before]: readonly BenchRecord[]): string {
  if (!newest) throw new Error("There is no record: npm run bench -- --record");
  const pairs = pairsOf(newest, before).filter(({ newest: row }) => row?.goal !== undefined);
  const values = pairs.flatMap((pair) => [pair.newest, pair.before]).flatMap((row) => (row ? placesOf(row) : []));
  const [from, to] = [Math.floor(Math.min(0, ...values.map(Math.log2))), Math.ceil(Math.max(0, ...values.map(Math.log2)))];
  const left = Math.ceil(Math.max(...pairs.map(({ name }) => name.length)) * CHARACTER) + 32;
  const width = left + WIDTH + RIGHT;
  const x = (value: number): string => at(left + ((Math.log2(value) - from) / (to - from || 1)) * WIDTH);
  const height = TOP + pairs.length * LINE + 12;
  const ticks = Array.from({ length: to - from + 1 }, (_, nth) => 2 ** (from + nth));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title description" font-family="sans-serif" font-size="13">`,
    `<title id="title">Each figure divided by its goal, ${titles(newest, before)}</title>`,
    `<desc id="description">${escaped(textOf(pairs.flatMap(({ newest: row }) => (row ? [row] : []))))}</desc>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<circle cx="${left}" cy="20" r="4" fill="${NEWEST}"/><text x="${left + 10}" y="24" fill="#222">${escaped(titleOf(newest))}</text>`,
    ...(before
      ? [
          `<circle cx="${left + 230}" cy="20" r="4" fill="#fff" stroke="${BEFORE}"/><text x="${left + 240}" y="24" fill="#222">${escaped(titleOf(before))}</text>`,
        ]
      : []),
    ...ticks.flatMap((value) => [
      `<path d="M${x(value)} ${TOP - 14}V${height - 8}" stroke="${value === 1 ? "#222" : "#ddd"}"/>`,
      `<text x="${x(value)}" y="${TOP - 20}" text-anchor="middle" fill="#222">${value === 1 ? "goal" : `× ${figure(value)}`}</text>`,
    ]),
    ...pairs.flatMap(({ name, newest: row, before: earlier }, nth) => {
      const y = TOP + nth * LINE + 4;
      const weight = row?.met === false ? ' font-weight="bold"' : "";
      return [
        `<text x="${left - 14}" y="${y + 4}" text-anchor="end" fill="#222"${weight}>${escaped(name)}</text>`,
        ...(earlier?.goal ? mark(earlier, x, y + 3, BEFORE, `fill="#fff" stroke="${BEFORE}"`) : []),
        ...(row ? mark(row, x, y - 3, NEWEST, `fill="${NEWEST}"`) : []),
      ];
    }),
    "</svg>",
    "",
  ].join("\n");
}

/** A mark at the median, on a line over nine in ten rounds. */
function mark(row: Row, x: (value: number) => string, y: number, colour: string, look: string): readonly string[] {
  const [median, ...range] = placesOf(row).map(x);
  return [
    `<path d="M${range[0]} ${y}H${range[1]}" stroke="${colour}" stroke-opacity="0.5"/>`,
    `<circle cx="${median}" cy="${y}" r="4" ${look}/>`,
  ];
}

/** Median, least and most of a row, divided by its goal. */
const placesOf = ({ goal, ratio, spread }: Row): readonly number[] => (goal ? [ratio, ...spread].map((value) => toGoal(value, goal)) : []);

const titles = (newest: BenchRecord, before: BenchRecord | undefined): string =>
  before ? `${titleOf(newest)} and ${titleOf(before)}` : titleOf(newest);

const textOf = (rows: readonly Row[]): string =>
  rows.map((row) => `${row.name}: ${figure(placesOf(row)[0] ?? 1)} of its goal${row.met === false ? ", missed" : ""}`).join("; ");

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const at = (value: number): string => value.toFixed(1);
