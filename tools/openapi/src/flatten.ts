import { withBases } from "./bases.ts";
import { withOneEnumeration } from "./enumeration.ts";
import { type JsonObject, listAt, objectAt, textAt } from "./json.ts";
import { schemasOf, walk } from "./walk.ts";

/**
 * Writes out what schemas extend: a record has the fields of its bases, an enumeration the values of the lists that it adds to. Types then show
 * every field and value in one place, and a violation has the same path wherever its field is described.
 *
 * @param document with its references: a reference that was replaced by its target looks like a part described in place
 * @returns a copy, without the bases that nothing else refers to
 */
export function flatten<Description extends JsonObject>(document: Description): Description {
  const flat = structuredClone(document);
  const bases = new Set<string>();
  for (const [, root] of schemasOf(flat))
    for (const [, schema] of walk(root)) {
      const extended = withBases(document, schema);
      if (extended !== schema) for (const part of listAt(schema, "allOf")) bases.add(textAt(part, "$ref") ?? "");
      const whole = structuredClone(withOneEnumeration(document, extended));
      for (const keyword of Object.keys(schema)) delete schema[keyword];
      Object.assign(schema, whole);
    }
  const text = JSON.stringify(flat);
  const schemas = objectAt(objectAt(flat, "components"), "schemas");
  for (const base of bases) if (!text.includes(`"${base}"`)) Reflect.deleteProperty(schemas, base.replace(/^.*\//, ""));
  return flat;
}
