import { type Document, type Schema, schemasOf, targetOf, walk } from "@maksu/openapi";

/**
 * Makes one record of a record that extends others: fields of its own beside an `allOf` with references. Types then show every field in one place,
 * and a violation has the same path wherever its field is described.
 *
 * @param document with its references: a reference that was replaced by its target looks like a part described in place
 * @returns the same document, without the bases that nothing else refers to
 */
export function mergeBases(document: Document): Document {
  const merged = structuredClone(document);
  const bases = new Set<string>();
  for (const [, root] of schemasOf(merged)) for (const [, schema] of walk(root)) extend(document, schema, bases);
  const text = JSON.stringify(merged);
  for (const name of bases) if (!text.includes(`"#/components/schemas/${name}"`)) delete merged.components?.schemas?.[name];
  return merged;
}

function extend(document: Document, schema: Schema, bases: Set<string>): void {
  const { properties, allOf = [] } = schema;
  const references = allOf.flatMap(({ $ref }) => $ref ?? []);
  if (!properties || references.length === 0) return;
  const found = references.map((reference) => structuredClone(targetOf<Schema>(document, reference)));
  for (const base of found) extend(document, base, bases);
  for (const reference of references) bases.add(reference.replace(/^.*\//, ""));
  schema.properties = Object.assign({}, ...found.map((base) => base.properties), properties);
  schema.required = [...new Set([...found, { required: schema.required }].flatMap(({ required = [] }) => required))];
  const parts = [...found.flatMap((base) => base.allOf ?? []), ...allOf.filter(({ $ref }) => $ref === undefined)];
  if (parts.length > 0) schema.allOf = parts;
  else delete schema.allOf;
}
