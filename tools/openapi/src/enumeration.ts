import { type JsonObject, listAt } from "./json.ts";
import { resolve } from "./reference.ts";

/**
 * A schema whose alternatives are constants and closed enumerations (a list that extends another's, or the same values as text and as numbers) as one
 * enumeration; any other schema as it is. Generators of other tools want them apart: in one enumeration they would give two values one name.
 */
export function withOneEnumeration(bundle: JsonObject, schema: JsonObject): JsonObject {
  const lists = listAt(schema, "anyOf").map((alternative) => asList(resolve(bundle, alternative).value));
  if (lists.length === 0 || !lists.every((list) => Array.isArray(list.enum) && list["x-extensible"] !== true)) return schema;
  const { anyOf: _lists, ...rest } = schema;
  const types = [...new Set(lists.flatMap(({ type }) => type ?? []))];
  // Other keywords of a list, such as a text's length, mean nothing to a number.
  return { ...Object.assign({}, ...lists), ...rest, type: types.length === 1 ? types[0] : types, enum: lists.flatMap((list) => list.enum) };
}

/** A constant is an enumeration of one value. The words of a list are not those of the whole. */
const asList = ({ const: value, description: _words, ...schema }: JsonObject): JsonObject =>
  value === undefined ? schema : { ...schema, enum: [value] };
