/** Reads timestamps in any ISO 8601 format, and compares them with a clock. */
import { SigningError } from "../errors.ts";
import { requireDate } from "./date.ts";

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
