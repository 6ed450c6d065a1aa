/**
 * Whether a schema lets a value through: the part of JSON Schema 2020-12 that the descriptions use, read independently of the
 * validators made from them. Formats are notes, as the standard has them.
 */
import { isDeepStrictEqual } from "node:util";
import { isObject, type JsonObject } from "./json.ts";
import { resolve } from "./reference.ts";

type Check = (asserted: unknown, value: unknown, schema: JsonObject, bundle: JsonObject) => boolean;

const number = (value: unknown): number => (typeof value === "number" ? value : Number.NaN);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const ofText =
  (check: (asserted: unknown, text: string) => boolean): Check =>
  (asserted, value) =>
    typeof value !== "string" || check(asserted, value);
const ofNumber =
  (check: (asserted: number, value: number) => boolean): Check =>
  (asserted, value) =>
    typeof value !== "number" || check(number(asserted), value);
const ofList =
  (check: (asserted: number, length: number) => boolean): Check =>
  (asserted, value) =>
    !Array.isArray(value) || check(number(asserted), value.length);

const length = (text: string): number => [...text].length;

const IS: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === "string",
  number: (value) => typeof value === "number",
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === "boolean",
  null: (value) => value === null,
  array: (value) => Array.isArray(value),
  object: isObject,
};

const CHECKS: Readonly<Record<string, Check>> = {
  type: (asserted, value) => [asserted].flat().some((type) => IS[String(type)]?.(value) ?? false),
  enum: (asserted, value) => list(asserted).some((one) => isDeepStrictEqual(one, value)),
  const: (asserted, value) => isDeepStrictEqual(asserted, value),
  pattern: ofText((asserted, text) => new RegExp(String(asserted), "u").test(text)),
  minLength: ofText((asserted, text) => length(text) >= number(asserted)),
  maxLength: ofText((asserted, text) => length(text) <= number(asserted)),
  minimum: ofNumber((asserted, value) => value >= asserted),
  maximum: ofNumber((asserted, value) => value <= asserted),
  exclusiveMinimum: ofNumber((asserted, value) => value > asserted),
  exclusiveMaximum: ofNumber((asserted, value) => value < asserted),
  minItems: ofList((asserted, items) => items >= asserted),
  maxItems: ofList((asserted, items) => items <= asserted),
  required: (asserted, value) => !isObject(value) || list(asserted).every((name) => Object.hasOwn(value, String(name))),
  properties: (asserted, value, _schema, bundle) =>
    !isObject(value) ||
    !isObject(asserted) ||
    Object.entries(asserted).every(([name, property]) => !Object.hasOwn(value, name) || accepts(bundle, property, value[name])),
  items: (asserted, value, _schema, bundle) => list(value).every((item) => accepts(bundle, asserted, item)),
  allOf: (asserted, value, _schema, bundle) => list(asserted).every((part) => accepts(bundle, part, value)),
  anyOf: (asserted, value, _schema, bundle) => list(asserted).some((branch) => accepts(bundle, branch, value)),
  oneOf: (asserted, value, _schema, bundle) => list(asserted).filter((branch) => accepts(bundle, branch, value)).length === 1,
  not: (asserted, value, _schema, bundle) => !accepts(bundle, asserted, value),
  if: (asserted, value, schema, bundle) => accepts(bundle, (accepts(bundle, asserted, value) ? schema.then : schema.else) ?? true, value),
};

const NOTES = new Set(
  [
    ["title", "description", "default", "example", "examples", "deprecated", "format", "xml", "then", "else", "externalDocs"],
    ["unevaluatedProperties", "additionalProperties"],
  ].flat(),
);

/**
 * @throws {Error} at a keyword that this reading does not know, so that nothing is let through unseen
 */
export function accepts(bundle: JsonObject, schema: unknown, value: unknown): boolean {
  if (typeof schema === "boolean") return schema;
  const resolved = resolve(bundle, schema).value;
  return Object.entries(resolved).every(([keyword, asserted]) => {
    if (NOTES.has(keyword) || keyword.startsWith("x-")) return true;
    const check = CHECKS[keyword];
    if (check === undefined) throw new Error(`cannot judge the keyword ${keyword}`);
    return check(asserted, value, resolved, bundle);
  });
}
