import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { childOf, childrenOf, keysOf, type Location, operationsIn, type Place, type Resolve } from "../place.ts";

/**
 * Rejects a field of an example that no schema describes, since Redocly's rule misses those of records made of `allOf`; and a field of a request that no
 * example has, since tests send the examples. Acts of the sandbox have tests of their own.
 */
export const examplesDescribed: Oas3Rule = () => ({
  Root(node: unknown, { report, location, resolve }: UserContext) {
    /** Operations share responses. */
    const reported = new Set<string>();
    /** The fields of requests, with whether an example has them. */
    const fields = new Map<string, { readonly name: string; readonly field: Location; readonly operationId: string; isShown: boolean }>();
    const show = (schemas: readonly Place[], value: unknown, operationId: string): void => {
      for (const each of schemas) {
        const { node: properties, location: at } = childOf(each, "properties", resolve);
        for (const [name, described] of Object.entries(properties)) {
          if (keysOf(described)["deprecated"] === true) continue;
          const field = at.child(name);
          const known = fields.get(field.absolutePointer) ?? { name, field, operationId, isShown: false };
          known.isShown ||= Object.hasOwn(keysOf(value), name);
          fields.set(field.absolutePointer, known);
        }
      }
    };
    const visit = (schemas: readonly Place[], value: unknown, place: Location, request?: string): void => {
      if (request !== undefined && typeof value === "object" && !Array.isArray(value)) show(schemas, value, request);
      // These schemas say which other keys a record may have, and the example is validated against them.
      const isDecided = schemas.some(
        ({ node: { additionalProperties, unevaluatedProperties } }) => additionalProperties ?? unevaluatedProperties,
      );
      const below = (key: string, name: string): readonly Place[] =>
        schemas.flatMap((schema) => {
          const owner = key === "items" ? schema : childOf(schema, "properties", resolve);
          return name in owner.node ? schemasOf(childOf(owner, name, resolve), resolve) : [];
        });
      if (Array.isArray(value))
        for (const [index, each] of value.entries()) visit(below("items", "items"), each, place.child(index), request);
      else if (schemas.some((schema) => "properties" in schema.node))
        for (const [name, member] of Object.entries(keysOf(value))) {
          const [own, described] = [place.child(name), below("properties", name)];
          if (described.length > 0) visit(described, member, own, request);
          else if (!isDecided && !reported.has(own.absolutePointer))
            report({ message: `No schema describes ${name} of this example. Describe it, or correct its name.`, location: own.key() });
          reported.add(own.absolutePointer);
        }
    };
    for (const { isEvent, operation, operationId } of operationsIn({ node: keysOf(node), location }, resolve)) {
      const request = isEvent || operation.node["x-act"] !== undefined ? undefined : operationId;
      const bodies = [
        ["request", childOf(operation, "requestBody", resolve)] as const,
        ...childrenOf(childOf(operation, "responses", resolve), resolve),
      ];
      for (const [what, body] of bodies)
        for (const [, content] of childrenOf(childOf(body, "content", resolve), resolve)) {
          const schemas = schemasOf(childOf(content, "schema", resolve), resolve);
          for (const [, { node: example, location: at }] of childrenOf(childOf(content, "examples", resolve), resolve))
            visit(schemas, example["value"], at.child("value"), what === "request" ? request : undefined);
        }
    }
    for (const { name, field, operationId, isShown } of fields.values())
      if (!isShown) report({ message: `No example of ${operationId} has ${name}. Add it to one.`, location: field.key() });
  },
});

/** A schema, and all that its parts and alternatives say. */
const schemasOf = (schema: Place, resolve: Resolve): readonly Place[] => [
  schema,
  ...["allOf", "anyOf", "oneOf"].flatMap((key) =>
    childrenOf(childOf(schema, key, resolve), resolve).flatMap(([, part]) => schemasOf(part, resolve)),
  ),
];
