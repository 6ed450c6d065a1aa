/** Banking days in Helsinki: Monday to Friday, but for the holidays that are given. Days are midnights in Helsinki, as if they were UTC. */
import { DAY, dayOf, timeAt } from "./helsinki.ts";

/** Days on which no bank works, besides weekends: `2026-12-25`. */
export type Holidays = readonly string[];

/** Whether a day is a banking day. */
export const isBankingDay = (day: number, holidays: Holidays): boolean =>
  ![0, 6].includes(new Date(day).getUTCDay()) && !holidays.includes(new Date(day).toISOString().slice(0, 10));

/** The day that is so many banking days after another one. */
export function bankingDaysAfter(day: number, count: number, holidays: Holidays): number {
  let found = day;
  for (let left = count; left > 0;) {
    found += DAY;
    if (isBankingDay(found, holidays)) left--;
  }
  return found;
}

/** An hour in Helsinki of a day, in milliseconds since 1970. */
export const hourOf = (day: number, hour: number): number => timeAt(day + hour * 3_600_000);

/** 06:00 in Helsinki of the first banking day after the day of `now`. Both in milliseconds since 1970. */
export const nextBankingDay = (now: number, holidays: Holidays): number => hourOf(bankingDaysAfter(dayOf(now), 1, holidays), 6);
