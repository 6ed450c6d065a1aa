import type { OperationTable } from "@maksu/openapi-runtime";
import type { ApiName } from "../ground/api-names.ts";
import { type OperationDescription, readOperations } from "./description.ts";

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
