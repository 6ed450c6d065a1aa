/** Banking days in Helsinki: Monday to Friday. */
import { wallClock } from "./helsinki.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The day in Helsinki of a time in milliseconds since 1970, counted from 1970. */
export const dayInHelsinki = (time: number): number => Math.floor(wallClock(time) / DAY);

/** 06:00 in Helsinki of the first banking day after the day of `now`. Both in milliseconds since 1970. */
export function nextBankingDay(now: number): number {
  let day = (dayInHelsinki(now) + 1) * DAY;
  while ([0, 6].includes(new Date(day).getUTCDay())) day += DAY;
  const wall = day + 6 * HOUR;
  // Helsinki is two or three hours ahead, and changes its clocks on Sundays only.
  const nearby = wall - 3 * HOUR;
  return wall - (wallClock(nearby) - nearby);
}
