/** What the service lists in its responses, signed with the same secret as a report, and what a row of a report is not. */
import { type PaymentReportRow, ROW_FIELDS } from "./report-row.ts";

/** What a settlement has and no row of a report: the one record in a list of which a field, `settlementReference`, is a row's as well. */
const OF_SETTLEMENTS = ["id", "createdAt"] as const;

/**
 * Whether a row of a JSON report is the record of another operation, such as a payment method or a settlement. A row has fields that
 * `reportFields` can ask for, and may have unknown ones beside them; one without a value for any field has nothing in it.
 */
export function isOtherRecord(row: PaymentReportRow): boolean {
  const names = Object.keys(row);
  const hasNoField = names.length > 0 && !names.some((name) => ROW_FIELDS.has(name));
  return hasNoField || OF_SETTLEMENTS.every((name) => Object.hasOwn(row, name));
}
