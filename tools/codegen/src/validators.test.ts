import { beforeAll, describe, expect, test } from "vitest";
import { checkSchemasCompile } from "./ajv.ts";
import type { Document, Schema } from "@maksu/openapi";
import { shopDocument } from "../test/shop.ts";
import { found, validatorsOf } from "../test/run-validators.ts";
import type { Validate, Validators } from "@maksu/openapi-runtime/validation";
import { validatorModules } from "./validators.ts";

const RULES = `{
  "discount-within-price": ({ price, discount }) =>
    discount === undefined || Number(discount) <= Number(price) || "the discount of " + discount + " is above the price of " + price,
  "days-in-order": ({ query: { from, to } }) => to === undefined || from <= to || from + " is after " + to,
}`;

/** A document whose one operation takes the schema as its body. */
function bodyOf(schema: Schema): Document {
  const requestBody = { content: { "application/json": { schema } } };
  return {
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    paths: { "/": { post: { operationId: "send", summary: "Send", requestBody, responses: {} } } },
  };
}

async function bodyValidator(schema: Schema): Promise<Validate> {
  const { body } = (await (await validatorsOf(bodyOf(schema)))["send"]?.()) ?? {};
  if (!body) throw new Error("There is no validator of the body.");
  return body;
}

let validators: Validators = {};
beforeAll(async () => {
  validators = await validatorsOf(await shopDocument(), RULES);
});

describe("a body", () => {
  let body: Validate | undefined;
  beforeAll(async () => {
    ({ body } = (await validators["createOrder"]?.()) ?? {});
  });

  const order = { reference: "A-1", price: "1.50" };
  const rows = [{ units: 1 }];

  test.each<{ what: string; value: unknown; want: string[] }>([
    { what: "valid with a price", value: order, want: [] },
    { what: "valid with rows", value: { reference: "A-1", rows }, want: [] },
    { what: "valid with a number where text or a number is taken", value: { reference: "A-1", price: 1.5 }, want: [] },
    { what: "too long: the field's code", value: { ...order, reference: "A-123" }, want: ["/reference maxLength invalid-reference"] },
    { what: "of another type: the field's code", value: { ...order, reference: 1 }, want: ["/reference type invalid-reference"] },
    { what: "a missing field: its code", value: { price: "1.50" }, want: ["/reference required invalid-reference"] },
    { what: "no element of the list", value: { ...order, currency: "USD" }, want: ["/currency enum invalid-currency"] },
    { what: "the same schema twice, first code", value: { ...order, price: "x" }, want: ["/price pattern invalid-price"] },
    { what: "the same schema twice, second code", value: { ...order, discount: "x" }, want: ["/discount pattern invalid-discount"] },
    {
      what: "the same schema twice, both",
      value: { ...order, discount: "x", price: -1 },
      want: ["/price minimum invalid-price", "/discount pattern invalid-discount"],
    },
    { what: "an unknown key", value: { ...order, colour: "red" }, want: ["/colour unevaluatedProperties invalid-key"] },
    { what: "a key that needs escaping", value: { ...order, "a/b~c": 1 }, want: ["/a~1b~0c unevaluatedProperties invalid-key"] },
    { what: "an unknown key where others are admitted", value: { reference: "A-1", rows: [{ units: 1, colour: "red" }] }, want: [] },
    { what: "neither of two: the rule's code alone", value: { reference: "A-1" }, want: [" anyOf price-or-rows"] },
    { what: "no list", value: { reference: "A-1", rows: 1 }, want: ["/rows type invalid-rows"] },
    {
      what: "too many rows: the inner code",
      value: { reference: "A-1", rows: [...rows, ...rows, ...rows] },
      want: ["/rows maxItems invalid-row-count"],
    },
    { what: "no rows: the inner code", value: { reference: "A-1", rows: [] }, want: ["/rows minItems invalid-row-count"] },
    {
      what: "a field of a row: its code",
      value: { reference: "A-1", rows: [{ units: 0 }] },
      want: ["/rows/0/units exclusiveMinimum invalid-units"],
    },
    { what: "a missing field of a row: its code", value: { reference: "A-1", rows: [{}] }, want: ["/rows/0/units required invalid-units"] },
    { what: "a row that is not an object: the code above", value: { reference: "A-1", rows: ["x"] }, want: ["/rows/0 type invalid-rows"] },
    { what: "no day of the calendar", value: { ...order, due: "2026-02-30" }, want: ["/due format invalid-due"] },
    { what: "a field without a code", value: { ...order, email: "nobody" }, want: ["/email format no code"] },
    { what: "a wrong check digit", value: { ...order, bankReference: "1235" }, want: ["/bankReference format invalid-bank-reference"] },
    { what: "a right check digit", value: { ...order, bankReference: "1232" }, want: [] },
    { what: "a broken rule", value: { ...order, discount: "2" }, want: [" discount-within-price invalid-total"] },
    {
      what: "a broken rule beside a broken schema: it reads nothing that is wrong",
      value: { ...order, discount: "2", due: "x" },
      want: [" discount-within-price invalid-total", "/due format invalid-due"],
    },
    {
      what: "several: in the order in which the codes are documented",
      value: { rows: 1, currency: 1 },
      want: ["/reference required invalid-reference", "/currency type invalid-currency", "/rows type invalid-rows"],
    },
  ])("$what", ({ value, want }) => {
    expect(found(body, value)).toEqual(want);
  });

  test.each(["__proto__", "constructor", "toString"])("rejects %s as a key, which every object has", (key) => {
    expect(found(body, JSON.parse(`{ "reference": "A-1", "price": "1", "${key}": 1 }`))).toEqual([
      `/${key} unevaluatedProperties invalid-key`,
    ]);
  });

  test.each([
    { mediaType: "application/json", want: " type invalid-json" },
    { mediaType: "application/x-www-form-urlencoded", want: " type invalid-form" },
    { mediaType: undefined, want: " type no code" },
  ])("that is not an object has the code of $mediaType", ({ mediaType, want }) => {
    expect(found(body, [], mediaType)).toEqual([want]);
  });

  test("reports what is required in the description's words, and what a rule found in the rule's own, with its figures", () => {
    expect(body?.({ reference: "A-1" }).map(({ message }) => message)).toEqual(["one of price and rows must be given"]);
    expect(body?.({ ...order, colour: 1 }).map(({ message }) => message)).toEqual([
      expect.stringMatching(/^is an unknown key; the keys are /),
    ]);
    expect(body?.({ ...order, discount: "2" }).map(({ message }) => message)).toEqual(["the discount of 2 is above the price of 1.50"]);
  });

  test("reports the limit, a rule's too", () => {
    expect(body?.({ ...order, reference: "A-123", currency: "USD" }).map(({ limit }) => limit)).toEqual([4, ["EUR", "SEK"]]);
    expect(body?.({ ...order, discount: "2" }).map(({ limit }) => limit)).toEqual(["price"]);
  });
});

describe("parameters", () => {
  test.each<{ operationId: string; value: unknown; want: string[] }>([
    { operationId: "listOrders", value: { query: { from: "2026-03-01", to: "2026-03-31" } }, want: [] },
    { operationId: "listOrders", value: {}, want: ["/query required no code"] },
    { operationId: "listOrders", value: { query: {} }, want: ["/query/from required invalid-day"] },
    { operationId: "listOrders", value: { query: { from: "today" } }, want: ["/query/from format invalid-day"] },
    { operationId: "listOrders", value: { query: { from: "2026-03-02", to: "2026-03-01" } }, want: [" days-in-order invalid-days"] },
    { operationId: "listOrders", value: { query: { from: "2026-03-02" }, header: { timestamp: 1 } }, want: [] },
    { operationId: "createOrder", value: { header: { channel: "shop" } }, want: ["/header/channel maxLength invalid-channel"] },
    { operationId: "createOrder", value: {}, want: [] },
    { operationId: "cancelOrder", value: { path: { "order-id": "1" } }, want: ["/path/order-id minLength no code"] },
  ])("$operationId $value", async ({ operationId, value, want }) => {
    const { parameters } = (await validators[operationId]?.()) ?? {};
    expect(found(parameters, value)).toEqual(want);
  });

  test("an operation has a validator for what it takes, and no other", async () => {
    expect(Object.keys((await validators["listOrders"]?.()) ?? {})).toEqual(["parameters"]);
    expect(Object.keys((await validators["cancelOrder"]?.()) ?? {})).toEqual(["body", "parameters"]);
    const none = await validatorsOf({
      openapi: "3.1.0",
      info: { title: "T", version: "1" },
      paths: { "/": { get: { operationId: "ping", summary: "Ping", responses: {} } } },
    });
    expect(Object.keys((await none["ping"]?.()) ?? {})).toEqual([]);
  });
});

describe("lengths are counted in code points", () => {
  const [limit, least] = [4, 2];
  let body: Validate | undefined;
  beforeAll(async () => {
    body = await bodyValidator({ type: "string", minLength: least, maxLength: limit });
  });
  test.each<{ text: string; want: string[] }>([
    { text: "abcd", want: [] },
    { text: "abcde", want: [" maxLength no code"] },
    { text: "😀".repeat(limit), want: [] },
    { text: "😀".repeat(limit + 1), want: [" maxLength no code"] },
    { text: "ab😀😀", want: [] },
    { text: "abc😀d", want: [" maxLength no code"] },
    { text: "\ud83d".repeat(limit), want: [] },
    { text: "\ud83d".repeat(limit + 1), want: [" maxLength no code"] },
    { text: "", want: [" minLength no code"] },
    { text: "a", want: [" minLength no code"] },
    { text: "😀", want: [" minLength no code"] },
    { text: "ab", want: [] },
    { text: "😀😀", want: [] },
  ])("$text", ({ text, want }) => {
    expect(found(body, text)).toEqual(want);
  });
});

describe("the generated code", () => {
  test("embeds no schema, asks for no module of Ajv's, and checks lengths before it counts", async () => {
    for (const [, code] of validatorModules(await shopDocument())) {
      expect(code).not.toMatch(/\bschema\d+\b|\brequire\(|use strict|Ends no comment/);
      expect(
        code.match(/^import .*$/gm)?.filter((line) => !/from "(?:@maksu\/openapi-runtime\/validation|\.\.\/\.\.\/rules\.ts)";$/.test(line)),
      ).toEqual([]);
    }
    const [, order = ""] = validatorModules(await shopDocument()).find(([name]) => name === "validators/OrderRequest.body.ts") ?? [];
    expect(order).toMatch(/\((data\d+)\.length > 4 && func\d+\(\1\) > 4\)/);
    expect(order).toMatch(/\((data\d+)\.length < 4 && func\d+\(\1\) < 2\)/);
    expect(order).toContain('allowedValues: ["EUR","SEK"]');
    expect(order).toContain(
      'import { codePoints, date, finnishReference, type Validate, validator } from "@maksu/openapi-runtime/validation";',
    );
  });

  test("keeps texts that look like code as they are", async () => {
    const pattern = String.raw`^schema1\.a|formats\.date|require\("x"\)|"use strict"|func1\(data\) > 3$`;
    const body = await bodyValidator({ type: "string", pattern, enum: ['require("x")', "formats.date", "other"] });
    expect(found(body, "formats.date")).toEqual([]);
    expect(body("other")).toEqual([{ pointer: "", rule: "pattern", limit: pattern, message: `must match pattern "${pattern}"` }]);
  });

  test.each<{ what: string; schema: Schema; bad: unknown; good: unknown }>([
    {
      what: "constants that are objects",
      schema: { const: { a: [1, { b: null }] } },
      bad: { a: [1, { b: 0 }] },
      good: { a: [1, { b: null }] },
    },
    { what: "lists of objects", schema: { enum: [{ a: 1 }, "x"] }, bad: { a: 2 }, good: { a: 1 } },
    {
      what: "unique elements",
      schema: { type: "array", items: {}, uniqueItems: true },
      bad: [{ a: 1 }, { a: 1 }],
      good: [{ a: 1 }, { a: 2 }],
    },
    { what: "moments", schema: { type: "string", format: "date-time" }, bad: "2026-03-01", good: "2026-03-01T12:00:00.000Z" },
    { what: "addresses", schema: { type: "string", format: "uri" }, bad: "example.com", good: "https://example.com/" },
    { what: "identifiers", schema: { type: "string", format: "uuid" }, bad: "1", good: "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913" },
    {
      what: "conditions",
      schema: JSON.parse(
        '{ "if": { "type": "object", "properties": { "a": { "const": 1 } } }, "then": { "type": "object", "required": ["b"] } }',
      ) as Schema,
      bad: { a: 1 },
      good: { a: 2 },
    },
  ])("checks $what", async ({ schema, bad, good }) => {
    const body = await bodyValidator(schema);
    expect(body(good)).toEqual([]);
    expect(body(bad)).toHaveLength(1);
  });

  test("admits other values where a list may grow, as the types do", async () => {
    expect(found(await bodyValidator({ type: "string", enum: ["open"], "x-extensible": true }), "archived")).toEqual([]);
    expect(found(await bodyValidator({ type: "string", enum: ["open"] }), "archived")).toHaveLength(1);
  });

  test("names the rules that a client must implement", async () => {
    const [, index] = validatorModules(await shopDocument()).at(-1) ?? [];
    expect(index).toContain('export type RuleName = "days-in-order" | "discount-within-price";');
  });
});

describe("rejected, naming the operation", () => {
  test("a code that none of its responses has", async () => {
    const document = await shopDocument({ file: "OrderRequest.yaml", from: "x-error-code: invalid-due", to: "x-error-code: invalid-day" });
    expect(() => validatorModules(document)).toThrow("createOrder, body: no response has an example named invalid-day.");
  });

  test("media types with different schemas", async () => {
    const document = await shopDocument({
      file: "openapi.yaml",
      from: "x-error-code: invalid-form\n            schema: { $ref: OrderRequest.yaml }",
      to: "schema: { type: object }",
    });
    expect(() => validatorModules(document)).toThrow("createOrder: the body's media types have different schemas");
  });
});

describe("every schema must compile", () => {
  const broken = { type: "string", pattern: "(" };
  test.each<{ where: string; document: Partial<Document>; want: string }>([
    {
      where: "a component that nothing uses",
      document: { components: { schemas: { A: broken } } },
      want: "#/components/schemas/A: the schema does not compile: Invalid regular expression",
    },
    {
      where: "a response",
      document: {
        paths: {
          "/a": {
            get: {
              operationId: "a",
              summary: "",
              responses: { "200": { description: "", content: { "text/plain": { schema: broken } } } },
            },
          },
        },
      },
      want: "#/paths/~1a/get/responses/200/content/text~1plain/schema: the schema does not compile",
    },
    {
      where: "an answer's header",
      document: {
        paths: {
          "/a": {
            get: { operationId: "a", summary: "", responses: { "200": { description: "", headers: { Location: { schema: broken } } } } },
          },
        },
      },
      want: "#/paths/~1a/get/responses/200/headers/Location/schema: the schema does not compile",
    },
    {
      where: "an event",
      document: {
        webhooks: {
          notified: {
            post: {
              operationId: "notified",
              summary: "",
              requestBody: { content: { "application/json": { schema: { items: broken } } } },
              responses: {},
            },
          },
        },
      },
      want: "#/webhooks/notified/post/requestBody/content/application~1json/schema: the schema does not compile",
    },
    {
      where: "a keyword that does not exist",
      document: { components: { schemas: { A: { type: "string", maxLenght: 1 } } } },
      want: 'unknown keyword: "maxLenght"',
    },
    {
      where: "a format that nobody checks",
      document: { components: { schemas: { A: { type: "string", format: "day" } } } },
      want: 'unknown format "day"',
    },
  ])("$where", ({ document, want }) => {
    expect(() => checkSchemasCompile({ openapi: "3.1.0", info: { title: "T", version: "1" }, ...document })).toThrow(want);
  });

  test("an example that looks like a schema is not one", () => {
    const example = { value: { schema: broken } };
    const document = {
      openapi: "3.1.0",
      info: { title: "T", version: "1" },
      webhooks: {
        notified: {
          post: {
            operationId: "notified",
            summary: "",
            requestBody: { content: { "application/json": { schema: {}, examples: { example } } } },
            responses: {},
          },
        },
      },
    };
    expect(() => checkSchemasCompile(document)).not.toThrow();
  });
});
