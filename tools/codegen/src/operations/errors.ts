/** The error catalogue: every documented code, from the named examples of the responses. */
import { errorCodePath } from "./error-code-path.ts";
import { type Document, type Example, operationsOf, type Response } from "@maksu/openapi";
import { oneLine } from "../ground/words.ts";

interface CataloguedError {
  status: number;
  meaning: string;
  workaround?: string;
  operations: string[];
}

/**
 * Makes `errors.ts` of a dereferenced document.
 *
 * @throws Error when a code has two statuses, or none
 */
export function errorsModule(document: Document): string {
  const catalogue: Record<string, CataloguedError> = {};
  for (const { operation } of operationsOf(document))
    for (const [status, response] of Object.entries(operation.responses))
      for (const [code, example] of codesOf(response)) {
        const known = catalogue[code];
        if (!/^\d+$/.test(status))
          throw new Error(`${operation.operationId}: ${code} is in a response of ${status}, which is not a status.`);
        if (known && known.status !== Number(status))
          throw new Error(
            `${operation.operationId}: ${code} has status ${status} here and ${known.status} at ${known.operations.join(", ")}.`,
          );
        if (known) known.operations.push(operation.operationId);
        else catalogue[code] = { status: Number(status), ...textsOf(example), operations: [operation.operationId] };
      }
  const codes = Object.keys(catalogue).map((code) => `\n  | ${JSON.stringify(code)}`);
  const entries = Object.entries(catalogue).map(([code, entry]) => `  ${JSON.stringify(code)}: ${JSON.stringify(entry)},\n`);
  return `import type { ErrorCatalogue } from "@maksu/openapi-runtime";

/** An error code of ${document.info.title}. */
export type ErrorCode = ${codes.join("") || "never"};

/** Every error code that ${document.info.title} documents, with its HTTP status, its meaning, and the operations that return it. */
export const errorCatalogue: ErrorCatalogue<ErrorCode> = Object.freeze({
${entries.join("")}});
`;
}

/** The examples of a response that are error codes: their name is the code in their own value. */
function codesOf(response: Response): [code: string, example: Example][] {
  const [content] = Object.values(response.content ?? {});
  const path = errorCodePath(content?.schema);
  return Object.entries(content?.examples ?? {}).filter(([name, { value }]) => path && path.reduce<unknown>(fieldOf, value) === name);
}

function textsOf({ description = "", value }: Example): { meaning: string; workaround?: string } {
  const workaround = fieldOf(fieldOf(value, "error"), "workaround");
  return { meaning: oneLine(description), ...(typeof workaround === "string" && { workaround }) };
}

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
