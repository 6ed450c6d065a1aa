/** The error catalogue: every documented code, from the named examples of the responses. */
import { type Document, type Example, operationsOf, type Response } from "./openapi.ts";

interface CataloguedError {
  status: number;
  meaning: string;
  workaround?: string;
  operations: string[];
}

export function errorsModule(document: Document): string {
  const catalogue: Record<string, CataloguedError> = {};
  for (const { operation } of operationsOf(document))
    for (const [status, response] of Object.entries(operation.responses))
      for (const [code, example] of codesOf(response)) {
        const known = catalogue[code];
        if (known && known.status !== Number(status))
          throw new Error(
            `${operation.operationId}: ${code} has status ${status} here and ${known.status} at ${known.operations.join(", ")}.`,
          );
        if (known) known.operations.push(operation.operationId);
        else catalogue[code] = { status: Number(status), ...textsOf(example), operations: [operation.operationId] };
      }
  const codes = Object.keys(catalogue).map((code) => `\n  | ${JSON.stringify(code)}`);
  const entries = Object.entries(catalogue).map(([code, entry]) => `  ${JSON.stringify(code)}: ${JSON.stringify(entry)},\n`);
  return `import type { ErrorCatalogue } from "@maksu/client-core";

/** An error code of this API. */
export type ErrorCode = ${codes.join("") || "never"};

/** Every error code that the API documents, with its HTTP status, its meaning, and the operations that answer it. */
export const errorCatalogue: ErrorCatalogue<ErrorCode> = Object.freeze({
${entries.join("")}});
`;
}

/** The examples of a response that are error codes: their name is the code in their own value. */
export function codesOf(response: Response): [code: string, example: Example][] {
  const [mediaType] = Object.values(response.content ?? {});
  return Object.entries(mediaType?.examples ?? {}).filter(([name, { value }]) => codeIn(value) === name);
}

/** Where the two APIs that have codes put them. */
const codeIn = (value: unknown): unknown => recordAt(value, "error")?.["title"] ?? recordOf(value)?.["errorCode"];

function textsOf({ description = "", value }: Example): { meaning: string; workaround?: string } {
  const workaround = recordAt(value, "error")?.["workaround"];
  return { meaning: description.trim(), ...(typeof workaround === "string" && { workaround }) };
}

const recordOf = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;

const recordAt = (value: unknown, key: string): Record<string, unknown> | undefined => recordOf(recordOf(value)?.[key]);
