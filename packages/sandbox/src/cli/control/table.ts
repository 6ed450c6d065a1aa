/** A list as a table for people: on a terminal, within its width. Elsewhere it is lines of JSON. */
import { type Style, styled, type Terminal } from "../terminal.ts";

const GAP = 2;

/** The least characters of a column that is shortened. */
const LEAST = 8;

/** Writes a list of objects as a table: a column for each member that is not an object, as far as there is room. */
export function tableText(list: readonly object[], terminal: Terminal): string {
  const names = [
    ...new Set(list.flatMap((each) => Object.entries(each).flatMap(([name, value]) => (typeof value === "object" ? [] : [name])))),
  ];
  const cells = list.map((each) => names.map((name) => plain((each as Readonly<Record<string, unknown>>)[name])));
  const widths = names.map((name, at) => Math.max(name.length, ...cells.map((row) => [...(row[at] ?? "")].length)));
  let left = terminal.columns;
  const shown = widths.flatMap((width, at) => {
    const room = Math.min(width, left);
    if (room < Math.min(width, LEAST)) return [];
    left -= room + GAP;
    return [{ at, width: room }];
  });
  const line = (row: readonly string[], styleOf: (name: string, text: string) => Style | undefined): string =>
    shown
      .map(({ at, width }, place) => {
        const text = row[at] ?? "";
        const fits = fitted(text, width);
        return styled(terminal, styleOf(names[at] ?? "", text), place === shown.length - 1 ? fits.trimEnd() : fits);
      })
      .join(" ".repeat(GAP))
      .trimEnd();
  return [line(names, () => "bold"), ...cells.map((row) => line(row, styleOfCell))].join("\n");
}

/** The words of states that are well, that wait, and that failed. */
const STYLES: Readonly<Record<string, Style>> = Object.fromEntries(
  (
    [
      ["green", ["ok", "paid", "paid out", "acknowledged", "completed", "true"]],
      ["yellow", ["new", "pending", "delayed", "waiting", "waiting payment", "waiting acceptance", "created"]],
      ["red", ["fail", "cancelled", "rejected", "given up", "blocked"]],
    ] as const
  ).flatMap(([style, words]) => words.map((word) => [word, style])),
);

/** The style of a state, and of the status of a response. */
function styleOfCell(name: string, text: string): Style | undefined {
  if (name !== "status" && name !== "state" && name !== "acknowledged") return undefined;
  const status = Number(text);
  if (status >= 100) return status < 400 ? "green" : "red";
  return Object.hasOwn(STYLES, text) ? STYLES[text] : undefined;
}

/** A value without control characters, which a terminal would obey. */
const plain = (value: unknown): string => (value === undefined ? "" : String(value).replaceAll(/\p{Cc}/gu, "·"));

function fitted(text: string, width: number): string {
  const signs = [...text];
  return signs.length > width ? `${signs.slice(0, width - 1).join("")}…` : text + " ".repeat(width - signs.length);
}
