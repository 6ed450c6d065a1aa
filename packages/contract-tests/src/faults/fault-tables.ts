/** The tables of the guide on failures: `npm run long -- tables` writes them. */
import { readFileSync, writeFileSync } from "node:fs";

const GUIDE = new URL("../../../../docs/guides/when-a-call-fails.md", import.meta.url);

/** A table: its place in the guide, its columns, and the cells of its rows. */
export interface GuideTable {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export const readGuide = (): string => readFileSync(GUIDE, "utf8");

/** Replaces the guide. */
export const writeGuide = (text: string): void => writeFileSync(GUIDE, text);

/** The guide with these tables. Each stands between two comments. */
export const withTables = (guide: string, tables: readonly GuideTable[]): string =>
  tables.reduce((text, { name, head, rows }) => {
    const [start, end] = [`<!-- ${name}: made by \`npm run long -- tables\` in packages/contract-tests -->`, `<!-- end of ${name} -->`];
    const [before, rest] = text.split(start);
    const [, after] = rest?.split(end) ?? [];
    if (after === undefined) throw new Error(`The guide has no place for the table: ${start}`);
    return `${before}${start}\n\n${tableOf(head, rows)}\n\n${end}${after}`;
  }, guide);

/** Whether a table of a guide has a row with these cells. */
export const hasRow = (guide: string, cells: readonly string[]): boolean => rowsIn(guide).includes(cells.join("|"));

const rowsIn = (guide: string): readonly string[] =>
  guide.split("\n").map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim())
      .join("|"),
  );

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...rows.map(line)].join("\n");
}
