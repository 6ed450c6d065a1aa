/** Parses the records of a CSV file as rows: the first record names the columns. */
import type { BodyText } from "./body-text.ts";
import { CSV_COLUMNS } from "./csv-columns.ts";
import { type CsvCell, csvCells, csvRecords } from "./csv-records.ts";
import { type FieldKind, type PaymentReportRow, ROW_FIELDS, RULES, setOwn } from "./report-row.ts";

/**
 * Yields the rows of a CSV file.
 *
 * @throws ReportError `csv-syntax`, `csv-header-invalid`, `csv-cell-count`, `field-invalid`, `encoding-invalid`
 */
export function* csvRows(bytes: Uint8Array): Generator<PaymentReportRow, void, undefined> {
  let columns: readonly CsvColumn[] | undefined;
  for (const record of csvRecords(bytes))
    if (columns === undefined) columns = readHeader(record);
    else yield readRow(record, columns);
}

/**
 * Checks whether the header of a CSV file may be that of a report: it names a field, has several columns, or has one in double quotes, as
 * the service writes text. Column names are published for some fields only, but the first line of another signed text, such as a request's
 * method, would otherwise pass for the name of a single column.
 *
 * @throws ReportError as {@link csvRows}
 */
export function hasReportHeader(bytes: Uint8Array): boolean {
  const [header] = csvRecords(bytes);
  if (header === undefined) return false;
  return readHeader(header).some(({ fields }) => fields.length > 0) || csvCells(header).some(({ quoted }, place) => quoted || place > 0);
}

/** A column: its name, and the fields whose values it contains. */
interface CsvColumn {
  readonly name: string;
  readonly fields: readonly { readonly name: string; readonly kind: FieldKind }[];
}

function readHeader(record: BodyText): CsvColumn[] {
  const taken = new Set<string>();
  return csvCells(record).map(({ text: name, index }) => {
    if (name === "") throw record.error("csv-header-invalid", index, "a column must have a name");
    const fields = fieldsOf(name);
    for (const key of new Set([name, ...fields.map((field) => field.name)])) {
      if (taken.has(key)) throw record.error("csv-header-invalid", index, "an earlier column has the same name or field");
      taken.add(key);
    }
    return { name, fields };
  });
}

/** A column may also be named like a field. */
const fieldsOf = (column: string): CsvColumn["fields"] =>
  (CSV_COLUMNS.get(column) ?? [column]).flatMap((name) => {
    const kind = ROW_FIELDS.get(name);
    return kind === undefined ? [] : [{ name, kind }];
  });

function readRow(record: BodyText, columns: readonly CsvColumn[]): PaymentReportRow {
  const cells = csvCells(record);
  const row: PaymentReportRow = {};
  for (const [place, column] of columns.entries()) {
    const cell = cells[place];
    if (cell === undefined) throw record.error("csv-cell-count", record.text.length, "a row must not have fewer values than the header");
    if (cell.text !== "" || cell.quoted) readCell(record, column, cell, row);
  }
  const extra = cells[columns.length];
  if (extra !== undefined) throw record.error("csv-cell-count", extra.index, "a row must not have more values than the header");
  return row;
}

function readCell(record: BodyText, { name, fields }: CsvColumn, cell: CsvCell, row: PaymentReportRow): void {
  const parts = fields.length > 1 ? cell.text.split(" ").filter(Boolean) : [cell.text];
  // Columns without a known field, and those that share one ambiguously, keep their own name.
  if (parts.length !== fields.length) return setOwn(row, name, cell.quoted ? cell.text : withPoint(cell.text));
  for (const [index, { name: field, kind }] of fields.entries()) {
    const text = parts[index] ?? "";
    if (text === "" && kind === "decimal") continue;
    const value = valueOf(text, kind);
    if (value === undefined) throw record.error("field-invalid", cell.index, `${field}: ${CSV_RULES[kind]}`);
    row[field] = value;
  }
}

/** Parses the value of a field; undefined when it has another type. */
function valueOf(text: string, kind: FieldKind): string | undefined {
  if (kind === "text" || kind === "text or list") return text;
  return kind === "decimal" && DECIMAL.test(text) ? withPoint(text) : undefined;
}

/** Parses a number as the service writes it in CSV. A decimal point is rejected: its meaning is undocumented. */
const DECIMAL = /^-?[0-9]+(?:,[0-9]+)?$/;

const withPoint = (text: string): string => (DECIMAL.test(text) ? text.replace(",", ".") : text);

const CSV_RULES: Readonly<Record<FieldKind, string>> = {
  ...RULES,
  decimal: "must be a decimal number with a comma",
  list: "is not allowed in a CSV file",
};
