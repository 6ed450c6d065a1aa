/** The constraint of one keyword on one value. */
import type { JsonObject } from "@maksu/openapi";
import { at, brief, type Constraint, named, type Trial } from "./constraint.ts";
import { keepRules, type Material, requestWith, schemaAt } from "./material.ts";
import { type Place, valueAt, withValue } from "../requests/request.ts";
import type { Site } from "./sites.ts";
import { edgesOf, isShutOut } from "./value-edges.ts";

/** Whether a value is of another type on the wire as well: outside of the body, every value is written as text. */
const isNoText = (place: Place, { type }: JsonObject, value: unknown): boolean =>
  place === "body" || (type === "integer" && typeof value !== "string" && !Number.isInteger(value));

/** Keyword to those that may forbid the very value at its limit. */
const NARROWER: Readonly<Record<string, readonly string[]>> = {
  minLength: ["pattern", "enum"],
  maxLength: ["pattern", "enum"],
  format: ["minimum", "maximum"],
};

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];

/** Whether a value reaches the other side as it is: outside of the body all is text, and a header or a path can't carry any text. */
function canBeSent(place: Place, value: unknown): boolean {
  if (place === "body") return true;
  if (typeof value === "number") return true;
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value !== "string") return value === true;
  if (place === "header") return /^[!-~]([ -~]*[!-~])?$/.test(value);
  return place === "query" || !/^\.{1,2}$/.test(value);
}

export function valueConstraint(material: Material, site: Site, keyword: string): Constraint {
  const { spot, schema, code } = site;
  const request = requestWith(material, spot);
  const whole = site.isPart ? withoutParts(schemaAt(material, spot)) : schema;
  const asserted = { ...whole, [keyword]: schema[keyword] };
  const [seed, texts] = [valueAt(request, spot), textsIn(request.body)];
  const edges = edgesOf(material.bundle, asserted, keyword, seed, texts);
  const trial = (value: unknown): Trial => ({
    what: brief(value),
    request: keepRules(material, withValue(request, spot, value), spot),
    at: at(spot),
    code,
  });
  const isShut = edges.inside.length === 0 && isShutOut(material.bundle, asserted, keyword, seed, texts, NARROWER[keyword] ?? []);
  return {
    ...named(material.operation.operationId, spot, keyword, schema[keyword]),
    without: {
      ...(isShut && { inside: "another keyword of the same value is narrower" }),
      ...(keyword === "type" && spot[0] !== "body" && { outside: "outside of a body every value is text" }),
    },
    inside: edges.inside.filter((value) => canBeSent(spot[0], value)).map(trial),
    outside: edges.outside
      .filter((value) => canBeSent(spot[0], value) && (keyword !== "type" || isNoText(spot[0], schema, value)))
      .map(trial),
  };
}

/** The schema that a part belongs to: its other keywords count as well. */
function withoutParts({ allOf: _parts, ...schema }: JsonObject): JsonObject {
  return schema;
}
