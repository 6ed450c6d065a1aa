import type { OperationResult } from "./run-call.ts";

const HEAD = ["", "operation", "sent", "headers", "body", "status", "outcome"];
const WIDEST = 60;

/** Writes the results as a text table with columns that are as wide as needed, up to a readable width. */
export function table(results: readonly OperationResult[]): string {
  const rows = [HEAD, ...results.map(rowOf)].map((row) => row.map(clip));
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Problems are printed below the table, where there is room for them. */
function rowOf({ api, operationId, sent, status, outcome, problem }: OperationResult): string[] {
  return [
    api,
    operationId,
    sent ? `${sent.method} ${sent.target}` : "",
    sent ? String(sent.headerNames.length) : "",
    sent?.bodyBytes ? `${sent.bodyBytes} B` : "",
    String(status ?? ""),
    problem === undefined ? outcome : `✗ ${outcome}`.trim(),
  ];
}

const clip = (text: string): string => (text.length <= WIDEST ? text : `${text.slice(0, WIDEST - 1)}…`);
