/** The type of a report row, and the types of its fields. */
import { type PaymentReportCallbackJSON, paymentReportColumns, type ReportItem } from "@maksu/payment-api/events";

/**
 * A row of a report. Numbers are decimal strings: the digits as sent, with a decimal point. The same amount may be `-5` in JSON and `-5.00`
 * in CSV, so compare values, not strings. Unknown columns are kept under their names: as strings, or in a JSON report as values of any type
 * whose numbers are strings. A field without a value (`null`, an empty cell) is left out.
 */
export interface PaymentReportRow extends PaymentReportCallbackJSON {
  [column: string]: unknown;
}

/** Types of fields for callers: `decimal` is a decimal number as a string. */
export type FieldKind = "text" | "decimal" | "list" | "text or list";

/** Types of fields by name. Unknown fields may have any type. */
export type FieldKinds = ReadonlyMap<string, FieldKind>;

const itemKinds: Readonly<Record<keyof ReportItem, FieldKind>> = {
  stamp: "text",
  amount: "decimal",
  description: "text",
  vat: "decimal",
  code: "text",
  quantity: "decimal",
};

/** The fields of an item in a list. */
export const ITEM_FIELDS: FieldKinds = new Map(Object.entries(itemKinds));

/** Lists that may also come as a single string. */
const textsToo: ReadonlySet<string> = new Set<keyof PaymentReportCallbackJSON>(["refunditems"]);

/** The fields of a row. */
export const ROW_FIELDS: FieldKinds = new Map(
  Object.entries(paymentReportColumns).map(([name, { kind }]) => [name, textsToo.has(name) ? "text or list" : kind]),
);

/** The error message for a value that does not have its field's type. */
export const RULES: Readonly<Record<FieldKind, string>> = {
  text: "must be text",
  decimal: "must be a decimal number",
  list: "must be a list of objects",
  "text or list": "must be text or a list of objects",
};

/** Whether the values of a field are lists of items. */
export const isListKind = (kind: FieldKind | undefined): boolean => kind === "list" || kind === "text or list";

/** A number as JSON writes it. */
export const JSON_NUMBER: RegExp = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?$/;

/** Sets an own property, whatever its name: `__proto__` is a name like any other. */
export function setOwn(row: Record<string, unknown>, name: string, value: unknown): void {
  if (name === "__proto__") Object.defineProperty(row, name, { value, writable: true, enumerable: true, configurable: true });
  else row[name] = value;
}
