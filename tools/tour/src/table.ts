import type { Visit } from "./visit.ts";

const HEAD = ["", "operation", "sent", "headers", "body", "status", "outcome"];
const WIDEST = 60;

/** The visits as a table of text, each column as wide as it must be and no wider than is readable. */
export function table(visits: readonly Visit[]): string {
  const rows = [HEAD, ...visits.map(rowOf)].map((row) => row.map(clip));
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

/** Reasons of surprises stand below the table, where they have the room that they need. */
function rowOf({ api, operationId, sent, status, outcome, surprise }: Visit): string[] {
  return [
    api,
    operationId,
    sent ? `${sent.method} ${sent.target}` : "",
    sent ? String(sent.headerNames.length) : "",
    sent?.bodyBytes ? `${sent.bodyBytes} B` : "",
    String(status ?? ""),
    surprise === undefined ? outcome : `✗ ${outcome}`.trim(),
  ];
}

const clip = (text: string): string => (text.length <= WIDEST ? text : `${text.slice(0, WIDEST - 1)}…`);
