import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { writeBundle } from "../bundle.ts";
import { copyOf, type Edit, REPOSITORY } from "../../test/folders.ts";
import { readJson, shop } from "../../test/shop.ts";

/** The output of bundling, with paths as below the description's folder, and whether there is a bundle. */
async function bundled(root: string): Promise<{ problems: string[]; isWritten: boolean }> {
  const output = join(root, "../dist/openapi.json");
  const problems = await writeBundle(root, output);
  const folder = `${relative(process.cwd(), join(root, ".."))}/`;
  return { problems: problems.map((problem) => problem.replaceAll(folder, "")), isWritten: existsSync(output) };
}

const order = (from: string, to: string): Edit => ({ file: "OrderRequest.yaml", from, to });
const root = (from: string, to: string): Edit => ({ file: "openapi.yaml", from, to });

test("a file that does not parse is the only fault reported: neither references to it nor what it alone describes", async () => {
  const price = { file: "Price.yaml", from: "[string, number]", to: "[string" };
  const row = { file: "SalesRow.yaml", from: "type: object", to: "type: [object" };
  const { problems } = await bundled(await shop(price, row, order("x-error-code: invalid-reference", "x-error-code: invalid")));
  expect(problems).toEqual([
    expect.stringMatching(/^Price\.yaml:3:1 Failed to parse: /),
    expect.stringMatching(/^SalesRow\.yaml:\d+:\d+ Failed to parse: /),
  ]);
});

test("a description without faults is written as one document, with its schemas by name", async () => {
  const path = await shop();
  expect(await bundled(path)).toEqual({ problems: [], isWritten: true });
  const document = (await readJson(join(path, "../dist/openapi.json"))) as {
    components: { schemas: Record<string, { properties: Record<string, unknown> }> };
  };
  expect(Object.keys(document.components.schemas)).toEqual(["Order", "State", "Error", "Price", "OrderRequest", "SalesRow"]);
  expect(document.components.schemas["OrderRequest"]?.properties["discount"]).toEqual({
    $ref: "#/components/schemas/Price",
    description: "Taken off.",
    "x-error-code": "invalid-discount",
  });
});

describe("a fault is reported with file, line and reason, and nothing is written", () => {
  test.each<{ fault: string; edit: Edit; want: RegExp }>([
    { fault: "bad YAML", edit: order("required: [reference]", "required: [reference"), want: /^OrderRequest\.yaml:4:1 Failed to parse: / },
    {
      fault: "bad YAML in the root file",
      edit: root("security:\n  - key: []", "security: ["),
      want: /^openapi\.yaml:\d+:\d+ Failed to parse: /,
    },
    {
      fault: "a $ref to no file",
      edit: order("$ref: Price.yaml", "$ref: Prize.yaml"),
      want: /^OrderRequest\.yaml:17:10 Can't resolve \$ref: there is no file Prize\.yaml/,
    },
    {
      fault: "a $ref to an address",
      edit: order("$ref: Price.yaml", '$ref: "https://shop.example.com/Price.yaml"'),
      want: /^OrderRequest\.yaml:17:10 Can't resolve \$ref: https:\/\/shop\.example\.com\/Price\.yaml is not in the description's folder/,
    },
    {
      fault: "a $ref to a file outside of the description's folder",
      edit: order("$ref: Price.yaml", "$ref: ../Price.yaml"),
      want: /^OrderRequest\.yaml:17:10 Can't resolve \$ref: \.\.\/Price\.yaml is not in the description's folder/,
    },
    {
      fault: "a $ref to nothing in a file",
      edit: { file: "BadRequest.yaml", from: "schemas/Error", to: "schemas/Eror" },
      want: /^BadRequest\.yaml:4:13 Can't resolve \$ref/,
    },
    {
      fault: "an unknown keyword",
      edit: order("maxLength: 4", "maxLenght: 4"),
      want: /^OrderRequest\.yaml:9:5 Property `maxLenght` is not expected here\. \(struct\)/,
    },
    {
      fault: "an impossible limit",
      edit: order("maxLength: 4", "maxLength: -4"),
      want: /^OrderRequest\.yaml:9:16 The value of the maxLength field must be greater than or equal to 0/,
    },
    {
      fault: "a code beside a $ref to a response, which Redocly's own rule reports",
      edit: root("          $ref: BadRequest.yaml\n", "          $ref: BadRequest.yaml\n          x-error-code: invalid-days\n"),
      want: /^openapi\.yaml:66:11 Property `x-error-code` is not expected here because it is defined alongside `\$ref`\. \(spec-ref-siblings\)$/,
    },
    {
      fault: "a type that is none",
      edit: order("type: array", "type: list"),
      want: /^OrderRequest\.yaml:\d+:11 `type` can be one of the following only/,
    },
    {
      fault: "a limit of another type",
      edit: root("errorMessage: { type: string }", "errorMessage: { type: string, minimum: 3 }"),
      want: /^openapi\.yaml:\d+:23 The schema does not compile: .* missing type "number" for keyword "minimum"/,
    },
    {
      fault: "a type that comes twice",
      edit: root('type: [string, "null"]\n    State', "type: [string, string]\n    State"),
      want: /^openapi\.yaml:\d+:17 The schema does not compile: .*must NOT have duplicate items/,
    },
    {
      fault: "a misspelled extension",
      edit: order("x-error-code: invalid-due", "x-eror-code: invalid-due"),
      want: /^OrderRequest\.yaml:\d+:5 Unknown extension x-eror-code\. Known are x-signing, x-error-code, /,
    },
    {
      fault: "a misspelled extension of an operation",
      edit: root("x-parameter-rules:", "x-parameter-rule:"),
      want: /^openapi\.yaml:\d+:7 Unknown extension x-parameter-rule\./,
    },
    {
      fault: "a misspelled extension beside a $ref",
      edit: order("x-error-code: invalid-discount", "x-eror-code: invalid-discount"),
      want: /^OrderRequest\.yaml:\d+:\d+ Unknown extension x-eror-code\./,
    },
    {
      fault: "a misspelled key of a parameter rule",
      edit: root("x-error-code: invalid-days", "x-eror-code: invalid-days"),
      want: /^openapi\.yaml:\d+:11 Unknown key x-eror-code of a rule between parameters\. Known are x-rule, x-limit, x-error-code, description\./,
    },
    {
      fault: "a parameter rule without a name",
      edit: root("- x-rule: days-in-order\n          x-error-code", "- x-error-code"),
      want: /^openapi\.yaml:\d+:11 A rule between parameters needs an x-rule\./,
    },
    {
      fault: "rules between parameters that are not a list",
      edit: root("- x-rule: days-in-order", "  x-rule: days-in-order"),
      want: /^openapi\.yaml:\d+:11 x-parameter-rules can't be \{"x-rule":/,
    },
    {
      fault: "a limit of no rule",
      edit: order("    maxLength: 4\n", "    maxLength: 4\n    x-limit: 4\n"),
      want: /^OrderRequest\.yaml:10:5 x-limit needs an x-rule beside it\./,
    },
    {
      fault: "a limit beside a reference to a rule",
      edit: order("description: Taken off.", "x-limit: 4"),
      want: /^OrderRequest\.yaml:18:33 x-limit needs an x-rule beside it\./,
    },
    {
      fault: "a limit that is not a value",
      edit: order("x-limit: price", "x-limit: [price]"),
      want: /^OrderRequest\.yaml:52:14 x-limit can't be \["price"\]\./,
    },
    {
      fault: "a limit of a parameter rule that is not a value",
      edit: root("x-error-code: invalid-days", "x-error-code: invalid-days\n          x-limit: {}"),
      want: /^openapi\.yaml:\d+:20 x-limit can't be \{\}\./,
    },
    {
      fault: "an extension's value that means nothing",
      edit: { file: "Price.yaml", from: "x-client-type: string", to: "x-client-type: text" },
      want: /^Price\.yaml:8:16 x-client-type can't be "text"\./,
    },
    ...["[]", "[3, 1]", "[1, 1]", "[0]", "[1.5]", "[one]", "3"].map((hours) => ({
      fault: `hours that are not a schedule: ${hours}`,
      edit: { file: "orderShipped.yaml", from: "x-retry-hours: [1, 3]", to: `x-retry-hours: ${hours}` },
      want: /^orderShipped\.yaml:6:18 x-retry-hours can't be /,
    })),
    ...["[]", "[1]", "transactionId", '[""]'].map((fields) => ({
      fault: `fields of a transaction that are none: ${fields}`,
      edit: {
        file: "openapi.yaml",
        from: "      required: [id, state, total]\n",
        to: `      required: [id, state, total]\n      x-own-transaction: ${fields}\n`,
      },
      want: /^openapi\.yaml:\d+:26 x-own-transaction can't be /,
    })),
    {
      fault: "a field's code without an example",
      edit: order("x-error-code: invalid-due", "x-error-code: invalid-day"),
      want: /^OrderRequest\.yaml:\d+:19 No response of createOrder has an example named invalid-day\./,
    },
    {
      fault: "a code beside a $ref without an example",
      edit: order("x-error-code: invalid-price", "x-error-code: invalid-prize"),
      want: /^OrderRequest\.yaml:\d+:44 No response of createOrder has an example named invalid-prize\./,
    },
    {
      fault: "a parameter's code without an example",
      edit: root("x-error-code: invalid-channel", "x-error-code: no-channel"),
      want: /^openapi\.yaml:\d+:25 No response of createOrder has an example named no-channel\./,
    },
    {
      fault: "a parameter rule's code without an example",
      edit: root("x-error-code: invalid-days", "x-error-code: no-days"),
      want: /^openapi\.yaml:\d+:25 No response of listOrders has an example named no-days\./,
    },
    {
      fault: "a media type's code without an example",
      edit: root("x-error-code: invalid-form", "x-error-code: no-form"),
      want: /^openapi\.yaml:\d+:27 No response of createOrder has an example named no-form\./,
    },
    {
      fault: "a broken regular expression",
      edit: { file: "Price.yaml", from: ")?$", to: "?$" },
      want: /^Price\.yaml:6:10 The pattern \^\[0-9\]\+\(\\\.\[0-9\]\+\?\$ is not a valid regular expression\./,
    },
    {
      fault: "a broken regular expression in a response",
      edit: root("errorMessage: { type: string }", "errorMessage: { type: string, pattern: '(' }"),
      want: /^openapi\.yaml:\d+:48 The pattern \( is not a valid regular expression\./,
    },
    {
      fault: "an unknown format",
      edit: order("format: date", "format: day"),
      want: /^OrderRequest\.yaml:\d+:13 Unknown format day\. Known are date, date-time, /,
    },
    {
      fault: "a request's example that is not valid",
      edit: root("reference: A-1", "reference: A"),
      want: /^openapi\.yaml:\d+:\d+ Example value must conform to the schema: `reference` property must NOT have fewer than 2 characters/,
    },
    {
      fault: "a response's example that is not valid",
      edit: root("state: open, total: 150", "state: open"),
      want: /^openapi\.yaml:\d+:\d+ Example value must conform to the schema: must have required property 'total'/,
    },
    {
      fault: "an event's example that is not valid",
      edit: { file: "orderShipped.yaml", from: "total: 150", to: "total: much" },
      want: /^orderShipped\.yaml:\d+:\d+ Example value must conform to the schema: `total` property type must be integer/,
    },
  ])("$fault", async ({ edit, want }) => {
    const { problems, isWritten } = await bundled(await shop(edit));
    expect(problems).toContainEqual(expect.stringMatching(want));
    expect(isWritten).toBe(false);
  });
});

test("one fault that two places share is reported once", async () => {
  const { problems } = await bundled(await shop(order("x-error-code: invalid-due", "x-error-code: invalid-day")));
  expect(problems.filter((problem) => problem.includes("No response"))).toHaveLength(1);
});

test("a code that one of two operations has no example of is reported for that one", async () => {
  const second = `
  /returns:
    post:
      operationId: returnOrder
      security: []
      summary: Return an order
      description: Takes the same body.
      requestBody:
        content:
          application/json:
            schema: { $ref: OrderRequest.yaml }
      responses:
        "204": { description: Returned. }
webhooks:`;
  const { problems } = await bundled(await shop(root("\nwebhooks:", second)));
  expect(problems).toContainEqual(
    expect.stringMatching(/^OrderRequest\.yaml:\d+:\d+ No response of returnOrder has an example named invalid-due\./),
  );
  expect(problems.filter((problem) => problem.includes("createOrder"))).toEqual([]);
});

test("a shared schema's code that every reference replaces needs no example", async () => {
  const shared = { file: "Price.yaml", from: "description: A decimal.", to: "description: A decimal.\nx-error-code: invalid-decimal" };
  expect((await bundled(await shop(shared))).problems).toEqual([]);
});

test("a description can't turn the house rules off", async () => {
  const off = { file: "lint.yaml", from: "extends: [recommended-strict]", to: "extends: [minimal]" };
  expect((await bundled(await shop(off, order("format: date", "format: day")))).problems).toEqual([
    expect.stringContaining("Unknown format day"),
  ]);
});

const DESCRIPTIONS = readdirSync(join(REPOSITORY, "specs")).filter((name) => existsSync(join(REPOSITORY, "specs", name, "openapi.yaml")));

test.each(DESCRIPTIONS)("the rules of %s are as strict: its own file's and the house's", async (api) => {
  const specs = await copyOf(join(REPOSITORY, "specs"), [
    { file: `${api}/openapi.yaml`, from: "\n  version:", to: "\n  x-versoin: 1\n  vresion: 1\n  version:" },
  ]);
  const problems = (await writeBundle(join(specs, api, "openapi.yaml"), join(specs, "bundle.json"))).join("\n");
  expect(problems).toContain("Unknown extension x-versoin");
  expect(problems).toContain("Property `vresion` is not expected here");
});
