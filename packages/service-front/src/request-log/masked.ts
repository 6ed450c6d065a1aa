/** Masks what a record of a request must not hold: signatures, credentials and card tokens. Customer data stays, so that tests can check it. */
/** The text in place of a masked value. */
export const MASK = "[masked]";

/** Headers of any scheme, since a shop's own code or proxy may add some. `checkout-tokenization-id` is none: it identifies, and opens nothing. */
const SECRET_HEADER = /authorization|cookie|signature|secret|password|credential|session|api-?key|token(?!ization-id$)/;

/** Fields of the bodies, at any depth. Whatever is below them is masked, too. */
const FIELDS: ReadonlySet<string> = new Set(["signature", "token"]);

/** Copies headers, by their names in lower case. */
export function maskedHeaders(headers: Iterable<readonly [name: string, value: string]>): Readonly<Record<string, string>> {
  const masked: Record<string, string> = {};
  for (const [name, value] of headers) setOwn(masked, name, SECRET_HEADER.test(name) ? MASK : value);
  return masked;
}

/** Levels of a body that are copied; no valid body has as many. */
const MOST_LEVELS = 50;

/** Copies the value of a body. Masked objects keep their keys, so that a test can see which fields came. */
export function maskedBody(value: unknown, isMasked = false, level = 0): unknown {
  if (value === null || value === undefined) return value;
  if (level > MOST_LEVELS) return MASK;
  if (Array.isArray(value)) return value.map((each) => maskedBody(each, isMasked, level + 1));
  if (typeof value !== "object") return isMasked ? MASK : value;
  const fields = value as Readonly<Record<string, unknown>>;
  const masked: Record<string, unknown> = {};
  // Entries take four times as long, and each request is masked.
  for (const name of Object.keys(fields)) setOwn(masked, name, maskedBody(fields[name], isMasked || FIELDS.has(name), level + 1));
  return masked;
}

/** Sets a property of any name: assigning `__proto__` would set none. */
function setOwn(object: Record<string, unknown>, name: string, value: unknown): void {
  if (name === "__proto__") Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  else object[name] = value;
}
