/** Redacts what a recording keeps of an exchange, by allow-list: what the descriptions themselves write, numbers and dates stay, all other texts become their shape. */
import { API_NAMES, descriptionOf } from "@maksu/service-front";
import { jsonTokens } from "../check/json-tokens.ts";

/** Headers whose values say nothing of a person and sign nothing. */
const KEPT_HEADERS = new Set(["accept", "checkout-account", "checkout-algorithm", "checkout-method", "checkout-transaction-id"]);

/** A media type, and the one parameter of it that changes how its body is read. */
const KEPT_TYPE = /^\s*[\w.+-]{1,40}\/[\w.+-]{1,60}\s*$|^;\s*charset="?[\w-]{1,20}"?\s*$/i;

/** CDATA sections, the declaration and tags, of which parts stay; comments, instructions, and texts. One that doesn't end goes on to the end of the body. */
const XML_TOKEN =
  /<!\[CDATA\[(.*?)(\]\]>|$)|(<\?xml(?:\s+\w{1,10}=["'](?:1\.[01]|[Uu][Tt][Ff]-8|yes|no)["']){0,3}\s*\?>)|(<\/?[\w:.-]{1,80})(?=[\s/>])([^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*)>|<!--.*?(?:-->|$)|<\?.*?(?:\?>|$)|[^<]+/gs;

/** The value of an attribute, behind its name where it has one. */
const ATTRIBUTE = /([\w:.-]{1,80}\s{0,9}=\s{0,9})?(?:(["'])(.*?)\2|([^\s"']+))/gs;

/** Creates a redactor, whose list is made of the texts in the descriptions: values of enumerations, and of examples. */
export function createRedactor() {
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
    let redacted = "";
    let end = 0;
    for (const { token, start, isKey } of jsonTokens(whole)) {
      redacted += whole.slice(end, start);
      end = start + token.length;
      const value = token.startsWith('"') ? (JSON.parse(token) as string) : undefined;
      if (token === "{" || token === "[") around.push(name);
      else if (value === undefined) name = around.pop() ?? "";
      else if (isKey) name = value;
      const isKept = value === undefined || isKey || (names.has(name) && /^[\w .-]{1,40}$/.test(value));
      redacted += isKept ? token : JSON.stringify(text(value));
    }
    return redacted + whole.slice(end);
  };
  // A reference of other letters would be none.
  const xmlText = (value: string): string => text(value.replaceAll(/&[^;\s]{1,20};/g, "a"));
  const xml = (whole: string): string =>
    whole.replaceAll(XML_TOKEN, (token, cdata?: string, end?: string, declaration?: string, tag?: string, attributes = "") => {
      if (cdata !== undefined) return `<![CDATA[${text(cdata)}${end}`;
      if (tag === undefined) return declaration ?? xmlText(token);
      return `${tag}${attributes.replaceAll(
        ATTRIBUTE,
        (_found: string, name = "", quote = "", quoted = "", bare = "") => name + quote + xmlText(quoted + bare) + quote,
      )}>`;
    });
  return {
    text,
    body(whole: string, mediaType: string): string {
      try {
        if (mediaType === "application/json" && JSON.parse(whole) !== undefined) return json(whole);
      } catch {
        return text(whole);
      }
      if (mediaType === "application/xml") return xml(whole);
      const pairs = [...new URLSearchParams(whole)].map(([name, value]): [string, string] => [name, text(value)]);
      return mediaType === "application/x-www-form-urlencoded" ? new URLSearchParams(pairs).toString() : text(whole);
    },
    header(name: string, value: string): string {
      if (name === "content-type")
        return value
          .split(/(?=;)/)
          .map((part) => (KEPT_TYPE.test(part) ? part : text(part)))
          .join("");
      return KEPT_HEADERS.has(name) ? value : text(value);
    },
  };
}
