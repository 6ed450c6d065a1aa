import { describe, expect, test } from "vitest";
import { isObject, objectAt, type JsonObject } from "@maksu/openapi";
import { compare } from "./compare.ts";
import { describeDifference } from "./difference.ts";
import type { ApiDocument } from "../document.ts";

/** An API of one operation, one record and one code, small enough to break by hand. */
const document: ApiDocument = {
  api: "merchant-api",
  title: "example",
  version: "1",
  authentication: { section: "Authentication, 1", scheme: { type: "apiKey", in: "header", name: "Authorization" }, unsecured: [] },
  operations: [
    {
      operationId: "createRow",
      section: "Operations, 1",
      method: "POST",
      path: "/rows",
      headers: { Authorization: { type: "string", required: true } },
      query: { day: { type: "string", format: "date", required: true } },
      body: { record: "Row", required: true, mediaTypes: ["application/json"] },
      responses: { "202": { requiredHeaders: ["Location"] }, "400": { record: "Error" } },
    },
  ],
  records: {
    Row: {
      section: "Resources, Row",
      coverage: "complete",
      closed: { section: "Errors" },
      fields: {
        amount: { type: "integer", required: true, exclusiveMinimum: 0, maximum: 20 },
        price: { type: "decimal", required: false, maxLength: 4, accepts: ["1.50"], rejects: ["1,50"] },
        text: { type: "string", required: true, maxLength: 10 },
      },
    },
    Error: { section: "Errors", coverage: "complete", fields: { errorCode: { type: "string", required: "unstated" } } },
  },
  rules: [
    {
      name: "not both",
      section: "Resources, Row, price",
      operations: ["createRow"],
      samples: { record: "Row", accepts: [{ price: 1 }, { amount: 1 }], rejects: [{ body: { price: 1, amount: 1 }, code: "invalid-row" }] },
    },
  ],
  codes: [{ code: "invalid-row", status: 400, condition: "row", section: "Errors", operations: ["createRow"], at: ["Row.amount"] }],
  events: [
    { name: "rowChanged", section: "Events", method: "GET", query: { signature: { type: "string", required: true } }, statuses: ["200"] },
  ],
  limits: [],
  additions: { "Row.price": { type: ["string", "number"], pattern: "^[0-9]+(\\.[0-9]+)?$" }, "Row.text": { minLength: 1 } },
  publishedLimits: {},
  marks: { low: [], medium: [], stated: [] },
  tolerances: {},
  toolkitRules: [],
};

const description = (): JsonObject => ({
  info: { version: "1" },
  paths: {
    "/rows": {
      parameters: [{ name: "day", in: "query", required: true, schema: { type: "string", format: "date" } }],
      post: {
        operationId: "createRow",
        security: [{ key: [] }],
        requestBody: { required: true, content: { "application/json": { schema: { $ref: "#/components/schemas/Row" } } } },
        responses: {
          202: { headers: { Location: { required: true } } },
          400: {
            content: {
              "application/json": {
                schema: { $ref: "#/components/schemas/Error" },
                examples: { "invalid-row": { value: { errorCode: "invalid-row" } } },
              },
            },
          },
        },
      },
    },
  },
  webhooks: {
    rowChanged: {
      get: {
        operationId: "rowChanged",
        parameters: [{ name: "signature", in: "query", required: true, schema: { type: "string" } }],
        responses: { 200: {} },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: "apiKey", in: "header", name: "Authorization" } },
    schemas: {
      Row: {
        type: "object",
        required: ["amount", "text"],
        properties: {
          amount: { $ref: "#/components/schemas/Cents", "x-error-code": "invalid-row" },
          price: { type: ["string", "number"], maxLength: 4, pattern: "^[0-9]+(\\.[0-9]+)?$" },
          text: { type: "string", minLength: 1, maxLength: 10 },
        },
        allOf: [{ "x-error-code": "invalid-row", anyOf: [{ properties: { price: false } }, { properties: { amount: false } }] }],
        unevaluatedProperties: { not: {} },
      },
      Cents: { type: "integer", minimum: 1, maximum: 20 },
      Error: { type: "object", properties: { errorCode: { type: "string" } } },
    },
  },
});

const row = ["components", "schemas", "Row"];

test("a differently worded description with the same meaning has no difference", () => {
  expect(compare(document, description()).map(describeDifference)).toEqual([]);
});

/** The words of a report; `breakages.slow.test.ts` breaks every statement of the descriptions. */
test.each<{ readonly given: string; readonly path: readonly string[]; readonly to?: unknown; readonly want: string }>([
  {
    given: "a wider limit",
    path: ["components", "schemas", "Cents", "maximum"],
    to: 21,
    want: "merchant-api Row.amount, maximum: the description says 21, the API document says 20 (Resources, Row)",
  },
  {
    given: "a shape that lets a wrong text through",
    path: [...row, "properties", "price", "pattern"],
    to: "^[0-9.,]+$",
    want: 'merchant-api Row.price, value "1,50": the description says accepted, the API document says rejected (Resources, Row)',
  },
  {
    given: "a rule less",
    path: [...row, "allOf"],
    want: 'merchant-api Row, rule on {"price":1,"amount":1}: the description says accepted, the API document says rejected (Resources, Row, price)',
  },
  {
    given: "a code less",
    path: ["paths", "/rows", "post", "responses", "400", "content", "application/json", "examples"],
    want: "merchant-api invalid-row at createRow, example of 400 (application/json): the description says nothing, the API document says present (Errors)",
  },
])("$given is reported with its place in the document", ({ path, to, want }) => {
  const changed = description();
  let owner: unknown = changed;
  for (const step of path.slice(0, -1)) owner = isObject(owner) || Array.isArray(owner) ? Reflect.get(owner, step) : undefined;
  if (!isObject(owner)) throw new Error(`nothing stands at ${path.join(" / ")}`);
  if (to === undefined) Reflect.deleteProperty(owner, path.at(-1) ?? "");
  else Reflect.set(owner, path.at(-1) ?? "", to);

  expect(compare(document, changed).map(describeDifference)).toContain(want);
});

test("a header of a set that the document lacks is one cause, whichever responses have it", () => {
  const changed = description();
  const operation = objectAt(objectAt(objectAt(changed, "paths"), "/rows"), "post");
  for (const status of ["202", "400"])
    Object.assign(objectAt(objectAt(operation, "responses"), status), {
      headers: { "x-new": { $ref: "#/components/headers/x-new" }, Location: { required: true } },
    });
  Object.assign(objectAt(changed, "components"), { headers: { "x-new": { schema: { type: "string" } } } });
  const causes = compare(document, changed).flatMap(({ constraint, got, cause }) =>
    constraint === "response header" && got === "x-new" ? [cause] : [],
  );
  expect(causes).toEqual([{ keys: ["components", "headers", "x-new"] }, { keys: ["components", "headers", "x-new"] }]);
});

test("a body is needed where its record needs a field, though the document does not say it of the body", () => {
  const [operation] = document.operations;
  const unstated = { ...document, operations: [{ ...operation, body: { ...operation?.body, required: "unstated" } }] } as ApiDocument;
  const changed = description();
  expect(compare(unstated, changed).map(describeDifference)).toEqual([]);
  Reflect.deleteProperty(objectAt(objectAt(objectAt(objectAt(changed, "paths"), "/rows"), "post"), "requestBody"), "required");
  expect(compare(unstated, changed).map(describeDifference)).toEqual([
    "merchant-api createRow, request body required: the description says false, the API document says true (Operations, 1)",
  ]);
});

describe("what public documentation states of a record", () => {
  const published = { "Row.note": { maxLength: 100 } };
  const note = (schema: object): JsonObject => {
    const bundle = description();
    const properties = objectAt(objectAt(objectAt(objectAt(bundle, "components"), "schemas"), "Row"), "properties");
    Object.assign(properties, { note: { type: "string", ...schema } });
    return bundle;
  };
  const marked = { "x-provenance": "public-documentation" };
  const differences = (schema: object, publishedLimits: ApiDocument["publishedLimits"] = published): readonly string[] =>
    compare({ ...document, publishedLimits }, note(schema)).map(describeDifference);

  test("is let through as the table has it", () => {
    expect(differences({ maxLength: 100, ...marked })).toEqual([]);
    expect(differences({ maxLength: 100, ...marked, "x-provenance-keywords": ["maxLength"] })).toContainEqual(
      expect.stringContaining("Row.note, field"),
    );
  });

  test.each([
    {
      what: "another figure",
      schema: { maxLength: 101, ...marked },
      got: "maxLength: the description says 101, the API document says 100",
    },
    { what: "none", schema: marked, got: "maxLength: the description says nothing, the API document says 100" },
    {
      what: "a further limit",
      schema: { maxLength: 100, minLength: 1, ...marked },
      got: "minLength: the description says 1, the API document says nothing",
    },
  ])("is reported with $what", ({ schema, got }) => {
    expect(differences(schema)).toEqual([`merchant-api Row.note, ${got} (public documentation)`]);
  });

  test("is reported where the table lacks it", () => {
    expect(differences({ maxLength: 100, ...marked }, {})).toEqual([
      "merchant-api Row.note, maxLength: the description says 100, the API document says nothing (public documentation)",
    ]);
  });
});

test("what is marked as public documentation may say more than the document", () => {
  const changed = description();
  const marked = { type: "string", maxLength: 3, "x-provenance": "public-documentation" };
  const schemas = isObject(changed.components) && isObject(changed.components.schemas) ? changed.components.schemas : {};
  const properties = isObject(schemas.Row) ? schemas.Row.properties : undefined;
  if (isObject(properties)) Reflect.set(properties, "note", marked);

  expect(compare({ ...document, publishedLimits: { "Row.note": { maxLength: 3 } } }, changed).map(describeDifference)).toEqual([]);
});

test.each<[string, object[], (string | undefined)[]]>([
  [
    "is missing",
    [],
    ["merchant-api Row.text, x-provenance: toolkit: the description says nothing, the API document says a rule (toolkit: one line)"],
  ],
  ["is there", [{ "x-provenance": "toolkit", pattern: "^[^|]*$" }], []],
  [
    "lets through what it is there to reject",
    [{ "x-provenance": "toolkit", pattern: "x" }],
    ['merchant-api Row.text, value "a": the description says rejected, the API document says accepted (toolkit: one line)'],
  ],
])("a rule of the toolkit that %s is compared with the table's own list of them", (_what, parts, want) => {
  const rule = { at: ["Row.text"], reason: "one line", accepts: ["a"], rejects: ["|"] };
  const changed = description();
  const text = objectAt(objectAt(objectAt(objectAt(objectAt(changed, "components"), "schemas"), "Row"), "properties"), "text");
  Reflect.set(text, "allOf", parts);

  const found = compare({ ...document, toolkitRules: [rule] }, changed).map(describeDifference);
  expect(found.filter((line) => !line.includes('value "|"'))).toEqual(want);
  if (parts.length > 0) expect(compare(document, changed).map(describeDifference)).toHaveLength(1);
});
