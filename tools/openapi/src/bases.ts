import { isObject, type JsonObject, listAt, objectAt } from "./json.ts";
import { resolve } from "./reference.ts";

/**
 * A record that extends others (fields, or demands of fields, of its own beside an `allOf` with references) with all fields in one place, closed where
 * one of them is; any other schema as it is.
 */
export function withBases(bundle: JsonObject, schema: JsonObject): JsonObject {
  const isBase = (part: unknown): boolean => isObject(part) && "$ref" in part;
  const { allOf: _, ...own } = schema;
  const parts = listAt(schema, "allOf");
  if (!("properties" in schema || "required" in schema) || !parts.some(isBase)) return schema;
  const bases = parts.filter(isBase).map((part) => withBases(bundle, resolve(bundle, part).value));
  const allOf = [...bases.flatMap((base) => listAt(base, "allOf")), ...parts.filter((part) => !isBase(part))];
  const closed = bases.find((base) => "unevaluatedProperties" in base);
  return {
    ...own,
    ...(closed && !("unevaluatedProperties" in own) && { unevaluatedProperties: closed.unevaluatedProperties }),
    properties: Object.assign({}, ...bases.map((base) => objectAt(base, "properties")), objectAt(schema, "properties")),
    required: [...new Set([...bases, schema].flatMap((record) => listAt(record, "required")))],
    ...(allOf.length > 0 && { allOf }),
  };
}
