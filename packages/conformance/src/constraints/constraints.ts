/** Every constraint of an operation's requests, from its description. */
import type { JsonObject, LocatedOperation } from "@maksu/openapi";
import type { Constraint, MadeConstraint } from "./constraint.ts";
import { furtherKeys, isOpenRecord, presences, requiredKeys, unknownKeys } from "./key-constraints.ts";
import { withLaterElement } from "./later-elements.ts";
import { type Material, materialOf } from "./material.ts";
import { anyOfBranches, forbidden, namedRule, parameterRules } from "./relation-constraints.ts";
import { spotName } from "../requests/request.ts";
import type { Site } from "./sites.ts";
import { valueConstraint } from "./value-constraint.ts";
import { VALUE_KEYWORDS } from "./value-edges.ts";

/** Says something about a schema, and asserts nothing about a request. */
const NOTES = new Set(["title", "description", "default", "deprecated", "xml", "properties", "items", "allOf"]);

/**
 * @throws {Error} at a keyword or a rule that no requests are known for, naming it and its place
 */
export function constraintsOf(bundle: JsonObject, operation: LocatedOperation): readonly Constraint[] {
  const material = materialOf(bundle, operation);
  requireKnown(material);
  return [
    ...presences(material),
    ...material.sites.flatMap((site) => ofSite(material, site)).map((constraint) => withLaterElement(material, constraint)),
    ...parameterRules(material),
  ].map((constraint) => ({ operationId: operation.operationId, ...constraint }));
}

function ofSite(material: Material, site: Site): MadeConstraint[] {
  const asserted = keywordsOf(site).concat(isOpenRecord(site) ? ["open"] : []);
  return asserted.flatMap((keyword) =>
    VALUE_KEYWORDS.includes(keyword) ? [valueConstraint(material, site, keyword)] : (RECORD_KEYWORDS[keyword]?.(material, site) ?? []),
  );
}

const keywordsOf = ({ schema }: Site): string[] =>
  Object.keys(schema).filter((keyword) => !NOTES.has(keyword) && (!keyword.startsWith("x-") || keyword === "x-rule"));

function requireKnown({ operation, sites }: Material): void {
  for (const site of sites)
    for (const keyword of keywordsOf(site))
      if (!VALUE_KEYWORDS.includes(keyword) && !Object.hasOwn(RECORD_KEYWORDS, keyword))
        throw new Error(
          `${operation.operationId} ${spotName(site.spot)}: no requests are known that try the keyword ${keyword}; the files in packages/conformance/src/constraints make them`,
        );
}

const RECORD_KEYWORDS: Readonly<Record<string, (material: Material, site: Site) => MadeConstraint[]>> = {
  required: requiredKeys,
  unevaluatedProperties: unknownKeys,
  additionalProperties: unknownKeys,
  "x-rule": namedRule,
  anyOf: anyOfBranches,
  not: forbidden,
  open: furtherKeys,
};
