/** Constraints on what must be there and what may: parameters, bodies, and the keys of a record. */
import { isObject, listAt, objectAt, resolve, textAt } from "@maksu/openapi";
import { constraintAt, type MadeConstraint } from "./constraint.ts";
import { type Material, requestAt, requestWith } from "./material.ts";
import { aroundOf, fulfilled } from "./relations.ts";
import { type Spot, spotName, valueAt, withValue } from "../requests/request.ts";
import type { Site } from "./sites.ts";

/** Each parameter, and the body, given and left out. */
export function presences(material: Material): readonly MadeConstraint[] {
  const { operation, sites } = material;
  const presence = (spot: Spot, isRequired: boolean, code: string | undefined, nothing?: null): MadeConstraint => {
    const request = requestWith(material, spot);
    const [given, left] = [["given", request] as const, ["left out", withValue(request, spot, nothing)] as const];
    return isRequired
      ? constraintAt({ spot, code }, "required", { inside: [given], outside: [left] })
      : constraintAt({ spot, code }, "optional", { inside: [given, left], outside: [], without: { outside: "" } });
  };
  const body = sites.find(({ spot }) => spot.length === 1 && spot[0] === "body");
  return [
    ...operation.parameters
      // A path without its parameter is another path.
      .filter((parameter) => parameter.in !== "path")
      .map(({ name, in: where, required, "x-error-code": code, "x-signing": isSigning }) =>
        // The signing layer would fill in what is not there: null leaves it out.
        presence([where, name], required === true, code, isSigning === true ? null : undefined),
      ),
    ...(body ? [presence(body.spot, operation.bodyRequired, body.code)] : []),
  ];
}

/** Each required key left out; and all keys left out that are not required. */
export function requiredKeys(material: Material, { spot, schema, code }: Site): MadeConstraint[] {
  const names = listAt(schema, "required").map(String);
  const given = Object.entries(Object(valueAt(requestWith(material, spot), spot)) as object);
  const least = Object.fromEntries(given.filter(([name]) => names.includes(name)));
  const inside = [["no other key", requestAt(material, spot, withLeast(material, spot, least))] as const];
  return names.map((name) => {
    const missing: Spot = [...spot, name];
    const property = resolve(material.bundle, objectAt(schema, "properties")[name]).value;
    const outside = [["left out", withValue(requestWith(material, missing), missing, undefined)] as const];
    return constraintAt({ spot: missing, code: textAt(property, "x-error-code") ?? code }, "required", { inside, outside });
  });
}

/** Where rules between fields want one of the keys that are not required, the first that satisfies them stays. */
function withLeast(material: Material, spot: Spot, least: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const around = aroundOf(material, spot);
  const branches = material.sites
    .filter((site) => site.isPart && spotName(site.spot) === spotName(spot))
    .flatMap(({ schema }) => listAt(schema, "anyOf").filter(isObject).slice(0, 1))
    .filter((branch) => listAt(branch, "required").length > 0);
  return branches.reduce((record, branch) => fulfilled(branch, record, around), least);
}

export function unknownKeys(material: Material, { spot, schema, code }: Site): MadeConstraint[] {
  const keyword = "unevaluatedProperties" in schema ? "unevaluatedProperties" : "additionalProperties";
  const request = requestWith(material, spot);
  const outside = ["unknown", "€😀"].map(
    (name) => [`the key ${name}`, withValue(request, [...spot, name], 1), [...spot, name] as Spot] as const,
  );
  const own = { spot, code: textAt(objectAt(schema, keyword), "x-error-code") ?? code };
  return [constraintAt(own, keyword, { inside: [["no other key", request]], outside })];
}

/** Records that nothing closes take any further key. */
export const isOpenRecord = ({ schema, isPart }: Site): boolean =>
  !isPart && "properties" in schema && !("unevaluatedProperties" in schema) && !("additionalProperties" in schema);

export function furtherKeys(material: Material, site: Site): MadeConstraint[] {
  const request = withValue(requestWith(material, site.spot), [...site.spot, "further"], "1");
  return [constraintAt(site, "open", { inside: [["a further key", request]], outside: [], without: { outside: "" } })];
}
