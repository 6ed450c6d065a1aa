import { beforeAll, describe, expect, test } from "vitest";
import type { Validate } from "@maksu/openapi-runtime/validation";
import type { Document, Schema } from "@maksu/openapi";
import { found, validatorsOf } from "../../test/run-validators.ts";
import { validatorModules } from "../validators.ts";

const Fee: Schema = { type: "object", required: ["units"], properties: { units: { type: "integer", maximum: 9 } } };
const Item: Schema = {
  type: "object",
  required: ["code"],
  properties: { code: { type: "string" }, fee: Fee },
  unevaluatedProperties: false,
};
const withCodes = (schema: Schema, codes: Record<string, string>): Schema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, sub]) => [
      name,
      { ...(sub as Schema), ...(codes[name] && { "x-error-code": codes[name] }) },
    ]),
  ),
});

const CODES = ["invalid-gift", "invalid-code", "invalid-items"];

const bodyOf = (schema: Schema, schemas: Record<string, Schema> = { Item, Fee }, operationId = "send"): Document => ({
  openapi: "3.1.0",
  info: { title: "T", version: "1" },
  components: { schemas },
  paths: {
    "/": {
      post: {
        operationId,
        summary: "Send",
        requestBody: { content: { "application/json": { schema: structuredClone(schema) } } },
        responses: {
          "400": { description: "", content: { "application/json": { examples: Object.fromEntries(CODES.map((code) => [code, {}])) } } },
        },
      },
    },
  },
});

const filesOf = (document: Document): string[] => validatorModules(document).map(([name]) => name);

async function bodyValidator(document: Document, rules?: string): Promise<Validate> {
  const { body } = (await (await validatorsOf(document, rules))["send"]?.()) ?? {};
  if (!body) throw new Error("There is no validator of the body.");
  return body;
}

/** Components with notes and codes of their own at each place. */
const order: Schema = {
  type: "object",
  properties: {
    gift: { ...Item, description: "Something for free.", "x-error-code": "invalid-gift" },
    "a/b": withCodes(Item, { code: "invalid-code" }),
    items: { type: "array", items: Item, "x-error-code": "invalid-items" },
  },
};

describe("an object component inside of a body", () => {
  let body: Validate | undefined;
  beforeAll(async () => {
    body = await bodyValidator(bodyOf(order));
  });

  test("is a module of its own, written once", () => {
    const files = new Map(validatorModules(bodyOf(order)));
    expect([...files.keys()]).toEqual(["validators/send.body.ts", "validators/Item.ts", "validators/Fee.ts", "validators.ts"]);
    expect(files.get("validators/send.body.ts")).toContain('import { validateItem } from "./Item.ts";');
    expect(files.get("validators/Item.ts")).toContain('import { validateFee } from "./Fee.ts";');
    expect([...files.values()].filter((code) => code.includes("limit: 9"))).toHaveLength(1);
  });

  test.each<{ what: string; value: unknown; want: string[] }>([
    { what: "valid", value: { gift: { code: "1" }, items: [{ code: "1", fee: { units: 9 } }] }, want: [] },
    { what: "the code of its place", value: { gift: {} }, want: ["/gift/code required invalid-gift"] },
    { what: "the code that a field has at this place", value: { "a/b": { code: 1 } }, want: ["/a~1b/code type invalid-code"] },
    {
      what: "elements of a list, by their index",
      value: { items: [{}, { code: "1" }, { code: 2 }, 3] },
      want: ["/items/0/code required invalid-items", "/items/2/code type invalid-items", "/items/3 type invalid-items"],
    },
    {
      what: "a component in a component",
      value: { gift: { code: "1", fee: { units: 10 } } },
      want: ["/gift/fee/units maximum invalid-gift"],
    },
    {
      what: "a key that the component does not have",
      value: { gift: { code: "1", x: 1 } },
      want: ["/gift/x unevaluatedProperties invalid-gift"],
    },
    {
      what: "the same component at two places, each by its own code, in the order of the codes",
      value: { items: [{ code: 1 }], "a/b": { code: 1 }, gift: 1 },
      want: ["/gift type invalid-gift", "/a~1b/code type invalid-code", "/items/0/code type invalid-items"],
    },
  ])("$what", ({ value, want }) => {
    expect(found(body, value)).toEqual(want);
  });

  test("is forgotten with the branch that it fails in", async () => {
    const either: Schema = {
      anyOf: [{ properties: { gift: Item } }, { required: ["stamp"] }],
      properties: { stamp: { type: "string" } },
      type: "object",
    };
    const validate = await bodyValidator(bodyOf(either));
    expect(filesOf(bodyOf(either))).toContain("validators/Item.ts");
    expect(found(validate, { gift: {} })).toEqual([" anyOf no code"]);
    expect(found(validate, { gift: {}, stamp: "1" })).toEqual([]);
    expect(found(validate, { gift: {}, stamp: 1 })).toEqual(["/stamp type no code"]);
  });

  test("stops a rule that reads what it has rejected", async () => {
    const ruled = { ...order, allOf: [{ "x-rule": "code-is-short", "x-error-code": "invalid-gift" }] };
    const validate = await bodyValidator(bodyOf(ruled), '{ "code-is-short": ({ gift }) => gift.code.length < 3 || "too long" }');
    expect(found(validate, { gift: { code: 1234 } })).toEqual(["/gift/code type invalid-gift"]);
    expect(found(validate, { gift: { code: "1234" } })).toEqual([" code-is-short invalid-gift"]);
  });

  test("of 20,000 wrong elements reports the first hundred, in the time of as many comparisons, not of their square", () => {
    const start = performance.now();
    expect(body?.({ items: Array.from({ length: 20_000 }, () => ({})) })).toHaveLength(100);
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});

describe("what stays in its body", () => {
  test("a component of the same value, whose properties the body's unevaluatedProperties must know", async () => {
    const document = bodyOf({ type: "object", allOf: [Fee], properties: { stamp: { type: "string" } }, unevaluatedProperties: false });
    expect(filesOf(document)).toEqual(["validators/send.body.ts", "validators.ts"]);
    const validate = await bodyValidator(document);
    expect(found(validate, { units: 1, stamp: "1" })).toEqual([]);
    expect(found(validate, { units: 10, x: 1 })).toEqual(["/units maximum no code", "/x unevaluatedProperties no code"]);
  });

  test("a component that is not an object: its checks are shorter than a call", () => {
    const Url: Schema = { type: "string", maxLength: 9 };
    expect(filesOf(bodyOf({ type: "object", properties: { url: Url } }, { Url }))).toEqual(["validators/send.body.ts", "validators.ts"]);
  });

  test("an object that is not a component", () => {
    expect(filesOf(bodyOf(order, {}))).toEqual(["validators/send.body.ts", "validators.ts"]);
  });
});

test("a component that is both a body and inside of another has a file for each", () => {
  expect(filesOf(bodyOf({ ...Item, properties: { ...Item.properties, parts: { type: "array", items: Item } } }, { Item }))).toEqual([
    "validators/send.body.ts",
    "validators/Item.ts",
    "validators.ts",
  ]);
  expect(filesOf(bodyOf(Item))).toEqual(["validators/Item.body.ts", "validators/Fee.ts", "validators.ts"]);
});

test("a body that another body contains has its component's validator, and its own codes", async () => {
  const own = withCodes(Item, { code: "invalid-code" });
  const document = bodyOf({ ...order, "x-error-code": "invalid-gift" });
  document.paths = { ...document.paths, "/item": bodyOf(own, undefined, "sendItem").paths?.["/"] ?? {} };
  expect(new Map(validatorModules(document)).get("validators/Item.body.ts")).toContain('import { validateItem } from "./Item.ts";');
  const { sendItem } = await validatorsOf(document);
  const { body } = (await sendItem?.()) ?? {};
  expect(found(body, { code: 1, fee: { units: 10 } })).toEqual(["/fee/units maximum no code", "/code type invalid-code"]);
  expect(found(body, { code: "1" })).toEqual([]);
});
