import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { childOf, childrenOf, keysOf, operationsIn, type Place } from "../place.ts";

/** Rejects bodies, parameters and headers without an example, which mock server, tour and contract tests send, and bodies without a schema. */
export const examplesPresent: Oas3Rule = () => ({
  Root(node: unknown, { report, location, resolve }: UserContext) {
    /** Operations share parameters and responses. */
    const reported = new Set<string>();
    const fault = (message: string, { location: place }: Place, isOfKey = false): void => {
      if (!reported.has(place.absolutePointer)) report({ message, location: isOfKey ? place.key() : place });
      reported.add(place.absolutePointer);
    };
    const isBare = ({ node: each }: Place): boolean => Object.keys(keysOf(each["examples"])).length === 0;
    for (const { isEvent, operationId, operation, parameters } of operationsIn({ node: keysOf(node), location }, resolve)) {
      const responses = childrenOf(childOf(operation, "responses", resolve), resolve);
      const bodies = [["request", childOf(operation, "requestBody", resolve)] as const, ...responses];
      for (const [what, body] of bodies) {
        for (const [mediaType, content] of childrenOf(childOf(body, "content", resolve), resolve)) {
          if (content.node["schema"] === undefined)
            fault(`The body of ${operationId} ${what} has no schema in ${mediaType}. Describe it.`, content, true);
          // Of events and errors, other rules ask for more than one.
          else if (!isEvent && isBare(content) && (what === "request" || /^[123]/.test(what)))
            fault(`The body of ${operationId} ${what} has no example in ${mediaType}. Add one under examples.`, content, true);
        }
        for (const [name, header] of childrenOf(childOf(body, "headers", resolve), resolve))
          if (isBare(header)) fault(`The header ${name} of ${operationId} ${what} has no example. Add one under examples.`, header);
      }
      for (const parameter of isEvent ? [] : parameters)
        if (parameter.node["x-signing"] !== true && isBare(parameter))
          fault(`${String(parameter.node["name"])} of ${operationId} has no example. Add one under examples.`, parameter);
    }
  },
});
