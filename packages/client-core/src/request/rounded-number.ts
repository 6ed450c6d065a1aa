import { ClientError, type ClientErrorCode } from "../errors.ts";
import { escapeKey } from "@maksu/openapi-runtime/json-pointer";

/**
 * Rejects a whole number that may have lost digits already: an id that is off by one belongs to somebody else.
 *
 * @param place names it in the error
 * @throws ClientError of the code given
 */
export function rejectRounded(code: ClientErrorCode, operationId: string, place: string, value: unknown): void {
  if (isRounded(value)) throw rounded(code, operationId, place);
}

/**
 * Rejects a body with such a number.
 *
 * @throws ClientError `body-invalid`
 */
export function rejectRoundedIn(operationId: string, body: unknown): void {
  const pointer = roundedIn(body);
  if (pointer !== undefined) throw rounded("body-invalid", operationId, `body${pointer}`);
}

/** Returns where the first such number is: a JSON pointer, written only once one is found. */
function roundedIn(value: unknown): string | undefined {
  if (isRounded(value)) return "";
  if (typeof value !== "object" || value === null) return undefined;
  const fields = value as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(fields)) {
    const pointer = roundedIn(fields[key]);
    if (pointer !== undefined) return `/${escapeKey(key)}${pointer}`;
  }
  return undefined;
}

const isRounded = (value: unknown): boolean => Number.isInteger(value) && !Number.isSafeInteger(value);

const rounded = (code: ClientErrorCode, operationId: string, place: string): ClientError =>
  new ClientError(
    code,
    operationId,
    `${place} is a whole number beyond ±${Number.MAX_SAFE_INTEGER}, and may have lost digits in JavaScript`,
  );
