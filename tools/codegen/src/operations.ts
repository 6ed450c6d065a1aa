/** The operation table for run time, and a documented method per operation. */
import { type Document, type LocatedOperation, operationsOf, type Response } from "./openapi.ts";
import { commentLines } from "./words.ts";

export function operationsModule(document: Document): string {
  const operations = operationsOf(document);
  return `import type { Input, OperationTable, Options, Result } from "@maksu/client-core";
import type { operations } from "./schema.ts";

/** The operations of ${document.info.title}, a method each. */
export interface Operations {
${operations.map(methodOf).join("\n")}
}

/** What client and signing layer need to know of each operation. */
export const operationTable: OperationTable<keyof Operations> = ${JSON.stringify(Object.fromEntries(operations.map(tableEntry)), null, 2)};
`;
}

function methodOf({ path, method, operation, parameters }: LocatedOperation): string {
  const answers = Object.entries(operation.responses).map(([status, { description }]) => `- \`${status}\`: ${description.trim().replaceAll(/\s+/g, " ")}`);
  const text = [operation.summary, operation.description?.trim(), `\`${method.toUpperCase()} ${path}\``, `Answers:\n${answers.join("\n")}`, operation.deprecated && "@deprecated"];
  const type = `operations["${operation.operationId}"]`;
  const input = repeatedInBody({ path, method, operation, parameters }).length > 0 ? `Omit<Input<${type}>, "body">` : `Input<${type}>`;
  const optional = needsInput({ path, method, operation, parameters }) ? "" : "?";
  return `  /**\n${commentLines(text.filter(Boolean).join("\n\n"), "  ")}\n   */\n  ${operation.operationId}(input${optional}: ${input}, options?: Options): Promise<Result<${type}>>;`;
}

const needsInput = ({ operation, parameters }: LocatedOperation): boolean =>
  operation.requestBody?.required === true || parameters.some((parameter) => parameter.required && !parameter["x-signing"]);

function tableEntry(located: LocatedOperation): [operationId: string, entry: object] {
  const { path, method, operation, parameters } = located;
  const repeated = repeatedInBody(located);
  return [
    operation.operationId,
    {
      method: method.toUpperCase(),
      path,
      signedHeaders: parameters.filter((parameter) => parameter["x-signing"]).map(({ name }) => name),
      requestMediaTypes: Object.keys(operation.requestBody?.content ?? {}),
      ...(repeated.length > 0 && { bodyFromPath: repeated }),
      responses: Object.fromEntries(Object.entries(operation.responses).map(([status, response]) => [status, mediaTypesOf(response)])),
    },
  ];
}

const mediaTypesOf = ({ content }: Response): string[] => Object.keys(content ?? {});

/** The body's fields when every one of them repeats a path parameter: the caller gives the value once. */
function repeatedInBody({ operation, parameters }: LocatedOperation): string[] {
  const [content] = Object.values(operation.requestBody?.content ?? {});
  const fields = Object.keys(content?.schema?.properties ?? {});
  const inPath = parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
  return fields.every((field) => inPath.includes(field)) ? fields : [];
}
