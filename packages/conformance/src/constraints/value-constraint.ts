/** The constraint of one keyword on one value. */
import type { JsonObject } from "@maksu/openapi";
import { brief, constraintAt, type MadeConstraint } from "./constraint.ts";
import { type Material, requestAt, requestWith, schemaAt } from "./material.ts";
import { type Place, valueAt } from "../requests/request.ts";
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
  if (place === "body" || typeof value === "number") return true;
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value !== "string") return value === true;
  if (place === "header") return /^[!-~]([ -~]*[!-~])?$/.test(value);
  return place === "query" || !/^\.{1,2}$/.test(value);
}

export function valueConstraint(material: Material, site: Site, keyword: string): MadeConstraint {
  const { spot, schema } = site;
  const request = requestWith(material, spot);
  const whole = site.isPart ? withoutParts(schemaAt(material, spot)) : schema;
  const asserted = { ...whole, [keyword]: schema[keyword] };
  const seed = valueAt(request, spot);
  const seeds = [seed, ...(typeof seed === "string" ? textsIn(request.body) : [])];
  const { inside, outside } = edgesOf(material.bundle, asserted, keyword, seeds);
  const isShut = inside.length === 0 && isShutOut(material.bundle, asserted, keyword, seeds, NARROWER[keyword] ?? []);
  const tried = (values: readonly unknown[]) =>
    values.filter((value) => canBeSent(spot[0], value)).map((value) => [brief(value), requestAt(material, spot, value)] as const);
  return constraintAt(
    site,
    keyword,
    {
      inside: tried(inside),
      outside: tried(outside.filter((value) => keyword !== "type" || isNoText(spot[0], schema, value))),
      without: {
        ...(isShut && { inside: "another keyword of the same value is narrower" }),
        ...(keyword === "type" && spot[0] !== "body" && { outside: "outside of a body every value is text" }),
      },
    },
    schema[keyword],
  );
}

/** The schema that a part belongs to: its other keywords count as well. */
function withoutParts({ allOf: _parts, ...schema }: JsonObject): JsonObject {
  return schema;
}
