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
    expect.stringMatching(/^Price\.yaml:2:7 Failed to parse: /),
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
  test.each<readonly [report: string, edit: Edit]>([
    [
      "OrderRequest.yaml:3:11 Failed to parse: deficient indentation (no-unresolved-refs)",
      order("required: [reference]", "required: [reference"),
    ],
    [
      "OrderRequest.yaml:4:1 Failed to parse: can not read a block mapping entry; a multiline key may not be an implicit key (no-unresolved-refs)",
      order("properties:\n", "properties\n"),
    ],
    [
      "OrderRequest.yaml:5:3 Failed to parse: bad indentation of a mapping entry (no-unresolved-refs)",
      order("  reference:\n", "  reference\n"),
    ],
    ["openapi.yaml:10:11 Failed to parse: deficient indentation (struct)", root("security:\n  - key: []", "security: [")],
    [
      "Price.yaml:1:1 Failed to parse: unexpected end of the stream within a single quoted scalar (no-unresolved-refs)",
      { file: "Price.yaml", from: "description:", to: "'description:" },
    ],
    ["openapi.yaml:1:1 Descriptions have openapi: 3.1.0. (struct)", root("openapi: 3.1.0\n", "")],
    ...["3.1", "[3.1.0]", "4.0.0"].map(
      (version) => ["openapi.yaml:1:10 Descriptions have openapi: 3.1.0. (struct)", root("openapi: 3.1.0", `openapi: ${version}`)] as const,
    ),
    [
      "OrderRequest.yaml:17:10 Can't resolve $ref: there is no file Prize.yaml (no-unresolved-refs)",
      order("$ref: Price.yaml", "$ref: Prize.yaml"),
    ],
    [
      "OrderRequest.yaml:17:10 Can't resolve $ref: https://shop.example.com/Price.yaml is not in the description's folder. Refer to a file there (no-unresolved-refs)",
      order("$ref: Price.yaml", '$ref: "https://shop.example.com/Price.yaml"'),
    ],
    [
      "OrderRequest.yaml:17:10 Can't resolve $ref: ../Price.yaml is not in the description's folder. Refer to a file there (no-unresolved-refs)",
      order("$ref: Price.yaml", "$ref: ../Price.yaml"),
    ],
    [
      "BadRequest.yaml:4:13 Can't resolve $ref (no-unresolved-refs)",
      { file: "BadRequest.yaml", from: "schemas/Error", to: "schemas/Eror" },
    ],
    ["OrderRequest.yaml:9:5 Property `maxLenght` is not expected here. (struct)", order("maxLength: 4", "maxLenght: 4")],
    [
      "OrderRequest.yaml:9:16 The value of the maxLength field must be greater than or equal to 0 (struct)",
      order("maxLength: 4", "maxLength: -4"),
    ],
    [
      "openapi.yaml:66:11 Property `x-error-code` is not expected here because it is defined alongside `$ref`. (spec-ref-siblings)",
      root("          $ref: BadRequest.yaml\n", "          $ref: BadRequest.yaml\n          x-error-code: invalid-days\n"),
    ],
    [
      'OrderRequest.yaml:34:11 `type` can be one of the following only: "object", "array", "string", "number", "integer", "boolean", "null". (struct)',
      order("type: array", "type: list"),
    ],
    [
      "openapi.yaml:40:37 Example value must conform to the schema: `reference` property must NOT have fewer than 2 characters. `minLength` stands at OrderRequest.yaml:8. So in 1 more: correct them, or the schema. (no-invalid-media-type-examples)",
      root("reference: A-1", "reference: A"),
    ],
    [
      "openapi.yaml:63:26 Example value must conform to the schema: must have required property 'total'. `required` stands at openapi.yaml:177. (no-invalid-media-type-examples)",
      root("state: open, total: 150", "state: open"),
    ],
    [
      "orderShipped.yaml:16:62 Example value must conform to the schema: `total` property type must be integer. `type` stands at openapi.yaml:181. (no-invalid-media-type-examples)",
      { file: "orderShipped.yaml", from: "total: 150", to: "total: much" },
    ],
  ])("%s", async (report, edit) => {
    expect(await bundled(await shop(edit))).toEqual({ problems: [report], isWritten: false });
  });
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
