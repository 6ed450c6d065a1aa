/** The tables of the guide on failures. */
import { readFileSync } from "node:fs";

const GUIDE = new URL("../../../../docs/guides/when-a-call-fails.md", import.meta.url);

/** The rows of the tables in the guide: those whose first cell is an operation or a fault, by the cells' text. */
export const rowsOfGuide = (): readonly (readonly string[])[] =>
  readFileSync(GUIDE, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** A row as the guide has it. */
export const lineOf = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
