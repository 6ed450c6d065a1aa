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
  /** Token by token: a key that comes twice stays. */
  const json = (whole: string): string => {
    const around: string[] = [];
    let name = "";
    return whole.replaceAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]]/g, (token, quoted: string | undefined, colon: string | undefined) => {
      if (quoted === undefined) {
        if ("{[".includes(token)) around.push(name);
        else name = around.pop() ?? "";
        return token;
      }
      const value = JSON.parse(quoted) as string;
      if (colon !== undefined) name = value;
      return colon !== undefined || (names.has(name) && /^[\w .-]{1,40}$/.test(value)) ? token : JSON.stringify(text(value));
    });
  };
  const xml = (whole: string): string =>
    whole.replaceAll(/<!\[CDATA\[(.*?)\]\]>|<!--(.*?)-->|<\?xml [^<>]*\?>|<[^<>]*>|[^<]+/gs, (token, cdata?: string, comment?: string) => {
      if (cdata !== undefined) return `<![CDATA[${text(cdata)}]]>`;
      if (comment !== undefined) return `<!--${text(comment)}-->`;
      if (token.startsWith("<?xml ")) return token;
      if (token.startsWith("<"))
        return token.replaceAll(/(["'])(.*?)\1/gs, (_, quote: string, value: string) => quote + text(value) + quote);
      // A reference of other letters would be none.
      return text(token.replaceAll(/&[^;\s]{1,20};/g, "a"));
    });
  return {
    text,
    body(whole, mediaType) {
      try {
        if (mediaType === "application/json" && JSON.parse(whole) !== undefined) return json(whole);
      } catch {
        return text(whole);
      }
      if (mediaType === "application/xml") return xml(whole);
      const pairs = [...new URLSearchParams(whole)].map(([name, value]): [string, string] => [name, text(value)]);
      return mediaType === "application/x-www-form-urlencoded" ? new URLSearchParams(pairs).toString() : text(whole);
    },
    header: (name, value) => (KEPT_HEADERS.has(name) ? value : text(value)),
  };
}
