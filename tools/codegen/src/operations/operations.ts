/** The operation table for run time. */
import { compact } from "../ground/compact.ts";
import { type Document, type LocatedOperation, operationsOf } from "@maksu/openapi";
import { errorCodePath } from "./error-code-path.ts";
import { repeatedFields } from "./repeated-fields.ts";
import { successFields } from "./success-fields.ts";

/** Makes `operations.ts` of a dereferenced document. */
export function operationsModule(document: Document): string {
  const table = Object.fromEntries(operationsOf(document).map(tableEntry));
  return `import type { OperationTable } from "@maksu/openapi-runtime";
import type { OperationId } from "./operation-ids.ts";

/** What clients and servers need to know of each operation. */
export const operationTable: OperationTable<OperationId> = ${compact(table)};
`;
}

/** Makes `operation-ids.ts`: a client's methods are there at once, all else that it knows of an operation is loaded with the first call. */
export function operationIdsModule(document: Document): string {
  const ids = operationsOf(document).map(({ operation }) => JSON.stringify(operation.operationId));
  return `/**
 * The names of the operations of ${document.info.title}, alone.
 *
 * @packageDocumentation
 */

/** An operation of ${document.info.title}. */
export type OperationId =
${ids.map((id) => `  | ${id}`).join("\n")};

/** The operations of ${document.info.title}, in the description's order. */
export const operationIds: readonly OperationId[] = [
${ids.map((id) => `  ${id},\n`).join("")}];
`;
}

function tableEntry(located: LocatedOperation): [operationId: string, entry: object] {
  const { path, method, operation, parameters, content } = located;
  const repeated = repeatedFields(located);
  return [
    operation.operationId,
    {
      method,
      path,
      signedHeaders: parameters.filter((parameter) => parameter["x-signing"]).map(({ name }) => name),
      requestMediaTypes: Object.keys(content),
      ...(repeated.length > 0 && { bodyFromPath: repeated }),
      responses: Object.fromEntries(
        Object.entries(operation.responses).map(([status, response]) => [status, Object.keys(response.content ?? {})]),
      ),
      ...requiredHeaders(operation),
      ...successFields(located),
      ...errorCode(operation),
    },
  ];
}

/** Headers that a response must have, by status; nothing when none must have one. */
function requiredHeaders({ responses }: LocatedOperation["operation"]): { requiredHeaders?: Record<string, string[]> } {
  const required = Object.entries(responses).flatMap(([status, { headers = {} }]): [string, string[]][] => {
    const names = Object.keys(headers).filter((name) => headers[name]?.required);
    return names.length > 0 ? [[status, names]] : [];
  });
  return required.length > 0 ? { requiredHeaders: Object.fromEntries(required) } : {};
}

/** Where every error of an operation has its code; nothing when one of its bodies has none. */
function errorCode({ responses }: LocatedOperation["operation"]): { errorCode?: readonly string[] } {
  const bodies = Object.entries(responses).flatMap(([status, { content = {} }]) => (/^[123]/.test(status) ? [] : Object.values(content)));
  const [path, ...others] = bodies.map(({ schema }) => errorCodePath(schema));
  return path && others.every((other) => other?.join() === path.join()) ? { errorCode: path } : {};
}
