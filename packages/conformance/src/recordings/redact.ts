/** Redacts what a recording keeps of an exchange, by allow-list: what the descriptions themselves write, numbers and dates stay, all other texts become their shape. */
import { API_NAMES, descriptionOf } from "@maksu/service-front";

/** Headers whose values say nothing of a person and sign nothing. */
const KEPT_HEADERS = new Set([
  "accept",
  "content-type",
  "checkout-account",
  "checkout-algorithm",
  "checkout-method",
  "checkout-transaction-id",
]);

/** Redacts texts, bodies and headers. */
export interface Redactor {
  text(value: string): string;
  body(text: string, mediaType: string): string;
  header(name: string, value: string): string;
}

/** Creates a redactor, whose list is made of the texts in the descriptions: values of enumerations, and of examples. */
export function createRedactor(): Redactor {
  const words = new Set<string>();
  const names = new Set<string>();
  /** Names of fields, which the details of a rejection name. */
  const fields = new Set<string>();
  const gather = (node: unknown, name: string): void => {
    if (typeof node === "string") words.add(node);
    if (typeof node !== "object" || node === null) return;
    if ("enum" in node || (node as { "x-client-type"?: unknown })["x-client-type"] === "error-code") names.add(name);
    if ("properties" in node) for (const field of Object.keys(Object(node.properties) as object)) fields.add(field);
    for (const [key, value] of Object.entries(node)) gather(value, key);
  };
  for (const api of API_NAMES) gather(descriptionOf(api), "");

  const text = (value: string): string =>
    words.has(value) || /^\d{4}-\d{2}-\d{2}([T ][\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/.test(value)
      ? value
      : value.replaceAll(/[\p{L}\p{N}_]+/gu, (word) =>
          fields.has(word) ? word : word.replaceAll(/\p{L}/gu, "a").replaceAll(/\p{N}/gu, "9"),
        );
  const member = (name: string, value: unknown): unknown => {
    if (typeof value === "string") return names.has(name) && /^[\w .-]{1,40}$/.test(value) ? value : text(value);
    if (Array.isArray(value)) return value.map((each) => member(name, each));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, member(key, each)]));
  };
  return {
    text,
    body(whole, mediaType) {
      try {
        if (mediaType === "application/json") return JSON.stringify(member("", JSON.parse(whole)));
      } catch {
        return text(whole);
      }
      if (mediaType === "application/xml") return whole.replaceAll(/>([^<>]+)</g, (_, content: string) => `>${text(content)}<`);
      const pairs = [...new URLSearchParams(whole)].map(([name, value]): [string, string] => [name, text(value)]);
      return mediaType === "application/x-www-form-urlencoded" ? new URLSearchParams(pairs).toString() : text(whole);
    },
    header: (name, value) => (KEPT_HEADERS.has(name) ? value : text(value)),
  };
}
