/** The types: openapi-typescript's output, with every schema hoisted to an exported, documented declaration. */
import openapiTS, { astToString } from "openapi-typescript";
import { hoistSchemas } from "./declarations.ts";
import { writeDocumentation } from "./documentation.ts";
import { type Document, METHODS, type Parameter, type PathItem, resolve, type Schema } from "./openapi.ts";
import { ownType } from "./own-types.ts";
import { textFieldList } from "./text-fields.ts";
import { tidy } from "./tidy.ts";
import { valueLists } from "./value-lists.ts";

/** Makes `schema.ts` of a bundled document, in which schemas still have their names. */
export async function schemaModule(bundled: Document): Promise<string> {
  const document = structuredClone(bundled);
  inlineEvents(document);
  dropSigningParameters(document);
  writeDocumentation(document);
  const nodes = await openapiTS(document as Parameters<typeof openapiTS>[0], {
    silent: true,
    // A field with a default may be left out of a request.
    defaultNonNullable: false,
    transform: (schema) => ownType(schema as Schema),
  });
  return astToString(hoistSchemas(nodes.map(tidy))) + valueLists(bundled) + textFieldList(bundled);
}

/** openapi-typescript makes an empty type of an event that is a reference. */
function inlineEvents(document: Document): void {
  for (const [name, { $ref }] of Object.entries(document.webhooks ?? {}))
    if (document.webhooks && $ref !== undefined) document.webhooks[name] = resolve<PathItem>(document, $ref);
  delete document.components?.pathItems;
}

/** What the signing layer fills in is no part of a call. */
function dropSigningParameters(document: Document): void {
  const isSigning = (parameter: Parameter & { $ref?: string }): boolean =>
    (parameter.$ref === undefined ? parameter : resolve<Parameter>(document, parameter.$ref))["x-signing"] === true;
  for (const item of Object.values(document.paths ?? {}))
    for (const node of [item, ...METHODS.flatMap((method) => item[method] ?? [])])
      if (node.parameters) node.parameters = node.parameters.filter((parameter) => !isSigning(parameter));
  const shared = document.components?.parameters ?? {};
  for (const [name, parameter] of Object.entries(shared)) if (parameter["x-signing"]) delete shared[name];
}
