/** Writes timestamps in the Merchant API's format. */
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
