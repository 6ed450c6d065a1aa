import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { responseExamples, childOf, childrenOf, keysOf, operationsIn } from "../place.ts";

/** Rejects error bodies without an example, examples that are not named after their code, and codes without a description. */
export const errorResponsesHaveExamples: Oas3Rule = () => ({
  Root(node: unknown, { report, location, resolve }: UserContext) {
    /** Operations share responses. */
    const undescribed = new Set<string>();
    for (const located of operationsIn({ node: keysOf(node), location }, resolve)) {
      for (const [status, response] of childrenOf(childOf(located.operation, "responses", resolve), resolve)) {
        if (/^[123]/.test(status)) continue;
        for (const [mediaType, content] of childrenOf(childOf(response, "content", resolve), resolve))
          if (Object.keys(keysOf(content.node["examples"])).length === 0)
            report({
              message: `The response ${status} of ${located.operationId} has no example in ${mediaType}. Add one for each error code under examples, named after the code.`,
              location: content.location.key(),
            });
      }
      for (const { name, code, codePlace, example } of responseExamples(located, resolve)) {
        if (
          code === name &&
          example.node["description"] === undefined &&
          !located.isEvent &&
          !undescribed.has(example.location.absolutePointer)
        ) {
          undescribed.add(example.location.absolutePointer);
          report({ message: `The code ${name} has no description. Say when it is returned.`, location: example.location.key() });
        }
        if (typeof code === "string" && code !== "" && code !== name)
          report({
            message: `The example ${name} carries the code ${code}. Correct one of them.`,
            location: [example.location.key(), ...(codePlace ? [codePlace] : [])],
          });
      }
    }
  },
});
