import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { keysOf } from "./place.ts";

/** Rejects patterns without a message: a violation would quote the regular expression. */
export const patternMessages: Oas3Rule = () => ({
  Schema(node: unknown, { report, location }: UserContext) {
    const { pattern, "x-pattern-message": message } = keysOf(node);
    if (pattern === undefined && message === undefined) return;
    if (pattern === undefined)
      report({ message: "x-pattern-message needs a pattern beside it.", location: location.child("x-pattern-message").key() });
    else if (message === undefined)
      report({
        message: "A pattern needs an x-pattern-message, which a violation shows in its place: must be …",
        location: location.child("pattern").key(),
      });
    else if (!/^\p{Ll}.*[^.\s]$/u.test(String(message)))
      report({
        message: "An x-pattern-message continues the name of a field: it begins in lower case and has no full stop.",
        location: location.child("x-pattern-message"),
      });
  },
});
