/** Writes timestamps in the Merchant API's format. */
import { requireDate } from "./date.ts";
import { type OffsetAt, requireTimeZone } from "./time-zone.ts";

/**
 * The `Timestamp` header's value: `YYYY-MM-DDThh:mm:ss+hhmm`, without a colon in the offset (Merchant API v1, Required headers).
 *
 * @param date - the moment to write
 * @param timeZone - IANA name of the zone to write it in, e.g. `Europe/Helsinki`; daylight saving is followed
 * @throws SigningError `date-invalid`, `time-zone-unknown`
 */
export function merchantTimestamp(date: Date, timeZone: string = "UTC"): string {
  requireDate("date", date);
  return timestampAt(date, requireTimeZone(timeZone));
}

/**
 * Writes a timestamp as {@link merchantTimestamp} does.
 *
 * @throws SigningError `date-invalid`
 */
export function timestampAt(date: Date, offsetAt: OffsetAt): string {
  const time = requireDate("date", date).getTime();
  const offset = offsetAt(time);
  const minutes = Number(`${offset.slice(0, 1)}1`) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3)));
  return new Date(time + minutes * 60_000).toISOString().slice(0, 19) + offset;
}
