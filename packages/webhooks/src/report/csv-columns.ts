/** The fields that CSV columns stand for. */
import { paymentReportColumns } from "@maksu/payment-api/events";

/** Column names, and the fields whose values each column contains, separated by a space where there are several. */
export const CSV_COLUMNS: ReadonlyMap<string, readonly string[]> = readColumns();

function readColumns(): Map<string, string[]> {
  const columns = new Map<string, string[]>();
  for (const [field, shape] of Object.entries(paymentReportColumns)) {
    const name = "column" in shape ? shape.column : field;
    columns.set(name, [...(columns.get(name) ?? []), field]);
  }
  return columns;
}
