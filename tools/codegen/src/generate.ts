import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { checkSchemasCompile } from "./ajv.ts";
import { errorsModule } from "./errors.ts";
import { examplesModule } from "./examples.ts";
import type { Document } from "./openapi.ts";
import { operationsModule } from "./operations.ts";
import { type GeneratedFiles, headerOf } from "./output-folder.ts";
import { dereference } from "./redocly.ts";
import { schemaModule } from "./schema.ts";
import { validatorModules } from "./validators.ts";
import { xmlModule } from "./xml-shapes.ts";

/**
 * Makes the sources of a client from a bundled description.
 *
 * @param bundle path of the bundle, or a package's export of it (`@maksu/payment-api/openapi.json`)
 * @throws Error that names the place when a schema does not compile, an error code is not documented, or an example is missing
 */
export async function generate(bundle: string): Promise<GeneratedFiles> {
  const path = bundle.startsWith("@") ? createRequire(resolve("package.json")).resolve(bundle) : bundle;
  const document = JSON.parse(await readFile(path, "utf8")) as Document;
  const dereferenced = await dereference(path);
  checkSchemasCompile(dereferenced);
  const header = headerOf(document.info.title);
  const xml = xmlModule(dereferenced);
  return new Map([
    ["schema.ts", header + (await schemaModule(document))],
    ["operations.ts", header + operationsModule(dereferenced)],
    ["errors.ts", header + errorsModule(dereferenced)],
    ["examples.ts", header + examplesModule(dereferenced)],
    ...(xml === undefined ? [] : [["xml.ts", header + xml] as const]),
    // Ajv's code is JavaScript that the compiler has nothing to say about.
    ...validatorModules(dereferenced).map(([name, code]): [string, string] => [
      name,
      name.includes("/") ? `// @ts-nocheck\n${header}${code}` : header + code,
    ]),
  ]);
}
