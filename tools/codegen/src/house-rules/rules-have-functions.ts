import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import type { RuleFunctions } from "../rule-functions.ts";
import { keysOf } from "./place.ts";

/** A rule that no function implements would be checked by nobody; a function that no description names is never called. */
export const rulesHaveFunctions =
  (functions: RuleFunctions | undefined): Oas3Rule =>
  () => {
    if (!functions) return {};
    const { names, path } = functions;
    const named = new Set<string>();
    const check = (node: unknown, { report, location }: UserContext): void => {
      const { "x-rule": name } = keysOf(node);
      if (typeof name !== "string") return;
      named.add(name);
      if (!names.includes(name))
        report({
          message: `There is no function of the rule ${name}. Add it to ${path}, or name one of ${names.join(", ")}.`,
          location: location.child("x-rule"),
        });
    };
    return {
      Schema: check,
      Operation(node: unknown, context: UserContext) {
        const { "x-parameter-rules": rules } = keysOf(node);
        if (!Array.isArray(rules)) return;
        for (const index of rules.keys())
          check(rules[index], { ...context, location: context.location.child(["x-parameter-rules", index]) });
      },
      Root: {
        leave(_node: unknown, { report, location }: UserContext) {
          for (const name of names)
            if (!named.has(name))
              report({
                message: `Nothing names the rule ${name}, which ${path} implements. Name it by x-rule, or remove the function.`,
                location,
              });
        },
      },
    };
  };
