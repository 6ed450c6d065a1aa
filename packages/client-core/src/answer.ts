import type { Additions } from "./additions.ts";
import { ClientError } from "./errors.ts";
import type { OperationEntry, RequestParts } from "@maksu/openapi-runtime";
import { InexactNumberError } from "@maksu/openapi-runtime/exact-json";
import { MAX_RESPONSE_BYTES, readText } from "./read-text.ts";
import type { AnyResult } from "./result.ts";

/** What differs between the APIs in reading an answer. */
export interface AnswerReading {
  /** Reads a JSON body. @defaultValue `JSON.parse` */
  readonly parseJson?: (text: string) => unknown;
  /** Whether the answer's signature was verified. @defaultValue none is */
  readonly isVerified?: (response: Response) => boolean;
  /** What results say beyond status, headers and body. */
  readonly additions?: Additions;
  /**
   * Most bytes of an answer's body that are read.
   * @defaultValue 10 MB
   */
  readonly maxResponseBytes?: number | undefined;
}

/** An answer, and what it is one to. */
export interface Answer {
  readonly operationId: string;
  readonly entry: OperationEntry;
  readonly response: Response;
  /** Where the request went. */
  readonly url: string;
  readonly request: RequestParts;
}

/**
 * Makes the result of an answer.
 *
 * @throws ClientError when status, headers or body are not what the description says: `redirected`, `unexpected-status`, `unexpected-content`,
 * `response-too-large`, `network-error`
 */
export async function readAnswer({ operationId, entry, response, url, request }: Answer, reading: AnswerReading): Promise<AnyResult> {
  const { status, headers } = response;
  const mediaTypes = entry.responses[status] ?? (status >= 400 ? entry.responses["default"] : undefined);
  if (!mediaTypes) {
    await discard(response);
    throw undocumented(operationId, status);
  }
  const missing = entry.requiredHeaders?.[status]?.find((name) => !headers.has(name));
  if (missing !== undefined) {
    await discard(response);
    throw unexpectedContent(operationId, response, `has no ${missing} header`);
  }
  const body = await readBody(operationId, response, mediaTypes, reading);
  const lacking = lackingField(body, entry.requiredFields?.[status] ?? []);
  if (lacking !== undefined) throw unexpectedContent(operationId, response, `has no ${lacking}, or one that is no text`);
  const requestId = headers.get("request-id") ?? undefined;
  const isVerified = reading.isVerified?.(response) ?? false;
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
  response: Response,
  mediaTypes: readonly string[],
  { parseJson = JSON.parse, maxResponseBytes = MAX_RESPONSE_BYTES }: AnswerReading,
): Promise<unknown> {
  if (mediaTypes.length === 0) {
    await refusePage(operationId, response, maxResponseBytes);
    return undefined;
  }
  const text = await readText(operationId, response, maxResponseBytes);
  if (text.trim() === "" && response.status >= 400) return undefined;
  checkMediaType(operationId, response, mediaTypes);
  const body = parse(operationId, response, parseJson, text);
  // No operation documents another JSON value, and errors are objects.
  const isObject = typeof body === "object" && body !== null;
  if (!isObject || (response.status >= 400 && Array.isArray(body)))
    throw unexpectedContent(operationId, response, "has no JSON object or list for a body");
  return body;
}

/** A success with a page for a body is one of a proxy's: the service has none there. A redirect may have a page that repeats where it leads. */
async function refusePage(operationId: string, response: Response, maxBytes: number): Promise<void> {
  const isPage = response.status < 300 && /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(response.headers.get("content-type") ?? "");
  if (!isPage) return discard(response);
  const text = await readText(operationId, response, maxBytes);
  if (text.trim() !== "") throw unexpectedContent(operationId, response, "is a page, where no body is documented");
}

function parse(operationId: string, response: Response, parseJson: (text: string) => unknown, text: string): unknown {
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

/** The first of the fields that is no text, or an empty one: an element that comes twice in XML is a list. */
const lackingField = (body: unknown, fields: readonly string[]): string | undefined => {
  const values: Readonly<Record<string, unknown>> = Object(body);
  return fields.find((field) => typeof values[field] !== "string" || values[field].trim() === "");
};

function checkMediaType(operationId: string, response: Response, mediaTypes: readonly string[]): void {
  const given = response.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (given !== "application/json" || !mediaTypes.includes(given))
    throw unexpectedContent(operationId, response, `is ${given || "of no media type"}, not ${mediaTypes.join(" or ")}`);
}

/** Statuses that send a client elsewhere. */
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

const undocumented = (operationId: string, status: number): ClientError =>
  REDIRECTS.has(status)
    ? new ClientError("redirected", operationId, `the answer has status ${status} and was not followed`, { status })
    : new ClientError("unexpected-status", operationId, `the answer has status ${status}, which is not documented for this operation`, {
        status,
      });

const unexpectedContent = (operationId: string, { status }: Response, what: string): ClientError =>
  new ClientError("unexpected-content", operationId, `the answer of status ${status} ${what}`, { status });

/** Frees the connection. */
async function discard({ body }: Response): Promise<void> {
  await body?.cancel().catch(() => {});
}
