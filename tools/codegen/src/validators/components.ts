/**
 * Object schemas that stand inside of others (`Item` in `PaymentRequest`): each has a validator of its own, which is called where it stands.
 *
 * In place of such a schema stands `{ component: "Item" }`. Behind Ajv's own `$ref` the path to it would be lost, which error codes depend on.
 */
import { _, type CodeKeywordDefinition, Name, str } from "ajv/dist/2020.js";
import { withoutNotes } from "../ajv.ts";
import { type Document, type Schema, subschemas } from "@maksu/openapi";

/** Names of components by the text of their schema without notes. */
export type Components = ReadonlyMap<string, string>;

/** The objects among a dereferenced document's component schemas. Of those that validate alike the first gives the name. */
export function objectComponents({ components }: Document): Components {
  const objects = Object.entries(components?.schemas ?? {}).filter(([, { type }]) => type === "object");
  return new Map(objects.toReversed().map(([name, schema]) => [JSON.stringify(withoutNotes(schema)), name]));
}

/** A schema that calls components, and what they are. */
export interface Separated {
  schema: Schema;
  /** The components that the schema calls by their names; they may call others. */
  called: ReadonlyMap<string, Schema>;
}

/** Takes the components out of a schema without notes. */
export function separate(whole: Schema, components: Components): Separated {
  const schema = structuredClone(whole);
  const called = new Map<string, Schema>();
  const visit = (node: Schema): void => {
    for (const [step, sub] of subschemas(node)) {
      const name = OF_OWN_VALUE.test(step) ? components.get(JSON.stringify(sub)) : undefined;
      if (name === undefined) visit(sub);
      else {
        called.set(name, structuredClone(sub));
        for (const keyword of Object.keys(sub)) delete sub[keyword];
        sub[COMPONENT] = name;
      }
    }
  };
  visit(schema);
  return { schema, called };
}

/** The components that stand inside of these parts' schemas, or of one another. */
export function componentsInOthers(parts: readonly { name: string; schema: Schema }[], components: Components): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (schema: Schema): void => {
    for (const [name, component] of separate(schema, components).called) {
      if (found.has(name)) continue;
      found.add(name);
      visit(component);
    }
  };
  for (const { name, schema } of parts) if (name === "body") visit(schema);
  return found;
}

/** Below `allOf` and the like stands a schema of the same value: `unevaluatedProperties` beside them must know what it has seen. */
const OF_OWN_VALUE = /^\/(?:properties\/.*|items)$/s;

const COMPONENT = "component";

/** The name under which a component's validator is exported. */
export const validatorOf = (component: string): string => `validate${component}`;

/** Ajv's names for what it has found so far, how much that is, and the place of the whole value. */
const [vErrors, errors, instancePath] = [new Name("vErrors"), new Name("errors"), new Name("instancePath")];

/** Calls a component's validator, and gives its errors the path of where it stands. */
export const componentKeyword: CodeKeywordDefinition = {
  keyword: COMPONENT,
  schemaType: "string",
  code({ gen, data, schema, it }) {
    const validate = new Name(validatorOf(String(schema)));
    gen.if(_`!${validate}(${data})`, () => {
      gen.assign(vErrors, _`addErrors(${vErrors}, ${validate}, ${str`${instancePath}${it.errorPath}`}, ${it.errSchemaPath})`);
      gen.assign(errors, _`${vErrors}.length`);
    });
  },
};
