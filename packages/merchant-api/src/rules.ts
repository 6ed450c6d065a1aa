import type { Rules } from "@maksu/openapi-runtime/validation";
import type { RuleName } from "./generated/validators.ts";

interface Dates {
  readonly query: { readonly fromDate: string; readonly toDate: string };
}

const datesInOrder = ({ query: { fromDate, toDate } }: Dates): true | string =>
  fromDate <= toDate || `fromDate ${fromDate} is after toDate ${toDate}`;

/**
 * Checks that a range spans at most so many calendar months, both days included; two months from 31 December end on the last day of
 * February (Merchant API v1, Limits).
 */
const atMostMonths = ({ query: { fromDate, toDate } }: Dates, months: number): true | string => {
  const [year = 0, month = 0, day = 0] = fromDate.split("-").map(Number);
  // Date.UTC maps years below 100 to the last century.
  const end = new Date(0);
  end.setUTCFullYear(year, month + months, 0);
  end.setUTCFullYear(year, month + months - 1, Math.min(day, end.getUTCDate()));
  if (Date.parse(toDate) <= end.getTime()) return true;
  return `toDate ${toDate} is more than ${months} months after fromDate ${fromDate}; the last day is ${end.toISOString().slice(0, 10)}`;
};

/** The named rules of the Merchant API's description. */
export const rules: Rules<RuleName> = { "dates-in-order": datesInOrder, "at-most-two-months": atMostMonths };
