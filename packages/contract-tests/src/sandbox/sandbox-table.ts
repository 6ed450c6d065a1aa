/** The sandbox's coverage as a table, with what is missing below it. */
import type { CoverageReport, RowReport } from "../contract/coverage/coverage.ts";
import { aligned, cell, counted } from "../contract/coverage/coverage-table.ts";

/** The name of the sandbox's report. */
export const SANDBOX = "sandbox";

export function sandboxTable({ rows, gaps }: CoverageReport<string>): string {
  const lines = aligned([["", SANDBOX], ...Object.entries<RowReport>(rows).map(([row, report]) => [row, cell(report)])]);
  const missing = gaps.length === 0 ? [] : ["", `${counted(gaps.length, "gap")}:`, ...gaps.map((gap) => `  ${gap}`)];
  return [...lines, ...missing].join("\n");
}
