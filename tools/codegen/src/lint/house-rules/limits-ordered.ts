import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { keysOf } from "./place.ts";

const PAIRS = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
] as const;

/** Rejects schemas whose lower limit is above the upper one: they accept nothing. */
export const limitsOrdered: Oas3Rule = () => ({
  Schema(node: unknown, { report, location }: UserContext) {
    const schema = keysOf(node);
    for (const [least, most] of PAIRS) {
      const [low, high] = [schema[least], schema[most]];
      if (typeof low === "number" && typeof high === "number" && low > high)
        report({
          message: `${least} ${low} is above ${most} ${high}, so no value is valid. Correct one of them.`,
          location: location.child(least),
        });
    }
  },
});
