/** The examples in the comments of the three clients: each is short, and compiles against its own types. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { GeneratedFiles } from "../output/output-folder.ts";
import { REPOSITORY, temporaryFolder } from "../../test/folders.ts";
import { shopFiles, shopMethods } from "../../test/shop.ts";
import { typeErrors } from "../../test/type-check.ts";

/** The examples in the comments of `operations.ts`, as they are shown in an editor. */
const examplesIn = (files: GeneratedFiles): string[] =>
  [...(files.get("operations.ts") ?? "").matchAll(/@example\n +\* ```ts\n(.*?)\n +\* ```/gs)].map(([, code = ""]) =>
    code.replaceAll(/^ +\* ?/gm, ""),
  );

/** Results of calls are not looked at. */
const CORE = `
export type Options = object;
export type Result<Operations, Id extends keyof Operations, Added> = [Operations[Id], Added];
`;

/** Inputs of calls have the types that clients have. */
const RUNTIME = fileURLToPath(import.meta.resolve("@maksu/openapi-runtime")).replace(/\.js$/, ".d.ts");

interface Api {
  name: string;
  files: GeneratedFiles;
  examples: string[];
}

/** Compiles all examples of each API against its own types. */
async function mistakesOf(...apis: readonly Api[]): Promise<string[]> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await writeFile(join(folder, "core.ts"), CORE);
  await writeFile(join(folder, "additions.ts"), "export type Additions = {};");
  for (const { name, files, examples } of apis) {
    await mkdir(join(folder, name));
    for (const file of SOURCES) await writeFile(join(folder, name, file), files.get(file) ?? "");
    const blocks = examples.map((code) => `export async function _${examples.indexOf(code)}() {\n${code}\nreturn result;\n}`);
    const head = 'import type { Operations } from "./operations.ts";\ndeclare const client: Operations;\n';
    await writeFile(join(folder, name, "uses.ts"), head + blocks.join("\n"));
  }
  const uses = apis.map(({ name }) => `${name}/uses.ts`);
  const types = apis.map(({ name }) => [`@maksu/${name}-api`, [join(folder, name, "schema.ts")]]);
  const paths = { ...Object.fromEntries(types), "@maksu/client-core": [join(folder, "core.ts")], "@maksu/openapi-runtime": [RUNTIME] };
  return typeErrors(folder, uses, { isolatedDeclarations: false, declaration: false, paths });
}

const SOURCES = ["schema.ts", "operations.ts", "errors.ts"];

/** The modules generated for a client, and for the API that it is of. */
async function apiOf(name: string): Promise<Api> {
  const read = async (part: string, file: string): Promise<[string, string]> => [
    file,
    await readFile(join(REPOSITORY, `packages/${name}-${part}/src/generated`, file), "utf8"),
  ];
  const files = new Map(await Promise.all([read("api", "schema.ts"), read("api", "errors.ts"), read("client", "operations.ts")]));
  return { name, files, examples: examplesIn(files) };
}

const APIS = ["payment", "merchant", "legacy"];

test.each(APIS)("each method of the %s API has an example of a size that can be read", async (name) => {
  const { files, examples } = await apiOf(name);
  const methods = (files.get("operations.ts") ?? "").match(/^ {2}\w+\(input/gm) ?? [];
  expect(methods.length).toBeGreaterThan(0);
  expect(examples.map((code) => `  ${/await client\.(\w+)\(/.exec(code)?.[1] ?? ""}(input`)).toEqual(methods);
  for (const code of examples) {
    expect(code.split("\n").length).toBeLessThanOrEqual(25);
    expect(Math.max(...code.split("\n").map((line) => line.length))).toBeLessThanOrEqual(130);
  }
});

test("all examples compile, and one that does not fit its method would not", async () => {
  const files = new Map([...(await shopFiles()), ...(await shopMethods())]);
  const broken = { name: "broken", files, examples: examplesIn(files).map((code) => code.replace('"1.50"', "1.5")) };
  const apis = await Promise.all(APIS.map(apiOf));
  expect(await mistakesOf(...apis, { name: "shop", files, examples: examplesIn(files) }, broken)).toEqual([
    expect.stringMatching(/^broken\/uses\.ts:\d+ .*is not assignable to type 'string'/),
  ]);
});
