/** Draws values on a logarithmic axis on which 1 stands out: a line for each name, with a mark at a median, on a line over its range. */
import { figure } from "../record/comparison.ts";

/** A mark, and its range. */
export interface Mark {
  readonly places: readonly [median: number, least: number, most: number];
  /** Pixels below the middle of its line. */
  readonly lowered: number;
  readonly rangeColour: string;
  /** Attributes of the circle. */
  readonly look: string;
}

/** A plot's content. */
export interface LogPlot {
  readonly title: string;
  /** All of it in words. */
  readonly description: string;
  /** Elements that explain the marks. Their x is where the axis begins. */
  readonly key?: (left: number) => readonly string[];
  /** The text of 1 on the axis. @defaultValue as of other values */
  readonly one?: string;
  readonly lines: readonly { readonly name: string; readonly isMissed: boolean; readonly marks: readonly Mark[] }[];
}

/** Of the axis. */
const WIDTH = 440;
/** Of a character, about; names may be bold. */
const CHARACTER = 7;
const RIGHT = 32;
const LINE = 22;

/** Writes a plot as SVG. */
export function logPlot({ title, description, key, one, lines }: LogPlot): string {
  const exponents = lines.flatMap(({ marks }) => marks.flatMap(({ places }) => places.map(Math.log2)));
  const [from, to] = [Math.floor(Math.min(0, ...exponents)), Math.ceil(Math.max(0, ...exponents))];
  const left = Math.ceil(Math.max(...lines.map(({ name }) => name.length)) * CHARACTER) + 32;
  const top = key ? 72 : 40;
  const [width, height] = [left + WIDTH + RIGHT, top + lines.length * LINE + 12];
  const x = (value: number): string => (left + ((Math.log2(value) - from) / (to - from || 1)) * WIDTH).toFixed(1);
  const ticks = Array.from({ length: to - from + 1 }, (_, nth) => 2 ** (from + nth));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title description" font-family="sans-serif" font-size="13">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="description">${escaped(description)}</desc>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...(key?.(left) ?? []),
    ...ticks.flatMap((value) => [
      `<path d="M${x(value)} ${top - 14}V${height - 8}" stroke="${value === 1 ? "#222" : "#ddd"}"/>`,
      `<text x="${x(value)}" y="${top - 20}" text-anchor="middle" fill="#222">${value === 1 && one !== undefined ? one : `× ${figure(value)}`}</text>`,
    ]),
    ...lines.flatMap(({ name, isMissed, marks }, nth) => {
      const middle = top + nth * LINE + 4;
      return [
        `<text x="${left - 14}" y="${middle + 4}" text-anchor="end" fill="#222"${isMissed ? ' font-weight="bold"' : ""}>${escaped(name)}</text>`,
        ...marks.flatMap(({ places: [median, least, most], lowered, rangeColour, look }) => [
          `<path d="M${x(least)} ${middle + lowered}H${x(most)}" stroke="${rangeColour}" stroke-opacity="0.5"/>`,
          `<circle cx="${x(median)}" cy="${middle + lowered}" r="4" ${look}/>`,
        ]),
      ];
    }),
    "</svg>",
    "",
  ].join("\n");
}

/** Writes a text for an element of SVG. */
export const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
