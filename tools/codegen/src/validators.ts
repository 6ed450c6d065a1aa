/**
 * A validator per operation, for its body and its parameters: Ajv's standalone code with the tables that turn its errors into violations.
 *
 * Made from the dereferenced description: through a `$ref` Ajv's schema path starts again at the target, and two fields that share a schema
 * could no longer be told apart by their error codes.
 */
import { compile, createAjv, withoutNotes } from "./ajv.ts";
import { type LocatedOperation, operationsOf } from "./located-operations.ts";
import type { Document } from "./openapi.ts";
import { remember } from "./remember.ts";
import { type RequestPart, requestPartsOf } from "./request-parts.ts";
import { standaloneCode } from "./standalone.ts";

/** Makes `validators.ts` and a `validators/<operationId>.ts` for each operation of a dereferenced document. */
export function validatorModules(document: Document): [name: string, content: string][] {
  const operations = operationsOf(document);
  const rules = new Set<string>();
  const files = operations.map((located): [string, string] => {
    const { operationId } = located.operation;
    const parts = requestPartsOf(located);
    for (const { table } of parts) for (const { rule } of table.rules) rules.add(rule);
    return [`validators/${operationId}.ts`, compile(operationId, () => moduleOnce(JSON.stringify(parts), () => moduleOf(parts)))];
  });
  return [...files, ["validators.ts", indexModule(document.info.title, operations, [...rules])]];
}

const moduleOnce = remember<string>(200);

function moduleOf(parts: readonly RequestPart[]): string {
  const ajv = createAjv();
  for (const { name, schema } of parts) ajv.addSchema(withoutNotes(schema), name);
  const { code, imports } = standaloneCode(ajv, Object.fromEntries(parts.map(({ name }) => [functionName(name), name])));
  const needsRules = parts.some(({ table }) => table.rules.length > 0);
  const validators = parts.map(({ name, table }) => {
    const rules = table.rules.length > 0 ? ", rules" : "";
    return `export const ${name}: Validate = validator(${functionName(name)}, ${JSON.stringify(table)}${rules});\n`;
  });
  return `import { ${[...imports.toSorted(), "type Validate", "validator"].join(", ")} } from "@maksu/openapi-runtime/validation";
${needsRules ? 'import { rules } from "../../rules.ts";\n' : ""}${code}
${validators.join("")}`;
}

const functionName = (part: RequestPart["name"]): string => `validate_${part}`;

function indexModule(title: string, operations: readonly LocatedOperation[], rules: readonly string[]): string {
  const loaders = operations.map(({ operation: { operationId } }) => `  ${operationId}: () => import("./validators/${operationId}.ts"),\n`);
  const names = rules.map((rule) => JSON.stringify(rule)).join(" | ") || "never";
  return `/**
 * Validators of the requests of ${title}, for clients and servers alike.
 *
 * They check each operation's body and parameters, and name the error codes that the service documents.
 *
 * @packageDocumentation
 */
import type { Validators } from "@maksu/openapi-runtime/validation";

/** The rules beyond JSON Schema that the description names; \`../rules.ts\` implements each. */
export type RuleName = ${names};

/** The validators of each operation's body and parameters, loaded on first use. */
export const validators: Validators = {
${loaders.join("")}};
`;
}
