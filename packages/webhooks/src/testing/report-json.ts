/** Writes reports as JSON. */
import { type FieldKinds, isListKind, ITEM_FIELDS, JSON_NUMBER, ROW_FIELDS } from "../report/report-row.ts";

type Row = Readonly<Record<string, unknown>>;

/** Writes a report as JSON. An amount given as text becomes a number with the same digits, as the service writes it. */
export function reportJson(rows: readonly Row[]): string {
  return `[${rows.map((row) => object(row, ROW_FIELDS)).join(",")}]`;
}

function object(members: Row, kinds: FieldKinds): string {
  const written = Object.entries(members).filter(([, value]) => value !== undefined);
  return `{${written.map(([name, value]) => `${JSON.stringify(name)}:${member(value, kinds.get(name))}`).join(",")}}`;
}

function member(value: unknown, kind: ReturnType<FieldKinds["get"]>): string {
  if (typeof value === "string" && kind === "decimal" && JSON_NUMBER.test(value)) return value;
  if (Array.isArray(value) && isListKind(kind)) return `[${value.map((item: Row) => object(item, ITEM_FIELDS)).join(",")}]`;
  return JSON.stringify(value);
}
