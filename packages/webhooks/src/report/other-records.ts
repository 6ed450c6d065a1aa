/** Distinguishes the rows of a report from records in other responses that are signed with the same secret. */
import { type PaymentReportRow, ROW_FIELDS } from "./report-row.ts";

/** Fields of a settlement that no report row has. Settlements are the only listed record that shares a field with rows. */
const OF_SETTLEMENTS = ["id", "createdAt"] as const;
const SHARED = "settlementReference";

/** Collects from the rows of a JSON report, one after the other, whose list they are. */
export class RowsSeen {
  #own = false;
  #other = false;

  /** Inspects the next row. A row without a value for any field is evidence of nothing. */
  see(row: PaymentReportRow): void {
    const names = Object.keys(row);
    if (names.some((name) => name !== SHARED && ROW_FIELDS.has(name)) || isOwnReference(row)) this.#own = true;
    else if (names.length > 0) this.#other = true;
  }

  /**
   * Whether they are the records of another operation, such as payment methods or settlements. A list has records of one kind, so one row
   * with a field that `reportFields` can request makes a report: rows may have unknown fields, and some have no others.
   */
  get areOtherRecords(): boolean {
    return this.#other && !this.#own;
  }
}

const isOwnReference = (row: PaymentReportRow): boolean =>
  Object.hasOwn(row, SHARED) && !OF_SETTLEMENTS.every((name) => Object.hasOwn(row, name));
