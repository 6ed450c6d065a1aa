/** Reading a report in tests of the reader: all of it, or the error that it ends with. */
import { reportRows } from "../report/read-report.ts";
import { ReportError, type ReportErrorCode } from "../report/report-error.ts";
import type { PaymentReportRow } from "../report/report-row.ts";

/** A body as bytes. */
export const bytesOf = (body: string | readonly number[]): Uint8Array =>
  typeof body === "string" ? new TextEncoder().encode(body) : Uint8Array.from(body);

/** Every row of a report. */
export const rowsOf = (format: "json" | "csv", body: string | readonly number[]): PaymentReportRow[] => [
  ...reportRows(bytesOf(body), `application/${format}`),
];

/** Why a report can't be read, as `code line:column`, and its message. */
export function refusalOf(format: "json" | "csv", body: string | readonly number[]): { readonly what: string; readonly message: string } {
  try {
    rowsOf(format, body);
  } catch (error) {
    if (error instanceof ReportError)
      return { what: `${error.code satisfies ReportErrorCode} ${error.line}:${error.column}`, message: error.message };
    throw error;
  }
  throw new Error("no error");
}
