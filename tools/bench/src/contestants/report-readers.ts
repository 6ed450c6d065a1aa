/** Readers of a report, ours and others: each iterates over every row and sums one field. */
import { Readable } from "node:stream";
import { readReport, reportRows, toCents } from "@maksu/webhooks";
import { parse } from "csv-parse";
import { parse as parseWhole } from "csv-parse/sync";

/** A report as it was delivered. */
export interface Delivered {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
  readonly secret: string;
}

export type ReportFormat = "json" | "csv";

/** Returns the sum of the amounts in cents, which shows that all readers have read the same. */
export type ReportReader = (report: Delivered) => Promise<number>;

/** Readers by name; the others are compared with the first. */
export const REPORT_READERS: Readonly<Record<ReportFormat, Readonly<Record<string, ReportReader>>>> = {
  json: {
    "JSON.parse of the whole text": async ({ body }) => sum(JSON.parse(body.toString()) as object[], "amount"),
    "@maksu/webhooks: rows": async ({ body }) => sum(reportRows(body, "application/json"), "amount"),
    "@maksu/webhooks: signature, check, rows": async (report) => sum((await readReport(report))?.rows ?? [], "amount"),
  },
  csv: {
    "csv-parse 7.0.3, sync": async ({ body }) => sum(parseWhole(body, CSV), "Sum"),
    "csv-parse 7.0.3, stream": async ({ body }) => {
      let total = 0;
      for await (const row of Readable.from(pieces(body)).pipe(parse(CSV))) total += cents(row as object, "Sum");
      return total;
    },
    "@maksu/webhooks: rows": async ({ body }) => sum(reportRows(body, "application/csv"), "amount"),
    "@maksu/webhooks: signature, check, rows": async (report) => sum((await readReport(report))?.rows ?? [], "amount"),
  },
};

const CSV = { delimiter: ";", columns: true, bom: true } as const;

/** Splits a body as it comes from a socket. */
function* pieces(body: Buffer): Generator<Buffer> {
  for (let start = 0; start < body.length; start += 65_536) yield body.subarray(start, start + 65_536);
}

function sum(rows: Iterable<object>, field: string): number {
  let total = 0;
  for (const row of rows) total += cents(row, field);
  return total;
}

const cents = (row: object, field: string): number => toCents(String((row as Readonly<Record<string, unknown>>)[field]).replace(",", "."));
