/** Constraints that JSON Schema can't say: the rules that a description names. */
import { listAt, textAt } from "@maksu/openapi";
import { at, type Constraint, named, type Trial } from "./constraint.ts";
import { type Material, requestWith } from "./material.ts";
import { NAMED_RULES } from "./named-rules.ts";
import type { ContractRequest, Spot } from "../requests/request.ts";
import type { Site } from "./sites.ts";

export function namedRule(material: Material, { spot, schema, code }: Site): Constraint[] {
  return [ruleConstraint(material, spot, String(schema["x-rule"]), code)];
}

export function parameterRules(material: Material): Constraint[] {
  return listAt(material.operation.operation, "x-parameter-rules").map((rule) =>
    ruleConstraint(material, ["query"], textAt(rule, "x-rule") ?? "", textAt(rule, "x-error-code")),
  );
}

function ruleConstraint(material: Material, spot: Spot, name: string, code: string | undefined): Constraint {
  const rule = NAMED_RULES[name];
  if (!rule)
    throw new Error(
      `${material.operation.operationId}: no requests are known that try the rule ${name}; packages/conformance/src/constraints/named-rules.ts makes them`,
    );
  const request = requestWith(material, spot);
  const trial = ([what, tried]: readonly [string, ContractRequest]): Trial => ({ what, request: tried, at: at(spot), code });
  return {
    ...named(material.operation.operationId, spot, "x-rule", name),
    inside: rule.inside(request).map(trial),
    outside: rule.outside(request).map(trial),
  };
}
