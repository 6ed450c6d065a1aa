import { ClientError, type ClientErrorCode } from "../errors.ts";
import { escapeKey } from "@maksu/openapi-runtime/json-pointer";

/**
 * Refuses a whole number that may have lost digits before it came here: an id that is one off is somebody else's.
 *
 * @param place names it in the error
 * @throws ClientError of the code given
 */
export function refuseRounded(code: ClientErrorCode, operationId: string, place: string, value: unknown): void {
  if (isRounded(value))
    throw new ClientError(
      code,
      operationId,
      `${place} is a whole number beyond ±${Number.MAX_SAFE_INTEGER}, of which JavaScript may have lost digits`,
    );
}

/**
 * Refuses a body that has such a number.
 *
 * @throws ClientError `body-invalid`
 */
export function refuseRoundedIn(operationId: string, json: string): void {
  if (json.includes("e+") || MANY_DIGITS.test(json)) refuseBelow(JSON.parse(json), "body");

  function refuseBelow(value: unknown, place: string): void {
    refuseRounded("body-invalid", operationId, place, value);
    if (typeof value !== "object" || value === null) return;
    for (const [key, each] of Object.entries(value)) refuseBelow(each, `${place}/${escapeKey(key)}`);
  }
}

/** As JSON writes what may be one: 2^53 has 16 digits. Few bodies have so many in a row, and need a second look. */
const MANY_DIGITS = /\d{16}/;

const isRounded = (value: unknown): boolean => Number.isInteger(value) && !Number.isSafeInteger(value);
