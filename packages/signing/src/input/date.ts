import { SigningError } from "../errors.ts";

/** Requires a date that exists, with a year of four digits. */
export function requireDate(field: string, date: unknown): Date {
  if (date instanceof Date && date.getTime() >= YEAR_1 && date.getTime() < YEAR_9999) return date;
  throw new SigningError("date-invalid", `${field}: must be a valid Date`);
}

const YEAR_1 = Date.parse("0001-01-01T00:00:00Z");
const YEAR_9999 = Date.parse("9999-01-01T00:00:00Z");
