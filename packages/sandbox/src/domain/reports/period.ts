import { DAY, timeAt } from "../calendar/helsinki.ts";

/** A span of time, from the first millisecond to before the last, in milliseconds since 1970. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** All times that have a year of four digits. */
const ALWAYS: Period = { from: Date.parse("0001-01-02"), to: Date.parse("9999-12-31") };

/**
 * The period of a report or of a list, both ends included. A date is a whole day, and a time without an offset is one, in Helsinki.
 *
 * @param start - ISO 8601
 */
export const periodOf = (start: string | undefined, end: string | undefined): Period => ({
  from: Math.max(start === undefined ? ALWAYS.from : timeOf(start), ALWAYS.from),
  to: Math.min(end === undefined ? ALWAYS.to : timeAfter(end), ALWAYS.to),
});

/** The first time after an end. Not every day has 24 hours: it is the next midnight in Helsinki. */
const timeAfter = (end: string): number => (isDate(end) ? timeAt(Date.parse(end) + DAY) : timeOf(end) + 1);

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

function timeOf(text: string): number {
  if (isDate(text)) return timeAt(Date.parse(text));
  return /(?:[zZ]|[+-]\d\d:?\d\d)$/.test(text) ? Date.parse(text) : timeAt(Date.parse(`${text}Z`));
}
