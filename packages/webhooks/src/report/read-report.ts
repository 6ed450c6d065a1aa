/** Verifies a delivered report's signature first, then parses its rows (Payment API 2.0.0, Events, report delivery callback). */
import { type CheckoutAlgorithm, type ReceivedPairs, type Secrets, verifyCheckoutSignature } from "@maksu/signing";
import { enumOption, type OptionRules } from "@maksu/signing/options";
import { secretsRule, takeOptions, type WebhookOptionRule } from "../options/rules.ts";
import { errorAt, textStart } from "./body-text.ts";
import { csvRows, hasReportHeader } from "./csv-rows.ts";
import { jsonStart } from "./json-elements.ts";
import { jsonRows } from "./json-rows.ts";
import { RowsSeen } from "./other-records.ts";
import { ReportError } from "./report-error.ts";
import { areReportHeaders } from "./report-headers.ts";
import type { PaymentReportRow } from "./report-row.ts";
import { hasSignedLine } from "./signed-lines.ts";

/** The input of {@link readReport}. */
export interface ReportDelivery {
  /** The received headers: `Headers`, or pairs of name and value. */
  readonly headers: ReceivedPairs;
  /** The body exactly as received. It must not change while its rows are parsed. */
  readonly body: Uint8Array;
  /** The merchant secret, or several during a rotation. */
  readonly secret: Secrets;
  /** The only algorithm to accept. Without it, `checkout-algorithm` decides or, without that header, the signature's length. */
  readonly algorithm?: CheckoutAlgorithm;
}

/** A report that the service has sent. */
export interface PaymentReport {
  /** Its format. */
  readonly format: "json" | "csv";
  /** Its rows, each parsed when requested. They can be iterated more than once. */
  readonly rows: Iterable<PaymentReportRow>;
}

/**
 * Verifies the signature over the `checkout-` headers and the body, then parses every row once, so that a report which is truncated or
 * malformed anywhere is rejected before any row is handed out. Returns `undefined` when the signature does not match, or is that of another
 * message: the service signs redirects, callbacks and responses with the same secret. Those have signed headers, body lines or records that
 * no report has.
 *
 * Yields to other work of the process while it checks.
 *
 * @throws ReportError for a report that is signed by the service but can't be parsed
 * @throws WebhookError `option-invalid`, `option-unknown`, `secret-invalid` for invalid options
 */
export async function readReport(delivery: ReportDelivery): Promise<PaymentReport | undefined> {
  const report = await openReport(takeOptions(delivery, DELIVERY));
  return typeof report === "string" ? undefined : report;
}

/** Reads a report like {@link readReport}, and returns the reason when there is none. */
export async function openReport({ headers, body, ...key }: ReportDelivery): Promise<PaymentReport | "signature" | "event"> {
  const parameters = [...headers];
  if (!(await verifyCheckoutSignature({ parameters, body, ...key }))) return "signature";
  // Redirects and callbacks are signed with an empty body, too.
  if (body.length === 0 || !areReportHeaders(parameters) || hasSignedLine(body)) return "event";
  // The service's responses are JSON. A report is a list, and CSV begins with a column name.
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
 * Parses the rows of a report whose signature is already verified, such as a stored one: each row is parsed when requested. They can be
 * iterated more than once.
 *
 * @param body the bytes of the report, UTF-8
 * @param contentType `application/json` or `application/csv`
 * @throws ReportError immediately for the content type and an empty body; for everything else, when the row in question is requested
 * @throws TypeError for a body that is not bytes
 */
export function reportRows(body: Uint8Array, contentType: string): Iterable<PaymentReportRow> {
  return rowsOf(body, formatOf(String(contentType)));
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

/** Checks for bytes by their tag, so that those of another realm are accepted, too. */
function isBytes(value: unknown): boolean {
  return Object.prototype.toString.call(value) === "[object Uint8Array]";
}

/** This many rows take a few milliseconds. */
const ROWS_AT_ONCE = 1000;

function rowsOf(body: Uint8Array, format: PaymentReport["format"]): Iterable<PaymentReportRow> {
  if (!isBytes(body)) throw new TypeError("body: must be the received bytes, as a Uint8Array");
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
