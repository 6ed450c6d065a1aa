import { expect, test } from "vitest";
import { isObject, type JsonObject } from "@maksu/bundle";
import { compare } from "./compare.ts";
import { told } from "./difference.ts";
import type { ApiDocument } from "./document.ts";

/** An API of one operation, one record and one code, small enough to break by hand. */
const document: ApiDocument = {
  api: "merchant-api",
  title: "example",
  version: "1",
  authentication: { section: "Authentication, 1", header: "Authorization", unsecured: [] },
  operations: [
    {
      operationId: "createRow",
      section: "Operations, 1",
      method: "POST",
      path: "/rows",
      headers: { Authorization: { type: "string", required: true } },
      pathParameters: {},
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
        price: { type: "decimal", required: false, maxLength: 4, accepts: ["1.50"], refuses: ["1,50"] },
        text: { type: "string", required: true, maxLength: 10 },
      },
    },
    Error: {
      section: "Errors",
      coverage: "complete",
      fields: { errorCode: { type: "string", required: "unstated" } },
    },
  },
  rules: [
    {
      name: "not both",
      section: "Resources, Row, price",
      operations: ["createRow"],
      samples: { record: "Row", accepts: [{ price: 1 }, { amount: 1 }], refuses: [{ body: { price: 1, amount: 1 }, code: "invalid-row" }] },
    },
  ],
  codes: [{ code: "invalid-row", status: 400, condition: "row", section: "Errors", operations: ["createRow"], at: ["Row.amount"] }],
  events: [],
  limits: [],
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
          202: { headers: { Location: {} } },
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

const post = ["paths", "/rows", "post"];
const row = ["components", "schemas", "Row"];

test("the same in other words is no difference", () => {
  expect(compare(document, description()).map(told)).toEqual([]);
});

test.each<{ readonly given: string; readonly path: readonly string[]; readonly to?: unknown; readonly want: string }>([
  {
    given: "a wider limit",
    path: ["components", "schemas", "Cents", "maximum"],
    to: 21,
    want: "merchant-api Row.amount, maximum: want 20 (API document: Resources, Row), the description has 21",
  },
  {
    given: "a field less",
    path: [...row, "properties", "text"],
    want: "merchant-api Row.text, field: want present (API document: Resources, Row), the description has nothing",
  },
  {
    given: "a field more",
    path: [...row, "properties", "note"],
    to: { type: "string" },
    want: "merchant-api Row.note, field: want none, or marked as public documentation (API document: Resources, Row), the description has present",
  },
  {
    given: "a limit that the document lacks",
    path: [...row, "properties", "text", "pattern"],
    to: "^a",
    want: "merchant-api Row.text, pattern: want nothing (API document: Resources, Row), the description has ^a",
  },
  {
    given: "a shape that lets a wrong text through",
    path: [...row, "properties", "price", "pattern"],
    to: "^[0-9.,]+$",
    want: 'merchant-api Row.price, value "1,50": want refused (API document: Resources, Row), the description has accepted',
  },
  {
    given: "unknown keys let through",
    path: [...row, "unevaluatedProperties"],
    want: "merchant-api Row, unknown keys: want refused (API document: Errors), the description has let through",
  },
  {
    given: "a rule less",
    path: [...row, "allOf"],
    want: 'merchant-api Row, rule on {"price":1,"amount":1}: want refused (API document: Resources, Row, price), the description has accepted',
  },
  {
    given: "a status less",
    path: [...post, "responses", "202"],
    want: 'merchant-api createRow 202, status: want 202 (API document: Operations, 1), the description has ["400"]',
  },
  {
    given: "a status more",
    path: [...post, "responses", "418"],
    to: { description: "New." },
    want: "merchant-api createRow 418, status: want nothing (API document: Operations, 1), the description has 418",
  },
  {
    given: "a code less",
    path: [...post, "responses", "400", "content", "application/json", "examples"],
    want: "merchant-api invalid-row at createRow, example of 400 (application/json): want present (API document: Errors), the description has nothing",
  },
  {
    given: "a code at the wrong field",
    path: [...row, "properties", "amount", "x-error-code"],
    want: "merchant-api invalid-row at Row.amount, x-error-code: want invalid-row (API document: Errors), the description has nothing",
  },
  {
    given: "no proof of the caller",
    path: [...post, "security"],
    to: [],
    want: "merchant-api createRow, proof of the caller: want Authorization (API document: Authentication, 1), the description has none",
  },
  {
    given: "another version",
    path: ["info", "version"],
    to: "2",
    want: "merchant-api info, version: want 1 (API document: Versioning), the description has 2",
  },
  {
    given: "an operation more",
    path: ["paths", "/new"],
    to: { get: { operationId: "new", responses: {} } },
    want: "merchant-api new, operation: want nothing (API document: Endpoints), the description has GET /new",
  },
])("$given is told with its place in the document", ({ path, to, want }) => {
  const changed = description();
  let owner: unknown = changed;
  for (const step of path.slice(0, -1)) owner = isObject(owner) ? owner[step] : undefined;
  if (!isObject(owner)) throw new Error(`nothing stands at ${path.join(" / ")}`);
  if (to === undefined) Reflect.deleteProperty(owner, path.at(-1) ?? "");
  else Reflect.set(owner, path.at(-1) ?? "", to);

  expect(compare(document, changed).map(told)).toContain(want);
});

test("what is marked as public documentation may say more than the document", () => {
  const changed = description();
  const marked = { type: "string", maxLength: 3, "x-provenance": "public-documentation" };
  const schemas = isObject(changed.components) && isObject(changed.components.schemas) ? changed.components.schemas : {};
  const properties = isObject(schemas.Row) ? schemas.Row.properties : undefined;
  if (isObject(properties)) Reflect.set(properties, "note", marked);

  expect(compare(document, changed).map(told)).toEqual([]);
});
