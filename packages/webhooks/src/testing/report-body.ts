/** Reads a report in tests of the parser: all of it, or the error that it ends with. */
import { reportRows } from "../report/read-report.ts";
import { ReportError, type ReportErrorCode } from "../report/report-error.ts";
import type { PaymentReportRow } from "../report/report-row.ts";

/** Returns a body as bytes. */
export const bytesOf = (body: string | readonly number[]): Uint8Array =>
  typeof body === "string" ? new TextEncoder().encode(body) : Uint8Array.from(body);

/** Returns every row of a report. */
export const rowsOf = (format: "json" | "csv", body: string | readonly number[]): PaymentReportRow[] => [
  ...reportRows(bytesOf(body), `application/${format}`),
];

/** Returns why a report can't be parsed, as `code line:column`, and the message. */
export function rejectionOf(format: "json" | "csv", body: string | readonly number[]): { readonly what: string; readonly message: string } {
  try {
    rowsOf(format, body);
  } catch (error) {
    if (error instanceof ReportError)
      return { what: `${error.code satisfies ReportErrorCode} ${error.line}:${error.column}`, message: error.message };
    throw error;
  }
  throw new Error("no error");
}
