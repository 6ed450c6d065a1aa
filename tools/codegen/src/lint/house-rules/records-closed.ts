import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { keysOf } from "./place.ts";

/** Rejects records whose closing has no effect: `unevaluatedProperties` does not see keys that another keyword has let through. */
export const recordsClosed: Oas3Rule = () => ({
  Schema(node: unknown, { report, location }: UserContext) {
    const schema = keysOf(node);
    const closing = schema["unevaluatedProperties"];
    const isRecord = ["properties", "allOf", "unevaluatedProperties"].some((key) => schema[key] !== undefined);
    for (const key of ["additionalProperties", "patternProperties"])
      if (isRecord && schema[key] !== undefined)
        report({
          message: `${key} decides on keys before unevaluatedProperties, so a closed record is open. Remove it: a record is closed by unevaluatedProperties, or open without it.`,
          location: location.child(key).key(),
        });
    if (closing !== undefined && JSON.stringify(keysOf(closing)["not"]) !== "{}")
      report({
        message: "unevaluatedProperties rejects other keys, by `not: {}` and a description. Write that, or remove it.",
        location: location.child("unevaluatedProperties").key(),
      });
  },
});
