/** Walks documents object by object, and JSON Schemas by the keywords that hold schemas. */
import { escapeKey } from "@maksu/openapi-runtime/json-pointer";
import type { Schema } from "./document.ts";

const MAPS = new Set(["properties", "patternProperties", "dependentSchemas", "$defs"]);
const LISTS = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
const SINGLES = new Set([
  "items",
  "additionalProperties",
  "unevaluatedProperties",
  "propertyNames",
  "contains",
  "not",
  "if",
  "then",
  "else",
]);

/** Every object of a document with its JSON pointer; schemas too, but nothing inside them, and no examples. */
export function* objectsOf(node: unknown, path = "#"): Generator<[path: string, node: object]> {
  if (typeof node !== "object" || node === null || /\/examples?$/.test(path)) return;
  yield [path, node];
  if (isSchemaPlace(path)) return;
  for (const [key, value] of Object.entries(node)) yield* objectsOf(value, `${path}/${escapeKey(key)}`);
}

/** Every schema of a document that is not part of another, with its JSON pointer. */
export function* schemasOf(document: unknown): Generator<[path: string, schema: Schema]> {
  for (const [path, node] of objectsOf(document)) if (isSchemaPlace(path) && isSchema(node)) yield [path, node];
}

/** The schemas directly below one, each with its path from there (`/properties/amount`). */
export function* subschemas(schema: Schema): Generator<[path: string, schema: Schema]> {
  for (const [keyword, value] of Object.entries(schema)) {
    if (MAPS.has(keyword) || LISTS.has(keyword))
      for (const [name, sub] of Object.entries(value ?? {})) if (isSchema(sub)) yield [`/${keyword}/${escapeKey(name)}`, sub];
    if (SINGLES.has(keyword) && isSchema(value)) yield [`/${keyword}`, value];
  }
}

/** A schema by itself: those below it are replaced by ones that accept everything. */
export function shallow(schema: Schema): Schema {
  const accepting = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(() => true) : Object.fromEntries(Object.keys(value ?? {}).map((name) => [name, true]));
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (MAPS.has(keyword) || LISTS.has(keyword)) return [keyword, accepting(value)];
      return [keyword, SINGLES.has(keyword) ? true : value];
    }),
  );
}

/** A schema and all below it, each with its path; the root's is `#`. */
export function* walk(schema: Schema, path = "#"): Generator<[path: string, schema: Schema]> {
  yield [path, schema];
  for (const [step, sub] of subschemas(schema)) yield* walk(sub, path + step);
}

const isSchemaPlace = (path: string): boolean => path.endsWith("/schema") || /^#\/components\/schemas\/[^/]+$/.test(path);

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null && !Array.isArray(value);
