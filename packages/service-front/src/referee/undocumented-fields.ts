/** Finds fields that no schema names: records of responses are open, so that a new field breaks no client, and Ajv finds nothing in them. */
import { escapeKey } from "@maksu/openapi-runtime/json-pointer";
import { type Finding, pointerTo } from "./finding.ts";
import type { Places, PlacedSchema } from "./places.ts";

/**
 * Returns a finding for each field, by its name and not by its element in a list.
 *
 * @param place - of the value, in the message
 */
export function undocumentedFields(places: Places, schemas: readonly PlacedSchema[], value: unknown, place: string): readonly Finding[] {
  const found = new Map<string, Finding>();
  const visit = (here: readonly PlacedSchema[], each: unknown, where: string, name: string): void => {
    if (here.some(({ schema }) => schema["x-client-type"] === "unknown")) return;
    if (Array.isArray(each)) {
      const items = places.below(here, 0);
      for (const [index, element] of each.entries()) visit(items, element, `${where}/${index}`, `${name}/*`);
      return;
    }
    if (typeof each !== "object" || each === null) return;
    // A field without a schema is reported where it begins.
    const record = here.find(({ schema }) => schema["properties"] !== undefined);
    if (!record) return;
    const isOpen = here.some(({ schema }) => schema["x-extensible"] === true);
    for (const [key, member] of Object.entries(each)) {
      const below = places.below(here, key);
      const [path, named] = [`${where}/${escapeKey(key)}`, `${name}/${key}`];
      if (below.length > 0) visit(below, member, path, named);
      else if (!here.some(({ schema }) => isNamed(schema, key)))
        found.set(`${named} ${record.at.join("/")}`, {
          kind: "field-undocumented",
          at: pointerTo([...record.at, "properties"]),
          place: path,
          message: `${path.replace(/^body/, "the body")} is not documented`,
          isNote: isOpen,
        });
    }
  };
  visit(schemas, value, place, place);
  return [...found.values()];
}

/** Whether a schema names a field without describing it: `price: true`. */
const isNamed = (schema: PlacedSchema["schema"], key: string): boolean => Object.hasOwn(Object(schema["properties"]) as object, key);
