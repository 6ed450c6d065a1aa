import { ClientError } from "./errors.ts";
import { writeHeaders } from "./headers.ts";
import type { OperationEntry } from "./operation-table.ts";
import { writePath } from "./path-parameters.ts";
import { writeQuery } from "./query-parameters.ts";
import type { RequestParts } from "./validate-request.ts";

/** Documented for Payment API requests with a body; the others accept it. */
export const JSON_UTF8 = "application/json; charset=utf-8";

/** A request as it goes out, but for what signing adds. */
export interface WrittenRequest extends RequestInit {
  readonly url: string;
}

/**
 * Writes a request. It may be one that validation was told to let pass: whatever stands in it reaches the operation's own path, or is refused.
 *
 * @throws ClientError `path-parameter-invalid`, `query-parameter-invalid`, `header-invalid`, `body-invalid`
 */
export function writeRequest(
  operationId: string,
  { method, path: template }: OperationEntry,
  baseUrl: string,
  { path, query, header, body }: RequestParts,
): WrittenRequest {
  const url = baseUrl + writePath(operationId, template, path) + writeQuery(operationId, query);
  const headers = writeHeaders(operationId, header);
  const written = writeJson(operationId, body);
  if (written !== undefined && !headers.has("content-type")) headers.set("content-type", JSON_UTF8);
  return { url, method, headers, redirect: "manual", ...(written !== undefined && { body: written }) };
}

function writeJson(operationId: string, body: unknown): string | undefined {
  if (body === undefined) return undefined;
  let written: unknown;
  try {
    written = JSON.stringify(body);
  } catch {
    // The engine's own error names keys and constructors of the caller's.
  }
  if (typeof written === "string") return written;
  throw new ClientError("body-invalid", operationId, "body can't be written as JSON: it has a BigInt, is a function, or contains itself");
}
