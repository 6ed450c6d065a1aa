import { askedParameters, type LocatedOperation, operationsOf } from "@maksu/openapi";
import { type DescribedApi, operationLink } from "./described-api.ts";
import { code, table } from "../markdown/markdown.ts";

/** Lists every operation of an API: its purpose, input and responses. */
export function operationsTable(api: DescribedApi): string {
  const rows = operationsOf(api.bundle).map((operation) => [
    operationLink(api, operation.operationId),
    code(`${operation.method} ${operation.path}`),
    operation.operation.summary,
    inputOf(operation),
    [...operation.responses.keys()].map(code).join(", "),
  ]);
  return table(["operation", "method and path", "what it does", "input", "responses"], rows);
}

/** Lists the caller's input; the signing layer fills in the rest. */
function inputOf(operation: LocatedOperation): string {
  const { content, bodyRequired } = operation;
  const named = askedParameters(operation).map(({ name, in: place, required }) => `${place} ${code(name)}${required ? "" : "?"}`);
  const types = Object.keys(content);
  return [...named, ...(types.length > 0 ? [`body${bodyRequired ? "" : "?"} (${types.join(", ")})`] : [])].join(", ");
}
