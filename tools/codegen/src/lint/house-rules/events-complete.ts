import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { SIGNATURES } from "../../ground/vocabulary.ts";
import { childOf, childrenOf, keysOf, operationsIn, type Place } from "./place.ts";

/** Rejects events without what a receiver is generated from: its name, its signature, an example of every part. */
export const eventsComplete: Oas3Rule = () => ({
  Root(node: unknown, { report, location, resolve }: UserContext) {
    for (const { isEvent, isSecured, path, operationId, operation, parameters } of operationsIn(
      { node: keysOf(node), location },
      resolve,
    )) {
      if (!isEvent) continue;
      const fault = (message: string, place: Place = operation): void => report({ message, location: place.location });
      if (operationId !== path) fault(`The event ${path} has the operationId ${operationId}. Give it its own name.`);
      if (isSecured) fault(`The event ${path} is the service's own call. Give it security: [].`);
      if (!parameters.some(({ node: parameter }) => SIGNATURES.test(String(parameter["name"]))))
        fault(`The event ${path} has no signature. Describe the parameter that a receiver verifies it by.`);
      for (const parameter of parameters)
        if (Object.keys(keysOf(parameter.node["examples"])).length === 0)
          fault(`${String(parameter.node["name"])} of the event ${path} has no example. Add one under examples.`, parameter);
      for (const [mediaType, content] of childrenOf(childOf(childOf(operation, "requestBody", resolve), "content", resolve), resolve))
        if (Object.keys(keysOf(content.node["examples"])).length === 0)
          fault(`The body of the event ${path} has no example in ${mediaType}. Add one under examples.`, content);
      if (Object.keys(keysOf(operation.node["responses"])).every((status) => !/^(?:2|default)/.test(status)))
        fault(`The event ${path} does not say what acknowledges it. Describe the response.`);
    }
  },
});
