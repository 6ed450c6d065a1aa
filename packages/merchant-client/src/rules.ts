import type { Rules } from "@maksu/client-core/validation";
import type { RuleName } from "./generated/validators.ts";

interface Dates {
  readonly query: { readonly fromDate: string; readonly toDate: string };
}

const datesInOrder = ({ query: { fromDate, toDate } }: Dates): boolean => fromDate <= toDate;

/** Two calendar months, both days included; from 31 December they end on the last day of February (Merchant API v1, Limits). */
const atMostTwoMonths = ({ query: { fromDate, toDate } }: Dates): boolean => {
  const [year = 0, month = 0, day = 0] = fromDate.split("-").map(Number);
  const lastDayOfMonth = new Date(Date.UTC(year, month + 2, 0)).getUTCDate();
  return Date.parse(toDate) <= Date.UTC(year, month + 1, Math.min(day, lastDayOfMonth));
};

/** The rules that the Merchant API's description names. */
export const rules: Rules<RuleName> = { "dates-in-order": datesInOrder, "at-most-two-months": atMostTwoMonths };
