import { describe, expect, test } from "vitest";
import { type JsonObject, operationsOf } from "@maksu/openapi";
import type { Constraint } from "./constraint.ts";
import { constraintsOf } from "./constraints.ts";

const describing = (schema: JsonObject, example: unknown, required = true) => ({
  paths: {
    "/orders": {
      post: {
        operationId: "createOrder",
        requestBody: {
          required,
          content: { "application/json": { "x-error-code": "invalid-json", schema, examples: { one: { value: example } } } },
        },
        responses: { "201": { description: "Created." } },
      },
    },
  },
});

const constraintsIn = (schema: JsonObject, example: unknown, required = true): readonly Constraint[] => {
  const bundle = describing(schema, example, required);
  return operationsOf(bundle).flatMap((operation) => constraintsOf(bundle, operation));
};

const briefly = ({ name, inside, outside }: Constraint): string =>
  `${name} | ${inside.map(({ what }) => what).join(", ")} | ${outside.map(({ what, code }) => `${what} ${code}`).join(", ")}`;

describe("constraints of a body", () => {
  const row = {
    type: "object",
    required: ["amount"],
    properties: { amount: { type: "integer", maximum: 5, "x-error-code": "invalid-amount" } },
  };

  test("each keyword at each place, with the nearest code", () => {
    const rows = { type: "array", minItems: 1, items: row, "x-error-code": "invalid-rows" };
    const lines = constraintsIn({ type: "object", properties: { rows } }, { rows: [{ amount: 1 }] }).map(briefly);
    expect(lines).toContain("body required | given | left out invalid-json");
    expect(lines).toContain('body/rows minItems 1 | [{"amount":1}] | [] invalid-rows');
    expect(lines).toContain(
      "body/rows/*/amount required | no other key | left out invalid-amount, left out in a later element invalid-amount",
    );
    expect(lines).toContain("body/rows/*/amount maximum 5 | 5 | 6 invalid-amount, 6 in a later element invalid-amount");
    expect(lines).toContain("body/rows/* open | a further key | ");
  });

  test("in a list, the element that breaks it comes after a valid one, too", () => {
    const schema = { type: "object", properties: { rows: { type: "array", items: row } } };
    const constraints = constraintsIn(schema, { rows: [{ amount: 1 }] });
    const later = constraints.find(({ name }) => name === "body/rows/*/amount maximum 5")?.outside.at(-1);
    expect(later).toMatchObject({
      request: { body: { rows: [{ amount: 1 }, { amount: 6 }] } },
      at: { place: "body", pointer: "/rows/1/amount" },
    });
  });

  test("a body that need not be there is left out, and accepted", () => {
    const lines = constraintsIn({ type: "object" }, {}, false).map(briefly);
    expect(lines).toContain("body optional | given, left out | ");
  });

  test("are tried in each further media type", () => {
    const bundle = describing({ type: "object" }, {});
    const content = bundle.paths["/orders"].post.requestBody.content as Record<string, unknown>;
    const [operation] = operationsOf(bundle);
    if (!operation) throw new Error("no operation");
    const inForm = { ...operation, content: { ...content, "application/x-www-form-urlencoded": { schema: { type: "string" } } } };
    expect(() => constraintsOf(bundle, inForm)).toThrow("createOrder: the media types have schemas of their own");
  });

  test("exactly one of two fields", () => {
    const schema = {
      type: "object",
      properties: { price: { type: "string" }, rows: { type: "array", items: row } },
      allOf: [
        { "x-error-code": "none", anyOf: [{ required: ["price"] }, { required: ["rows"] }] },
        { "x-error-code": "both", anyOf: [{ properties: { price: false } }, { properties: { rows: false } }] },
      ],
    };
    const constraints = constraintsIn(schema, { price: "1" }).filter(({ keyword }) => keyword === "anyOf");
    const sides = constraints.flatMap(({ inside, outside }) => [inside, outside]);
    const rows = '"rows":[{"amount":1}]';
    expect(sides.map((side) => side.map(({ request, code }) => `${JSON.stringify(request.body)} ${code}`))).toEqual([
      ['{"price":"1"} none', `{${rows}} none`],
      ["{} none"],
      [`{${rows}} both`, '{"price":"1"} both'],
      [`{"price":"1",${rows}} both`],
    ]);
  });

  test.each([
    ["createOrder body: no requests are known that try the keyword minProperties", { minProperties: 1 }],
    ["createOrder: no requests are known that try the rule a-new-rule", { allOf: [{ "x-rule": "a-new-rule" }] }],
  ])("%s", (message, schema) => {
    expect(() => constraintsIn({ type: "object", ...schema }, {})).toThrow(message);
  });
});
