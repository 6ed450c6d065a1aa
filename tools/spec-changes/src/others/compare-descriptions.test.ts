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

describe("45 edits in one copy", () => {
  const found = compareDescriptions(ours, edited(...EDITS));

  test("are 45 differences", () => {
    expect(EDITS).toHaveLength(45);
    expect(found.map(({ at, keyword }) => `${at} ${keyword}`).toSorted()).toEqual(EDITS.map((edit) => edit.found).toSorted());
  });

  test.each(EDITS)("$what leads to its place in both descriptions", (edit) => {
    const place = edit.path.join("/").replace(/\/required$/, "");
    // A difference of a part that one of them lacks is at the part around it.
    const isAt = (keys: string): boolean => keys !== "" && (place.startsWith(keys) || keys.startsWith(place));
    const places = found
      .filter(({ at, keyword }) => `${at} ${keyword}` === edit.found)
      .map((difference) => [difference.ours.keys.join("/"), difference.theirs.keys.join("/")].filter(isAt));
    expect(places).toContainEqual([expect.anything(), expect.anything()]);
  });
});

const create = ["paths", "/payments", "post"];
const settlements = valueAt(ours, ["paths", "/settlements"]) as JsonObject;
const { parameters, ...listSettlements } = settlements["get"] as JsonObject;
const body = valueAt(ours, [...create, "requestBody"]) as JsonObject;
const [media] = Object.values(body["content"] as JsonObject);

test.each([
  {
    what: "a schema in place",
    path: ["components", "schemas", "PaymentBase", "properties", "customer"],
    to: valueAt(ours, ["components", "schemas", "Customer"]),
  },
  {
    what: "a reference in a part",
    path: ["components", "schemas", "Payment", "properties", "cardInfo"],
    to: { allOf: [{ $ref: "#/components/schemas/CardInfo" }] },
  },
  { what: "an order of values", path: ["components", "schemas", "RefundStatus", "enum"], to: ["pending", "fail", "ok"] },
  { what: "an open record, said", path: ["components", "schemas", "Payment", "additionalProperties"], to: true },
  { what: "parameters of the path", path: ["paths", "/settlements"], to: { parameters, get: listSettlements } },
  { what: "a charset of a media type", path: [...create, "requestBody", "content"], to: { "application/json; charset=utf-8": media } },
  { what: "words for readers", path: ["components", "schemas", "Payment", "title"], to: "A payment" },
])("$what is the same", ({ path, to }) => {
  expect(compareDescriptions(ours, edited({ what: "", path, to, found: "" }))).toEqual([]);
});

const callback = (operation: unknown): JsonObject => {
  const copy = structuredClone(ours);
  Object.assign(valueAt(copy, create) as JsonObject, { callbacks: { paid: { "{$request.body#/url}": { post: operation } } } });
  return copy;
};

test("a parameter of a path is the same by any name", () => {
  const renamed = JSON.stringify(ours)
    .replaceAll("{transactionId}", "{id}")
    .replaceAll('"name":"transactionId","in":"path"', '"name":"id","in":"path"');
  expect(renamed).toContain('"name":"id","in":"path"');
  expect(compareDescriptions(ours, JSON.parse(renamed) as JsonObject)).toEqual([]);
});

test("a callback's own operation is compared", () => {
  const requestBody = (type: string) => ({ content: { "application/json": { schema: { type } } } });
  const theirs = callback({ requestBody: requestBody("object"), responses: {} });
  expect(compareDescriptions(theirs, structuredClone(theirs))).toEqual([]);
  expect(compareDescriptions(callback({ requestBody: requestBody("array"), responses: {} }), theirs)).toMatchObject([
    { at: "createPayment callback paid POST {} request", keyword: "type", theirs: { value: ["object"] } },
  ]);
});

test("a record is compared where only one of the descriptions says which operation has it", () => {
  const path = ["components", "schemas", "PaymentReportCallbackJSON", "properties", "entryDate", "maxLength"];
  const theirs = edited({ what: "", path: ["webhooks"], to: undefined, found: "" }, { what: "", path, to: 7, found: "" });
  expect(compareDescriptions(ours, theirs)).toMatchObject([
    { operations: ["no operation of both"], keyword: "maxLength", theirs: { value: 7, keys: path } },
  ]);
});

test("a parameter under a media type is one difference, and its schema is compared", () => {
  const path = ["components", "parameters", "amount"];
  const { schema, ...parameter } = valueAt(ours, path) as JsonObject;
  const under = (own: unknown) => edited({ what: "", path, to: { ...parameter, content: { "text/plain": { schema: own } } }, found: "" });
  expect(compareDescriptions(ours, under(schema))).toMatchObject([
    { at: "query amount", keyword: "content", theirs: { value: ["text/plain"] } },
  ]);
  expect(compareDescriptions(under(schema), under({ ...(schema as JsonObject), maximum: 5 }))).toMatchObject([
    { at: "query amount", keyword: "maximum" },
  ]);
});

test("null beside a reference, as OpenAPI 3.0 has it, is a type", () => {
  const path = ["components", "schemas", "Payment", "properties", "cardInfo"];
  const to = { allOf: [{ $ref: "#/components/schemas/CardInfo" }], nullable: true };
  const [difference, ...others] = compareDescriptions(ours, edited({ what: "", path, to, found: "" }));
  expect([difference?.keyword, difference?.theirs, others]).toEqual([
    "type",
    { value: ["null", "object"], keys: [...path, "nullable"] },
    [],
  ]);
});

test("an edit of a schema that others extend is one difference", () => {
  const edit = { what: "", path: ["components", "schemas", "PaymentRequest", "properties", "groups", "uniqueItems"], to: true, found: "" };
  expect(compareDescriptions(ours, edited(edit))).toHaveLength(1);
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
