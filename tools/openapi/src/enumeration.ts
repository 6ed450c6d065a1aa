import { type JsonObject, listAt } from "./json.ts";
import { resolve } from "./reference.ts";

/**
 * A schema whose alternatives are constants and closed enumerations (a list that extends another's, or the same values as text and as numbers) as one
 * enumeration; any other schema as it is.
 */
export function withOneEnumeration(bundle: JsonObject, schema: JsonObject): JsonObject {
  const lists = listAt(schema, "anyOf").map((alternative) => asList(resolve(bundle, alternative).value));
  if (lists.length === 0 || !lists.every((list) => Array.isArray(list.enum) && list["x-extensible"] !== true)) return schema;
  const { anyOf: _lists, ...rest } = schema;
  const type = [...new Set(lists.flatMap((list) => list.type))];
  return { ...Object.assign({}, ...lists), ...rest, type: type.length === 1 ? type[0] : type, enum: lists.flatMap((list) => list.enum) };
}

/** A constant is an enumeration of one value. */
const asList = ({ const: value, ...schema }: JsonObject): JsonObject => (value === undefined ? schema : { ...schema, enum: [value] });
