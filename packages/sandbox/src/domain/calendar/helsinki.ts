/** Times in Helsinki, where the service is. */
const CLOCK = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Helsinki",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

const HOUR = 3_600_000;

/** A day in milliseconds. */
export const DAY: number = 24 * HOUR;

/** The wall clock of Helsinki at a time, to the second, as if it were UTC. Both in milliseconds since 1970. */
export function wallClock(time: number): number {
  const hour = Math.floor(time / HOUR) * HOUR;
  return Math.floor(time / 1000) * 1000 + offsetAt(hour);
}

/** The offset changes on the hour only, and formatting is slow. */
const offsets = new Map<number, number>();

function offsetAt(hour: number): number {
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const parts = new Map(CLOCK.formatToParts(hour).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  const offset = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second")) - hour;
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  offsets.set(hour, offset);
  return offset;
}

const MOST_OFFSETS = 10_000;

/** The time at which the wall clock of Helsinki shows this; of an hour that comes twice, the first. */
export function timeAt(wall: number): number {
  // Helsinki is two or three hours ahead.
  const summer = wall - 3 * HOUR;
  return wallClock(summer) === wall ? summer : wall - 2 * HOUR;
}

/** The day in Helsinki of a time: its midnight, as if it were UTC. */
export const dayOf = (time: number | string): number => Math.floor(wallClock(new Date(time).getTime()) / DAY) * DAY;

/** Writes a time as in Helsinki, with its offset: `2026-03-02T11:00:00+02:00`. */
export function helsinkiTime(time: number | string): string {
  const second = Math.floor(new Date(time).getTime() / 1000) * 1000;
  const wall = wallClock(second);
  const offset = String((wall - second) / HOUR).padStart(2, "0");
  return `${new Date(wall).toISOString().slice(0, 19)}+${offset}:00`;
}

/** Writes the day in Helsinki of a time: `2026-03-02`. */
export const helsinkiDate = (time: number | string): string => helsinkiTime(time).slice(0, 10);
