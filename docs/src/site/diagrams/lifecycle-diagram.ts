/** Draws a lifecycle: a lane for each state, and for each transition an arrow with what leads to it. */
import type { LifecycleTable } from "@maksu/sandbox";
import { lanesDiagram } from "@maksu/markup";
import { LEAST_WIDTH } from "./region.ts";

/** Returns the diagram as SVG. */
export function lifecycleDiagram({ of, rows }: LifecycleTable): string {
  const arrows = new Map<string, { readonly from: string; readonly to: string; readonly on: Set<string>; readonly rules: Set<string> }>();
  for (const { from, to, on, rule } of rows) {
    const arrow = arrows.get(`${from} ${to}`) ?? { from: nameOf(from), to: nameOf(to), on: new Set(), rules: new Set() };
    arrows.set(`${from} ${to}`, { ...arrow, on: arrow.on.add(on), rules: arrow.rules.add(rule) });
  }
  return String(
    lanesDiagram({
      label: `States of a ${of}, with what leads from one to another: the table has it as text.`,
      lanes: statesOf(rows).map(nameOf),
      arrows: [...arrows.values()].map(({ from, to, on, rules }) => ({
        from,
        to,
        text: `${[...on].join(" or ")} (${[...rules].join(", ")})`,
      })),
      space: 150,
      shrinksTo: LEAST_WIDTH,
    }),
  );
}

/** Before its first transition, there is nothing. */
const nameOf = (state: string): string => (state === "none" ? "start" : state);

/** The states in the order in which they are reached, those that nothing leaves last. */
function statesOf(rows: LifecycleTable["rows"]): readonly string[] {
  const all = [...new Set(rows.flatMap(({ from, to }) => [from, to]))];
  const isLeft = (state: string): boolean => rows.some(({ from, to }) => from === state && to !== state);
  const found = ["none"];
  for (const state of found) for (const { from, to } of rows) if (from === state && !found.includes(to)) found.push(to);
  const reached = [...found, ...all.filter((state) => !found.includes(state))];
  return [...reached.filter(isLeft), ...reached.filter((state) => !isLeft(state))];
}
