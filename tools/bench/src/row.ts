import type { Rounds, Taken } from "./contest.ts";

/** A figure: the ratio of one side's cost to the other's in the same run. */
export interface Row {
  readonly name: string;
  readonly rounds: number;
  /** The median of the rounds' ratios. */
  readonly ratio: number;
  /** The range of nine in ten rounds. */
  readonly spread: readonly [least: number, most: number];
  /** The ratio must not be higher or, with `at least`, not lower. */
  readonly goal?: Goal;
  readonly met?: boolean;
  /** Where the row stands in a plot. */
  readonly point?: Point;
}

/** The cost of a createPayment in a store that has so many payments. */
export interface Point {
  readonly store: string;
  readonly payments: number;
  /** Microseconds of processor time. */
  readonly microseconds: number;
}

/** The results of a benchmark. */
export interface Findings {
  readonly rows: readonly Row[];
  /** Single figures for human readers: they mean little on a shared machine. */
  readonly notes: readonly string[];
}

/** The goal of a ratio. */
export type Goal = { readonly atMost: number } | { readonly atLeast: number };

/** Creates a row from the rounds of two contestants, paired round by round. */
export const rowOf = (name: string, [one, other]: readonly [Rounds, Rounds], what: keyof Taken, goal?: Goal): Row =>
  row(
    name,
    one.map((taken, round) => taken[what] / (other[round]?.[what] ?? Number.NaN)),
    goal,
  );

/** Creates a row from each round's ratio. */
export function row(name: string, ratios: readonly number[], goal?: Goal): Row {
  const ratio = quantile(ratios, 0.5);
  const spread = [quantile(ratios, 0.05), quantile(ratios, 0.95)] as const;
  return {
    name,
    rounds: ratios.length,
    ratio,
    spread,
    ...(goal && { goal, met: "atMost" in goal ? ratio <= goal.atMost : ratio >= goal.atLeast }),
  };
}

/** Returns the value below which this share of the values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round((sorted.length - 1) * part)] ?? Number.NaN;
}

/** Writes the rows as a table for a terminal. */
export function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const lines = rows.map(({ name, ratio, spread: [least, most], goal, met }) => {
    const wanted = goal ? ("atMost" in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`) : "";
    return `${name.padEnd(width)}  ${figure(ratio)}  ${figure(least)} to ${figure(most)}  ${wanted.padEnd(6)}  ${goal ? (met ? "met" : "missed") : ""}`;
  });
  return [`${"".padEnd(width)}   ratio       9 of 10 rounds  goal`, ...lines].map((line) => line.trimEnd()).join("\n");
}

const figure = (value: number): string => value.toFixed(2).padStart(6);
