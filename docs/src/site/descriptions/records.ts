/** Finds the schemas that a value is made of. */
import { type JsonObject, type SchemaView, viewOf } from "@maksu/openapi";

/**
 * Lists every schema in a value by name, the outer one first.
 *
 * @param otherName - for a schema that is not a component
 */
export function recordsIn(bundle: JsonObject, schema: unknown, otherName: string): ReadonlyMap<string, SchemaView> {
  const found = new Map<string, SchemaView>();
  gather(bundle, schema, otherName, found);
  return found;
}

function gather(bundle: JsonObject, schema: unknown, otherName: string, found: Map<string, SchemaView>): void {
  const view = viewOf(bundle, schema);
  if (view.items !== undefined) gather(bundle, view.items, otherName, found);
  const name = view.names[0] ?? otherName;
  if (view.properties.size === 0 || found.has(name)) return;
  found.set(name, view);
  for (const [field, property] of view.properties) gather(bundle, property, `${name}.${field}`, found);
}
