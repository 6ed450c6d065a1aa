/** The types: openapi-typescript's output, with every schema hoisted to an exported, documented declaration. */
import type ts from "typescript";
import { errorCodePath } from "../operations/error-code-path.ts";
import { hoistSchemas } from "./declarations.ts";
import { writeDocumentation } from "./documentation.ts";
import { type Document, METHODS, type Parameter, type PathItem, resolve, schemasOf, walk } from "@maksu/openapi";
import { astToString, nodesOf } from "./openapi-typescript.ts";
import { LISTED, ownType } from "./own-types.ts";
import { fieldLists } from "./field-lists.ts";
import { tidy } from "./tidy.ts";
import { valueLists } from "./value-lists.ts";

/** Makes `schema.ts` of a bundled document, in which schemas still have their names. */
export function schemaModule(bundled: Document): string {
  const { text, numbers } = fieldLists(bundled);
  return importsOf(bundled) + astToString(declarationsOf(bundled)) + valueLists(bundled) + text + numbers;
}

const importsOf = (document: Document): string =>
  [...schemasOf(document)].some(([, root]) => errorCodePath(root)) ? 'import type { ErrorCode } from "./errors.ts";\n' : "";

/** The exported declarations of all schemas, and openapi-typescript's tables. */
export function declarationsOf(bundled: Document): ts.Node[] {
  const document = structuredClone(bundled);
  inlineEvents(document);
  dropSigningParameters(document);
  writeDocumentation(document);
  hideOpenLists(document);
  return hoistSchemas(nodesOf(document, ownType).map(tidy));
}

/** openapi-typescript makes an empty type of an event that is a reference, and a type that leads away of a parameter that is one. */
function inlineEvents(document: Document): void {
  for (const [name, item] of Object.entries(document.webhooks ?? {})) {
    const event = resolve<PathItem>(document, item).value;
    if (document.webhooks) document.webhooks[name] = event;
    for (const node of [event, ...METHODS.flatMap((method) => event[method] ?? [])])
      if (node.parameters)
        node.parameters = node.parameters.map((parameter) => structuredClone(resolve<Parameter>(document, parameter).value));
  }
  delete document.components?.pathItems;
}

/** openapi-typescript makes a closed type of a list without asking `ownType`, unless the list is the schema of a component or property. */
function hideOpenLists(document: Document): void {
  for (const [, root] of schemasOf(document))
    for (const [, schema] of walk(root)) {
      if (!schema["x-extensible"] || !schema.enum) continue;
      schema[LISTED] = schema.enum;
      delete schema.enum;
    }
}

/** Removes parameters that the signing layer fills in: they are no part of a call. */
function dropSigningParameters(document: Document): void {
  const isSigning = (parameter: Parameter): boolean => resolve<Parameter>(document, parameter).value["x-signing"] === true;
  for (const item of Object.values(document.paths ?? {}))
    for (const node of [item, ...METHODS.flatMap((method) => item[method] ?? [])])
      if (node.parameters) node.parameters = node.parameters.filter((parameter) => !isSigning(parameter));
  const shared = document.components?.parameters ?? {};
  for (const [name, parameter] of Object.entries(shared)) if (parameter["x-signing"]) delete shared[name];
}
