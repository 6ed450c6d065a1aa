/** A delivered report: its signature first, then its rows (Payment API 2.0.0, Events, report delivery callback). */
import { type CheckoutAlgorithm, type ReceivedPairs, type Secrets, verifyCheckoutSignature } from "@maksu/signing";
import { enumOption, type OptionRules } from "@maksu/signing/options";
import { secretsRule, takeOptions, type WebhookOptionRule } from "../options/option-rules.ts";
import { errorAt, textStart } from "./body-text.ts";
import { csvRows, hasReportHeader } from "./csv-rows.ts";
import { jsonStart } from "./json-elements.ts";
import { jsonRows } from "./json-rows.ts";
import { RowsSeen } from "./other-records.ts";
import { ReportError } from "./report-error.ts";
import { areReportHeaders } from "./report-headers.ts";
import type { PaymentReportRow } from "./report-row.ts";
import { hasSignedLine } from "./signed-lines.ts";

/** What {@link readReport} reads. */
export interface ReportDelivery {
  /** The headers received: `Headers`, or pairs of name and value. */
  readonly headers: ReceivedPairs;
  /** The body exactly as received. It must not change while its rows are read. */
  readonly body: Uint8Array;
  /** The merchant secret; several while it is being changed. */
  readonly secret: Secrets;
  /** The only algorithm to accept. Without it, `checkout-algorithm` decides, or where there is none the signature's length. */
  readonly algorithm?: CheckoutAlgorithm;
}

/** A report that the service has sent. */
export interface PaymentReport {
  /** The form it came in. */
  readonly format: "json" | "csv";
  /** Its rows, each read when it is asked for. They can be gone through more than once. */
  readonly rows: Iterable<PaymentReportRow>;
}

/**
 * Verifies the signature over the `checkout-` headers and the body, then reads every row once, so that a report that breaks off or is
 * malformed anywhere is refused before a row of it is handed on. `undefined` when the signature is not the service's, or not that of a report:
 * the service signs redirects, callbacks and its responses with the same secret. They have signed headers, lines of the body or records that no
 * report has.
 *
 * While it checks, it lets other work of the process have its turn.
 *
 * @throws ReportError for a report that the service has signed and that can't be read
 * @throws WebhookError `option-invalid`, `option-unknown`, `secret-invalid`: mistakes of the caller
 */
export async function readReport(delivery: ReportDelivery): Promise<PaymentReport | undefined> {
  const report = await openReport(takeOptions(delivery, DELIVERY));
  return typeof report === "string" ? undefined : report;
}

/** As {@link readReport}, and says why there is none. */
export async function openReport({ headers, body, ...key }: ReportDelivery): Promise<PaymentReport | "signature" | "event"> {
  const parameters = [...headers];
  if (!(await verifyCheckoutSignature({ parameters, body, ...key }))) return "signature";
  // Redirects and callbacks are signed with an empty body, too.
  if (body.length === 0 || !areReportHeaders(parameters) || hasSignedLine(body)) return "event";
  // The service's responses are JSON. A report is a list, and CSV begins with the name of a column.
  const start = jsonStart(body);
  if (start === "object") return "event";
  const format = formatOf(contentTypeOf(parameters));
  const rows = rowsOf(body, format);
  if (format === "csv" && (start === "list" || !hasReportHeader(body))) return "event";
  const seen = new RowsSeen();
  let checked = 0;
  for (const row of rows) {
    seen.see(row);
    if (++checked % ROWS_AT_ONCE === 0) await new Promise((resume) => setTimeout(resume));
  }
  return format === "json" && seen.areOtherRecords ? "event" : { format, rows };
}

/**
 * The rows of a report whose signature is known to be right, such as one that was kept: each is read when it is asked for. They can be gone
 * through more than once.
 *
 * @param body the bytes of the report, UTF-8
 * @param contentType `application/json` or `application/csv`
 * @throws ReportError now for the content type and an empty body; for all else, when the row in question is asked for
 * @throws TypeError for a body that is no bytes
 */
export function reportRows(body: Uint8Array, contentType: string): Iterable<PaymentReportRow> {
  return rowsOf(body, formatOf(contentType));
}

const DELIVERY: OptionRules<ReportDelivery, WebhookOptionRule> = {
  headers: {
    allowed: "Headers, or pairs of name and value",
    accepts: (value) => typeof value === "object" && value !== null && Symbol.iterator in value,
    required: true,
  },
  body: { allowed: "the bytes received, a Uint8Array", accepts: isBytes, required: true },
  secret: secretsRule,
  algorithm: enumOption("sha256", "sha512"),
};

/** Whether it is bytes: by its tag, so that those of another realm are bytes too. */
function isBytes(value: unknown): boolean {
  return Object.prototype.toString.call(value) === "[object Uint8Array]";
}

/** So many rows take a few milliseconds. */
const ROWS_AT_ONCE = 1000;

function rowsOf(body: Uint8Array, format: PaymentReport["format"]): Iterable<PaymentReportRow> {
  if (!isBytes(body)) throw new TypeError("body: give the bytes received, as a Uint8Array");
  if (textStart(body) === body.length) throw errorAt(body, body.length, "body-empty", "the body is empty");
  return { [Symbol.iterator]: () => (format === "json" ? jsonRows(body) : csvRows(body)) };
}

const contentTypeOf = (headers: readonly (readonly [name: string, value: unknown])[]): string =>
  headers.flatMap(([name, value]) => (name.toLowerCase() === "content-type" ? [String(value)] : [])).join(", ");

function formatOf(contentType: string): PaymentReport["format"] {
  const [type, ...parameters] = contentType
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  const isUtf8 = parameters.every((parameter) => !parameter.startsWith("charset=") || /^charset="?utf-8"?$/.test(parameter));
  if (isUtf8 && type === "application/json") return "json";
  if (isUtf8 && type === "application/csv") return "csv";
  throw new ReportError("content-type-unknown", "content-type: must be application/json or application/csv, in UTF-8");
}
