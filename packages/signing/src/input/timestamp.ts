/** Writes timestamps in the merchant API's format, reads any ISO 8601 format, and compares them with a clock. */
import { SigningError } from "../errors.ts";
import { requireDate } from "./input-rules.ts";

/**
 * The `Timestamp` header's value: `YYYY-MM-DDThh:mm:ss+hhmm`, without a colon in the offset (Merchant API v1, Required headers).
 *
 * @param date - the moment to write
 * @param timeZone - IANA name of the zone to write it in, e.g. `Europe/Helsinki`; daylight saving is followed
 * @throws SigningError `date-invalid`, `time-zone-unknown`
 */
export function merchantTimestamp(date: Date, timeZone: string = "UTC"): string {
  requireDate("date", date);
  return merchantTimestamps(timeZone)(date);
}

/**
 * Writes timestamps as {@link merchantTimestamp} does. Finding the zone takes far longer than writing a timestamp in it.
 *
 * @throws SigningError `time-zone-unknown`; the function `date-invalid`
 */
export function merchantTimestamps(timeZone: string): (date: Date) => string {
  const offsetAt = offsets(timeZone);
  return (date) => {
    const time = requireDate("date", date).getTime();
    const offset = offsetAt(time);
    const minutes = Number(`${offset.slice(0, 1)}1`) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3)));
    return new Date(time + minutes * 60_000).toISOString().slice(0, 19) + offset;
  };
}

function offsets(timeZone: string): (time: number) => string {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  } catch {
    throw new SigningError("time-zone-unknown", "timeZone: must be the IANA name of a time zone, e.g. Europe/Helsinki");
  }
  return (time) => {
    const offset = /GMT([+-]\d\d):(\d\d)/.exec(format.format(time));
    return offset === null ? "+0000" : offset.slice(1).join("");
  };
}

const TIMESTAMP = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:(\.\d{1,3})\d*)?(?:Z|([+-]\d\d):?(\d\d))$/;

/** Milliseconds since the epoch of an ISO 8601 date-time with an offset; NaN if it is invalid. Digits below the millisecond are dropped. */
export function parseTimestamp(text: string | undefined): number {
  const match = TIMESTAMP.exec(text ?? "");
  if (match === null) return Number.NaN;
  const [, local, fraction = "", hours = "+00", minutes = "00"] = match;
  return Date.parse(`${local}${fraction}${hours}:${minutes}`);
}

/** How old or how far ahead a message may be, and the clock to compare with. */
export interface Freshness {
  /** Greatest distance in seconds between the message's timestamp and the clock, either way. Not checked unless given. */
  readonly toleranceSeconds?: number;
  /** The clock. */
  readonly now?: () => Date;
}

/** Creates a check of timestamps in milliseconds: true for those within the tolerance, and for all without a tolerance. */
export function freshnessCheck({ toleranceSeconds, now = () => new Date() }: Freshness): (time: () => number) => boolean {
  if (toleranceSeconds === undefined) return () => true;
  if (typeof toleranceSeconds !== "number" || !(toleranceSeconds >= 0))
    throw new SigningError("tolerance-invalid", "toleranceSeconds: must be a non-negative number of seconds");
  return (time) => Math.abs(requireDate("now", now()).getTime() - time()) <= toleranceSeconds * 1000;
}
