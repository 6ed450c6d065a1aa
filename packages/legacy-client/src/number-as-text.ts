import { textFields } from "@maksu/legacy-api";
import { plainText } from "@maksu/openapi-runtime/plain-text";

/**
 * Returns a string in place of a number where callers should pass strings. The types require strings, but JavaScript allows numbers: as strings,
 * they meet the same rules of length, pattern and check digit, in JSON as in XML.
 */
export function numberAsText(name: string, value: unknown): unknown {
  if (!textFields.includes(name)) return value;
  // No field takes a longer one, and its digits would take time to write.
  if (typeof value === "bigint") return BigInt.asIntN(128, value) === value ? String(value) : value;
  if (typeof value !== "number") return value;
  // Digits of a whole number beyond 2^53 may have been lost before it came here: it stays a number, as which it is rejected.
  const hasLostDigits = Number.isInteger(value) && !Number.isSafeInteger(value);
  return hasLostDigits ? value : plainText(Object.is(value, -0) ? 0 : value);
}
