/** A report as JSON or CSV, row by row: the whole is never built (Payment API, Events; public documentation, reports). */
import { paymentReportColumns } from "@maksu/payment-api/events";
import type { Decimal } from "./decimal.ts";
import type { ReportField, ReportRow, ReportValue } from "./report-row.ts";
import type { ReportItem } from "./row-items.ts";

/** Writes a report in pieces. */
export interface ReportWriter {
  readonly begin: string;
  /** Between two rows. */
  readonly between: string;
  readonly end: string;
  row(row: ReportRow): string;
}

const FIELDS = Object.keys(paymentReportColumns) as readonly ReportField[];

export interface ReportShape {
  readonly format: "json" | "csv";
  /** The fields that were asked for; all when none. They come in the description's order. */
  readonly fields: readonly string[] | undefined;
  /** Whether the rows of the payments are shown: in JSON alone. */
  readonly includeItems: boolean;
}

/** Creates the writer of a report. */
export function reportWriter({ format, fields, includeItems }: ReportShape): ReportWriter {
  const shown = FIELDS.filter(
    (field) => (!fields?.length || fields.includes(field)) && (field !== "tradeitems" || (includeItems && format === "json")),
  );
  return format === "json" ? jsonWriter(shown) : csvWriter(shown);
}

const isDecimal = (value: unknown): value is Decimal => typeof value === "object" && value !== null && "decimal" in value;

const jsonWriter = (fields: readonly ReportField[]): ReportWriter => ({
  begin: "[",
  between: ",",
  end: "]",
  row: (row) => object(Object.fromEntries(fields.map((field) => [field, row[field]]))),
});

function object(members: object): string {
  const written = Object.entries(members).filter(([, value]) => value !== undefined);
  return `{${written.map(([name, value]) => `${JSON.stringify(name)}:${json(value)}`).join(",")}}`;
}

function json(value: unknown): string {
  if (isDecimal(value)) return shortest(value);
  return Array.isArray(value) ? `[${value.map(object).join(",")}]` : JSON.stringify(value);
}

/** A JSON number without needless zeros: `15.5`. */
const shortest = ({ decimal }: Decimal): string => (decimal.includes(".") ? decimal.replace(/\.?(?<!0)0+$/, "") : decimal);

function csvWriter(fields: readonly ReportField[]): ReportWriter {
  const columns = csvColumns(fields);
  const line = (cells: readonly string[]): string => `${cells.join(";")}\r\n`;
  return {
    begin: line(columns.map(([name]) => quoted(name))),
    between: "",
    end: "",
    row: (row) => line(columns.map(([, sharing]) => csvCell(sharing.map((field) => row[field])))),
  };
}

/** The columns, with their fields. A field that shares a column with one that is not shown has one of its own name. */
function csvColumns(fields: readonly ReportField[]): readonly (readonly [name: string, fields: readonly ReportField[]])[] {
  const columns = new Map<string, ReportField[]>();
  for (const field of fields) {
    const column = columnOf(field);
    const isWhole = FIELDS.every((each) => columnOf(each) !== column || fields.includes(each));
    const name = isWhole ? column : field;
    columns.set(name, [...(columns.get(name) ?? []), field]);
  }
  return [...columns];
}

const columnOf = (field: ReportField): string => {
  const shape = paymentReportColumns[field];
  return "column" in shape ? shape.column : field;
};

function csvCell(values: readonly (ReportValue | undefined)[]): string {
  const [value] = values;
  if (value === undefined || value === null) return "";
  if (values.length > 1) return quoted(values.join(" "));
  if (typeof value === "string") return quoted(value);
  return isDecimal(value) ? withComma(value) : quoted(value.map(itemText).join("|"));
}

const itemText = ({ stamp = "", amount }: ReportItem): string => `${stamp}:${withComma(amount)}`;
const withComma = ({ decimal }: Decimal): string => decimal.replace(".", ",");
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
