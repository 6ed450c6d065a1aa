/** Constraints between fields: `anyOf` and `not`, and the rules that a description names since JSON Schema can't say them. */
import { isObject, listAt, objectAt, textAt, type JsonObject } from "@maksu/openapi";
import { brief, constraintAt, type MadeConstraint } from "./constraint.ts";
import { type Material, requestAt, requestWith } from "./material.ts";
import { NAMED_RULES } from "./named-rules.ts";
import { aroundOf, fulfilled, unfulfilled, type Values } from "./relations.ts";
import { type Spot, valueAt, withValue } from "../requests/request.ts";
import type { Site } from "./sites.ts";

/** At least one of the branches must hold. */
export function anyOfBranches(material: Material, site: Site): MadeConstraint[] {
  const { spot, schema } = site;
  const branches = listAt(schema, "anyOf").filter(isObject);
  const request = requestWith(material, spot);
  const around = aroundOf(material, spot);
  const without = (kept?: JsonObject): Values =>
    branches
      .filter((branch) => branch !== kept)
      .reduce((made, branch) => unfulfilled(branch, made, around)[0] ?? made, { ...Object(valueAt(request, spot)) });
  const inside = branches.map(
    (branch) => [`only ${branchName(branch)}`, withValue(request, spot, fulfilled(branch, without(branch), around))] as const,
  );
  const outside = [["none of them", withValue(request, spot, without())] as const];
  return [constraintAt(site, "anyOf", { inside, outside }, branches.map(branchName).join(" or "))];
}

export function forbidden(material: Material, site: Site): MadeConstraint[] {
  const branch = objectAt(site.schema, "not");
  const around = aroundOf(material, site.spot);
  const record = { ...Object(valueAt(requestWith(material, site.spot), site.spot)) };
  const names = Object.keys(objectAt(branch, "properties"));
  const tried = (value: Values) =>
    [names.map((name) => `${name}: ${brief(value[name])}`).join(", "), requestAt(material, site.spot, value)] as const;
  const sides = { inside: unfulfilled(branch, record, around).map(tried), outside: [tried(fulfilled(branch, record, around))] };
  return [constraintAt(site, "not", sides, textAt(site.schema, "description") ?? branchName(branch))];
}

const branchName = (branch: JsonObject): string => {
  const absent = Object.entries(objectAt(branch, "properties")).flatMap(([name, condition]) => (condition === false ? [`no ${name}`] : []));
  return [...listAt(branch, "required").map(String), ...absent].join(" with ");
};

export const namedRule = (material: Material, { spot, schema, code }: Site): MadeConstraint[] => [
  ruleConstraint(material, spot, { ...schema, "x-error-code": code }),
];

export const parameterRules = (material: Material): MadeConstraint[] =>
  listAt(material.operation.operation, "x-parameter-rules").map((rule) => ruleConstraint(material, ["query"], rule));

function ruleConstraint(material: Material, spot: Spot, stated: unknown): MadeConstraint {
  const name = textAt(stated, "x-rule") ?? "";
  const rule = NAMED_RULES[name];
  const { operationId } = material.operation;
  if (!rule)
    throw new Error(
      `${operationId}: no requests are known that try the rule ${name}; packages/conformance/src/constraints/named-rules.ts makes them`,
    );
  const request = requestWith(material, spot);
  const sides = { inside: rule.inside(request), outside: rule.outside(request) };
  return constraintAt({ spot, code: textAt(stated, "x-error-code") }, "x-rule", sides, name);
}
