/** Which fields the columns of a CSV file stand for. */
import { paymentReportColumns } from "@maksu/payment-api/events";

/** Names of columns, and the fields whose values stand in each, with a space between where there are several. */
export const CSV_COLUMNS: ReadonlyMap<string, readonly string[]> = readColumns();

function readColumns(): Map<string, string[]> {
  const columns = new Map<string, string[]>();
  for (const [field, shape] of Object.entries(paymentReportColumns)) {
    const name = "column" in shape ? shape.column : field;
    columns.set(name, [...(columns.get(name) ?? []), field]);
  }
  return columns;
}
