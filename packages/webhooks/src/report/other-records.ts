/** What the service lists in its responses, signed with the same secret as a report, and what a row of a report is not. */
import { type PaymentReportRow, ROW_FIELDS } from "./report-row.ts";

/** What a settlement has and no row of a report: the one record in a list of which a field is a row's as well. */
const OF_SETTLEMENTS = ["id", "createdAt"] as const;
const SHARED = "settlementReference";

/** What the rows of a JSON report show, one after the other, of whose list they are. */
export class RowsSeen {
  #own = false;
  #other = false;

  /** Looks at the next row. One without a value for any field has nothing in it. */
  see(row: PaymentReportRow): void {
    const names = Object.keys(row);
    if (names.some((name) => name !== SHARED && ROW_FIELDS.has(name)) || isOwnReference(row)) this.#own = true;
    else if (names.length > 0) this.#other = true;
  }

  /**
   * Whether they are the records of another operation, such as payment methods or settlements. A list has records of one kind, so one row with a
   * field that `reportFields` can ask for makes a report: rows may have unknown fields, and some nothing else.
   */
  get areOtherRecords(): boolean {
    return this.#other && !this.#own;
  }
}

const isOwnReference = (row: PaymentReportRow): boolean =>
  Object.hasOwn(row, SHARED) && !OF_SETTLEMENTS.every((name) => Object.hasOwn(row, name));
