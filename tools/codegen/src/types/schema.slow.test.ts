import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { generateApi } from "../generate.ts";
import { sourceAt } from "../source.ts";
import type { Document, Schema } from "@maksu/openapi";
import { schemaModule } from "./schema.ts";
import { REPOSITORY } from "../../test/folders.ts";
import { shopBundle, shopFiles } from "../../test/shop.ts";
import { typeErrors } from "../../test/type-check.ts";
import { fieldLists } from "./field-lists.ts";

const withSchemas = (schemas: Record<string, Schema>): Document => ({
  openapi: "3.1.0",
  info: { title: "T", version: "1" },
  paths: {},
  components: { schemas },
});

/** Uses of the generated types: a line after `@ts-expect-error` must not compile, all others must compile. */
const USES = `
import { type ErrorBody, type Order, type OrderRequest, type State, type operations, stateValues, textFields } from "./schema.ts";

// Wire values that may be numbers are text, and stay nullable.
export const ids: Order["id"][] = ["12", null];
// @ts-expect-error a number
export const numberId: Order["id"] = 12;

// A list that may grow admits other strings and null, and nothing else.
export const states: State[] = ["open", "archived", null];
// @ts-expect-error no string
export const numberState: State = 1;

// A field with a default may be left out; a closed list stays closed.
export const order: OrderRequest = { reference: "A-1", price: "1.50" };
// @ts-expect-error unknown currency
export const dollars: OrderRequest = { reference: "A-1", price: "1", currency: "USD" };
// @ts-expect-error one of price and rows
export const empty: OrderRequest = { reference: "A-1" };
// @ts-expect-error no such field
export const misspelled: OrderRequest = { reference: "A-1", price: "1", pirce: "2" };

// Signing parameters are no part of a call, others are.
export const header: operations["createOrder"]["parameters"]["header"] = { channel: "web" };
// @ts-expect-error filled in by the signing layer
export const signed: operations["createOrder"]["parameters"]["header"] = { signature: "s" };
export const query: operations["listOrders"]["parameters"]["query"] = { from: "2026-03-01" };

// A code is one of the API's, and another one is no reason to fail.
export const codes: Extract<ErrorBody["errorCode"], "invalid-day" | "invalid-week">[] = ["invalid-day"];
export const other: ErrorBody["errorCode"] = "invalid-week";
// @ts-expect-error no code of this API
export const unknown: (typeof codes)[number] = "invalid-week";

export const lists: [readonly ["open", "shipped", null], readonly string[]] = [stateValues, textFields];
`;

test("the types admit what the description admits", async () => {
  const bundle = await shopBundle();
  const folder = dirname(bundle);
  await writeFile(join(folder, "schema.ts"), generateApi(await sourceAt(bundle), "@maksu/shop-api").get("schema.ts") ?? "");
  await writeFile(join(folder, "errors.ts"), 'export type ErrorCode = "invalid-day" | "invalid-rows";\n');
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await writeFile(join(folder, "uses.ts"), USES);
  expect(typeErrors(folder, ["uses.ts"])).toEqual([]);
});

test("a schema named Error is exported by a name that shadows no global", async () => {
  const types = (await shopFiles()).get("schema.ts") ?? "";
  expect(types).toContain("export interface ErrorBody {");
  expect(types).toContain("Error: ErrorBody;");
  expect(types).not.toMatch(/^export \w+ Error\b/m);
  expect(types).toMatch(/"application\/json": ErrorBody;/);
});

test.each(["Promise", "Map", "Object"])("a schema named %s is rejected: it would shadow the global", async (name) => {
  expect(() => schemaModule(withSchemas({ [name]: { type: "object" } }))).toThrow(
    `#/components/schemas/${name}: this name can't be exported.`,
  );
});

test("subschemas without types leave no `unknown` in intersections", async () => {
  const types = schemaModule(
    withSchemas({
      Limited: { type: "array", items: { type: "string" }, allOf: [{ minItems: 1 }] },
      Ruled: { type: "object", properties: { a: { type: "string" } }, allOf: [{ not: { required: ["b"] } }, { "x-rule": "r" }] },
      Anything: { allOf: [{ description: "Nothing is known." }, {}] },
    }),
  );
  expect(types).toContain("export type Limited = string[];");
  expect(types).toMatch(/export (?:interface Ruled|type Ruled =) \{\s+a\?: string;\s+\}/);
  expect(types).toContain("export type Anything = unknown;");
  expect(types).not.toContain("& unknown");
});

describe("exactly one of some fields", () => {
  const choice = (description: string, ...anyOf: Schema[]): Schema => ({ description, anyOf });
  const having = (name: string): Schema => ({ required: [name], properties: { [name]: true } });
  const lacking = (...names: string[]): Schema => ({ properties: Object.fromEntries(names.map((name) => [name, false])) });
  const typeOf = async (properties: Schema["properties"], ...allOf: Schema[]): Promise<string> => {
    const types = schemaModule(withSchemas({ Choice: { type: "object", ...(properties && { properties }), allOf } }));
    return (/^export (?:type|interface) Choice .*?^(?:export|\/\*\* @hidden)/ms.exec(types)?.[0] ?? "").replaceAll(/\s+/g, " ");
  };
  const fields = { a: { type: "string" }, "b-c": { type: "number" }, d: { type: "boolean" } };

  test.each<{ what: string; allOf: Schema[]; want: string }>([
    {
      what: "two, in two rules",
      allOf: [choice("One.", having("a"), having("b-c")), choice("Not both.", lacking("a"), lacking("b-c"))],
      want: '& ({ a: unknown; "b-c"?: never; } | { "b-c": unknown; a?: never; }); ',
    },
    {
      what: "three, in two rules",
      allOf: [
        choice("One.", having("a"), having("b-c"), having("d")),
        choice("One alone.", lacking("b-c", "d"), lacking("a", "d"), lacking("a", "b-c")),
      ],
      want: '& ({ a: unknown; "b-c"?: never; d?: never; } | { "b-c": unknown; a?: never; d?: never; } | { d: unknown; a?: never; "b-c"?: never; }); ',
    },
    {
      what: "three rules, and the same alternative twice",
      allOf: [
        choice("One.", having("a"), having("d")),
        choice("Not both.", lacking("a"), lacking("d")),
        choice("No.", lacking("d"), lacking("d")),
      ],
      want: "& ({ a: unknown; d?: never; }); ",
    },
    {
      what: "demands that no value can meet",
      allOf: [choice("One.", having("a"), having("d")), choice("None.", lacking("a", "d"), lacking("d", "a"))],
      want: "& (never); ",
    },
    { what: "one rule alone stays", allOf: [choice("One.", having("a"), having("d"))], want: "& ({ a: unknown; } | { d: unknown; }); " },
    {
      what: "a choice of types stays",
      allOf: [
        choice("One.", having("a"), having("d")),
        choice("Type.", { properties: { a: { type: "number" } } }, { properties: { d: false } }),
      ],
      want: "& (({ a: unknown; } | { d: unknown; }) & ({ a?: number; } | { d?: never; })); ",
    },
  ])("$what", async ({ allOf, want }) => {
    expect(await typeOf(fields, ...allOf)).toContain(want);
  });

  /** The types that openapi-fetch makes of the type must still take every value of it. */
  const CALLS = `
import createClient from "openapi-fetch";
import type { OrderRequest, paths } from "./schema.ts";
declare const client: ReturnType<typeof createClient<paths>>;

export const byPrice: OrderRequest = { reference: "A-1", price: "1.50" };
export const byRows: OrderRequest = { reference: "A-1", rows: [{ units: 2 }] };
// @ts-expect-error neither price nor rows
export const neither: OrderRequest = { reference: "A-1" };
// @ts-expect-error price and rows
export const both: OrderRequest = { reference: "A-1", price: "1.50", rows: [{ units: 2 }] };
// @ts-expect-error a price of another type
export const numberPrice: OrderRequest = { reference: "A-1", price: 1.5 };

export const send = (body: OrderRequest): unknown => client.POST("/orders", { body });
export const sendPrice = (): unknown => client.POST("/orders", { body: { reference: "A-1", price: "1.50" } });
// @ts-expect-error neither price nor rows
export const sendNeither = (): unknown => client.POST("/orders", { body: { reference: "A-1" } });
// @ts-expect-error price and rows
export const sendBoth = (): unknown => client.POST("/orders", { body: { reference: "A-1", price: "1.50", rows: [{ units: 2 }] } });
`;

  test("a variable of the type can be sent by openapi-fetch", async () => {
    const notBoth = "  - anyOf:\n      - { properties: { price: false } }\n      - { properties: { rows: false } }\n";
    const bundle = await shopBundle({ file: "OrderRequest.yaml", from: "allOf:\n  - desc", to: `allOf:\n${notBoth}  - desc` });
    const folder = dirname(bundle);
    await writeFile(join(folder, "schema.ts"), generateApi(await sourceAt(bundle), "@maksu/shop-api").get("schema.ts") ?? "");
    await writeFile(join(folder, "errors.ts"), 'export type ErrorCode = "invalid-day" | "invalid-rows";\n');
    await writeFile(join(folder, "package.json"), '{ "type": "module" }');
    await writeFile(join(folder, "calls.ts"), CALLS);
    const paths = { "openapi-fetch": [join(REPOSITORY, "node_modules/openapi-fetch/dist/index.d.mts")] };
    expect(typeErrors(folder, ["calls.ts"], { lib: ["lib.es2023.d.ts", "lib.dom.d.ts"], skipLibCheck: true, paths })).toEqual([]);
  });
});

test("every schema is declared once, by its name, and used by it", async () => {
  const types = (await shopFiles()).get("schema.ts") ?? "";
  expect(types.match(/^export (?:interface|type) \w+/gm)?.map((line) => line.split(" ")[2])).toEqual([
    "Order",
    "State",
    "ErrorBody",
    "Price",
    "OrderRequest",
    "paths",
    "components",
    "operations",
  ]);
  expect(types).not.toContain('components["schemas"]');
});

test("a name that can't be exported is rejected", async () => {
  expect(() => schemaModule(withSchemas({ "Order.Row": { type: "object", properties: {} } }))).toThrow(
    "#/components/schemas/Order.Row: this name can't be exported.",
  );
  expect(() => schemaModule(withSchemas({ paths: { type: "string" } }))).toThrow(
    "#/components/schemas/paths: this name can't be exported.",
  );
});

describe("comments", () => {
  test.each<{ what: string; want: string }>([
    {
      what: "a record's text and rules",
      want: "/**\n * An order to create.\n *\n * - One of price and rows must be given. Error code: `price-or-rows`.\n * - The discount is not above the price. Error code: `invalid-total`.\n * - Any other key is rejected. Error code: `invalid-key`.\n */\nexport type OrderRequest = ",
    },
    {
      what: "a field's text, limits and code",
      want: "    /**\n     * The merchant's name of it.\n     *\n     * 2 to 4 characters. Error code: `invalid-reference`.\n     */\n    reference: string;",
    },
    {
      what: "a default",
      want: '     * Error code: `invalid-currency`.\n     *\n     * @default "EUR"\n     */\n    currency?: "EUR" | "SEK";',
    },
    {
      what: "limits of the schema that a field refers to",
      want: "    /** At most 10 characters. Pattern: `^[0-9]+(\\.[0-9]+)?$`. Error code: `invalid-price`. */\n    price?: Price;",
    },
    {
      what: "own text and code beside a reference",
      want: "     * Taken off.\n     *\n     * At most 10 characters. Pattern: `^[0-9]+(\\.[0-9]+)?$`. Error code: `invalid-discount`.\n     */\n    discount?: Price;",
    },
    {
      what: "a rule with another code",
      want: "     * Error code: `invalid-rows`.\n     *\n     * - 1 to 2 elements. Error code: `invalid-row-count`.\n     */\n    rows?: ",
    },
    {
      what: "limits of a field without text",
      want: "        /** Integer, greater than 0, at most 10. Error code: `invalid-units`. */\n        units: number;",
    },
    {
      what: "limits and code of a parameter",
      want: "                 * Where the order comes from.\n                 *\n                 * At most 3 characters. Error code: `invalid-channel`.\n                 */\n                channel?: string;",
    },
    {
      what: "a header of a response",
      want: "                     * Where the order is.\n                     *\n                     * Format: uri.\n                     */\n                    Location: string;",
    },
    {
      what: "deprecation without a reason that is none",
      want: "     * Who ordered.\n     *\n     * @deprecated\n     */\n    customer?: string | null;",
    },
    {
      what: "text that would end the comment",
      want: "     * In cents. Ends no comment: *\\/\n     *\n     * Integer, at least 1, a multiple of 5.\n     */\n    total: number;",
    },
    { what: "a text of one line", want: "/** State of an order. */\nexport type State = " },
    { what: "the tables are kept out of the reference", want: "/** @hidden */\nexport interface operations {" },
  ])("$what", async ({ want }) => {
    expect((await shopFiles()).get("schema.ts")).toContain(want);
  });

  test("have neither tags nor spaces from openapi-typescript", async () => {
    const types = (await shopFiles()).get("schema.ts") ?? "";
    expect(types).not.toMatch(/@(?:description|constant|enum)/);
    expect(types).not.toMatch(/^ *\*( {2,}|.* $)/m);
    expect(types).not.toMatch(/\/\*\*\s*\*\//);
  });
});

describe("text fields", () => {
  test("are those of every schema, through references", async () => {
    const schema = (await shopFiles()).get("schema.ts");
    expect(schema).toContain('export const textFields: readonly string[] = ["id","price","discount"];');
    expect(schema).toMatch(/export const numberFields: readonly string\[\] = \[[^\]]*"total"/);
  });

  test("a description without any has no list", () => {
    expect(fieldLists(withSchemas({ A: { properties: { a: { type: "string" } } } }))).toEqual({ text: "", numbers: "" });
  });

  test("a name that is text here and a number there is rejected with both places", () => {
    const document = withSchemas({
      Row: { properties: { price: { $ref: "#/components/schemas/Decimal" } } },
      Total: { properties: { sums: { type: "array", items: { properties: { price: { type: ["integer", "null"] } } } } } },
      Decimal: { type: ["string", "number"], "x-client-type": "string" },
    });
    expect(() => fieldLists(document)).toThrow(
      "#/components/schemas/Row: price is text for callers here, and a number at #/components/schemas/Total/properties/sums/items.",
    );
  });
});
