/** One call through openapi-fetch, before the deadline. Loaded with the first one. */
import type { OperationTable, RequestParts } from "@maksu/openapi-runtime";
import { isVerified, MAX_RESPONSE_BYTES, type PlainFetch } from "@maksu/signing";
import { kindOf, SigningError } from "@maksu/signing/options";
import createFetchClient, { type Middleware } from "openapi-fetch";
import type { ApiCalls } from "../api.ts";
import { beforeDeadline, type Deadline } from "../call/deadline.ts";
import { failureOf } from "../call/failure.ts";
import { ClientError } from "../errors.ts";
import { writePath } from "../request/path-parameters.ts";
import { writeQuery } from "../request/query-parameters.ts";
import { JSON_UTF8 } from "../request/write-request.ts";
import { mediaTypeOf } from "../result/read-response.ts";
import { fetchFailure, readBytes } from "../transport/fetch-transport.ts";
import { transportFailure } from "../transport/network-failure.ts";
import { keepDigits } from "./keep-digits.ts";

/** The options of openapi-fetch that are read here; the others are passed on. */
export interface RawInit {
  readonly headers?: unknown;
  readonly params?: Omit<RequestParts, "body">;
  readonly body?: unknown;
  readonly bodySerializer?: unknown;
  readonly middleware?: readonly Middleware[];
  readonly fetch?: (request: Request) => Promise<Response>;
  readonly pathSerializer?: (template: string, values: object) => unknown;
}

/** openapi-fetch without the types of one API. */
interface AnyClient {
  request(method: string, path: string, init: object): Promise<{ readonly response: Response }>;
}

/** Calls through openapi-fetch, whose `fetch` signs. */
export async function rawRequest(api: ApiCalls, method: string, path: string, given: RawInit): Promise<unknown> {
  requireOwnOptions(given);
  const init = withWritableHeaders(given);
  requireTarget(method, path);
  const operationId = nameOf(api.operations, method.toUpperCase(), path);
  const http: unknown = createFetchClient({
    baseUrl: api.baseUrl,
    redirect: "manual",
    headers: { "user-agent": api.userAgent },
    querySerializer: (query) => writeQuery(operationId, query).slice(1),
    pathSerializer: (template, values) => writePath(operationId, template, values),
  });
  // openapi-fetch leaves placeholders standing where there are no values at all.
  writePath(operationId, path, init.params?.path);
  const { pathSerializer } = init;
  const digits = keepDigits(operationId, api.parseJson);
  const send = (request: Request): Promise<Response> => sendSigned(api, operationId, request, init.fetch);
  const middleware = [digits.middleware, ...(init.middleware ?? [])];
  const result = await (http as AnyClient).request(method, path, {
    ...init,
    ...(pathSerializer && { pathSerializer: (template: string, values: object) => ownPath(pathSerializer(template, values)) }),
    middleware,
    fetch: send,
  });
  return { ...result, response: digits.original(result.response) };
}

/** Rejects headers that are not Headers, pairs or an object, and options of the methods, which would be ignored silently. */
function requireOwnOptions(init: RawInit): void {
  const { headers } = init;
  if (headers !== undefined && (typeof headers !== "object" || headers === null))
    throw new SigningError("option-invalid", `headers: must be Headers, pairs, or an object of names and values, not ${kindOf(headers)}`);
  if ("baseUrl" in init) throw new SigningError("option-unknown", "baseUrl: an option of the client; http calls no other service");
  for (const name of ["timeout", "retries", "retryUnavailable", "validate"])
    if (name in init)
      throw new SigningError(
        "option-unknown",
        `${name}: an option of the methods; http has the client's timeout, takes a signal, and sends once`,
      );
}

/** @throws ClientError `header-invalid` */
function withWritableHeaders(init: RawInit): RawInit {
  const { headers, params } = init;
  if (params?.header) requireWritable("params.header", params.header);
  if (typeof headers !== "object" || headers === null) return init;
  if (Symbol.iterator in headers) return { ...init, headers: orInvalid("headers", () => new Headers(headers as Headers)) };
  requireWritable("headers", headers);
  return init;
}

/** As openapi-fetch writes them: null and undefined remove a header, a list adds one for each. */
function requireWritable(place: string, given: object): void {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given))
    for (const each of [value].flat() as unknown[])
      if (each !== null && each !== undefined) orInvalid(place, () => headers.append(name, each as string));
}

/** @throws ClientError `header-invalid`. The platform's own error quotes name and value, which may be a secret */
function orInvalid<Result>(place: string, write: () => Result): Result {
  try {
    return write();
  } catch {
    const what = `${place}: names may have only RFC 9110 token characters, and values no line break, null or character beyond Latin-1`;
    throw new ClientError("header-invalid", "http", what);
  }
}

/** @throws ClientError `path-parameter-invalid`. It quotes nothing: a wrong path may be a URL with a password */
function requireTarget(method: unknown, path: unknown): void {
  if (typeof method !== "string" || !/^[a-z]+$/i.test(method)) throw invalidTarget("the method must be the name of an HTTP method");
  ownPath(path);
}

/**
 * Returns a path that stays below the base URL, whose end it is joined to. Without its slash, the path would be part of the host (`.example`) or of its
 * user info (`@host`).
 */
function ownPath(path: unknown): string {
  if (typeof path === "string" && OWN_PATH.test(path) && !DOT_SEGMENT.test(path)) return path;
  throw invalidTarget('the path must start with one "/", and have no "\\", "#", white space, control character, "." or ".." segment');
}

const OWN_PATH = /^\/(?!\/)[^\\#\p{Cc}\p{White_Space}\p{Surrogate}]*$/u;
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:[/?]|$)/i;

const invalidTarget = (what: string): ClientError => new ClientError("path-parameter-invalid", "http", what);

/** Signs a request, sends it, and reads the response whole, before the deadline. */
async function sendSigned(api: ApiCalls, operationId: string, given: Request, fetchOfCall: RawInit["fetch"]): Promise<Response> {
  return beforeDeadline({ operationId, timeout: api.timeout, signal: given.signal }, (deadline) =>
    deadline.race(signAndSend(api, operationId, given, fetchOfCall, deadline)),
  );
}

async function signAndSend(
  api: ApiCalls,
  operationId: string,
  given: Request,
  fetchOfCall: RawInit["fetch"],
  deadline: Deadline,
): Promise<Response> {
  const { signedFetch, maxResponseBytes = MAX_RESPONSE_BYTES } = api;
  const { signal } = deadline;
  // openapi-fetch gives the `fetch` of a call a Request. It sends what was signed, as the client's own does.
  const own: PlainFetch = fetchOfCall ? async (url, init) => fetchOfCall(new Request(url, init)) : (api.fetch ?? globalThis.fetch);
  const fail = (error: unknown): never => {
    throw transportFailure(fetchFailure(error, { isOwn: own !== globalThis.fetch, url: given.url, status: deadline.status, signal }));
  };
  // The signal of a request that nobody holds is lost on Node 20: what sends gets the deadline's own.
  const send = signedFetch(async (url, init) => {
    // A call that has ended meanwhile must not reach the service.
    deadline.check();
    try {
      const response = await own(url, { ...init, signal });
      deadline.status = response.status;
      return response;
    } catch (error) {
      return fail(error);
    }
  });
  try {
    // Middleware may have put another operation in its place.
    const sent = nameOf(api.operations, given.method, new URL(given.url).pathname);
    const signing = send(await written(api, sent, new Request(given, { signal })));
    // Once there is a response, signing reads it.
    const response = await signing.catch((error: unknown) => (deadline.status === undefined ? Promise.reject(error) : fail(error)));
    // Signing has read it, and has verified this same response.
    if (isVerified(response)) return response;
    const body = await readBytes(response, maxResponseBytes, signal).catch(fail);
    return await readable(api, sent, response, body);
  } catch (error) {
    throw failureOf(operationId, error);
  }
}

/** JSON as the methods send it, or in the client's own format. */
async function written({ writeBody, parseJson = JSON.parse }: ApiCalls, operationId: string, request: Request): Promise<Request> {
  if (mediaTypeOf(request.headers) !== "application/json") return request;
  if (request.headers.get("content-type") === "application/json") request.headers.set("content-type", JSON_UTF8);
  if (!writeBody) return request;
  const other = await writeBody(operationId, parsed(operationId, await request.clone().text(), parseJson));
  if (!other) return request;
  const { url, method, signal } = request;
  const headers = new Headers({ ...Object.fromEntries(request.headers), ...other.headers });
  return new Request(url, { method, headers, signal, redirect: "manual", body: other.body });
}

/** A body that is written again. The parser's own error quotes it. */
function parsed(operationId: string, text: string, parseJson: (text: string) => unknown): unknown {
  try {
    return parseJson(text);
  } catch {
    const what = "body must be JSON, without a duplicate name or a number that JavaScript would round";
    throw new ClientError("body-invalid", operationId, what);
  }
}

/** The response over the bytes that were read, in JSON where it came in another format. */
async function readable({ readBody }: ApiCalls, operationId: string, response: Response, body: Uint8Array): Promise<Response> {
  const { status, headers } = response;
  if (body.length === 0) return new Response(null, response);
  const other = await readBody?.(operationId, mediaTypeOf(headers), { status, headers, body });
  if (!other) return new Response(new Uint8Array(body), response);
  const json = new Response(JSON.stringify(other.value), response);
  json.headers.set("content-type", "application/json");
  json.headers.delete("content-length");
  return json;
}

/** The operation's name, or as much as is known of it. */
function nameOf(operations: OperationTable, method: string, path: string): string {
  const [found] = Object.entries(operations).find(([, entry]) => entry.method === method && entry.path === path) ?? [];
  return found ?? `${method} ${path}`;
}
