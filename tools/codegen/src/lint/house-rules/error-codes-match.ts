import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { type ResponseExample, responseExamples, keysOf, type Location, type LocatedNode, operationsIn, type Resolve } from "./place.ts";

/**
 * Clients, mock and documents take the codes from the examples: a code without an example could never be returned. The other way round, a code
 * that nothing in the request is described to cause is a constraint that somebody forgot, unless it says that only the service can know.
 */
export const errorCodesMatch: Oas3Rule = () => ({
  Root(node: unknown, { report, location, resolve }: UserContext) {
    /** Examples of codes by their place: several operations may share one. */
    const codeless = new Set<string>();
    const documented = new Map<string, ResponseExample & { operationIds: string[]; isCaused: boolean }>();
    for (const located of operationsIn({ node: keysOf(node), location }, resolve)) {
      const examples = responseExamples(located, resolve);
      const caused = causedCodes(located, resolve);
      for (const { name, schema, codePlace } of examples)
        if (!codePlace && caused.some(([code]) => code === name) && !codeless.has(schema.location.absolutePointer)) {
          codeless.add(schema.location.absolutePointer);
          report({
            message: `Examples are named after error codes, as ${name}, but no field of this schema holds them. Give the one that does x-client-type: error-code.`,
            location: schema.location,
          });
        }
      for (const [code, where] of new Map(caused.toReversed()))
        if (!examples.some(({ name }) => name === code))
          report({
            message: `No response of ${located.operationId} has an example named ${code}. Add one to the response that the code comes with.`,
            location: where,
          });
      for (const example of examples.filter(({ name, code }) => name === code)) {
        const place = example.example.location.absolutePointer;
        const known = documented.get(place) ?? { ...example, operationIds: [], isCaused: false };
        known.operationIds.push(located.operationId);
        known.isCaused ||= caused.some(([code]) => code === example.name);
        documented.set(place, known);
      }
    }
    /** A code has an example in each media type, and one cause. */
    const uncaused = new Set<string>();
    for (const { name, example, operationIds, isCaused } of documented.values()) {
      const isBeyond = example.node["x-beyond-schema"] === true;
      const key = [name, ...operationIds].join(" ");
      const isKnown = uncaused.has(key);
      if (!isCaused && !isBeyond) uncaused.add(key);
      if (!isCaused && !isBeyond && !isKnown)
        report({
          message: `Nothing in the request of ${operationIds.join(", ")} has the x-error-code ${name}. Put it where its cause is described, or mark the example with x-beyond-schema: true when only the service can know.`,
          location: example.location.key(),
        });
      if (isCaused && isBeyond)
        report({
          message: `${name} is the x-error-code of something in the request. Remove x-beyond-schema.`,
          location: example.location.child("x-beyond-schema").key(),
        });
    }
  },
});

/** The codes in an operation's parameters and body, through references, with their places. */
function causedCodes({ operation, parameters }: LocatedNode, resolve: Resolve): [code: string, place: Location][] {
  const { node, location } = operation;
  const parts = ["x-parameter-rules", "requestBody"].map((key): [unknown, Location] => [node[key], location.child(key)]);
  // A code beside a reference to a parameter is the parameter's.
  for (const parameter of parameters) parts.push([parameter.node, parameter.location]);
  return parts.flatMap(([part, place]) => [...codesIn(part, place, resolve)]);
}

/** Every error code in a part of an operation, through references, with its place. */
function* codesIn(
  node: unknown,
  location: Location,
  resolve: Resolve,
  above: readonly unknown[] = [],
): Generator<[code: string, place: Location]> {
  if (typeof node !== "object" || node === null || above.includes(node)) return;
  for (const [key, value] of Object.entries(node)) {
    const place = location.child(key);
    if (key === "x-error-code") yield [String(value), place];
    else if (key === "$ref") {
      const target = resolve<object>(node, location.source.absoluteRef);
      if (!target.node) continue;
      // A code beside the reference takes the place of the target's.
      const replaced = "x-error-code" in node ? target.location.child("x-error-code").absolutePointer : undefined;
      for (const [code, where] of codesIn(target.node, target.location, resolve, [...above, node]))
        if (where.absolutePointer !== replaced) yield [code, where];
    } else if (key !== "examples") yield* codesIn(value, place, resolve, [...above, node]);
  }
}
