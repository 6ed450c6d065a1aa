/** A copy of ours with edits of every kind: each is found, at its keyword, and nothing else is. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type JsonObject, valueAt } from "@maksu/openapi";
import { describe, expect, test } from "vitest";
import { repository } from "../workspace.ts";
import { compareDescriptions } from "./compare-descriptions.ts";
import { statedBy } from "./stated.ts";
import { EDITS } from "../../test/description-edits.ts";

const ours = JSON.parse(readFileSync(join(repository, "specs/payment-api/dist/openapi.json"), "utf8")) as JsonObject;

function edited(...edits: readonly (typeof EDITS)[number][]): JsonObject {
  const copy = structuredClone(ours);
  for (const { path, to } of edits) {
    const owner = valueAt(copy, path.slice(0, -1)) as Record<string, unknown> | unknown[] | undefined;
    const last = path.at(-1) ?? "";
    if (Array.isArray(owner)) owner.splice(Number(last), 1, ...(to === undefined ? [] : [to]));
    else if (owner && to === undefined) delete owner[last];
    else if (owner) owner[last] = to;
    else throw new Error(`nothing is at ${path.join("/")}`);
  }
  return copy;
}

test("a description has no difference from itself", () => {
  expect(compareDescriptions(ours, structuredClone(ours))).toEqual([]);
});

describe("40 edits in one copy", () => {
  const found = compareDescriptions(ours, edited(...EDITS));

  test("are 40 differences", () => {
    expect(EDITS).toHaveLength(40);
    expect(found.map(({ at, keyword }) => `${at} ${keyword}`).toSorted()).toEqual(EDITS.map((edit) => edit.found).toSorted());
  });

  test.each(EDITS)("$what leads to its place in both descriptions", (edit) => {
    const difference = found.find(({ at, keyword }) => `${at} ${keyword}` === edit.found);
    const place = edit.path.join("/").replace(/\/required$/, "");
    // A difference of a part that one of them lacks is at the part around it.
    const places = [difference?.ours.keys, difference?.theirs.keys].map((keys) => keys?.join("/") ?? "");
    expect(places.filter((keys) => keys !== "" && (place.startsWith(keys) || keys.startsWith(place)))).toHaveLength(2);
  });
});

test.each([
  { what: "nullable", old: { type: "string", nullable: true }, now: { type: ["string", "null"] } },
  { what: "an exclusive bound", old: { minimum: 0, exclusiveMinimum: true }, now: { exclusiveMinimum: 0 } },
  { what: "a constant", old: { enum: ["EUR"] }, now: { const: "EUR" } },
  { what: "the order of values", old: { enum: ["b", "a"] }, now: { enum: ["a", "b"] } },
  { what: "a flag that is off", old: { deprecated: false }, now: {} },
  { what: "a closed record", old: { additionalProperties: false }, now: { unevaluatedProperties: { not: {} } } },
])("$what of OpenAPI 3.0 is the same as in 3.1", ({ old, now }) => {
  const view = (node: unknown) => [...statedBy({}, { node, keys: [] }).keywords].map(([keyword, { value }]) => [keyword, value]).toSorted();
  expect(view(old)).toEqual(view(now));
});

test("what follows from a condition is part of it", () => {
  const conditions = (keyword: string, maximum: number) => [
    ...statedBy({}, { node: { if: { type: "integer" }, ...Object.fromEntries([[keyword, { maximum }]]) }, keys: [] }).conditions.keys(),
  ];
  expect(conditions("then", 1)).not.toEqual(conditions("then", 2));
  expect(conditions("else", 1)).not.toEqual(conditions("then", 1));
});
