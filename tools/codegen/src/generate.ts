import { partOf } from "@maksu/openapi";
import { actImplementationsModule, actMethodsModule, actTableModule } from "./acts/modules.ts";
import { sentencesModule } from "./acts/sentences.ts";
import { commandsModule, unsignedCommandsModule } from "./operations/commands.ts";
import { errorsModule } from "./operations/errors.ts";
import { eventsModule } from "./events/events.ts";
import { examplesModule } from "./operations/examples.ts";
import { methodsModule, unsignedMethodsModule } from "./operations/methods.ts";
import { operationIdsModule, operationsModule } from "./operations/operations.ts";
import type { GeneratedFiles } from "./output/output-folder.ts";
import type { Source } from "./source.ts";
import { defaultsModule } from "./types/defaults.ts";
import { schemaModule } from "./types/schema.ts";
import { signingHeadersModule } from "./validators/signing-headers.ts";
import { validatorModules } from "./validators.ts";
import { tolerancesModule } from "./tolerances.ts";
import { xmlModule } from "./operations/xml-shapes.ts";

/**
 * Makes sources for a package.
 *
 * @param forPackage name of the package
 * @throws Error when an error code is not documented, or an example is missing
 */
export type Generate = (source: Source, forPackage: string) => GeneratedFiles;

/** The API as code: what clients and servers read of the description's operations. */
export const generateApi: Generate = (source) => {
  const { document, dereferenced, tolerances, header } = source;
  const xml = xmlModule(dereferenced);
  return new Map([
    ...operationModules(source),
    ["events.ts", header + eventsComment(document.info.title) + eventsModule(partOf(document, "webhooks"), dereferenced)],
    ["tolerances.ts", header + tolerancesModule(document.info.title, tolerances)],
    ...(xml === undefined ? [] : [["xml.ts", header + xml] as const]),
    // Ajv's code is JavaScript that the compiler has nothing to say about.
    ["signing-headers.ts", `// @ts-nocheck\n${header}${signingHeadersModule(dereferenced)}`],
  ]);
};

/** Modules made of every description: types, operation table, error codes, examples, validators. */
const operationModules = ({ document, dereferenced, header }: Source): GeneratedFiles =>
  new Map([
    ["schema.ts", header + schemaModule(partOf(document, "paths"))],
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

/** The modules of a client: the interface of its methods, of types that `@maksu/payment-api` has for `@maksu/payment-client`, and its command's flags. */
export const generateClient: Generate = ({ dereferenced, header }, forPackage) =>
  new Map([
    ["operations.ts", header + methodsModule(dereferenced, forPackage.replace(/-client$/, "-api"))],
    ["commands.ts", header + commandsModule(dereferenced)],
  ]);

/** An API whose requests are not signed, as code for the package that has both its server and its client. */
export const generateUnsigned: Generate = (source) =>
  new Map([
    ...operationModules(source),
    ["methods.ts", source.header + unsignedMethodsModule(source.dereferenced)],
    ["commands.ts", source.header + unsignedCommandsModule(source.dereferenced)],
    ["sentences.ts", source.header + sentencesModule(source.dereferenced)],
    ["defaults.ts", source.header + defaultsModule(source.dereferenced)],
  ]);

/** The acts of such an API, as code for the package that carries them out in process, too. */
export const generateActs: Generate = ({ dereferenced, header }) =>
  new Map([
    ["methods.ts", header + actMethodsModule(dereferenced)],
    ["table.ts", header + actTableModule(dereferenced)],
    ["implementations.ts", header + actImplementationsModule(dereferenced)],
  ]);

export type GeneratorName = "api" | "client" | "unsigned" | "acts";
export const generators: Readonly<Record<GeneratorName, Generate>> = {
  api: generateApi,
  client: generateClient,
  unsigned: generateUnsigned,
  acts: generateActs,
};
