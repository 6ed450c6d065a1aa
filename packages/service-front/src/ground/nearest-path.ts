import type { OperationTable } from "@maksu/openapi-runtime";

/**
 * Finds the path of an operation that a mistaken one is most like, letter by letter; undefined when half of it or more differs.
 *
 * @param except - a path that it is known not to be
 */
export function nearestPath(operations: OperationTable, path: string, except?: string): string | undefined {
  // Whoever sends a longer one has made another mistake.
  if (path.length > LONGEST) return undefined;
  let nearest: string | undefined;
  let least = path.length / 2;
  for (const { path: known } of Object.values(operations)) {
    if (known === except) continue;
    const edits = editsBetween(path, known);
    if (edits >= least) continue;
    least = edits;
    nearest = known;
  }
  return nearest;
}

/** The reason of a rejection for a path that no operation has. */
export function unknownPath(operations: OperationTable, path: string, except?: string): string {
  const nearest = nearestPath(operations, path, except);
  return `no operation has this path${nearest === undefined ? "" : `; the nearest is ${nearest}`}`;
}

const LONGEST = 200;

/** Letters to insert, delete or replace to make one text of the other. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, against] of [...other].entries())
      next.push(Math.min((next[column] ?? 0) + 1, (row[column + 1] ?? 0) + 1, (row[column] ?? 0) + (letter === against ? 0 : 1)));
    row = next;
  }
  return row[other.length] ?? 0;
}
