import type { OperationEntry } from "@maksu/openapi-runtime";
import { type HeaderRecord, writeHeaders } from "./headers.ts";
import { writePath } from "./path-parameters.ts";
import { writeQuery } from "./query-parameters.ts";
import { notJson } from "./require-json.ts";
import { rejectRoundedIn } from "./rounded-number.ts";
import type { Snapshot } from "./snapshot.ts";

/** Documented for Payment API requests with a body; the others accept it. */
export const JSON_UTF8 = "application/json; charset=utf-8";

/** A request as it goes out, but for what signing adds. */
export interface WrittenRequest {
  readonly url: string;
  /** Path and query, as on the request line. */
  readonly target: string;
  readonly headers: HeaderRecord;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

/** A body in another format than JSON, and the headers that say so. */
export interface WrittenBody {
  readonly headers: HeaderRecord;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** How requests of a client are written. */
export interface RequestWriting {
  readonly baseUrl: string;
  /** Writes a body in another format than JSON; undefined for an operation whose body is JSON. @defaultValue JSON is sent */
  readonly writeBody?: ((operationId: string, body: unknown) => Promise<WrittenBody | undefined>) | undefined;
}

/**
 * Writes a request. Works without validation: every value reaches the operation's own path, or is rejected.
 *
 * @throws ClientError `path-parameter-invalid`, `query-parameter-invalid`, `header-invalid`, `body-invalid`
 */
export async function writeRequest(
  operationId: string,
  { path: template }: OperationEntry,
  { baseUrl, writeBody }: RequestWriting,
  { path, query, header, body, isPlain }: Snapshot,
): Promise<WrittenRequest> {
  const target = writePath(operationId, template, path) + writeQuery(operationId, query);
  const headers = writeHeaders(operationId, "header", header);
  if (!isPlain) rejectRoundedIn(operationId, body);
  const written = body === undefined ? undefined : ((writeBody && (await writeBody(operationId, body))) ?? asJson(operationId, body));
  return { url: baseUrl + target, target, headers: { ...headers, ...written?.headers }, body: written?.body };
}

function asJson(operationId: string, body: unknown): WrittenBody {
  try {
    return { headers: { "content-type": JSON_UTF8 }, body: UTF8.encode(JSON.stringify(body)) };
  } catch {
    throw notJson(operationId);
  }
}

const UTF8 = new TextEncoder();
