/** Walks JSON Schemas by the keywords that hold schemas, and documents by the places that hold one. */
import type { Schema } from "./openapi.ts";

const MAPS = ["properties", "patternProperties", "dependentSchemas", "$defs"];
const LISTS = ["allOf", "anyOf", "oneOf", "prefixItems"];
const SINGLES = ["items", "additionalProperties", "unevaluatedProperties", "propertyNames", "contains", "not", "if", "then", "else"];

/** Every schema of a document that is not part of another, with its JSON pointer. */
export function* schemasOf(node: unknown, path = "#"): Generator<[path: string, schema: Schema]> {
  if (typeof node !== "object" || node === null || /\/examples?$/.test(path)) return;
  for (const [key, value] of Object.entries(node)) {
    const below = `${path}/${escapePointer(key)}`;
    if ((key === "schema" || path === "#/components/schemas") && isSchema(value)) yield [below, value];
    else yield* schemasOf(value, below);
  }
}

/** The schemas directly below one, each with its path from there (`/properties/amount`). */
export function* subschemas(schema: Schema): Generator<[path: string, schema: Schema]> {
  for (const [keyword, value] of Object.entries(schema)) {
    if (MAPS.includes(keyword) || LISTS.includes(keyword))
      for (const [name, sub] of Object.entries(value ?? {})) if (isSchema(sub)) yield [`/${keyword}/${escapePointer(name)}`, sub];
    if (SINGLES.includes(keyword) && isSchema(value)) yield [`/${keyword}`, value];
  }
}

/** A schema and all below it, each with its path; the root's is `#`. */
export function* walk(schema: Schema, path = "#"): Generator<[path: string, schema: Schema]> {
  yield [path, schema];
  for (const [step, sub] of subschemas(schema)) yield* walk(sub, path + step);
}

/** As JSON pointers and Ajv's schema paths write a name. */
const escapePointer = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1");

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null && !Array.isArray(value);
