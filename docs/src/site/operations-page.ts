import { askedParameters, type LocatedOperation, type JsonObject, operationsOf } from "@maksu/openapi";
import { code, table } from "./markdown.ts";

/** Every operation of an API: what it is for, what it takes, what it answers. */
export function operationsTable(bundle: JsonObject): string {
  const rows = operationsOf(bundle).map((operation) => [
    code(operation.operationId),
    code(`${operation.method} ${operation.path}`),
    operation.operation.summary,
    inputOf(operation),
    [...operation.responses.keys()].map(code).join(", "),
  ]);
  return table(["operation", "method and path", "what it does", "input", "answers"], rows);
}

/** What the caller gives; the signing layer fills in the rest. */
function inputOf(operation: LocatedOperation): string {
  const { content, bodyRequired } = operation;
  const named = askedParameters(operation).map(({ name, in: place, required }) => `${place} ${code(name)}${required ? "" : "?"}`);
  const types = Object.keys(content);
  return [...named, ...(types.length > 0 ? [`body${bodyRequired ? "" : "?"} (${types.join(", ")})`] : [])].join(", ");
}
