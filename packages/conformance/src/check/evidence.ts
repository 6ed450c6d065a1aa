/** Shows what a difference is about without the values that may be somebody's. */
import { escapeKey } from "@maksu/openapi-runtime/json-pointer";

/** Most characters of a text's shape. */
const MOST = 40;

/** A value by its type and shape: `string "aaaa-99"`, `integer 5 digits`, `list of 2`. */
export function shapeOf(value: unknown): string {
  if (value === null) return "null";
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return `list of ${value.length}`;
  if (typeof value === "object") return `object of ${Object.keys(value).length} keys`;
  if (typeof value === "string")
    return `string ${JSON.stringify(textShape(value))}${value.length > MOST ? ` of ${value.length} characters` : ""}`;
  if (typeof value === "number")
    return `${Number.isInteger(value) ? "integer" : "number"} of ${String(Math.abs(value)).replaceAll(/\D/g, "").length} digits`;
  return String(value);
}

/** Letters become `a` and digits `9`; what stands between them stays. */
const textShape = (text: string): string =>
  text.slice(0, MOST).replaceAll(/\p{L}/gu, "a").replaceAll(/\p{N}/gu, "9") + (text.length > MOST ? "…" : "");

/** A word of a vocabulary, which may be shown: a new status, an error code, or a media type. */
export const wordOf = (value: unknown): string =>
  typeof value === "string" && isWord(value) ? JSON.stringify(value.split(";", 1)[0]) : shapeOf(value);

const isWord = (text: string): boolean =>
  /^(?:[\w .:-]{1,48}|(?:application|text|image|multipart)\/[\w.+-]{1,60}(?:;.*)?)$/s.test(text) && !/\d{6}/.test(text);

/** A text in which names that may be somebody's, such as an address for a key, are shapes. */
export const withoutNames = (text: string, names: readonly string[]): string =>
  names
    .filter((name) => !isWord(name))
    .flatMap((name) => SPELLINGS.map((spell) => [spell(name), spell(textShape(name))] as const))
    .reduce((shown, [name, shape]) => shown.replaceAll(name, () => shape), text);

/** How texts about a body name a key: as it is, in a JSON pointer, in quotation marks. */
const SPELLINGS = [(name: string) => name, escapeKey, (name: string) => JSON.stringify(name).slice(1, -1)];

/** The JSON type of a value, as a description names it. */
export const typeOf = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "array" : Number.isInteger(value) ? "integer" : typeof value;
