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

/** The wall clock of Helsinki at a time, to the second, as if it were UTC. Both in milliseconds since 1970. */
export function wallClock(time: number): number {
  const parts = new Map(CLOCK.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
}

/** Writes a time as in Helsinki, with its offset: `2026-03-02T11:00:00+02:00`. */
export function helsinkiTime(time: number | string): string {
  const second = Math.floor(new Date(time).getTime() / 1000) * 1000;
  const wall = wallClock(second);
  const offset = String((wall - second) / 3_600_000).padStart(2, "0");
  return `${new Date(wall).toISOString().slice(0, 19)}+${offset}:00`;
}
