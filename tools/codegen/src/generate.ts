import { readFile, mkdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { errorsModule } from "./errors.ts";
import { examplesModule } from "./examples.ts";
import type { Document } from "./openapi.ts";
import { operationsModule } from "./operations.ts";
import { bundleDescription } from "./redocly.ts";
import { schemaModule } from "./schema.ts";
import { checkSchemasCompile, validatorModules } from "./validators.ts";

/** Generated files: path below the output folder, with forward slashes, to content. */
export type GeneratedFiles = ReadonlyMap<string, string>;

/**
 * Makes the sources of a client from a bundled description.
 *
 * @param bundle path of the bundle, or a package's export of it (`@maksu/payment-api/openapi.json`)
 */
export async function generate(bundle: string): Promise<GeneratedFiles> {
  const path = bundle.startsWith("@") ? createRequire(resolve("package.json")).resolve(bundle) : bundle;
  const document = JSON.parse(await readFile(path, "utf8")) as Document;
  const dereferenced = await bundleDescription(path, { dereference: true });
  checkSchemasCompile(dereferenced);
  const files = new Map([
    ["schema.ts", await schemaModule(document)],
    ["operations.ts", operationsModule(dereferenced)],
    ["errors.ts", errorsModule(dereferenced)],
    ["examples.ts", examplesModule(dereferenced)],
    ...validatorModules(dereferenced),
  ]);
  return new Map([...files].map(([name, content]) => [name, header(document, name) + content]));
}

/** Replaces the output folder, so that nothing stays of what is no longer generated. */
export async function write(files: GeneratedFiles, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [name, content] of files) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}

const header = ({ info }: Document, name: string): string =>
  `${name.startsWith("validators/") ? "// @ts-nocheck\n" : ""}// Generated from the description of ${info.title}; do not edit. Change the description and run \`npm run generate\`.\n`;
