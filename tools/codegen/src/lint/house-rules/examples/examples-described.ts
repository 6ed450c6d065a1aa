import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { childOf, childrenOf, keysOf, type Location, operationsIn, type Place, type Resolve } from "../place.ts";

/** Rejects a field of an example that no schema describes: Redocly's rule misses those of records made of `allOf`. */
export const examplesDescribed: Oas3Rule = () => ({
  Root(node: unknown, { report, location, resolve }: UserContext) {
    /** Operations share responses. */
    const reported = new Set<string>();
    const visit = (schemas: readonly Place[], value: unknown, place: Location): void => {
      if (schemas.some(({ node: { additionalProperties, unevaluatedProperties } }) => additionalProperties ?? unevaluatedProperties))
        return;
      const below = (key: string, name: string): readonly Place[] =>
        schemas.flatMap((schema) => {
          const owner = key === "items" ? schema : childOf(schema, "properties", resolve);
          return name in owner.node ? schemasOf(childOf(owner, name, resolve), resolve) : [];
        });
      if (Array.isArray(value)) for (const [index, each] of value.entries()) visit(below("items", "items"), each, place.child(index));
      else if (schemas.some((schema) => "properties" in schema.node))
        for (const [name, member] of Object.entries(keysOf(value))) {
          const [own, described] = [place.child(name), below("properties", name)];
          if (described.length > 0) visit(described, member, own);
          else if (!reported.has(own.absolutePointer))
            report({ message: `No schema describes ${name} of this example. Describe it, or correct its name.`, location: own.key() });
          reported.add(own.absolutePointer);
        }
    };
    for (const { operation } of operationsIn({ node: keysOf(node), location }, resolve)) {
      const responses = childrenOf(childOf(operation, "responses", resolve), resolve).map(([, response]) => response);
      for (const body of [childOf(operation, "requestBody", resolve), ...responses])
        for (const [, content] of childrenOf(childOf(body, "content", resolve), resolve)) {
          const schemas = schemasOf(childOf(content, "schema", resolve), resolve);
          for (const [, { node: example, location: at }] of childrenOf(childOf(content, "examples", resolve), resolve))
            visit(schemas, example["value"], at.child("value"));
        }
    }
  },
});

/** A schema, and all that its parts and alternatives say. */
const schemasOf = (schema: Place, resolve: Resolve): readonly Place[] => [
  schema,
  ...["allOf", "anyOf", "oneOf"].flatMap((key) =>
    childrenOf(childOf(schema, key, resolve), resolve).flatMap(([, part]) => schemasOf(part, resolve)),
  ),
];
