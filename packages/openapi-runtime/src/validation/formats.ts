/** Formats of JSON Schema that no regular expression can check. Each applies to strings only: other types have no format. */

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Checks for a calendar date, `YYYY-MM-DD`. */
export function date(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && isLeapYear ? 29 : (DAYS[month - 1] ?? 0);
  return day >= 1 && day <= days;
}

/**
 * Checks for a date and time with an offset, as RFC 3339 and ISO 8601 both have it: `2026-11-21T12:00:00.000Z`, `2026-11-21T14:00:00+02:00`. ISO 8601's
 * `+0200` and `+02` are accepted, too; RFC 3339's space, `t` and `z` are not, since the API documents ask for ISO 8601.
 */
export function dateTime(text: string): boolean {
  const match = /^.{10}T(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:Z|([+-])(\d\d)(?::?(\d\d))?)$/.exec(text);
  if (!match || !date(text.slice(0, 10))) return false;
  const [hour, minute, second] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const sign = match[4] === "-" ? -1 : 1;
  const [offsetHour, offsetMinute] = [Number(match[5] ?? 0), Number(match[6] ?? 0)];
  if (offsetHour > 23 || offsetMinute > 59) return false;
  if (hour <= 23 && minute <= 59 && second < 60) return true;
  // A leap second is at the end of a UTC day.
  const utc = ((((hour - sign * offsetHour) * 60 + minute - sign * offsetMinute) % 1440) + 1440) % 1440;
  return hour <= 23 && minute <= 59 && second === 60 && utc === 1439;
}

/** Checks for a calendar date, or a date and time with or without an offset: `2026-11-21`, `2026-11-21T12:00:00`, `2026-11-21T12:00:00Z`. */
export const dateOrDateTime = (text: string): boolean => date(text) || dateTime(text) || dateTime(`${text}Z`);

/** Checks for an absolute URI. */
export const uri = (text: string): boolean => /^[a-z][a-z0-9+.-]*:[^\s]+$/i.test(text) && URL.canParse(text);

/**
 * Checks for a Finnish reference number: 3 to 19 digits and a check digit over the weights 7, 3, 1 from the right.
 *
 * Legacy interface, errors, `invalid-reference-number`; the standard is Finance Finland's.
 */
export function finnishReference(text: string): boolean {
  if (!/^\d{4,20}$/.test(text)) return false;
  const [check = 0, ...base] = [...text].toReversed().map(Number);
  const sum = base.reduce((total, digit, index) => total + digit * ([7, 3, 1][index % 3] ?? 0), 0);
  return (10 - (sum % 10)) % 10 === check;
}
