/**
 * Validators of requests: Ajv's standalone code with the tables that turn its errors into violations, each part of a request written once.
 *
 * Made from the dereferenced description: through a `$ref` Ajv's schema path starts again at the target, and two fields that share a schema
 * could no longer be distinguished by their error codes.
 */
import { compile } from "./ajv.ts";
import { type Document, operationsOf } from "@maksu/openapi";
import { componentsInOthers, objectComponents } from "./validators/components.ts";
import { type DistinctPart, distinctParts } from "./validators/distinct-parts.ts";
import { componentModule, type GeneratedModule, partModule } from "./validators/validator-module.ts";

/**
 * Makes `validators.ts` and the files that it loads, from a dereferenced document: one for each request part, however many operations take it
 * (`Refund.body.ts`, `getPayment.parameters.ts`), and one for each object component inside of them (`Customer.ts`).
 */
export function validatorModules(document: Document): [name: string, content: string][] {
  const components = objectComponents(document);
  const operations = distinctParts(operationsOf(document), components);
  const parts = [...operations.values()].flat();
  const modules = new Map<string, string>();
  const add = (name: string, make: () => GeneratedModule): void => {
    const path = `validators/${name}.ts`;
    if (modules.has(path)) return;
    const { code, called } = compile(name, make);
    modules.set(path, code);
    for (const [component, schema] of called) add(component, () => componentModule(component, schema, components));
  };
  const inOthers = componentsInOthers(parts, components);
  for (const part of parts) add(part.file, () => partModule(part, components, inOthers));
  const rules = new Set(parts.flatMap(({ table }) => table.rules.map(({ rule }) => rule)));
  return [...modules, ["validators.ts", indexModule(document.info.title, operations, [...rules])]];
}

function indexModule(title: string, operations: ReadonlyMap<string, readonly DistinctPart[]>, rules: readonly string[]): string {
  const loaders = [...operations].map(([operationId, parts]) => `  ${operationId}: () => ${loader(parts)},\n`);
  const merges = loaders.some((line) => line.includes("mergeParts("));
  const names = rules.map((rule) => JSON.stringify(rule)).join(" | ") || "never";
  return `/**
 * Validators of the requests of ${title}, for clients and servers alike.
 *
 * They check each operation's body and parameters, and name the error codes that the service documents.
 *
 * @packageDocumentation
 */
import ${merges ? "{ mergeParts, type Validators }" : "type { Validators }"} from "@maksu/openapi-runtime/validation";

/** The rules beyond JSON Schema that the description names; \`../rules.ts\` implements each. */
export type RuleName = ${names};

/** The validators of each operation's body and parameters, loaded on first use. */
export const validators: Validators = {
${loaders.join("")}};
`;
}

function loader(parts: readonly DistinctPart[]): string {
  const imports = parts.map(({ file }) => `import("./validators/${file}.ts")`).join(", ");
  return parts.length === 1 ? imports : `mergeParts(${imports})`;
}
