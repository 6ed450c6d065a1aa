import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { ApiName } from "./api-names.ts";
import { readOperations, type OperationDescription } from "./description.ts";
import type { OperationTable } from "@maksu/openapi-runtime";

/** The bundled description of an API, as it was installed: an object of its own each time, since Prism follows references in place. */
export const descriptionOf = (api: ApiName): object =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`@maksu/${api}-spec/openapi.json`), "utf8")) as object;

/**
 * The operations of a description.
 *
 * @throws Error when it is not a description of this API
 */
export function requireOperations(api: ApiName, document: object, table: OperationTable): ReadonlyMap<string, OperationDescription> {
  let operations: ReadonlyMap<string, OperationDescription>;
  try {
    operations = readOperations(document);
  } catch (error) {
    throw new Error(`The description of the ${api} API can't be read: it is not a bundled OpenAPI document.`, { cause: error });
  }
  const missing = Object.keys(table).filter((operationId) => !operations.has(operationId));
  if (missing.length > 0) throw new Error(`The description of the ${api} API has no ${missing.join(", ")}.`);
  return operations;
}
