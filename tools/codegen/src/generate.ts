import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { checkSchemasCompile } from "./ajv.ts";
import { type Document, flatten, partOf } from "@maksu/openapi";
import { commandsModule, unsignedCommandsModule } from "./operations/commands.ts";
import { errorsModule } from "./operations/errors.ts";
import { eventsModule } from "./events/events.ts";
import { examplesModule } from "./operations/examples.ts";
import { methodsModule, unsignedMethodsModule } from "./operations/methods.ts";
import { operationIdsModule, operationsModule } from "./operations/operations.ts";
import { type GeneratedFiles, headerOf } from "./output/output-folder.ts";
import { bundleDescription, dereferenceDocument } from "./lint/redocly.ts";
import { schemaModule } from "./types/schema.ts";
import { signingHeadersModule } from "./validators/signing-headers.ts";
import { validatorModules } from "./validators.ts";
import { readTolerances, tolerancesModule, tolerancesPath } from "./tolerances.ts";
import { xmlModule } from "./operations/xml-shapes.ts";

/**
 * Makes sources from a bundled description.
 *
 * @param bundle path of the bundle or of a description's root file (`.yaml`), or a package's export of the bundle (`@maksu/payment-spec/openapi.json`)
 * @param forPackage name of the package that the sources are for
 * @throws Error that names the place when a schema does not compile, an error code is not documented, or an example is missing
 */
export type Generate = (bundle: string, forPackage: string) => Promise<GeneratedFiles>;

/** The API as code: what clients and servers read of the description's operations. */
export const generateApi: Generate = async (bundle) => {
  const source = await read(bundle);
  const { document, dereferenced, header } = source;
  const tolerances = await readTolerances(tolerancesPath(pathOf(bundle)));
  const xml = xmlModule(dereferenced);
  return new Map([
    ...(await operationModules(source)),
    ["events.ts", header + eventsComment(document.info.title) + (await eventsModule(partOf(document, "webhooks"), dereferenced))],
    ["tolerances.ts", header + tolerancesModule(document.info.title, tolerances)],
    ...(xml === undefined ? [] : [["xml.ts", header + xml] as const]),
    // Ajv's code is JavaScript that the compiler has nothing to say about.
    ["signing-headers.ts", `// @ts-nocheck\n${header}${signingHeadersModule(dereferenced)}`],
  ]);
};

/** What is made of every description: types, operation table, error codes, examples, validators. */
const operationModules = async ({ document, dereferenced, header }: Source): Promise<GeneratedFiles> =>
  new Map([
    ["schema.ts", header + (await schemaModule(partOf(document, "paths")))],
    ["operations.ts", header + operationsModule(dereferenced)],
    ["operation-ids.ts", header + operationIdsModule(dereferenced)],
    ["errors.ts", header + errorsModule(dereferenced)],
    ["examples.ts", header + examplesModule(dereferenced)],
    ...validatorModules(dereferenced).map(([name, code]): [string, string] => [
      name,
      name.includes("/") ? `// @ts-nocheck\n${header}${code}` : header + code,
    ]),
  ]);

const eventsComment = (title: string): string => `/**
 * What the service of ${title} sends: types of each event, and what a receiver needs of it when it runs.
 *
 * @packageDocumentation
 */
`;

/** What a client adds to the API: the interface of its methods, of types that `@maksu/payment-api` has for `@maksu/payment-client`, and its command's flags. */
export const generateClient: Generate = async (bundle, forPackage) => {
  const { dereferenced, header } = await read(bundle);
  return new Map([
    ["operations.ts", header + methodsModule(dereferenced, forPackage.replace(/-client$/, "-api"))],
    ["commands.ts", header + commandsModule(dereferenced)],
  ]);
};

/** An API whose requests are not signed, as code for the package that has both its server and its client. */
export const generateUnsigned: Generate = async (bundle) => {
  const source = await read(bundle);
  return new Map([
    ...(await operationModules(source)),
    ["methods.ts", source.header + unsignedMethodsModule(source.dereferenced)],
    ["commands.ts", source.header + unsignedCommandsModule(source.dereferenced)],
  ]);
};

/** What is made for whom. */
export type GeneratorName = "api" | "client" | "unsigned";
export const generators: Readonly<Record<GeneratorName, Generate>> = {
  api: generateApi,
  client: generateClient,
  unsigned: generateUnsigned,
};

const pathOf = (bundle: string): string => (bundle.startsWith("@") ? createRequire(resolve("package.json")).resolve(bundle) : bundle);

/** The document with its schemas by name, and without references. */
interface Source {
  document: Document;
  dereferenced: Document;
  header: string;
}

/** What was read last, by its text: a client and a receiver are made of the same document. */
let latest: { text: string; source: Source } | undefined;

async function read(bundle: string): Promise<Source> {
  const path = pathOf(bundle);
  const text = path.endsWith(".yaml") ? JSON.stringify(await bundleDescription(path)) : await readFile(path, "utf8");
  if (latest?.text === text) return latest.source;
  const document = flatten(JSON.parse(text) as Document);
  const dereferenced = await dereferenceDocument(document, path);
  checkSchemasCompile(dereferenced);
  const source = { document, dereferenced, header: headerOf(document.info.title) };
  latest = { text, source };
  return source;
}
