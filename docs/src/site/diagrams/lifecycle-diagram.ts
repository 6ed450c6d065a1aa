/** Draws a lifecycle: its states from top to bottom, transitions forward as arcs on the right, back on the left. */
import type { LifecycleTable } from "@maksu/sandbox";

const [WIDTH, HEIGHT, GAP, MARGIN] = [170, 32, 70, 130];

/** The transitions between two states. */
interface Edge {
  readonly from: number;
  readonly to: number;
  readonly rules: readonly string[];
}

/** Returns the diagram as SVG without empty lines, which would end it in Markdown. Its colour is that of the text. */
export function lifecycleDiagram({ of, rows }: LifecycleTable): string {
  const states = statesOf(rows);
  const edges = edgesOf(rows, states);
  const arcs = edges.map((edge) => arc(edge, of));
  const spans = edges.map(({ from, to }) => Math.abs(to - from));
  const width = 2 * MARGIN + WIDTH + bulgeOf(Math.max(...spans));
  const height = (states.length - 1) * GAP + HEIGHT + 2 * 10;
  const label = `States of a ${of}, with the rules that lead from one to another: the table has them as text.`;
  return [
    `<svg viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-label="${label}" fill="none" stroke="currentColor" font-size="13">`,
    `<defs><marker id="${markerOf(of)}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 L8 4 L0 8" /></marker></defs>`,
    ...states.map((state, index) => box(state === "none" ? "" : state, index)),
    ...arcs.map(({ path }) => path),
    ...arcs.map(({ text }) => text),
    "</svg>",
  ].join("\n");
}

/** The states in the order in which they are reached, those that nothing leaves last. */
function statesOf(rows: LifecycleTable["rows"]): readonly string[] {
  const all = [...new Set(rows.flatMap(({ from, to }) => [from, to]))];
  const isLeft = (state: string): boolean => rows.some(({ from, to }) => from === state && to !== state);
  const found = ["none"];
  for (const state of found) for (const { from, to } of rows) if (from === state && !found.includes(to)) found.push(to);
  const reached = [...found, ...all.filter((state) => !found.includes(state))];
  return [...reached.filter(isLeft), ...reached.filter((state) => !isLeft(state))];
}

function edgesOf(rows: LifecycleTable["rows"], states: readonly string[]): readonly Edge[] {
  const rulesOf = new Map<string, Set<string>>();
  for (const { from, to, rule } of rows) {
    const key = `${states.indexOf(from)} ${states.indexOf(to)}`;
    rulesOf.set(key, (rulesOf.get(key) ?? new Set()).add(rule));
  }
  return [...rulesOf].map(([key, rules]) => {
    const [from = 0, to = 0] = key.split(" ").map(Number);
    return { from, to, rules: [...rules] };
  });
}

/** The id of the arrows' heads. */
const markerOf = (of: string): string => `to-${of.replaceAll(" ", "-")}`;

const yOf = (index: number): number => 10 + index * GAP + HEIGHT / 2;
const bulgeOf = (span: number): number => 24 + 40 * span;

/** A state; the one before the first transition is a dot. */
function box(state: string, index: number): string {
  const [x, y] = [MARGIN, yOf(index)];
  if (state === "") return `<circle cx="${x + WIDTH / 2}" cy="${y}" r="6" fill="currentColor" />`;
  const text = `<text x="${x + WIDTH / 2}" y="${y + 4}" text-anchor="middle" fill="currentColor" stroke="none">${state}</text>`;
  return `<rect x="${x}" y="${y - HEIGHT / 2}" width="${WIDTH}" height="${HEIGHT}" rx="8" />${text}`;
}

/** An arrow, and its rules; arrows behind rules let them be read. */
function arc({ from, to, rules }: Edge, of: string): { readonly path: string; readonly text: string } {
  const side = to > from ? 1 : -1;
  const edge = to > from ? MARGIN + WIDTH : MARGIN;
  const start = from === 0 ? MARGIN + WIDTH / 2 + 6 : edge;
  const span = Math.abs(to - from);
  const control = edge + side * bulgeOf(span);
  // One that ends where it begins leaves its state a little apart.
  const apart = span === 0 ? -8 : 4 * side;
  const [y1, y2] = [yOf(from) + apart, yOf(to) - apart];
  const anchor = side > 0 ? "start" : "end";
  const halo = 'stroke="var(--color-background, Canvas)" stroke-width="5" style="paint-order: stroke"';
  return {
    path: `<path d="M${start} ${y1} C${control} ${y1} ${control} ${y2} ${edge} ${y2}" marker-end="url(#${markerOf(of)})" />`,
    text: `<text x="${edge + side * (0.75 * bulgeOf(span) + 4)}" y="${(y1 + y2) / 2 + 4}" text-anchor="${anchor}" fill="currentColor" ${halo}>${rules.join(", ")}</text>`,
  };
}
