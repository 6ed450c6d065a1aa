/** Draws what a createPayment costs each store over the number of payments that it has. */
import type { Point } from "../row.ts";

const WIDTH = 720;
const HEIGHT = 360;
const LEFT = 64;
const RIGHT = 110;
const TOP = 44;
const BOTTOM = 52;

/** Each store has a line of its own kind, which is seen without its colour, too. */
const LINES: Readonly<Record<string, { readonly colour: string; readonly dashes: string }>> = {
  memory: { colour: "#0b6e4f", dashes: "" },
  file: { colour: "#8a3b00", dashes: "8 4" },
  Postgres: { colour: "#1f4e9c", dashes: "2 4" },
};

/** The values of a plot as text. */
export const textOf = (points: readonly Point[]): string =>
  storesIn(points)
    .map((store) => {
      const own = points.filter((point) => point.store === store);
      return `${store}: ${own.map(({ payments, microseconds }) => `${Math.round(microseconds)} µs at ${grouped(payments)}`).join(", ")}`;
    })
    .join("; ");

/** Writes a plot as SVG: payments on a logarithmic axis, microseconds of processor time from 0. */
export function createPaymentPlot(points: readonly Point[]): string {
  const decades = points.map(({ payments }) => Math.log10(payments));
  const [from, to] = [Math.min(...decades), Math.max(...decades)];
  const step = stepOf(Math.max(...points.map(({ microseconds }) => microseconds)));
  const top = step * Math.ceil(Math.max(...points.map(({ microseconds }) => microseconds)) / step);
  const x = (payments: number): number => LEFT + ((Math.log10(payments) - from) / (to - from || 1)) * (WIDTH - LEFT - RIGHT);
  const y = (microseconds: number): number => HEIGHT - BOTTOM - (microseconds / top) * (HEIGHT - TOP - BOTTOM);
  const rows = Array.from({ length: Math.round(top / step) + 1 }, (_, nth) => nth * step);
  const columns = [...new Set(points.map(({ payments }) => payments))].toSorted((a, b) => a - b);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title description" font-family="sans-serif" font-size="13">`,
    `<title id="title">Processor time of a createPayment, by the number of stored payments</title>`,
    `<desc id="description">${textOf(points)}</desc>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${LEFT}" y="24" fill="#222">µs of processor time of the sandbox per createPayment</text>`,
    ...rows.flatMap((value) => [
      `<path d="M${LEFT} ${at(y(value))}H${WIDTH - RIGHT}" stroke="#ccc"/>`,
      `<text x="${LEFT - 8}" y="${at(y(value) + 4)}" text-anchor="end" fill="#222">${value}</text>`,
    ]),
    ...columns.map(
      (value) => `<text x="${at(x(value))}" y="${HEIGHT - BOTTOM + 22}" text-anchor="middle" fill="#222">${grouped(value)}</text>`,
    ),
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 10}" text-anchor="middle" fill="#222">stored payments</text>`,
    ...storesIn(points).flatMap((store) => lineOf(store, points, x, y)),
    "</svg>",
    "",
  ].join("\n");
}

function lineOf(store: string, points: readonly Point[], x: (payments: number) => number, y: (time: number) => number): readonly string[] {
  const { colour, dashes } = LINES[store] ?? { colour: "#222", dashes: "" };
  const places = points
    .filter((point) => point.store === store)
    .map(({ payments, microseconds }) => [at(x(payments)), at(y(microseconds))] as const);
  const last = places.at(-1) ?? ["0", "0"];
  return [
    `<polyline points="${places.join(" ")}" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="${dashes}"/>`,
    ...places.map(([left, top]) => `<circle cx="${left}" cy="${top}" r="3" fill="${colour}"/>`),
    `<text x="${Number(last[0]) + 10}" y="${Number(last[1]) + 4}" fill="${colour}">${store}</text>`,
  ];
}

/** About five lines from 0 to the most. */
function stepOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most / 4));
  return ([1, 2, 5, 10].find((each) => most / (each * power) <= 6) ?? 10) * power;
}

const storesIn = (points: readonly Point[]): readonly string[] => [...new Set(points.map(({ store }) => store))];
const grouped = (value: number): string => value.toLocaleString("en-US");
const at = (value: number): string => value.toFixed(1);
