import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { responseExamples, childOf, childrenOf, keysOf, operationsIn } from "./place.ts";

/** Rejects error bodies without an example, and examples that are not named after their code. */
export const errorResponsesHaveExamples: Oas3Rule = () => ({
  Root(node: unknown, { report, location, resolve }: UserContext) {
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
      for (const { name, code, example } of responseExamples(located, resolve))
        if (typeof code === "string" && code !== "" && code !== name)
          report({ message: `This example carries the code ${code}. Name it ${code}, not ${name}.`, location: example.location.key() });
    }
  },
});
