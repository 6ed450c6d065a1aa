import { type Document, schemasOf, walk, withBases, withOneEnumeration } from "@maksu/openapi";

/**
 * Writes out what schemas extend: a record has the fields of its bases, an enumeration the values of the lists that it adds to. Types then show
 * every field and value in one place, and a violation has the same path wherever its field is described.
 *
 * @param document with its references: a reference that was replaced by its target looks like a part described in place
 * @returns a copy, without the bases that nothing else refers to
 */
export function flatten(document: Document): Document {
  const flat = structuredClone(document);
  const bases = new Set<string>();
  for (const [, root] of schemasOf(flat))
    for (const [, schema] of walk(root)) {
      const extended = withBases(document, schema);
      if (extended !== schema) for (const { $ref = "" } of schema.allOf ?? []) bases.add($ref);
      const whole = structuredClone(withOneEnumeration(document, extended));
      for (const keyword of Object.keys(schema)) delete schema[keyword];
      Object.assign(schema, whole);
    }
  const text = JSON.stringify(flat);
  for (const base of bases) if (!text.includes(`"${base}"`)) delete flat.components?.schemas?.[base.replace(/^.*\//, "")];
  return flat;
}
