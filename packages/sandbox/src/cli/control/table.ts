/** A list as a table for people: on a terminal, within its width. Elsewhere it is lines of JSON. */

/** The terminal that a table is for. */
export interface Terminal {
  readonly columns: number;
  readonly hasColours: boolean;
}

/** The terminal of standard output; undefined where it is not one. */
export const terminalOf = (): Terminal | undefined =>
  process.stdout.isTTY === true
    ? { columns: process.stdout.columns || 80, hasColours: (process.env["NO_COLOR"] ?? "") === "" && process.env["TERM"] !== "dumb" }
    : undefined;

const GAP = 2;

/** The least characters of a column that is shortened. */
const LEAST = 8;

/** Writes a list of objects as a table: a column for each member that is not an object, as far as there is room. */
export function tableText(list: readonly object[], { columns, hasColours }: Terminal): string {
  const names = [
    ...new Set(list.flatMap((each) => Object.entries(each).flatMap(([name, value]) => (typeof value === "object" ? [] : [name])))),
  ];
  const cells = list.map((each) => names.map((name) => plain((each as Readonly<Record<string, unknown>>)[name])));
  const widths = names.map((name, at) => Math.max(name.length, ...cells.map((row) => [...(row[at] ?? "")].length)));
  let left = columns;
  const shown = widths.flatMap((width, at) => {
    const room = Math.min(width, left);
    if (room < Math.min(width, LEAST)) return [];
    left -= room + GAP;
    return [{ at, width: room }];
  });
  const line = (row: readonly string[]): string =>
    shown
      .map(({ at, width }) => fitted(row[at] ?? "", width))
      .join(" ".repeat(GAP))
      .trimEnd();
  const heading = line(names);
  return [hasColours ? `\u001b[1m${heading}\u001b[0m` : heading, ...cells.map(line)].join("\n");
}

/** A value without control characters, which a terminal would obey. */
const plain = (value: unknown): string => (value === undefined ? "" : String(value).replaceAll(/\p{Cc}/gu, "·"));

function fitted(text: string, width: number): string {
  const signs = [...text];
  return signs.length > width ? `${signs.slice(0, width - 1).join("")}…` : text + " ".repeat(width - signs.length);
}
