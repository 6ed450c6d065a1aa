import type { Additions } from "./additions.ts";
import { ClientError } from "../errors.ts";
import type { OperationEntry, RequestParts } from "@maksu/openapi-runtime";
import { InexactNumberError } from "@maksu/openapi-runtime/exact-json";
import type { WireResponse } from "../transport/transport.ts";
import type { AnyResult } from "./result.ts";

/** How reading a response differs between the APIs. */
export interface ResponseReading {
  /** Reads a JSON body. @defaultValue `JSON.parse` */
  readonly parseJson?: (text: string) => unknown;
  /** Reads a body in another format than JSON; undefined for one that it does not know. Throws ClientError `unexpected-content`. */
  readonly readBody?:
    | ((operationId: string, mediaType: string, response: WireResponse) => Promise<{ readonly value: unknown } | undefined>)
    | undefined;
  /** Fields to add to results. */
  readonly additions?: Additions;
}

/** A response that was read whole, and its request. */
export interface Exchanged {
  readonly operationId: string;
  readonly entry: OperationEntry;
  readonly response: WireResponse;
  /** Whether its signature was verified. */
  readonly isVerified: boolean;
  /** Where the request went. */
  readonly url: string;
  readonly request: RequestParts;
}

/**
 * Creates the result of a response.
 *
 * @throws ClientError when status, headers or body are not what the description says: `redirected`, `unexpected-status`, `unexpected-content`
 */
export async function readResponse(
  { operationId, entry, response, isVerified, url, request }: Exchanged,
  reading: ResponseReading,
): Promise<AnyResult> {
  const { status, headers } = response;
  const mediaTypes = entry.responses[status] ?? (status >= 400 ? entry.responses["default"] : undefined);
  if (!mediaTypes) throw undocumented(operationId, status);
  const missing = entry.requiredHeaders?.[status]?.find((name) => !headers.has(name));
  if (missing !== undefined) throw unexpectedContent(operationId, response, `has no ${missing} header`);
  const body = await readBody(operationId, response, mediaTypes, reading);
  const lacking = lackingField(body, entry.requiredFields?.[status] ?? []);
  if (lacking !== undefined) throw unexpectedContent(operationId, response, `has no ${lacking}, or one that is not a string`);
  if (status >= 400 && body !== undefined && entry.errorCode && typeof valueAt(body, entry.errorCode) !== "string")
    throw unexpectedContent(operationId, response, `has no ${entry.errorCode.join(".")}, as this API's errors do`);
  const requestId = headers.get("request-id") ?? undefined;
  const outcome = status < 400 ? { ok: true, data: body } : { ok: false, error: body };
  const result = { operationId, status, headers, verified: isVerified, ...(requestId !== undefined && { requestId }), ...outcome };
  const add = reading.additions?.[operationId]?.[status];
  if (!add) return result;
  if (mediaTypes.length > 0 && body === undefined) throw unexpectedContent(operationId, response, "has no body");
  return { ...result, ...(await add({ operationId, status, headers, url, request, body })) };
}

/** @returns undefined where no body is documented, and for the empty body of an error: its status says what went wrong */
async function readBody(
  operationId: string,
  response: WireResponse,
  mediaTypes: readonly string[],
  { parseJson = JSON.parse, readBody: readOther }: ResponseReading,
): Promise<unknown> {
  const mediaType = mediaTypeOf(response.headers);
  const text = UTF8.decode(response.body);
  const isEmpty = text.trim() === "";
  if (mediaTypes.length === 0) {
    // A success with a page for a body is one of a proxy's: the service has none there. A redirect may have a page that repeats where it leads.
    const isPage = response.status < 300 && (mediaType === "text/html" || mediaType === "application/xhtml+xml");
    if (isPage && !isEmpty) throw unexpectedContent(operationId, response, "is a page, where no body is documented");
    return undefined;
  }
  const other = readOther && response.body.length > 0 ? await readOther(operationId, mediaType, response) : undefined;
  if (!other && isEmpty && response.status >= 400) return undefined;
  if (!other && (mediaType !== "application/json" || !mediaTypes.includes(mediaType)))
    throw unexpectedContent(operationId, response, `is ${mediaType || "without a media type"}, not ${mediaTypes.join(" or ")}`);
  const body = other ? other.value : parse(operationId, response, parseJson, text);
  // No operation documents another JSON value, and errors are objects.
  const isObject = typeof body === "object" && body !== null;
  if (!isObject || (response.status >= 400 && Array.isArray(body)))
    throw unexpectedContent(operationId, response, "has no JSON object or list for a body");
  return body;
}

const UTF8 = new TextDecoder();

/** In lower case, without its parameters; empty when the headers say none. */
export const mediaTypeOf = (headers: Headers): string => headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";

function parse(operationId: string, response: WireResponse, parseJson: (text: string) => unknown, text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    // The parser's own error quotes the body.
    const what =
      error instanceof InexactNumberError
        ? "has a number that JavaScript can't keep every digit of"
        : "has a body that is not JSON, or has a name twice";
    throw unexpectedContent(operationId, response, text === "" ? "has no body" : what);
  }
}

/** Returns the first field that is not a non-empty string: a repeated element in XML is a list. */
const lackingField = (body: unknown, fields: readonly string[]): string | undefined => {
  const values: Readonly<Record<string, unknown>> = Object(body);
  return fields.find((field) => typeof values[field] !== "string" || values[field].trim() === "");
};

const valueAt = (body: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((value, key) => (Object(value) as Readonly<Record<string, unknown>>)[key], body);

/** Statuses of redirects. */
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

const undocumented = (operationId: string, status: number): ClientError =>
  REDIRECTS.has(status)
    ? new ClientError("redirected", operationId, `the response has status ${status}, a redirect, and was not followed`, { status })
    : new ClientError(
        "unexpected-status",
        operationId,
        `the response has status ${status}, which is not documented for this operation${hint(status)}`,
        { status },
      );

const unexpectedContent = (operationId: string, { status }: WireResponse, what: string): ClientError =>
  new ClientError("unexpected-content", operationId, `the response with status ${status} ${what}${hint(status)}`, { status });

/** Statuses of another server for an unknown path or unknown credentials. */
const hint = (status: number): string => (ELSEWHERE.has(status) ? "; check baseUrl" : "");

const ELSEWHERE: ReadonlySet<number> = new Set([401, 403, 404, 405]);
