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
/** Adds lines below the limit of the first field. */
const limited = (lines: string): Edit => order("    maxLength: 4\n", `    maxLength: 4\n${lines.replaceAll(/^/gm, "    ")}\n`);
/** Adds a field that no example has. */
const noted = (line: string): Edit =>
  order("    maxLength: 4\n", `    maxLength: 4\n  note:\n    description: A note.\n    type: string\n    maxLength: 9\n    ${line}\n`);
const rejection = (from: string, to: string): Edit => ({ file: "BadRequest.yaml", from, to });
const tolerances = (from: string, to: string): Edit => ({ file: "tolerances.yaml", from, to });
const paid = (from: string, to: string): Edit => ({ file: "orderPaid.yaml", from, to });
const report = (from: string, to: string): Edit => ({ file: "salesReport.yaml", from, to });
const price = (from: string, to: string): Edit => ({ file: "Price.yaml", from, to });
const eventsTagged = (tag: string): readonly Edit[] =>
  ["orderShipped", "orderPaid", "salesReport"].map((event) => ({
    file: `${event}.yaml`,
    from: `operationId: ${event}\n`,
    to: `operationId: ${event}\n  tags: [${tag}]\n`,
  }));

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

type Edits = Edit | readonly Edit[];
const KNOWN = `Known are ${[...Object.keys(EXTENSIONS), "x-header-set", "x-header-sets", "x-response-set", "x-response-sets"].join(", ")}.`;

/** By rule: edits of the shop, and what is reported of them. */
const REJECTED: Readonly<Record<string, readonly (readonly [edits: Edits, ...reports: string[]])[]>> = {
  "acts-named": [
    [
      act("{ group: carts, arguments: [prize], result: number, flat: [row], seed: { of: parent, made: token } }"),
      "openapi.yaml:18:23 createOrder: an act of the group carts has a name that ends with it, such as addCarts.",
      "openapi.yaml:18:41 createOrder has no input prize. It has body, reference, currency, price, discount, due, email, bankReference, rows.",
      "openapi.yaml:18:58 createOrder has no member of its result number. It has id, state, total, customer.",
      "openapi.yaml:18:72 createOrder has no input row. It has body, reference, currency, price, discount, due, email, bankReference, rows.",
      "openapi.yaml:18:85 createOrder has no input parent. It has body, reference, currency, price, discount, due, email, bankReference, rows.",
      "openapi.yaml:18:85 createOrder has no member of its result token. It has id, state, total, customer.",
    ],
  ],
  "csv-columns": [
    [
      [
        { file: "SalesRow.yaml", from: "x-csv-column: Sum", to: "x-csv-column: When" },
        report("When;Sum\\n2026-03-01 09:15;15,25", "When\\n15,25"),
      ],
      "SalesRow.yaml:6:8 The column When also has other fields than sum, which is not text. Give sum its own column.",
    ],
    [report("When;Sum", "When;Total"), "salesReport.yaml:24:25 No field of a row has the column Total. Name it by x-csv-column."],
    [report("15,25", "15.25"), "salesReport.yaml:24:25 Sum has decimals behind a comma, but here is 15.25."],
    [report("15,25", "15,25;2"), "salesReport.yaml:24:25 This row has 3 values, not 2: 2026-03-01 09:15;15,25;2"],
  ],
  "error-codes-match": [
    [
      order("x-error-code: invalid-price", "x-error-code: invalid-prize"),
      "OrderRequest.yaml:17:44 No response of createOrder has an example named invalid-prize. Add one to the response that the code comes with.",
    ],
    [
      root("x-error-code: invalid-channel", "x-error-code: no-channel"),
      "openapi.yaml:29:25 No response of createOrder has an example named no-channel. Add one to the response that the code comes with.",
    ],
    [
      root("x-error-code: invalid-days", "x-error-code: no-days"),
      "openapi.yaml:73:25 No response of listOrders has an example named no-days. Add one to the response that the code comes with.",
    ],
    [
      root("x-error-code: invalid-form", "x-error-code: no-form"),
      "openapi.yaml:44:27 No response of createOrder has an example named no-form. Add one to the response that the code comes with.",
    ],
    [
      order("x-error-code: invalid-due", "x-error-code: invalid-day"),
      "OrderRequest.yaml:22:19 No response of createOrder has an example named invalid-day. Add one to the response that the code comes with.",
    ],
    [
      order("    x-error-code: invalid-due\n", ""),
      "BadRequest.yaml:18:7 Nothing in the request of createOrder has the x-error-code invalid-due. Put it where its cause is described, or mark the example with x-beyond-schema: true when only the service can know.",
    ],
    [
      rejection("The due date is no date.", "The due date is no date., x-beyond-schema: true"),
      "BadRequest.yaml:18:61 invalid-due is the x-error-code of something in the request. Remove x-beyond-schema.",
    ],
  ],
  "error-responses-have-examples": [
    [
      rejection("invalid-due: { description: The due date is no date., value", "invalid-due: { value"),
      "BadRequest.yaml:18:7 The code invalid-due has no description. Say when it is returned.",
    ],
    [
      root('              examples:\n                rejected: { value: { errorCode: "", errorMessage: Rejected. } }\n', ""),
      "openapi.yaml:139:13 The response 403 of cancelOrder has no example in application/json. Add one for each error code under examples, named after the code.",
    ],
    [
      rejection(
        'without-code: { description: A rejection without a code., value: { errorCode: "",',
        "other: { description: Rejected., value: { errorCode: rejected,",
      ),
      "BadRequest.yaml:25:7 The example other carries the code rejected. Correct one of them.",
    ],
  ],
  "events-complete": [
    [
      paid("operationId: orderPaid", "operationId: orderWasPaid"),
      "orderPaid.yaml:2:3 The event orderPaid has the operationId orderWasPaid. Give it its own name.",
    ],
    [paid("  security: []\n", ""), "orderPaid.yaml:2:3 The event orderPaid is the service's own call. Give it security: []."],
    [
      paid("    - $ref: openapi.yaml#/components/parameters/event-signature\n", ""),
      "orderPaid.yaml:2:3 The event orderPaid has no signature. Describe the parameter that a receiver verifies it by.",
    ],
    [
      paid("      examples: { twelve: { value: 12 } }\n", ""),
      "orderPaid.yaml:7:7 id of the event orderPaid has no example. Add one under examples.",
    ],
    [
      {
        file: "orderShipped.yaml",
        from: "        examples:\n          shipped: { value: { id: 12, state: shipped, total: 150 } }\n",
        to: "",
      },
      "orderShipped.yaml:14:9 The body of the event orderShipped has no example in application/json. Add one under examples.",
    ],
    [
      paid('    "200":\n      description: Understood.', '    "400":\n      description: Not understood.'),
      "orderPaid.yaml:2:3 The event orderPaid does not say what acknowledges it. Describe the response.",
    ],
  ],
  "example-domains": [
    [
      root("examples: { web: { value: web } }", "examples: { web: { value: https://shop.fi/ } }"),
      "openapi.yaml:30:37 The domain shop.fi may be somebody's. Use a reserved one, such as shop.example.com.",
    ],
    [
      root("url: https://shop.example.com", "url: https://shop.example.com.fi"),
      "openapi.yaml:9:10 The domain shop.example.com.fi may be somebody's. Use a reserved one, such as shop.example.com.",
    ],
  ],
  "examples-described": [
    [
      [
        root("state: open, total: 150", "state: open, sum: 150, total: 150"),
        root(
          "    Order:\n",
          '    Order:\n      description: An order.\n      allOf: [{ $ref: "#/components/schemas/Core" }, { properties: { note: { type: string } } }]\n    Core:\n',
        ),
      ],
      "openapi.yaml:63:51 No schema describes sum of this example. Describe it, or correct its name.",
    ],
    [noted("minLength: 1"), "OrderRequest.yaml:10:3 No example of createOrder has note. Add it to one."],
  ],
  "examples-present": [
    [
      root("              examples:\n                none: { value: [] }\n", ""),
      "openapi.yaml:92:13 The body of listOrders 200 has no example in application/json. Add one under examples.",
    ],
    [
      root('            examples:\n              twelve: { value: { order-id: "12" } }\n', ""),
      "openapi.yaml:125:11 The body of cancelOrder request has no example in application/json. Add one under examples.",
    ],
    [
      root("          examples: { web: { value: web } }\n", ""),
      "openapi.yaml:25:11 channel of createOrder has no example. Add one under examples.",
    ],
    [
      root('              examples: { first: { value: "https://shop.example.com/orders/12" } }\n', ""),
      "openapi.yaml:54:15 The header Location of createOrder 201 has no example. Add one under examples.",
    ],
    [
      root(
        '              schema: { $ref: "#/components/schemas/Order" }\n              examples:\n                created',
        "              examples:\n                created",
      ),
      "openapi.yaml:59:13 The body of createOrder 201 has no schema in application/json. Describe it.",
    ],
  ],
  "header-examples": [
    [
      root(
        "schema: { type: string, format: uri }",
        "schema: { type: string, format: uri, pattern: /x$, x-pattern-message: must end in x }",
      ),
      'openapi.yaml:57:43 Example value must conform to the schema: must match pattern "/x$". `pattern` stands at openapi.yaml:56.',
    ],
  ],
  "keywords-read": [
    [limited("readOnly: false"), "OrderRequest.yaml:10:5 Nothing is made from readOnly of this schema. Remove it."],
    [
      root("          description: Last day.\n", "          description: Last day.\n          allowReserved: true\n"),
      "openapi.yaml:86:11 Nothing is made from allowReserved of this parameter. Remove it.",
    ],
    [
      root("      deprecated: true\n", "      callbacks: {}\n"),
      "openapi.yaml:70:7 Nothing is made from callbacks of this operation. Remove it.",
    ],
    [limited("xml: { attribute: true }"), "OrderRequest.yaml:10:12 Nothing is made from attribute of this XML element. Remove it."],
    [
      root("name: signature, description", "name: signature, bearerFormat: JWT, description"),
      "openapi.yaml:152:55 Nothing is made from bearerFormat of this security scheme. Remove it.",
    ],
  ],
  "known-extensions": [
    ...["[]", "[3, 1]", "[1, 1]", "[0]", "[1.5]", '["one"]', "3"].map(
      (hours) =>
        [
          { file: "orderShipped.yaml", from: "x-retry-hours: [1, 3]", to: `x-retry-hours: ${hours}` },
          `orderShipped.yaml:6:18 x-retry-hours can't be ${hours.replaceAll(" ", "")}. Write a non-empty list of rising whole numbers above 0.`,
        ] as const,
    ),
    ...["[]", "[1]", '"transactionId"', '[""]'].map(
      (fields) =>
        [
          root("      required: [id, state, total]\n", `      required: [id, state, total]\n      x-own-transaction: ${fields}\n`),
          `openapi.yaml:178:26 x-own-transaction can't be ${fields}. Write a non-empty list of different, non-empty strings.`,
        ] as const,
    ),
    [
      root("x-error-code: invalid-days", "x-error-code: invalid-days\n          x-eror-code: invalid-days"),
      "openapi.yaml:74:11 Unknown key x-eror-code of a rule between parameters. Known are x-rule, x-limit, x-error-code, description.",
    ],
    [order("x-error-code: invalid-due", "x-eror-code: invalid-due"), `OrderRequest.yaml:22:5 Unknown extension x-eror-code. ${KNOWN}`],
    [root("x-parameter-rules:", "x-parameter-rule:"), `openapi.yaml:71:7 Unknown extension x-parameter-rule. ${KNOWN}`],
    [
      order("x-error-code: invalid-discount", "x-eror-code: invalid-discount"),
      `OrderRequest.yaml:18:58 Unknown extension x-eror-code. ${KNOWN}`,
    ],
    [
      root("- x-rule: days-in-order\n          x-error-code", "- x-error-code"),
      "openapi.yaml:72:11 A rule between parameters needs an x-rule.",
    ],
    [
      root("- x-rule: days-in-order", "  x-rule: days-in-order"),
      'openapi.yaml:72:11 x-parameter-rules can\'t be {"x-rule":"days-in-order","x-error-code":"invalid-days","description":"The first day must not be after the last one."}. Write a list.',
    ],
    [limited("x-limit: 4"), "OrderRequest.yaml:10:5 x-limit needs an x-rule beside it."],
    [order("description: Taken off.", "x-limit: 4"), "OrderRequest.yaml:18:33 x-limit needs an x-rule beside it."],
    [
      order("x-limit: price", "x-limit: [price]"),
      'OrderRequest.yaml:52:14 x-limit can\'t be ["price"]. Write a number or a non-empty string.',
    ],
    [
      root("x-error-code: invalid-days", "x-error-code: invalid-days\n          x-limit: {}"),
      "openapi.yaml:74:20 x-limit can't be {}. Write a number or a non-empty string.",
    ],
    [
      price("x-client-type: string", "x-client-type: text"),
      'Price.yaml:8:16 x-client-type can\'t be "text". Write one of string, error-code, unknown.',
    ],
    [act("{ text: lines }"), 'openapi.yaml:18:22 text of x-act can\'t be "lines". Write one of duration, file.'],
    [
      act("[]"),
      "openapi.yaml:18:14 x-act can't be []. Write a record of group, file, arguments, result, text, flat, seed, done, empty, byHand.",
    ],
    [act("{ seed: [] }"), "openapi.yaml:18:22 seed of x-act can't be []. Write a record of of, account, made."],
    [
      act("{ results: number }"),
      "openapi.yaml:18:16 x-act has no part results. Its parts are group, file, arguments, result, text, flat, seed, done, empty, byHand.",
    ],
    [limited("x-client-type: string"), "OrderRequest.yaml:10:5 x-client-type: string is of numbers. Remove it."],
    [limited("x-provenence: public-documentation"), `OrderRequest.yaml:10:5 Unknown extension x-provenence. ${KNOWN}`],
    [
      root("      operationId: createOrder\n", "      operationId: createOrder\n      x-no-limit: true\n"),
      "openapi.yaml:18:7 Nothing reads x-no-limit on this node (Operation). Put it on a node of the kind Schema.",
    ],
    [limited("x-extensible: true"), "OrderRequest.yaml:10:5 x-extensible needs an enum or properties beside it."],
  ],
  "limits-ordered": [
    [
      order("    x-error-code: invalid-rows\n", "    x-error-code: invalid-rows\n    maxItems: 3\n"),
      "OrderRequest.yaml:36:5 maxItems stands in a part of allOf, too. Keep one of them.",
    ],
    [
      order("    maxLength: 4\n", "    maxLength: 1\n"),
      "OrderRequest.yaml:8:16 minLength 2 is above maxLength 1, so no value is valid. Correct one of them.",
    ],
  ],
  "limits-present": [
    [
      root("          description: Who ordered.\n", "          description: Who ordered.\n          x-no-limit: true\n"),
      "openapi.yaml:184:11 Only a value of a request needs a limit. Remove x-no-limit.",
    ],
    [
      order("    maxLength: 4\n", ""),
      "OrderRequest.yaml:6:5 A value of type string has no limit: give maxLength or pattern or format or enum. Where the API document has none, say x-no-limit: true.",
    ],
    [
      price("maximum: 9999999999\n", ""),
      "Price.yaml:1:1 A value of type number has no limit: give maximum or exclusiveMaximum or enum. Where the API document has none, say x-no-limit: true.",
    ],
    [
      order("minItems: 1, maxItems: 2", "minItems: 1"),
      "OrderRequest.yaml:33:5 A value of type array has no limit: give maxItems or enum. Where the API document has none, say x-no-limit: true.",
    ],
    [
      order("exclusiveMinimum: 0, maximum: 10", "exclusiveMinimum: 0"),
      "OrderRequest.yaml:43:16 A value of type integer has no limit: give maximum or exclusiveMaximum or format or enum. Where the API document has none, say x-no-limit: true.",
    ],
    [
      root("{ type: string, maxLength: 3 }", "{ type: string }"),
      "openapi.yaml:28:19 A value of type string has no limit: give maxLength or pattern or format or enum. Where the API document has none, say x-no-limit: true.",
    ],
    [limited("x-no-limit: true"), "OrderRequest.yaml:10:5 There is a limit. Remove x-no-limit."],
  ],
  "operation-names": [
    [root("openapi: 3.1.0", "openapi: 3.1.x"), "openapi.yaml:1:10 Descriptions have openapi: 3.1.0."],
    [
      root("draft/2020-12/schema", "draft/2019-09/schema"),
      "openapi.yaml:2:20 Descriptions have jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema.",
    ],
    [
      root("security:\n", "tags: [{ name: Orders, description: Orders. }]\nsecurity:\n"),
      "openapi.yaml:18:7 createOrder has no tag, so the reference leaves it out. Name one of the root file's tags.",
      "openapi.yaml:68:7 listOrders has no tag, so the reference leaves it out. Name one of the root file's tags.",
      "openapi.yaml:111:7 cancelOrder has no tag, so the reference leaves it out. Name one of the root file's tags.",
      "orderShipped.yaml:2:3 orderShipped has no tag, so the reference leaves it out. Name one of the root file's tags.",
      "orderPaid.yaml:2:3 orderPaid has no tag, so the reference leaves it out. Name one of the root file's tags.",
      "salesReport.yaml:2:3 salesReport has no tag, so the reference leaves it out. Name one of the root file's tags.",
    ],
    [
      root("operationId: cancelOrder", "operationId: cancel_order"),
      "openapi.yaml:110:20 The operationId cancel_order is not camelCase. Write it like createPayment.",
    ],
    [
      root("summary: Create an order", "summary: Create an order."),
      "openapi.yaml:18:16 A summary is one line without a full stop, like a heading.",
    ],
  ],
  "own-transactions": [
    [
      root("      required: [id, state, total]\n", "      required: [id, state, total]\n      x-own-transaction: [id, status]\n"),
      "openapi.yaml:178:31 x-own-transaction names status, which this schema does not have. Its fields are id, state, total, customer.",
    ],
  ],
  "parameter-style": [
    [
      root("          in: header\n", "          in: header\n          style: form\n"),
      "openapi.yaml:27:18 Clients write channel in the style simple, not form.",
    ],
    [
      root("          in: path\n          required: true\n", "          in: path\n"),
      "openapi.yaml:115:11 {order-id} stands in the path. Write required: true.",
    ],
    [
      root("          in: header\n", "          in: header\n          explode: true\n"),
      "openapi.yaml:27:20 Clients ignore explode: true of channel. Remove it.",
    ],
  ],
  "pattern-messages": [
    ...["Must be 4 to 20 digits", "must be 4 to 20 digits.", "4 to 20 digits"].map(
      (message) =>
        [
          order("must be 4 to 20 digits", message),
          "OrderRequest.yaml:29:24 An x-pattern-message continues the name of a field: it begins in lower case and has no full stop.",
        ] as const,
    ),
    [
      order("    x-pattern-message: must be 4 to 20 digits\n", ""),
      "OrderRequest.yaml:28:5 A pattern needs an x-pattern-message, which a violation shows in its place: must be …",
    ],
    [order("    pattern: ^[0-9]{4,20}$\n", ""), "OrderRequest.yaml:28:5 x-pattern-message needs a pattern beside it."],
  ],
  "provenance-valid": [
    [
      order(
        "unevaluatedProperties:\n",
        "  - { x-error-code: invalid-total, not: { x-provenance: public-documentation, x-source: docs, type: object, required: [due, email] } }\nunevaluatedProperties:\n",
      ),
      "OrderRequest.yaml:54:43 A condition is marked as a whole. Mark the part of allOf that it stands in.",
    ],
    [
      limited("x-provenance: public-documentation"),
      "OrderRequest.yaml:10:5 x-provenance doesn't say where it is known from. Add x-source: the name of an entry of sources.yaml.",
    ],
    [
      limited("x-provenance: public-documentation\nx-source: [docs, hearsay]"),
      "OrderRequest.yaml:11:5 x-source names hearsay, which sources.yaml does not have. Correct it, or add it there with the day on which it was seen.",
    ],
    [
      limited("x-provenance: public-documentation\nx-source: rumour"),
      "OrderRequest.yaml:11:5 x-source names rumour, whose seen in sources.yaml is no day. Write it as yyyy-mm-dd.",
    ],
    [limited("x-source: docs"), "OrderRequest.yaml:10:5 x-source says where x-provenance is from. Add that beside it, or remove it."],
    [
      limited("x-confidence: low"),
      "OrderRequest.yaml:10:5 x-confidence states how certain x-provenance is. Add x-provenance: public-documentation beside it, or remove it.",
    ],
    [
      order("description: Taken off.", "x-confidence: low"),
      "OrderRequest.yaml:18:33 x-confidence states how certain x-provenance is. Add x-provenance: public-documentation beside it, or remove it.",
    ],
    [
      root("info:\n", "info:\n  x-provenance: public-documentation\n  x-source: docs\n"),
      "openapi.yaml:4:3 x-provenance can't mark a Info. Put it on the operation, schema, parameter, header, response, example that the API document leaves open.",
    ],
    [
      limited("x-provenance: toolkit\nx-source: docs"),
      "OrderRequest.yaml:10:5 x-provenance: toolkit marks a rule that no document has. Put the rule, with a description that says why, into its own part of allOf.",
    ],
    [
      limited("allOf: [{ x-provenance: toolkit, x-source: docs, minLength: 2 }]"),
      "OrderRequest.yaml:10:15 x-provenance: toolkit marks a rule that no document has. Put the rule, with a description that says why, into its own part of allOf.",
    ],
    [
      limited("allOf: [{ description: Why., x-provenance: toolkit, x-source: docs, x-confidence: low, minLength: 2 }]"),
      "OrderRequest.yaml:10:73 x-confidence states how certain x-provenance is. Add x-provenance: public-documentation beside it, or remove it.",
    ],
  ],
  "records-closed": [
    ...["true", "false", "{ type: string }"].map(
      (keys) =>
        [
          order("unevaluatedProperties:\n", `additionalProperties: ${keys}\nunevaluatedProperties:\n`),
          "OrderRequest.yaml:54:1 additionalProperties decides on keys before unevaluatedProperties, so a closed record is open. Remove it: a record is closed by unevaluatedProperties, or open without it.",
        ] as const,
    ),
    [
      order("  not: {}\n", "  not: { type: string }\n"),
      "OrderRequest.yaml:54:1 unevaluatedProperties rejects other keys, by `not: {}` and a description. Write that, or remove it.",
    ],
  ],
  "references-whole": [
    [
      order("price: { $ref: Price.yaml,", 'price: { $ref: "SalesRow.yaml#/properties/sum",'),
      "OrderRequest.yaml:17:18 Refer to the whole of SalesRow.yaml, not to #/properties/sum in it, or give that part a file.",
    ],
    [
      order("price: { $ref: Price.yaml,", "price: { $ref: Price.yaml, maxLength: 3,"),
      "OrderRequest.yaml:17:30 Nothing is made from maxLength beside $ref. Write it where the reference leads.",
    ],
  ],
  "schemas-compile": [
    [
      root("errorMessage: { type: string }", "errorMessage: { type: string, pattern: '(', x-pattern-message: must be it }"),
      "openapi.yaml:197:48 The pattern ( is not a valid regular expression.",
    ],
    [
      root("errorMessage: { type: string }", "errorMessage: { type: string, minimum: 3 }"),
      'openapi.yaml:197:48 The schema does not compile: strict mode: missing type "number" for keyword "minimum" at "#" (strictTypes).',
    ],
    [
      root('type: [string, "null"]\n    State', "type: [string, string]\n    State"),
      "openapi.yaml:185:17 The schema does not compile: schema is invalid: data/type must be equal to one of the allowed values, data/type must NOT have duplicate items (items ## 0 and 1 are identical), data/type must match a schema in anyOf.",
    ],
    [price(")?$", "?$"), "Price.yaml:6:10 The pattern ^[0-9]+(\\.[0-9]+?$ is not a valid regular expression."],
    [
      order("format: date", "format: day"),
      "OrderRequest.yaml:21:13 Unknown format day. Known are date, date-time, date-or-date-time, uri, finnish-reference, email, uuid, int32, int64, float, double.",
    ],
    [
      order("default: EUR", "default: USD"),
      'OrderRequest.yaml:15:14 The default "USD" is not valid: it must be equal to one of the allowed values.',
    ],
    [
      order("price: { $ref: Price.yaml,", "price: { $ref: Price.yaml, default: -1,"),
      "OrderRequest.yaml:17:39 The default -1 is not valid: it must be >= 0.",
    ],
  ],
  "signing-marked": [
    [
      root(
        "Time of the request.\n      x-signing: true\n      schema: { type: string }",
        "Time of the request.\n      schema: { type: string, x-no-limit: true }",
      ),
      "openapi.yaml:168:7 timestamp of listOrders is filled in by signing. Add x-signing: true.",
    ],
    [
      root(
        "          description: Where the order comes from.\n",
        "          x-signing: true\n          description: Where the order comes from.\n",
      ),
      "openapi.yaml:27:11 channel of createOrder is not a header that signing fills in. Remove x-signing.",
    ],
    [
      root("      in: header\n      description: Time of the request.", "      in: query\n      description: Time of the request."),
      "openapi.yaml:169:11 timestamp of listOrders is a header that signing fills in. Write in: header.",
    ],
    [
      root("      description: Signature of the event.\n", "      description: Signature of the event.\n      x-signing: true\n"),
      "openapi.yaml:159:7 signature of orderShipped is not a header that signing fills in. Remove x-signing.",
    ],
    [
      root("      operationId: cancelOrder\n", "      operationId: cancelOrder\n      security: []\n"),
      "openapi.yaml:111:7 cancelOrder has security: [], but signing fills in its headers signature. Remove security: [], or the headers.",
    ],
  ],
  "tags-defined": [
    [
      [
        root("servers:\n", "tags: [{ name: Days, description: Days. }]\nservers:\n"),
        root("      operationId: createOrder\n", "      operationId: createOrder\n      tags: [Orders]\n"),
        root("      operationId: listOrders\n", "      operationId: listOrders\n      tags: [Orders]\n"),
        root("      operationId: cancelOrder\n", "      operationId: cancelOrder\n      tags: [Days]\n"),
        ...eventsTagged("Days"),
      ],
      "openapi.yaml:8:1 The tag Orders is missing, which 2 operations have. List it here, or correct them.",
    ],
    [
      [
        root("      operationId: createOrder\n", "      operationId: createOrder\n      tags: [Order]\n"),
        root("      operationId: listOrders\n", "      operationId: listOrders\n      tags: [Orders, Orders]\n"),
        root("servers:\n", "tags: [{ name: Orders, description: Orders. }]\nservers:\n"),
        root("      operationId: cancelOrder\n", "      operationId: cancelOrder\n      tags: [Orders]\n"),
        ...eventsTagged("Orders"),
      ],
      "openapi.yaml:19:14 The root file's tags lack Order. Correct it, or list it there.",
      "openapi.yaml:70:22 The operation has the tag Orders already. Remove it.",
    ],
  ],
  "tolerances-valid": [
    [tolerances("- name: ", "- [ name: "), "tolerances.yaml:2:14 Failed to parse: missed comma between flow collection entries"],
    [
      tolerances("name: channel-in-capitals", "name: reference-null"),
      "tolerances.yaml:9:9 There is a tolerance reference-null already. Give each a name of its own.",
    ],
    [
      tolerances("operations: [createOrder]", "operations: [createOrder, createOrders]"),
      "tolerances.yaml:5:29 The description has no operation createOrders.",
    ],
    [
      tolerances("body: /reference", "body: /rows/reference"),
      "tolerances.yaml:6:9 There is no field /rows/reference in the body of createOrder.",
    ],
    [tolerances("header: channel", "header: chanel"), "tolerances.yaml:14:11 There is no header chanel in createOrder."],
    [
      tolerances("operations: [createOrder]\n  body: /reference", 'operations: [listOrders]\n  body: ""'),
      "tolerances.yaml:6:9 There is no body in listOrders.",
    ],
    [
      tolerances('forms: ["null"]', "forms: [present]"),
      "tolerances.yaml:6:9 What is documented needs no tolerance, as /reference in createOrder.",
    ],
    [
      tolerances("  source: An old client.\n", "  sauce: An old client.\n"),
      "tolerances.yaml:1:3 A tolerance has no sauce.",
      "tolerances.yaml:1:3 A tolerance needs source.",
    ],
    [
      tolerances("  drop: true\n", "  header: channel\n  drop: true\n  set: web\n"),
      "tolerances.yaml:1:3 A tolerance has either header or body or path or parameter.",
      "tolerances.yaml:1:3 A tolerance has either drop or set.",
    ],
    [
      tolerances('forms: ["null"]', "forms: [nil]"),
      "tolerances.yaml:7:11 This must be equal to one of the allowed values: absent, null, empty-text, empty-object, present, payment-id, other-merchant.",
    ],
    [tolerances("pattern: ^(WEB)$", "pattern: ^(WEB$"), 'tolerances.yaml:15:12 This must match format "regex".'],
  ],
  "types-present": [
    [
      order("    type: string\n    minLength: 2\n", "    minLength: 2\n"),
      "OrderRequest.yaml:6:5 This value has no type, so it can be anything. Give its type, or x-client-type: unknown.",
    ],
    [
      root('type: array, items: { $ref: "#/components/schemas/Order" }', "type: array"),
      "openapi.yaml:93:31 This list can have any elements. Describe them under items.",
    ],
  ],
  "words-match": [
    [
      order("must be 4 to 20 digits", "must be 4 to 19 digits"),
      "OrderRequest.yaml:29:24 The message says 19, which neither the pattern nor a limit beside it has. Correct one of them.",
    ],
    [
      rejection('errorCode: invalid-units, errorMessage: ""', 'errorCode: invalid-units, errorMessage: "Give 1 to 11."'),
      "BadRequest.yaml:22:125 The words of the example invalid-units say 11, which no limit of units has: exclusiveMinimum at OrderRequest.yaml:43, maximum at OrderRequest.yaml:43. Correct one of them.",
    ],
    [
      rejection("The due date is no date.", '"`email` is no date."'),
      "BadRequest.yaml:18:35 The description of invalid-due names email, but due has the code. Correct one of them.",
    ],
  ],
  "words-present": [
    [root("description: State of an order.", 'description: ""'), "openapi.yaml:187:20 This description is empty. Write it."],
    [rejection("The due date is no date.", '" "'), "BadRequest.yaml:18:35 This description is empty. Write it."],
  ],
};

/** By rule: edits that nothing is reported of. */
const ACCEPTED: Readonly<Record<string, readonly (readonly [what: string, edits: Edits])[]>> = {
  "acts-named": [["an act whose names are its operation's", act("{ group: orders, arguments: [price], result: id, done: Created. }")]],
  "csv-columns": [["a column with the field's own name", report("When;Sum", '\\"When\\";rows')]],
  "error-codes-match": [
    [
      "an example that says that only the service can know",
      [
        rejection("invalid-due: {", "too-late: {"),
        rejection("errorCode: invalid-due", "errorCode: too-late"),
        rejection("The due date is no date.", "It is too late., x-beyond-schema: true"),
        order("    x-error-code: invalid-due\n", ""),
      ],
    ],
  ],
  "examples-described": [
    ["a deprecated field of a request that no example has", noted("deprecated: true")],
    ["a field of an act that no example has", [act("{ group: orders }"), noted("minLength: 1")]],
  ],
  "example-domains": [["an e-mail address at a reserved domain", root("{ web: { value: web } }", "{ web: { value: a@shop.example } }")]],
  "limits-ordered": [
    ["limits that leave one value", [order("    maxLength: 4\n", "    maxLength: 3\n"), order("minLength: 2", "minLength: 3")]],
  ],
  "limits-present": [
    ["a value that says that it has none", order("    maxLength: 4\n", "    x-no-limit: true\n")],
    [
      "a value that says so beside a reference",
      [
        price("maximum: 9999999999\n", ""),
        order("x-error-code: invalid-price", "x-error-code: invalid-price, x-no-limit: true"),
        order("x-error-code: invalid-discount", "x-error-code: invalid-discount, x-no-limit: true"),
      ],
    ],
  ],
  "provenance-valid": [
    ["marks that are complete", limited("x-provenance: public-documentation\nx-source: docs\nx-confidence: low")],
    [
      "a rule of the toolkit in a part of its own",
      limited("allOf: [{ description: Why., x-provenance: toolkit, x-source: docs, minLength: 2 }]"),
    ],
  ],
  "records-closed": [
    [
      "a map",
      root(
        'customer:\n          description: Who ordered.\n          deprecated: true\n          type: [string, "null"]',
        "customer:\n          description: Who ordered.\n          type: object\n          additionalProperties: true",
      ),
    ],
  ],
  "tolerances-valid": [
    ["the whole body", tolerances("body: /reference", 'body: ""')],
    ["any value of a field that is not documented", tolerances('body: /reference\n  forms: ["null"]', "body: /note\n  forms: [present]")],
    ["the Content-Type of an operation with a body", tolerances("header: channel", "header: content-type")],
  ],
  "types-present": [
    [
      "a value that says that it can be anything",
      order("    type: string\n    minLength: 2\n    maxLength: 4\n", "    x-client-type: unknown\n"),
    ],
  ],
  "words-match": [
    [
      "a message with a figure in words, a sample and a limit beside the pattern",
      order("must be 4 to 20 digits", 'must be "123", such as 456, with four or 20 digits'),
    ],
    [
      "an example of a code with the figures of its field, and a pronoun",
      rejection('errorCode: invalid-units, errorMessage: ""', 'errorCode: invalid-units, errorMessage: "Give one from 1 to 10."'),
    ],
    [
      "a code whose description names its own field besides another",
      rejection("The due date is no date.", '"`due` is no date, unlike `email`."'),
    ],
    [
      "a code that only the service can know",
      [
        order("    x-error-code: invalid-due\n", ""),
        rejection("The due date is no date.,", '"`email` is unknown.", x-beyond-schema: true,'),
      ],
    ],
  ],
};

describe.each(Object.entries(REJECTED))("%s reports", (rule, cases) => {
  test.each(cases.map(([edits, ...reports]) => ({ edits, reports, what: reports[0] })))("$what", async ({ edits, reports }) => {
    const problems = await problemsIn(await shop(...[edits].flat()));
    expect(problems.toSorted()).toEqual(reports.map((line) => `${line} (house/${rule})`).toSorted());
  });
});

describe.each(Object.entries(ACCEPTED))("%s accepts", (_rule, cases) => {
  test.each(cases)("%s", async (_what, edits) => {
    expect(await problemsIn(await shop(...[edits].flat()))).toEqual([]);
  });
});
