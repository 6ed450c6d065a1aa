/** Writes reports as CSV: a row of column names, semicolons, texts in double quotes, decimal commas, CRLF. */
import { CSV_COLUMNS } from "../report/csv-columns.ts";
import { ROW_FIELDS } from "../report/report-row.ts";

type Row = Readonly<Record<string, unknown>>;

/**
 * Writes a report as CSV. Columns are the fields that any row has, or all fields when there is no row; a list of traded items has none, as
 * only JSON reports have it. A number is written with two decimals; a decimal string keeps its digits.
 */
export function reportCsv(rows: readonly Row[]): string {
  const used = new Set(rows.flatMap((row) => Object.keys(row)));
  const fields = [...(used.size === 0 ? ROW_FIELDS.keys() : used)].filter((field) => ROW_FIELDS.get(field) !== "list");
  const columns = new Map<string, string[]>();
  for (const field of fields) {
    const column = columnOf(field, rows);
    columns.set(column, [...(columns.get(column) ?? []), field]);
  }
  const lines = rows.map((row) => [...columns.values()].map((sharing) => cell(sharing, row)).join(";"));
  return [[...columns.keys()].map(quoted).join(";"), ...lines].map((line) => `${line}\r\n`).join("");
}

/** Returns the column of a field. Fields share one where every row has all of them or none: one value alone would be ambiguous. */
function columnOf(field: string, rows: readonly Row[]): string {
  const [column, sharing] = [...CSV_COLUMNS].find(([, fields]) => fields.includes(field)) ?? [field, [field]];
  const areTogether = sharing.length === 1 || rows.every((row) => new Set(sharing.map((each) => isAbsent(valueIn(row, each)))).size === 1);
  return areTogether ? column : field;
}

function cell(sharing: readonly string[], row: Row): string {
  const [field = ""] = sharing;
  const value = valueIn(row, field);
  if (isAbsent(value)) return "";
  if (sharing.length > 1) return quoted(sharing.map((each) => String(valueIn(row, each))).join(" "));
  const kind = ROW_FIELDS.get(field);
  if (typeof value === "number") return decimal(value);
  if (typeof value === "string") return kind === "decimal" ? withComma(value) : quoted(value);
  return quoted(kind === "text or list" && Array.isArray(value) ? value.map(itemText).join("|") : JSON.stringify(value));
}

/** Writes an item of a list for the single string that stands for the list. */
const itemText = ({ stamp, amount }: { readonly stamp?: unknown; readonly amount?: unknown }): string =>
  `${String(stamp)}:${typeof amount === "number" ? decimal(amount) : withComma(String(amount))}`;

/** Returns a row's own value: a row without a column named `toString` has none. */
const valueIn = (row: Row, field: string): unknown => (Object.hasOwn(row, field) ? row[field] : undefined);
const isAbsent = (value: unknown): boolean => value === undefined || value === null;
const decimal = (value: number): string => withComma(value.toFixed(2));
const withComma = (digits: string): string => digits.replace(".", ",");
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
