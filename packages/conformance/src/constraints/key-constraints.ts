/** Constraints on the keys of a record: those required, those unknown. */
import { isObject, listAt, objectAt, resolve, textAt } from "@maksu/openapi";
import { at, type Constraint, named, type Trial } from "./constraint.ts";
import { keepRules, type Material, requestWith } from "./material.ts";
import { aroundOf, fulfilled } from "./relations.ts";
import { type ContractRequest, type Spot, spotName, valueAt, withValue } from "../requests/request.ts";
import type { Site } from "./sites.ts";

/** Each required key left out; and all keys left out that are not required. */
export function requiredKeys(material: Material, { spot, schema, code }: Site): Constraint[] {
  const names = listAt(schema, "required").map(String);
  const request = requestWith(material, spot);
  const value = valueAt(request, spot);
  const least = Object.fromEntries(Object.entries(isObject(value) ? value : {}).filter(([name]) => names.includes(name)));
  const inside: Trial = {
    what: "no other key",
    request: keepRules(material, withLeast(material, request, spot, least), spot),
    at: at(spot),
    code,
  };
  return names.map((name) => {
    const missing: Spot = [...spot, name];
    const property = resolve(material.bundle, objectAt(schema, "properties")[name]).value;
    return {
      ...named(material.operation.operationId, missing, "required"),
      inside: [inside],
      outside: [
        {
          what: "left out",
          request: withValue(requestWith(material, missing), missing, undefined),
          at: at(missing),
          code: textAt(property, "x-error-code") ?? code,
        },
      ],
    };
  });
}

/** Where rules between fields want one of the keys that are not required, the first that satisfies them stays. */
function withLeast(material: Material, request: ContractRequest, spot: Spot, least: object): ContractRequest {
  const own = material.sites.filter((site) => site.isPart && spotName(site.spot) === spotName(spot));
  const around = aroundOf(material, spot);
  const made = own.reduce<Readonly<Record<string, unknown>>>(
    (record, { schema }) => {
      const branch = listAt(schema, "anyOf").find(isObject);
      return branch && listAt(branch, "required").length > 0 ? fulfilled(branch, record, around) : record;
    },
    { ...least },
  );
  return withValue(request, spot, made);
}

export function unknownKeys(material: Material, { spot, schema, code }: Site): Constraint[] {
  const keyword = "unevaluatedProperties" in schema ? "unevaluatedProperties" : "additionalProperties";
  const closing = objectAt(schema, keyword);
  const request = requestWith(material, spot);
  return [
    {
      ...named(material.operation.operationId, spot, keyword),
      inside: [{ what: "no other key", request, at: at(spot), code }],
      outside: ["unknown", "€😀"].map((name) => ({
        what: `the key ${name}`,
        request: withValue(request, [...spot, name], 1),
        at: at([...spot, name]),
        code: textAt(closing, "x-error-code") ?? code,
      })),
    },
  ];
}

/** Records that nothing closes take any further key. */
export const isOpenRecord = ({ schema, isPart }: Site): boolean =>
  !isPart && "properties" in schema && !("unevaluatedProperties" in schema) && !("additionalProperties" in schema);

export function furtherKeys(material: Material, { spot, code }: Site): Constraint[] {
  const request = requestWith(material, spot);
  return [
    {
      ...named(material.operation.operationId, spot, "open"),
      without: { outside: "" },
      inside: [{ what: "a further key", request: withValue(request, [...spot, "further"], "1"), at: at(spot), code }],
      outside: [],
    },
  ];
}
