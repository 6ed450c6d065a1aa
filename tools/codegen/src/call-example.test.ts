import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { callExample } from "./call-example.ts";
import { generateClient } from "./generate.ts";
import { operationsOf } from "./located-operations.ts";
import type { Json, Schema } from "./openapi.ts";
import type { GeneratedFiles } from "./output-folder.ts";
import { bundleDescription } from "./redocly.ts";
import { REPOSITORY, temporaryFolder } from "./testing/folders.ts";
import { shopDocument, shopFiles } from "./testing/shop.ts";
import { typeErrors } from "./testing/type-check.ts";

/** The examples in the comments of `operations.ts`, as they are shown in an editor. */
const examplesIn = (files: GeneratedFiles): string[] =>
  [...(files.get("operations.ts") ?? "").matchAll(/@example\n +\* ```ts\n(.*?)\n +\* ```/gs)].map(([, code = ""]) =>
    code.replaceAll(/^ +\* ?/gm, ""),
  );

/** What calls take is as the clients have it; what they give is not looked at. */
const CORE = `
export type { Input } from ${JSON.stringify(join(REPOSITORY, "packages/client-core/src/input.ts"))};
export type Options = object;
export type ErrorCatalogue<Code extends string> = Readonly<Record<Code, object>>;
export type Result<Operation> = Operation;
export type OperationTable<Name extends string> = Record<Name, unknown>;
`;

/** Compiles all examples of an API against its own types. */
async function mistakesOf(files: GeneratedFiles, examples: readonly string[]): Promise<string[]> {
  const folder = await temporaryFolder();
  for (const name of ["schema.ts", "operations.ts", "errors.ts"]) await writeFile(join(folder, name), files.get(name) ?? "");
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  const blocks = examples.map((code) => `export async function _${examples.indexOf(code)}() {\n${code}\nreturn result;\n}`);
  const head = 'import type { Operations } from "./operations.ts";\ndeclare const client: Operations;\n';
  await writeFile(join(folder, "uses.ts"), head + blocks.join("\n"));
  await writeFile(join(folder, "core.ts"), CORE);
  return typeErrors(folder, "uses.ts", {
    isolatedDeclarations: false,
    declaration: false,
    paths: { "@maksu/client-core": [join(folder, "core.ts")] },
  });
}

describe.each(["payment", "merchant", "legacy"])("the examples of the %s API", (api) => {
  let files: GeneratedFiles = new Map();
  beforeAll(async () => {
    const bundle = join(await temporaryFolder(), "openapi.json");
    await mkdir(join(bundle, ".."), { recursive: true });
    await writeFile(bundle, JSON.stringify(await bundleDescription(join(REPOSITORY, `specs/${api}-api/openapi.yaml`))));
    files = await generateClient(bundle);
  });

  test("are one for each method, of a size that can be read", () => {
    const methods = (files.get("operations.ts") ?? "").match(/^ {2}\w+\(input/gm) ?? [];
    const examples = examplesIn(files);
    expect(examples.map((code) => `  ${/await client\.(\w+)\(/.exec(code)?.[1] ?? ""}(input`)).toEqual(methods);
    expect(methods.length).toBeGreaterThan(0);
    for (const code of examples) {
      expect(code.split("\n").length).toBeLessThanOrEqual(25);
      expect(Math.max(...code.split("\n").map((line) => line.length))).toBeLessThanOrEqual(130);
    }
  });

  test("compile", async () => {
    expect(await mistakesOf(files, examplesIn(files))).toEqual([]);
  });
});

test("an example that does not fit its method is seen", async () => {
  const files = await shopFiles();
  const examples = examplesIn(files);
  expect(await mistakesOf(files, examples)).toEqual([]);
  expect(
    await mistakesOf(
      files,
      examples.map((code) => code.replace('"1.50"', "1.5")),
    ),
  ).toEqual([expect.stringContaining("is not assignable to type 'string'")]);
});

const shopCall = async (body: Json, schema: Schema): Promise<string> => {
  const create = operationsOf(await shopDocument()).find(({ operation }) => operation.operationId === "createOrder");
  if (!create) throw new Error("The shop has no such operation.");
  create.parameters = [];
  create.operation.requestBody = { required: true, content: { "application/json": { schema, examples: { only: { value: body } } } } };
  return callExample(create);
};

describe("a call", () => {
  test("stands on one line where it fits, and names are quoted where they must be", async () => {
    expect(await shopCall({ "a-b": 'x"y', c: [1, null] }, {})).toBe(
      'const result = await client.createOrder({ body: { "a-b": "x\\"y", c: [1, null] } });',
    );
  });

  test("that is long has the fields alone that are required, at any depth", async () => {
    const fields = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`optional${index}`, "x".repeat(10)]));
    const row: Schema = { required: ["sum"], properties: { sum: {}, note: {} } };
    const schema: Schema = { required: ["rows", "open"], properties: { rows: { items: row }, open: {} } };
    expect(await shopCall({ ...fields, rows: [{ sum: 1, note: "n" }], open: { any: true } }, schema)).toBe(
      "const result = await client.createOrder({ body: { rows: [{ sum: 1 }], open: { any: true } } });",
    );
  });
});
