import { ClientError, type ClientErrorCode } from "../errors.ts";
import { escapeKey } from "@maksu/openapi-runtime/json-pointer";

/**
 * Rejects a whole number that may have lost digits already: an id that is off by one belongs to somebody else.
 *
 * @param place names it in the error
 * @throws ClientError of the code given
 */
export function rejectRounded(code: ClientErrorCode, operationId: string, place: string, value: unknown): void {
  if (isRounded(value))
    throw new ClientError(
      code,
      operationId,
      `${place} is a whole number beyond ±${Number.MAX_SAFE_INTEGER}, and may have lost digits in JavaScript`,
    );
}

/**
 * Rejects a body with such a number.
 *
 * @throws ClientError `body-invalid`
 */
export function rejectRoundedIn(operationId: string, json: string): void {
  if (json.includes("e+") || MANY_DIGITS.test(json)) rejectBelow(JSON.parse(json), "body");

  function rejectBelow(value: unknown, place: string): void {
    rejectRounded("body-invalid", operationId, place, value);
    if (typeof value !== "object" || value === null) return;
    for (const [key, each] of Object.entries(value)) rejectBelow(each, `${place}/${escapeKey(key)}`);
  }
}

/** Matches JSON that may hold such a number: 2^53 has 16 digits. Few bodies match and need parsing. */
const MANY_DIGITS = /\d{16}/;

const isRounded = (value: unknown): boolean => Number.isInteger(value) && !Number.isSafeInteger(value);
