/** Each house rule with what it rejects, where, and with what advice; the shop as it is passes them all. */
import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { lintDescription } from "./redocly.ts";
import type { Edit } from "../../test/folders.ts";
import { shop } from "../../test/shop.ts";
import { EXTENSIONS } from "../ground/vocabulary.ts";

/** The problems that lint finds by the house's rules, with paths as below the description's folder. */
async function problemsIn(root: string): Promise<string[]> {
  const folder = `${relative(process.cwd(), join(root, ".."))}/`;
  return (await lintDescription(root)).map((line) => line.replaceAll(folder, "")).filter((line) => line.includes("(house/"));
}

const root = (from: string, to: string): Edit => ({ file: "openapi.yaml", from, to });
const act = (extension: string): Edit =>
  root("      operationId: createOrder\n", `      operationId: createOrder\n      x-act: ${extension}\n`);
const order = (from: string, to: string): Edit => ({ file: "OrderRequest.yaml", from, to });
const rejection = (from: string, to: string): Edit => ({ file: "BadRequest.yaml", from, to });
const tolerances = (from: string, to: string): Edit => ({ file: "tolerances.yaml", from, to });
const paid = (from: string, to: string): Edit => ({ file: "orderPaid.yaml", from, to });

test("a description that keeps every rule has no problem", async () => {
  expect(await lintDescription(await shop())).toEqual([]);
});

test("a component's file that nothing refers to is reported at the file", async () => {
  const path = await shop();
  await mkdir(join(path, "../components/schemas"), { recursive: true });
  await writeFile(join(path, "../components/schemas/Left.yaml"), "type: string\n");
  expect(await problemsIn(path)).toEqual([
    "components/schemas/Left.yaml:1:1 Nothing in the description refers to this file. Refer to it, or delete it. (house/files-used)",
  ]);
});

test("a lint.yaml can't turn a rule off", async () => {
  const off = "rules:\n  house/limits-present: off\n  house/signing-marked: off\n";
  const path = await shop(order("    maxLength: 4\n", ""), { file: "lint.yaml", from: "rules:\n", to: off });
  expect(await problemsIn(path)).toHaveLength(1);
});

describe.each<{ rule: string; cases: { what: string; edits: Edit[]; want: string[] }[] }>([
  {
    rule: "limits-ordered",
    cases: [
      {
        what: "a limit that is stated twice",
        edits: [order("    x-error-code: invalid-rows\n", "    x-error-code: invalid-rows\n    maxItems: 3\n")],
        want: ["OrderRequest.yaml:36:5 maxItems stands in a part of allOf, too. Keep one of them."],
      },
    ],
  },
  {
    rule: "keywords-read",
    cases: [
      {
        what: "a keyword of a schema that nothing is made from",
        edits: [order("    maxLength: 4\n", "    maxLength: 4\n    readOnly: false\n")],
        want: ["OrderRequest.yaml:10:5 Nothing is made from readOnly of this schema. Remove it."],
      },
      {
        what: "a setting of a parameter that nothing is made from",
        edits: [root("          description: Last day.\n", "          description: Last day.\n          allowReserved: true\n")],
        want: ["openapi.yaml:86:11 Nothing is made from allowReserved of this parameter. Remove it."],
      },
      {
        what: "calls of an operation that nothing is made from",
        edits: [root("      deprecated: true\n", "      callbacks: {}\n")],
        want: ["openapi.yaml:70:7 Nothing is made from callbacks of this operation. Remove it."],
      },
    ],
  },
  {
    rule: "keywords-read",
    cases: [
      {
        what: "a form of XML that nothing is made from",
        edits: [order("    maxLength: 4\n", "    maxLength: 4\n    xml: { attribute: true }\n")],
        want: ["OrderRequest.yaml:10:12 Nothing is made from attribute of this XML element. Remove it."],
      },
      {
        what: "a setting of a security scheme that nothing is made from",
        edits: [root("name: signature, description", "name: signature, bearerFormat: JWT, description")],
        want: ["openapi.yaml:152:55 Nothing is made from bearerFormat of this security scheme. Remove it."],
      },
    ],
  },
  {
    rule: "header-examples",
    cases: [
      {
        what: "a header's example that its schema rejects",
        edits: [
          root(
            "schema: { type: string, format: uri }",
            "schema: { type: string, format: uri, pattern: /x$, x-pattern-message: must end in x }",
          ),
        ],
        want: [
          'openapi.yaml:57:43 Example value must conform to the schema: must match pattern "/x$". `pattern` stands at openapi.yaml:56.',
        ],
      },
    ],
  },
  {
    rule: "references-whole",
    cases: [
      {
        what: "a reference to a part of another file",
        edits: [order("price: { $ref: Price.yaml,", 'price: { $ref: "SalesRow.yaml#/properties/sum",')],
        want: ["OrderRequest.yaml:17:18 Refer to the whole of SalesRow.yaml, not to #/properties/sum in it, or give that part a file."],
      },
    ],
  },
  {
    rule: "words-present",
    cases: [
      {
        what: "an empty description of a schema",
        edits: [root("description: State of an order.", 'description: ""')],
        want: ["openapi.yaml:187:20 This description is empty. Write it."],
      },
      {
        what: "an empty description of an example",
        edits: [rejection("The due date is no date.", '" "')],
        want: ["BadRequest.yaml:18:35 This description is empty. Write it."],
      },
    ],
  },
  {
    rule: "tags-defined",
    cases: [
      {
        what: "a tag of two operations that is missing in the root file",
        edits: [
          root("servers:\n", "tags: [{ name: Days, description: Days. }]\nservers:\n"),
          root("      operationId: createOrder\n", "      operationId: createOrder\n      tags: [Orders]\n"),
          root("      operationId: listOrders\n", "      operationId: listOrders\n      tags: [Orders]\n"),
          root("      operationId: cancelOrder\n", "      operationId: cancelOrder\n      tags: [Days]\n"),
          ...["orderShipped", "orderPaid", "salesReport"].map((event) => ({
            file: `${event}.yaml`,
            from: `operationId: ${event}\n`,
            to: `operationId: ${event}\n  tags: [Days]\n`,
          })),
        ],
        want: ["openapi.yaml:8:1 The tag Orders is missing, which 2 operations have. List it here, or correct them."],
      },
      {
        what: "a misspelled tag, and one that comes twice",
        edits: [
          root("      operationId: createOrder\n", "      operationId: createOrder\n      tags: [Order]\n"),
          root("      operationId: listOrders\n", "      operationId: listOrders\n      tags: [Orders, Orders]\n"),
          root("servers:\n", "tags: [{ name: Orders, description: Orders. }]\nservers:\n"),
          root("      operationId: cancelOrder\n", "      operationId: cancelOrder\n      tags: [Orders]\n"),
          ...["orderShipped", "orderPaid", "salesReport"].map((event) => ({
            file: `${event}.yaml`,
            from: `operationId: ${event}\n`,
            to: `operationId: ${event}\n  tags: [Orders]\n`,
          })),
        ],
        want: [
          "openapi.yaml:19:14 The root file's tags lack Order. Correct it, or list it there.",
          "openapi.yaml:70:22 The operation has the tag Orders already. Remove it.",
        ],
      },
    ],
  },
  {
    rule: "examples-present",
    cases: [
      {
        what: "a response without an example",
        edits: [root("              examples:\n                none: { value: [] }\n", "")],
        want: ["openapi.yaml:92:13 The body of listOrders 200 has no example in application/json. Add one under examples."],
      },
      {
        what: "a request without an example",
        edits: [root('            examples:\n              twelve: { value: { order-id: "12" } }\n', "")],
        want: ["openapi.yaml:125:11 The body of cancelOrder request has no example in application/json. Add one under examples."],
      },
      {
        what: "a parameter without an example",
        edits: [root("          examples: { web: { value: web } }\n", "")],
        want: ["openapi.yaml:25:11 channel of createOrder has no example. Add one under examples."],
      },
      {
        what: "a header without an example",
        edits: [root('              examples: { first: { value: "https://shop.example.com/orders/12" } }\n', "")],
        want: ["openapi.yaml:54:15 The header Location of createOrder 201 has no example. Add one under examples."],
      },
      {
        what: "a body without a schema",
        edits: [
          root(
            '              schema: { $ref: "#/components/schemas/Order" }\n              examples:\n                created',
            "              examples:\n                created",
          ),
        ],
        want: ["openapi.yaml:59:13 The body of createOrder 201 has no schema in application/json. Describe it."],
      },
    ],
  },
  {
    rule: "types-present",
    cases: [
      {
        what: "a value without a type",
        edits: [order("    type: string\n    minLength: 2\n", "    minLength: 2\n")],
        want: ["OrderRequest.yaml:6:5 This value has no type, so it can be anything. Give its type, or x-client-type: unknown."],
      },
      {
        what: "a value that says that it can be anything",
        edits: [order("    type: string\n    minLength: 2\n    maxLength: 4\n", "    x-client-type: unknown\n")],
        want: [],
      },
      {
        what: "a list of anything",
        edits: [root('type: array, items: { $ref: "#/components/schemas/Order" }', "type: array")],
        want: ["openapi.yaml:93:23 This list can have any elements. Describe them under items."],
      },
    ],
  },
  {
    rule: "limits-present",
    cases: [
      {
        what: "a note about the limit of what no request has",
        edits: [root("          description: Who ordered.\n", "          description: Who ordered.\n          x-no-limit: true\n")],
        want: ["openapi.yaml:184:11 Only a value of a request needs a limit. Remove x-no-limit."],
      },
    ],
  },
  {
    rule: "known-extensions",
    cases: [
      {
        what: "text that clients have as text",
        edits: [order("    maxLength: 4\n", "    maxLength: 4\n    x-client-type: string\n")],
        want: ["OrderRequest.yaml:10:5 x-client-type: string is of numbers. Remove it."],
      },
    ],
  },
  {
    rule: "provenance-valid",
    cases: [
      {
        what: "a mark inside a condition",
        edits: [
          order(
            "unevaluatedProperties:\n",
            "  - { x-error-code: invalid-total, not: { x-provenance: public-documentation, x-source: docs, type: object, required: [due, email] } }\nunevaluatedProperties:\n",
          ),
        ],
        want: ["OrderRequest.yaml:54:43 A condition is marked as a whole. Mark the part of allOf that it stands in."],
      },
    ],
  },
  {
    rule: "error-responses-have-examples",
    cases: [
      {
        what: "a code without its condition",
        edits: [rejection("invalid-due: { description: The due date is no date., value", "invalid-due: { value")],
        want: ["BadRequest.yaml:18:7 The code invalid-due has no description. Say when it is returned."],
      },
    ],
  },
  {
    rule: "operation-names",
    cases: [
      {
        what: "another version of OpenAPI",
        edits: [root("openapi: 3.1.0", "openapi: 3.1.x")],
        want: ["openapi.yaml:1:10 Descriptions have openapi: 3.1.0."],
      },
      {
        what: "another dialect of JSON Schema",
        edits: [root("draft/2020-12/schema", "draft/2019-09/schema")],
        want: ["openapi.yaml:2:20 Descriptions have jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema."],
      },
      {
        what: "an operation without a tag",
        edits: [root("security:\n", "tags: [{ name: Orders, description: Orders. }]\nsecurity:\n")],
        want: [
          "openapi.yaml:18:7 createOrder has no tag, so the reference leaves it out. Name one of the root file's tags.",
          "openapi.yaml:68:7 listOrders has no tag, so the reference leaves it out. Name one of the root file's tags.",
          "openapi.yaml:111:7 cancelOrder has no tag, so the reference leaves it out. Name one of the root file's tags.",
          "orderShipped.yaml:2:3 orderShipped has no tag, so the reference leaves it out. Name one of the root file's tags.",
          "orderPaid.yaml:2:3 orderPaid has no tag, so the reference leaves it out. Name one of the root file's tags.",
          "salesReport.yaml:2:3 salesReport has no tag, so the reference leaves it out. Name one of the root file's tags.",
        ],
      },
    ],
  },
  {
    rule: "tolerances-valid",
    cases: [
      {
        what: "a file that is no YAML",
        edits: [tolerances("- name: ", "- [ name: ")],
        want: ["tolerances.yaml:1:1 Failed to parse: missed comma between flow collection entries"],
      },
    ],
  },
  {
    rule: "error-codes-match",
    cases: [
      {
        what: "a code without an example",
        edits: [order("x-error-code: invalid-due", "x-error-code: invalid-day")],
        want: [
          "OrderRequest.yaml:22:19 No response of createOrder has an example named invalid-day. Add one to the response that the code comes with.",
        ],
      },
      {
        what: "a code that nothing causes",
        edits: [order("    x-error-code: invalid-due\n", "")],
        want: [
          "BadRequest.yaml:18:7 Nothing in the request of createOrder has the x-error-code invalid-due. Put it where its cause is described, or mark the example with x-beyond-schema: true when only the service can know.",
        ],
      },
      {
        what: "an example that says that only the service can know",
        edits: [
          rejection("invalid-due: {", "too-late: {"),
          rejection("errorCode: invalid-due", "errorCode: too-late"),
          rejection("The due date is no date.", "It is too late., x-beyond-schema: true"),
          order("    x-error-code: invalid-due\n", ""),
        ],
        want: [],
      },
      {
        what: "an example that says so without reason",
        edits: [rejection("The due date is no date.", "The due date is no date., x-beyond-schema: true")],
        want: ["BadRequest.yaml:18:61 invalid-due is the x-error-code of something in the request. Remove x-beyond-schema."],
      },
    ],
  },
  {
    rule: "acts-named",
    cases: [
      {
        what: "an act whose names are its operation's",
        edits: [act("{ group: orders, arguments: [price], result: id, done: Created. }")],
        want: [],
      },
      {
        what: "names that the operation does not have",
        edits: [act("{ group: carts, arguments: [prize], result: number, flat: [row], seed: { of: parent, made: token } }")],
        want: [
          "openapi.yaml:18:23 createOrder: an act of the group carts has a name that ends with it, such as addCarts.",
          "openapi.yaml:18:41 createOrder has no input prize. It has body, reference, currency, price, discount, due, email, bankReference, rows.",
          "openapi.yaml:18:58 createOrder has no member of its result number. It has id, state, total, customer.",
          "openapi.yaml:18:72 createOrder has no input row. It has body, reference, currency, price, discount, due, email, bankReference, rows.",
          "openapi.yaml:18:85 createOrder has no input parent. It has body, reference, currency, price, discount, due, email, bankReference, rows.",
          "openapi.yaml:18:85 createOrder has no member of its result token. It has id, state, total, customer.",
        ],
      },
    ],
  },
  {
    rule: "error-responses-have-examples",
    cases: [
      {
        what: "an error without an example",
        edits: [root('              examples:\n                rejected: { value: { errorCode: "", errorMessage: Rejected. } }\n', "")],
        want: [
          "openapi.yaml:139:13 The response 403 of cancelOrder has no example in application/json. Add one for each error code under examples, named after the code.",
        ],
      },
      {
        what: "an example that is not named after its code",
        edits: [
          rejection(
            'without-code: { description: A rejection without a code., value: { errorCode: "",',
            "other: { description: Rejected., value: { errorCode: rejected,",
          ),
        ],
        want: ["BadRequest.yaml:25:7 This example carries the code rejected. Name it rejected, not other."],
      },
    ],
  },
  {
    rule: "limits-present",
    cases: [
      {
        what: "a text without a limit",
        edits: [order("    maxLength: 4\n", "")],
        want: [
          "OrderRequest.yaml:6:5 A value of type string has no limit: give maxLength or pattern or format or enum. Where the API document has none, say x-no-limit: true.",
        ],
      },
      {
        what: "a number without a limit, in a union",
        edits: [{ file: "Price.yaml", from: "maximum: 9999999999\n", to: "" }],
        want: [
          "Price.yaml:1:1 A value of type number has no limit: give maximum or exclusiveMaximum or enum. Where the API document has none, say x-no-limit: true.",
        ],
      },
      {
        what: "a list without a limit",
        edits: [order("minItems: 1, maxItems: 2", "minItems: 1")],
        want: [
          "OrderRequest.yaml:33:5 A value of type array has no limit: give maxItems or enum. Where the API document has none, say x-no-limit: true.",
        ],
      },
      {
        what: "a row's number without a limit",
        edits: [order("exclusiveMinimum: 0, maximum: 10", "exclusiveMinimum: 0")],
        want: [
          "OrderRequest.yaml:43:16 A value of type integer has no limit: give maximum or exclusiveMaximum or format or enum. Where the API document has none, say x-no-limit: true.",
        ],
      },
      {
        what: "a parameter without a limit",
        edits: [root("{ type: string, maxLength: 3 }", "{ type: string }")],
        want: [
          "openapi.yaml:28:19 A value of type string has no limit: give maxLength or pattern or format or enum. Where the API document has none, say x-no-limit: true.",
        ],
      },
      { what: "a value that says that it has none", edits: [order("    maxLength: 4\n", "    x-no-limit: true\n")], want: [] },
      {
        what: "a value that says so beside a reference",
        edits: [
          { file: "Price.yaml", from: "maximum: 9999999999\n", to: "" },
          order("x-error-code: invalid-price", "x-error-code: invalid-price, x-no-limit: true"),
          order("x-error-code: invalid-discount", "x-error-code: invalid-discount, x-no-limit: true"),
        ],
        want: [],
      },
      {
        what: "a value that says so without reason",
        edits: [order("    maxLength: 4\n", "    maxLength: 4\n    x-no-limit: true\n")],
        want: ["OrderRequest.yaml:10:5 There is a limit. Remove x-no-limit."],
      },
    ],
  },
  {
    rule: "provenance-valid",
    cases: [
      {
        what: "a mark without a source",
        edits: [order("    maxLength: 4\n", "    maxLength: 4\n    x-provenance: public-documentation\n")],
        want: [
          "OrderRequest.yaml:10:5 x-provenance doesn't say where it is known from. Add x-source: the name of an entry of sources.yaml.",
        ],
      },
      {
        what: "a source that is not in the list",
        edits: [order("    maxLength: 4\n", "    maxLength: 4\n    x-provenance: public-documentation\n    x-source: [docs, hearsay]\n")],
        want: [
          "OrderRequest.yaml:11:5 x-source names hearsay, which sources.yaml does not have. Correct it, or add it there with the day on which it was seen.",
        ],
      },
      {
        what: "a source without the day on which it was seen",
        edits: [order("    maxLength: 4\n", "    maxLength: 4\n    x-provenance: public-documentation\n    x-source: rumour\n")],
        want: ["OrderRequest.yaml:11:5 x-source names rumour, whose seen in sources.yaml is no day. Write it as yyyy-mm-dd."],
      },
      {
        what: "a source of nothing",
        edits: [order("    maxLength: 4\n", "    maxLength: 4\n    x-source: docs\n")],
        want: ["OrderRequest.yaml:10:5 x-source says where x-provenance is from. Add that beside it, or remove it."],
      },
      {
        what: "a confidence in nothing",
        edits: [order("    maxLength: 4\n", "    maxLength: 4\n    x-confidence: low\n")],
        want: [
          "OrderRequest.yaml:10:5 x-confidence states how certain x-provenance is. Add x-provenance: public-documentation beside it, or remove it.",
        ],
      },
      {
        what: "a confidence in nothing beside a reference",
        edits: [order("description: Taken off.", "x-confidence: low")],
        want: [
          "OrderRequest.yaml:18:33 x-confidence states how certain x-provenance is. Add x-provenance: public-documentation beside it, or remove it.",
        ],
      },
      {
        what: "a mark on what is not marked",
        edits: [root("info:\n", "info:\n  x-provenance: public-documentation\n  x-source: docs\n")],
        want: [
          "openapi.yaml:4:3 x-provenance can't mark a Info. Put it on the operation, schema, parameter, header, response, example that the API document leaves open.",
        ],
      },
      {
        what: "marks that are complete",
        edits: [
          order(
            "    maxLength: 4\n",
            "    maxLength: 4\n    x-provenance: public-documentation\n    x-source: docs\n    x-confidence: low\n",
          ),
        ],
        want: [],
      },
      {
        what: "a rule of the toolkit among those of the document",
        edits: [order("    maxLength: 4\n", "    maxLength: 4\n    x-provenance: toolkit\n    x-source: docs\n")],
        want: [
          "OrderRequest.yaml:10:5 x-provenance: toolkit marks a rule that no document has. Put the rule, with a description that says why, into its own part of allOf.",
        ],
      },
      {
        what: "a rule of the toolkit without its reason",
        edits: [order("    maxLength: 4\n", "    maxLength: 4\n    allOf: [{ x-provenance: toolkit, x-source: docs, minLength: 2 }]\n")],
        want: [
          "OrderRequest.yaml:10:15 x-provenance: toolkit marks a rule that no document has. Put the rule, with a description that says why, into its own part of allOf.",
        ],
      },
      {
        what: "a confidence in a rule of the toolkit",
        edits: [
          order(
            "    maxLength: 4\n",
            "    maxLength: 4\n    allOf: [{ description: Why., x-provenance: toolkit, x-source: docs, x-confidence: low, minLength: 2 }]\n",
          ),
        ],
        want: [
          "OrderRequest.yaml:10:73 x-confidence states how certain x-provenance is. Add x-provenance: public-documentation beside it, or remove it.",
        ],
      },
      {
        what: "a rule of the toolkit in a part of its own",
        edits: [
          order(
            "    maxLength: 4\n",
            "    maxLength: 4\n    allOf: [{ description: Why., x-provenance: toolkit, x-source: docs, minLength: 2 }]\n",
          ),
        ],
        want: [],
      },
    ],
  },
  {
    rule: "pattern-messages",
    cases: [
      {
        what: "a pattern without a message",
        edits: [order("    x-pattern-message: must be 4 to 20 digits\n", "")],
        want: ["OrderRequest.yaml:28:5 A pattern needs an x-pattern-message, which a violation shows in its place: must be …"],
      },
      {
        what: "a message without a pattern",
        edits: [order("    pattern: ^[0-9]{4,20}$\n", "")],
        want: ["OrderRequest.yaml:28:5 x-pattern-message needs a pattern beside it."],
      },
      ...["Must be 4 to 20 digits", "must be 4 to 20 digits.", "4 to 20 digits"].map((message) => ({
        what: `the message ${message}`,
        edits: [order("must be 4 to 20 digits", message)],
        want: ["OrderRequest.yaml:29:24 An x-pattern-message continues the name of a field: it begins in lower case and has no full stop."],
      })),
    ],
  },
  {
    rule: "schemas-compile",
    cases: [
      {
        what: "a default that is none of the allowed values",
        edits: [order("default: EUR", "default: USD")],
        want: ['OrderRequest.yaml:15:14 The default "USD" is not valid: it must be equal to one of the allowed values.'],
      },
      {
        what: "a default beside a reference",
        edits: [order("price: { $ref: Price.yaml,", "price: { $ref: Price.yaml, default: -1,")],
        want: ["OrderRequest.yaml:17:39 The default -1 is not valid: it must be >= 0."],
      },
    ],
  },
  {
    rule: "words-match",
    cases: [
      {
        what: "a message with another figure than the pattern",
        edits: [order("must be 4 to 20 digits", "must be 4 to 19 digits")],
        want: ["OrderRequest.yaml:29:24 The message says 19, which neither the pattern nor a limit beside it has. Correct one of them."],
      },
      {
        what: "a message with a figure in words, a sample and a limit beside the pattern",
        edits: [order("must be 4 to 20 digits", 'must be "123", such as 456, with four or 20 digits')],
        want: [],
      },
      {
        what: "an example of a code with a figure that no limit of its field has",
        edits: [rejection('errorCode: invalid-units, errorMessage: ""', 'errorCode: invalid-units, errorMessage: "Give 1 to 11."')],
        want: [
          "BadRequest.yaml:22:125 The words of the example invalid-units say 11, which no limit of units has: exclusiveMinimum at OrderRequest.yaml:43, maximum at OrderRequest.yaml:43. Correct one of them.",
        ],
      },
      {
        what: "an example of a code with the figures of its field, and a pronoun",
        edits: [
          rejection('errorCode: invalid-units, errorMessage: ""', 'errorCode: invalid-units, errorMessage: "Give one from 1 to 10."'),
        ],
        want: [],
      },
      {
        what: "a code whose description names another field",
        edits: [rejection("The due date is no date.", '"`email` is no date."')],
        want: ["BadRequest.yaml:18:35 The description of invalid-due names email, but due has the code. Correct one of them."],
      },
      {
        what: "a code whose description names its own field besides another",
        edits: [rejection("The due date is no date.", '"`due` is no date, unlike `email`."')],
        want: [],
      },
      {
        what: "a code that only the service can know",
        edits: [
          order("    x-error-code: invalid-due\n", ""),
          rejection("The due date is no date.,", '"`email` is unknown.", x-beyond-schema: true,'),
        ],
        want: [],
      },
    ],
  },
  {
    rule: "signing-marked",
    cases: [
      {
        what: "a header of the signature that is not marked",
        edits: [
          root(
            "Time of the request.\n      x-signing: true\n      schema: { type: string }",
            "Time of the request.\n      schema: { type: string, x-no-limit: true }",
          ),
        ],
        want: ["openapi.yaml:168:7 timestamp of listOrders is filled in by signing. Add x-signing: true."],
      },
      {
        what: "a mark on another header",
        edits: [
          root(
            "          description: Where the order comes from.\n",
            "          x-signing: true\n          description: Where the order comes from.\n",
          ),
        ],
        want: ["openapi.yaml:27:11 channel of createOrder is not a header that signing fills in. Remove x-signing."],
      },
      {
        what: "a mark in an event",
        edits: [
          root("      description: Signature of the event.\n", "      description: Signature of the event.\n      x-signing: true\n"),
        ],
        want: ["openapi.yaml:159:7 signature of orderShipped is not a header that signing fills in. Remove x-signing."],
      },
      {
        what: "an operation without security whose headers signing fills in",
        edits: [root("      operationId: cancelOrder\n", "      operationId: cancelOrder\n      security: []\n")],
        want: [
          "openapi.yaml:111:7 cancelOrder has security: [], but signing fills in its headers signature. Remove security: [], or the headers.",
        ],
      },
    ],
  },
  {
    rule: "events-complete",
    cases: [
      {
        what: "an event of another name",
        edits: [paid("operationId: orderPaid", "operationId: orderWasPaid")],
        want: ["orderPaid.yaml:2:3 The event orderPaid has the operationId orderWasPaid. Give it its own name."],
      },
      {
        what: "an event that asks for authentication",
        edits: [paid("  security: []\n", "")],
        want: ["orderPaid.yaml:2:3 The event orderPaid is the service's own call. Give it security: []."],
      },
      {
        what: "an event without a signature",
        edits: [paid("    - $ref: openapi.yaml#/components/parameters/event-signature\n", "")],
        want: ["orderPaid.yaml:2:3 The event orderPaid has no signature. Describe the parameter that a receiver verifies it by."],
      },
      {
        what: "a parameter without an example",
        edits: [paid("      examples: { twelve: { value: 12 } }\n", "")],
        want: ["orderPaid.yaml:7:7 id of the event orderPaid has no example. Add one under examples."],
      },
      {
        what: "a body without an example",
        edits: [
          {
            file: "orderShipped.yaml",
            from: "        examples:\n          shipped: { value: { id: 12, state: shipped, total: 150 } }\n",
            to: "",
          },
        ],
        want: ["orderShipped.yaml:14:9 The body of the event orderShipped has no example in application/json. Add one under examples."],
      },
      {
        what: "an event that nothing acknowledges",
        edits: [paid('    "200":\n      description: Understood.', '    "400":\n      description: Not understood.')],
        want: ["orderPaid.yaml:2:3 The event orderPaid does not say what acknowledges it. Describe the response."],
      },
    ],
  },
  {
    rule: "known-extensions",
    cases: [
      {
        what: "an extension that is misspelt",
        edits: [order("    maxLength: 4\n", "    maxLength: 4\n    x-provenence: public-documentation\n")],
        want: [
          `OrderRequest.yaml:10:5 Unknown extension x-provenence. Known are ${[...Object.keys(EXTENSIONS), "x-header-set", "x-header-sets", "x-response-set", "x-response-sets"].join(", ")}.`,
        ],
      },
      {
        what: "an extension where nothing reads it",
        edits: [root("      operationId: createOrder\n", "      operationId: createOrder\n      x-no-limit: true\n")],
        want: ["openapi.yaml:18:7 Nothing reads x-no-limit on this node (Operation). Put it on a node of the kind Schema."],
      },
      {
        what: "a list that may grow and is none",
        edits: [order("    maxLength: 4\n", "    maxLength: 4\n    x-extensible: true\n")],
        want: ["OrderRequest.yaml:10:5 x-extensible needs an enum or properties beside it."],
      },
    ],
  },
  {
    rule: "own-transactions",
    cases: [
      {
        what: "a field that the schema lacks",
        edits: [
          root("      required: [id, state, total]\n", "      required: [id, state, total]\n      x-own-transaction: [id, status]\n"),
        ],
        want: [
          "openapi.yaml:178:31 x-own-transaction names status, which this schema does not have. Its fields are id, state, total, customer.",
        ],
      },
    ],
  },
  {
    rule: "records-closed",
    cases: [
      ...["true", "false", "{ type: string }"].map((keys) => ({
        what: `a closed record with additionalProperties: ${keys}`,
        edits: [order("unevaluatedProperties:\n", `additionalProperties: ${keys}\nunevaluatedProperties:\n`)],
        want: [
          "OrderRequest.yaml:54:1 additionalProperties decides on keys before unevaluatedProperties, so a closed record is open. Remove it: a record is closed by unevaluatedProperties, or open without it.",
        ],
      })),
      {
        what: "a record that only seems closed",
        edits: [order("  not: {}\n", "  not: { type: string }\n")],
        want: [
          "OrderRequest.yaml:54:1 unevaluatedProperties rejects other keys, by `not: {}` and a description. Write that, or remove it.",
        ],
      },
      {
        what: "a map",
        edits: [
          root(
            'customer:\n          description: Who ordered.\n          deprecated: true\n          type: [string, "null"]',
            "customer:\n          description: Who ordered.\n          type: object\n          additionalProperties: true",
          ),
        ],
        want: [],
      },
    ],
  },
  {
    rule: "csv-columns",
    cases: [
      {
        what: "a column that a text and a number share",
        edits: [
          { file: "SalesRow.yaml", from: "x-csv-column: Sum", to: "x-csv-column: When" },
          { file: "salesReport.yaml", from: "When;Sum\\n2026-03-01 09:15;15,25", to: "When\\n15,25" },
        ],
        want: ["SalesRow.yaml:6:8 The column When also has other fields than sum, which is not text. Give sum its own column."],
      },
      {
        what: "a column that no field has",
        edits: [{ file: "salesReport.yaml", from: "When;Sum", to: "When;Total" }],
        want: ["salesReport.yaml:24:25 No field of a row has the column Total. Name it by x-csv-column."],
      },
      {
        what: "a number with a decimal point",
        edits: [{ file: "salesReport.yaml", from: "15,25", to: "15.25" }],
        want: ["salesReport.yaml:24:25 Sum has decimals behind a comma, but here is 15.25."],
      },
      {
        what: "a row with a value too many",
        edits: [{ file: "salesReport.yaml", from: "15,25", to: "15,25;2" }],
        want: ["salesReport.yaml:24:25 This row has 3 values, not 2: 2026-03-01 09:15;15,25;2"],
      },
      {
        what: "a column with the field's own name",
        edits: [{ file: "salesReport.yaml", from: "When;Sum", to: '\\"When\\";rows' }],
        want: [],
      },
    ],
  },
  {
    rule: "limits-ordered",
    cases: [
      {
        what: "a lower limit above the upper one",
        edits: [order("    maxLength: 4\n", "    maxLength: 1\n")],
        want: ["OrderRequest.yaml:8:16 minLength 2 is above maxLength 1, so no value is valid. Correct one of them."],
      },
      {
        what: "limits that leave one value",
        edits: [order("    maxLength: 4\n", "    maxLength: 3\n"), order("minLength: 2", "minLength: 3")],
        want: [],
      },
    ],
  },
  {
    rule: "operation-names",
    cases: [
      {
        what: "an operationId in another style",
        edits: [root("operationId: cancelOrder", "operationId: cancel_order")],
        want: ["openapi.yaml:110:20 The operationId cancel_order is not camelCase. Write it like createPayment."],
      },
      {
        what: "a summary with a full stop",
        edits: [root("summary: Create an order", "summary: Create an order.")],
        want: ["openapi.yaml:18:16 A summary is one line without a full stop, like a heading."],
      },
    ],
  },
  {
    rule: "parameter-style",
    cases: [
      {
        what: "a style that clients don't write",
        edits: [root("          in: header\n", "          in: header\n          style: form\n")],
        want: ["openapi.yaml:27:18 Clients write channel in the style simple, not form."],
      },
      {
        what: "a parameter of the path that may be left out",
        edits: [root("          in: path\n          required: true\n", "          in: path\n")],
        want: ["openapi.yaml:115:11 {order-id} stands in the path. Write required: true."],
      },
      {
        what: "a list that says nothing of its commas",
        edits: [
          root("{ type: string, maxLength: 3 }", "{ type: string, maxLength: 3 }"),
          root("          in: header\n", "          in: header\n          explode: true\n"),
        ],
        want: ["openapi.yaml:27:20 Clients ignore explode: true of channel. Remove it."],
      },
    ],
  },
  {
    rule: "example-domains",
    cases: [
      {
        what: "an example's address that may be somebody's",
        edits: [root("examples: { web: { value: web } }", "examples: { web: { value: https://shop.fi/ } }")],
        want: ["openapi.yaml:30:37 The domain shop.fi may be somebody's. Use a reserved one, such as shop.example.com."],
      },
      {
        what: "a server that may be somebody's",
        edits: [root("url: https://shop.example.com", "url: https://shop.example.com.fi")],
        want: ["openapi.yaml:9:10 The domain shop.example.com.fi may be somebody's. Use a reserved one, such as shop.example.com."],
      },
      {
        what: "an e-mail address at a reserved domain",
        edits: [root("{ web: { value: web } }", "{ web: { value: a@shop.example } }")],
        want: [],
      },
    ],
  },
  {
    rule: "tolerances-valid",
    cases: [
      {
        what: "two tolerances of one name",
        edits: [tolerances("name: channel-in-capitals", "name: reference-null")],
        want: ["tolerances.yaml:9:9 There is a tolerance reference-null already. Give each a name of its own."],
      },
      {
        what: "an operation that is unknown",
        edits: [tolerances("operations: [createOrder]", "operations: [createOrder, createOrders]")],
        want: ["tolerances.yaml:5:29 The description has no operation createOrders."],
      },
      {
        what: "a field that the body does not have",
        edits: [tolerances("body: /reference", "body: /rows/reference")],
        want: ["tolerances.yaml:6:9 There is no field /rows/reference in the body of createOrder."],
      },
      {
        what: "a header that the operation does not have",
        edits: [tolerances("header: channel", "header: chanel")],
        want: ["tolerances.yaml:14:11 There is no header chanel in createOrder."],
      },
      {
        what: "a body of an operation without one",
        edits: [tolerances("operations: [createOrder]\n  body: /reference", 'operations: [listOrders]\n  body: ""')],
        want: ["tolerances.yaml:6:9 There is no body in listOrders."],
      },
      { what: "the whole body", edits: [tolerances("body: /reference", 'body: ""')], want: [] },
      {
        what: "any value of a field that is not documented",
        edits: [tolerances('body: /reference\n  forms: ["null"]', "body: /note\n  forms: [present]")],
        want: [],
      },
      {
        what: "any value of a documented field",
        edits: [tolerances('forms: ["null"]', "forms: [present]")],
        want: ["tolerances.yaml:6:9 What is documented needs no tolerance, as /reference in createOrder."],
      },
      { what: "the Content-Type of an operation with a body", edits: [tolerances("header: channel", "header: content-type")], want: [] },
      {
        what: "a key that is missing, another that is unknown",
        edits: [tolerances("  source: An old client.\n", "  sauce: An old client.\n")],
        want: ["tolerances.yaml:1:3 A tolerance has no sauce.", "tolerances.yaml:1:3 A tolerance needs source."],
      },
      {
        what: "two places and two effects",
        edits: [tolerances("  drop: true\n", "  header: channel\n  drop: true\n  set: web\n")],
        want: [
          "tolerances.yaml:1:3 A tolerance has either header or body or path or parameter.",
          "tolerances.yaml:1:3 A tolerance has either drop or set.",
        ],
      },
      {
        what: "a form that is unknown",
        edits: [tolerances('forms: ["null"]', "forms: [nil]")],
        want: [
          "tolerances.yaml:7:11 This must be equal to one of the allowed values: absent, null, empty-text, empty-object, present, payment-id, other-merchant.",
        ],
      },
      {
        what: "a pattern that is not a regular expression",
        edits: [tolerances("pattern: ^(WEB)$", "pattern: ^(WEB$")],
        want: ['tolerances.yaml:15:12 This must match format "regex".'],
      },
    ],
  },
])("$rule", ({ rule, cases }) => {
  test.each(cases)("$what", async ({ edits, want }) => {
    expect((await problemsIn(await shop(...edits))).toSorted()).toEqual(want.map((line) => `${line} (house/${rule})`).toSorted());
  });
});
