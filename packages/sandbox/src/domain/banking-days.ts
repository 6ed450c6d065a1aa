/** Banking days in Helsinki: Monday to Friday. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const HELSINKI = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Helsinki",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** The wall clock of Helsinki at a time, as if it were UTC. */
function wallClock(time: number): number {
  const parts = new Map(HELSINKI.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
}

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
