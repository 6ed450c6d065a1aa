import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { keysOf, partsOf, placeOf } from "./place.ts";

const PAIRS = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
] as const;

/**
 * Rejects schemas whose lower limit is above the upper one, as they accept nothing, and a limit that is stated twice: readers take either. A part with a source of
 * its own may state another one.
 */
export const limitsOrdered: Oas3Rule = () => ({
  Schema(node: unknown, { report, location, resolve }: UserContext) {
    const schema = keysOf(node);
    const others = partsOf(placeOf(node, location, resolve), resolve).slice(1);
    for (const keyword of PAIRS.flat())
      if (
        schema[keyword] !== undefined &&
        others.some(({ node: part }) => part[keyword] !== undefined && part["x-provenance"] === undefined)
      )
        report({ message: `${keyword} stands in a part of allOf, too. Keep one of them.`, location: location.child(keyword).key() });
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
