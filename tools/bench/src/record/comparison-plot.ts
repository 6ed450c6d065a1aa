/** Draws how far each row with a goal is from it, in the newest record and the one before. */
import { escaped, logPlot, type Mark } from "../plot/log-plot.ts";
import type { Goal, Row } from "../row.ts";
import { figure, pairsOf, titleOf, toGoal } from "./comparison.ts";
import type { BenchRecord } from "./record.ts";

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
  const pairs = pairsOf(newest, before).flatMap(({ newest: row, before: earlier }) =>
    row?.goal ? [{ row, goal: row.goal, earlier }] : [],
  );
  return logPlot({
    title: `Each figure divided by its goal, ${titles(newest, before)}`,
    description: pairs.map(({ row, goal }) => textOf(row, goal)).join("; "),
    key: (left) => [
      `<circle cx="${left}" cy="20" r="4" fill="${NEWEST}"/><text x="${left + 10}" y="24" fill="#222">${escaped(titleOf(newest))}</text>`,
      ...(before
        ? [
            `<circle cx="${left + 230}" cy="20" r="4" fill="#fff" stroke="${BEFORE}"/><text x="${left + 240}" y="24" fill="#222">${escaped(titleOf(before))}</text>`,
          ]
        : []),
    ],
    one: "goal",
    lines: pairs.map(({ row, earlier }) => ({
      name: row.name,
      isMissed: row.met === false,
      marks: [
        ...markOf(earlier, { lowered: 3, rangeColour: BEFORE, look: `fill="#fff" stroke="${BEFORE}"` }),
        ...markOf(row, { lowered: -3, rangeColour: NEWEST, look: `fill="${NEWEST}"` }),
      ],
    })),
  });
}

const markOf = (row: Row | undefined, look: Omit<Mark, "places">): readonly Mark[] =>
  row?.goal ? [{ ...look, places: placesOf(row, row.goal) }] : [];

/** A row's figures, divided by its goal. */
const placesOf = ({ ratio, spread: [least, most] }: Row, goal: Goal): Mark["places"] => [
  toGoal(ratio, goal),
  toGoal(least, goal),
  toGoal(most, goal),
];

const titles = (newest: BenchRecord, before: BenchRecord | undefined): string =>
  before ? `${titleOf(newest)} and ${titleOf(before)}` : titleOf(newest);

const textOf = ({ name, ratio, met }: Row, goal: Goal): string =>
  `${name}: ${figure(toGoal(ratio, goal))} of its goal${met === false ? ", missed" : ""}`;
