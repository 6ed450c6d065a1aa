import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { SIGNING_HEADERS } from "../../vocabulary.ts";
import { keysOf, operationsIn } from "./place.ts";

/** What signing fills in is marked, or clients would ask their callers for it; nothing else is, or clients could not send it. */
export const signingMarked: Oas3Rule = () => ({
  Root(node: unknown, { report, location, resolve }: UserContext) {
    for (const { isEvent, isSecured, operationId, parameters } of operationsIn({ node: keysOf(node), location }, resolve))
      for (const { node: parameter, location: place } of parameters) {
        const isSigned = !isEvent && isSecured && parameter["in"] === "header" && SIGNING_HEADERS.test(String(parameter["name"]));
        const isMarked = parameter["x-signing"] === true;
        if (isSigned && !isMarked)
          report({
            message: `${String(parameter["name"])} of ${operationId} is filled in by signing. Add x-signing: true.`,
            location: place,
          });
        if (isMarked && !isSigned)
          report({
            message: `${String(parameter["name"])} of ${operationId} is no header that signing fills in. Take x-signing away.`,
            location: place.child("x-signing").key(),
          });
      }
  },
});
