/** The operation table for run time, and a documented method per operation. */
import { callExample } from "./call-example.ts";
import { askedParameters, bodyContents, type LocatedOperation, operationsOf } from "./located-operations.ts";
import type { Document } from "./openapi.ts";
import { successFields } from "./success-fields.ts";
import { commentText, oneLine } from "./words.ts";

/** Makes `operations.ts` of a dereferenced document. */
export function operationsModule(document: Document): string {
  const operations = operationsOf(document);
  return `import type { Options, Result } from "@maksu/client-core";
import type { Input, OperationTable } from "@maksu/openapi-runtime";
import type { operations } from "./schema.ts";

/** The operations of ${document.info.title}, a method each. */
export interface Operations {
${operations.map(methodOf).join("\n")}
}

/** What client and signing layer need to know of each operation. */
export const operationTable: OperationTable<keyof Operations> = ${JSON.stringify(Object.fromEntries(operations.map(tableEntry)), null, 2)};
`;
}

/** Makes `operation-ids.ts`: a client's methods are there at once, all else that it knows of an operation is loaded with the first call. */
export function operationIdsModule(document: Document): string {
  const ids = operationsOf(document).map(({ operation }) => operation.operationId);
  return `import type { Operations } from "./operations.ts";

/** The operations of ${document.info.title}, in the description's order. */
export const operationIds: readonly (keyof Operations)[] = ${JSON.stringify(ids, null, 2)};
`;
}

/** The type of what a caller gives. */
export function inputType({ operation, repeated }: LocatedOperation): string {
  const type = `Input<operations["${operation.operationId}"]>`;
  return repeated.length > 0 ? `Omit<${type}, "body">` : type;
}

function methodOf(located: LocatedOperation): string {
  const { path, method, operation } = located;
  const answers = Object.entries(operation.responses).map(([status, { description }]) => `- \`${status}\`: ${oneLine(description)}`);
  const text = [
    operation.summary,
    operation.description?.trim(),
    `\`${method.toUpperCase()} ${path}\``,
    `Answers:\n${answers.join("\n")}`,
    `@example\n\`\`\`ts\n${callExample(located)}\n\`\`\``,
    operation.deprecated && "@deprecated",
  ];
  const input = `input${needsInput(located) ? "" : "?"}: ${inputType(located)}`;
  const result = `Promise<Result<operations["${operation.operationId}"]>>`;
  return `  /*${commentText(text.filter(Boolean).join("\n\n"), "  ")}*/\n  ${operation.operationId}(${input}, options?: Options): ${result};`;
}

const needsInput = (located: LocatedOperation): boolean =>
  located.operation.requestBody?.required === true || askedParameters(located).some(({ required }) => required);

function tableEntry(located: LocatedOperation): [operationId: string, entry: object] {
  const { path, method, operation, parameters, repeated } = located;
  return [
    operation.operationId,
    {
      method: method.toUpperCase(),
      path,
      signedHeaders: parameters.filter((parameter) => parameter["x-signing"]).map(({ name }) => name),
      requestMediaTypes: bodyContents(operation).map(([mediaType]) => mediaType),
      ...(repeated.length > 0 && { bodyFromPath: repeated }),
      responses: Object.fromEntries(
        Object.entries(operation.responses).map(([status, { content }]) => [status, Object.keys(content ?? {})]),
      ),
      ...requiredHeaders(operation),
      ...successFields(located),
    },
  ];
}

/** Headers that an answer must have, by status; nothing when no answer must have one. */
function requiredHeaders({ responses }: LocatedOperation["operation"]): { requiredHeaders?: Record<string, string[]> } {
  const required = Object.entries(responses).flatMap(([status, { headers = {} }]): [string, string[]][] => {
    const names = Object.keys(headers).filter((name) => headers[name]?.required);
    return names.length > 0 ? [[status, names]] : [];
  });
  return required.length > 0 ? { requiredHeaders: Object.fromEntries(required) } : {};
}
