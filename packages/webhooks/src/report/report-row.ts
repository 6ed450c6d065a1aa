/** What a row of a report is, and what its fields must be. */
import { type PaymentReportCallbackJSON, paymentReportColumns, type ReportItem } from "@maksu/payment-api/events";

/**
 * A row of a report. Numbers are decimal text: the digits as sent, with a decimal point. So the same amount may be `-5` from JSON and `-5.00` from
 * CSV: compare values, not texts. A column that the description does not know is kept under its name: as text, or in a JSON report as a value of
 * any kind whose numbers are text. A field without a value (`null`, an empty cell) is left out.
 */
export interface PaymentReportRow extends PaymentReportCallbackJSON {
  [column: string]: unknown;
}

/** What the value of a field is for callers: `decimal` is a decimal number as text. */
export type FieldKind = "text" | "decimal" | "list" | "text or list";

/** Kinds of fields by name. A field that is not among them may be anything. */
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

/** Lists that may also come as one text. */
const textsToo: ReadonlySet<string> = new Set<keyof PaymentReportCallbackJSON>(["refunditems"]);

/** The fields of a row. */
export const ROW_FIELDS: FieldKinds = new Map(
  Object.entries(paymentReportColumns).map(([name, { kind }]) => [name, textsToo.has(name) ? "text or list" : kind]),
);

/** What is wrong with a value that is not of its field's kind. */
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

/** Sets a member that is the object's own, whatever its name: `__proto__` is a name like any other. */
export function setOwn(row: Record<string, unknown>, name: string, value: unknown): void {
  if (name === "__proto__") Object.defineProperty(row, name, { value, writable: true, enumerable: true, configurable: true });
  else row[name] = value;
}
