import type { Visit } from "./visit.ts";

/** The visits as a table of text, each column as wide as it must be and no wider than is readable. */
export function table(visits: readonly Visit[]): string {
  const rows = [["", "operation", "sent", "headers", "body", "status", "outcome"], ...visits.map(rowOf)];
  const widths = rows[0]?.map((_, column) => Math.min(WIDEST, Math.max(...rows.map((row) => row[column]?.length ?? 0)))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => clip(cell).padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function rowOf({ api, operationId, sent, status, outcome, surprise }: Visit): string[] {
  const signed = sent?.headerNames.filter((name) =>
    /^(?:checkout-|signature$|platform-name$|submerchant$|timestamp$|content-md5$|authorization$|x-)/.test(name),
  );
  return [
    api,
    operationId,
    sent ? `${sent.method} ${sent.target}` : "",
    String(signed?.length ?? ""),
    sent?.bodyBytes ? `${sent.bodyBytes} B` : "",
    String(status ?? ""),
    surprise === undefined ? outcome : `✗ ${surprise}`,
  ];
}

const WIDEST = 60;

const clip = (text: string): string => (text.length <= WIDEST ? text : `${text.slice(0, WIDEST - 1)}…`);
