import { SigningError } from "../errors.ts";

/** Gives the offset of a time zone at a moment in milliseconds, such as `+0200`. */
export type OffsetAt = (time: number) => string;

/**
 * Finds a time zone, which takes far longer than asking for an offset in it.
 *
 * @throws SigningError `time-zone-unknown`
 */
export function requireTimeZone(timeZone: string): OffsetAt {
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
