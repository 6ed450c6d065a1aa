/** Every place in a request that a schema says something about. */
import { isDeepStrictEqual } from "node:util";
import { isObject, type JsonObject, listAt, type LocatedOperation, objectAt, resolve, textAt } from "@maksu/openapi";
import type { Spot } from "../requests/request.ts";

export interface Site {
  readonly spot: Spot;
  /** The schema, references followed. */
  readonly schema: JsonObject;
  /** The error code when it is broken: the nearest one on the way here. */
  readonly code: string | undefined;
  /** Whether the schema is a part of another one for the same value. */
  readonly isPart: boolean;
}

/**
 * The sites of a request, outer ones first. Of a list, the first element.
 *
 * @throws {Error} when a further media type has a schema of its own: what is tried in it is made of the first one's
 */
export function sitesOf(bundle: JsonObject, operation: LocatedOperation): readonly Site[] {
  const parameters = operation.parameters.flatMap(({ name, in: place, schema, "x-error-code": code }) =>
    below(bundle, [place, name], schema, code, false),
  );
  const [media, ...further] = Object.values(operation.content);
  for (const other of further)
    if (!isDeepStrictEqual(objectAt(other, "schema"), objectAt(media, "schema")))
      throw new Error(`${operation.operationId}: the media types have schemas of their own, of which only the first one's is tried`);
  if (!isObject(media)) return parameters;
  return [...parameters, ...below(bundle, ["body"], media.schema, textAt(media, "x-error-code"), false)];
}

function below(bundle: JsonObject, spot: Spot, node: unknown, outerCode: string | undefined, isPart: boolean): Site[] {
  const schema = resolve(bundle, node).value;
  const code = textAt(schema, "x-error-code") ?? outerCode;
  const properties = Object.entries(objectAt(schema, "properties"));
  return [
    { spot, schema, code, isPart },
    ...listAt(schema, "allOf").flatMap((part) => below(bundle, spot, part, code, true)),
    ...properties.flatMap(([name, property]) => (isObject(property) ? below(bundle, [...spot, name], property, code, false) : [])),
    ...(isObject(schema.items) ? below(bundle, [...spot, 0], schema.items, code, false) : []),
  ];
}
