import { textFields } from "@maksu/legacy-api";
import { plainText } from "@maksu/openapi-runtime/plain-text";

/**
 * Returns the body as JSON, with strings in place of numbers where callers should pass strings. The types require strings, but JavaScript allows
 * numbers: as strings, they meet the same rules of length, pattern and check digit, in JSON as in XML.
 *
 * A body that JSON can't write is returned as it is; it is rejected when the request is written.
 */
export function numbersAsText<Body>(body: Body): Body {
  const text = asJson(body);
  return text === undefined ? body : JSON.parse(text);
}

function asJson(body: unknown): string | undefined {
  try {
    return JSON.stringify(body, (key, value: unknown) => (textFields.includes(key) ? numberAsText(value) : value));
  } catch {
    return undefined;
  }
}

function numberAsText(value: unknown): unknown {
  // No field takes a longer one, and its digits would take time to write.
  if (typeof value === "bigint") return BigInt.asIntN(128, value) === value ? String(value) : value;
  if (typeof value !== "number") return value;
  // Digits of a whole number beyond 2^53 may have been lost before it came here: it stays a number, as which it is rejected.
  const hasLostDigits = Number.isInteger(value) && !Number.isSafeInteger(value);
  return hasLostDigits ? value : plainText(Object.is(value, -0) ? 0 : value);
}
