/** Constraints between the fields of a record: `anyOf` and `not`. */
import { isObject, listAt, objectAt, textAt, type JsonObject } from "@maksu/openapi";
import { at, brief, type Constraint, named, type Trial } from "./constraint.ts";
import { keepRules, type Material, requestWith } from "./material.ts";
import { aroundOf, fulfilled, unfulfilled } from "./relations.ts";
import { valueAt, withValue } from "../requests/request.ts";
import type { Site } from "./sites.ts";

/** At least one of the branches must hold. */
export function anyOfBranches(material: Material, { spot, schema, code }: Site): Constraint[] {
  const branches = listAt(schema, "anyOf").filter(isObject);
  const request = requestWith(material, spot);
  const around = aroundOf(material, spot);
  const record = valueAt(request, spot);
  const without = (kept: JsonObject | undefined): Readonly<Record<string, unknown>> =>
    branches
      .filter((branch) => branch !== kept)
      .reduce((made, branch) => unfulfilled(branch, made, around)[0] ?? made, { ...Object(record) });
  const trial = (what: string, value: unknown): Trial => ({ what, request: withValue(request, spot, value), at: at(spot), code });
  return [
    {
      ...named(material.operation.operationId, spot, "anyOf", branches.map(branchName).join(" or ")),
      inside: branches.map((branch) => trial(`only ${branchName(branch)}`, fulfilled(branch, without(branch), around))),
      outside: [trial("none of them", without(undefined))],
    },
  ];
}

export function forbidden(material: Material, { spot, schema, code }: Site): Constraint[] {
  const branch = objectAt(schema, "not");
  const request = requestWith(material, spot);
  const around = aroundOf(material, spot);
  const record = { ...Object(valueAt(request, spot)) };
  const trial = (value: Readonly<Record<string, unknown>>): Trial => ({
    what: Object.keys(objectAt(branch, "properties"))
      .map((name) => `${name}: ${brief(value[name])}`)
      .join(", "),
    request: keepRules(material, withValue(request, spot, value), spot),
    at: at(spot),
    code,
  });
  return [
    {
      ...named(material.operation.operationId, spot, "not", textAt(schema, "description") ?? branchName(branch)),
      inside: unfulfilled(branch, record, around).map(trial),
      outside: [trial(fulfilled(branch, record, around))],
    },
  ];
}

const branchName = (branch: JsonObject): string => {
  const absent = Object.entries(objectAt(branch, "properties")).flatMap(([name, condition]) => (condition === false ? [`no ${name}`] : []));
  return [...listAt(branch, "required").map(String), ...absent].join(" with ");
};
