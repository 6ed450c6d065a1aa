/** Masks what a record of a request must not hold: signatures, credentials and card tokens. Customer data stays, so that tests can check it. */
import type { ReceivedHeaders } from "../http/received-headers.ts";

/** What stands for a masked value. */
export const MASK = "[masked]";

/** Headers of any scheme, since a shop's own code or proxy may add some. `checkout-tokenization-id` is none: it identifies, and opens nothing. */
const SECRET_HEADER = /authorization|cookie|signature|secret|password|credential|session|api-?key|token(?!ization-id$)/;

/** Fields of the bodies, at any depth. Whatever is below them is masked, too. */
const FIELDS: ReadonlySet<string> = new Set(["signature", "token"]);

/** Copies headers, by their names in lower case. */
export const maskedHeaders = (headers: ReceivedHeaders): Readonly<Record<string, string>> =>
  Object.fromEntries([...headers].map(([name, value]) => [name, SECRET_HEADER.test(name) ? MASK : value]));

/** Levels of a body that are copied; no valid body has as many. */
const MOST_LEVELS = 50;

/** Copies the value of a body. Masked objects keep their keys, so that a test can see which fields came. */
export function maskedBody(value: unknown, isMasked = false, level = 0): unknown {
  if (value === null || value === undefined) return value;
  if (level > MOST_LEVELS) return MASK;
  if (Array.isArray(value)) return value.map((each) => maskedBody(each, isMasked, level + 1));
  if (typeof value !== "object") return isMasked ? MASK : value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, maskedBody(each, isMasked || FIELDS.has(name), level + 1)]));
}
