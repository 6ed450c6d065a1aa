/** Walks JSON Schemas by the keywords that hold schemas. */
import type { Schema } from "./openapi.ts";

const MAPS = ["properties", "patternProperties", "dependentSchemas", "$defs"];
const LISTS = ["allOf", "anyOf", "oneOf", "prefixItems"];
const SINGLES = ["items", "additionalProperties", "unevaluatedProperties", "propertyNames", "contains", "not", "if", "then", "else"];

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

/** As Ajv writes names into its schema paths. */
const escapePointer = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1");

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null && !Array.isArray(value);
