import { type Document, type Json, type Schema, targetOf, walk } from "@maksu/openapi";

/**
 * Makes one enumeration of alternatives that are enumerations or constants: a list that extends another's, or the same values as text and as numbers. Generators
 * of other tools want them apart: in one enumeration they would give two values one name. A type and a violation have one list.
 */
export function mergeEnumerations(document: Document, schemas: Iterable<readonly [path: string, schema: Schema]>): void {
  for (const [, root] of schemas)
    for (const [, schema] of walk(root)) {
      const lists = schema.anyOf?.map((alternative) => listOf(document, alternative)) ?? [];
      if (lists.length === 0 || !lists.every((list) => list !== undefined)) continue;
      delete schema.anyOf;
      const types = [...new Set(lists.flatMap(({ type }) => type))];
      const type = types.length === 1 ? types.join() : types;
      Object.assign(schema, ...lists.map(({ limits }) => limits), { type, enum: lists.flatMap(({ values }) => values) });
    }
}

interface List {
  type: string[];
  values: Json[];
  /** What else it demands, such as a text's length, which means nothing to a number. */
  limits: Schema;
}

/** What an alternative lists, if it is a closed list. */
function listOf(document: Document, alternative: Schema): List | undefined {
  const schema = alternative.$ref === undefined ? alternative : targetOf<Schema>(document, alternative.$ref);
  const {
    description: _words,
    type = [],
    const: constant,
    enum: values = constant === undefined ? undefined : [constant as Json],
    ...limits
  } = schema;
  return values === undefined || schema["x-extensible"] ? undefined : { type: [type].flat(), values, limits };
}
