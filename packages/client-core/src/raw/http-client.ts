/** openapi-fetch's client, whose `fetch` signs, and has the limits and errors of the methods. It neither validates nor repeats. */
import { isVerified, SigningError } from "@maksu/signing";
import createFetchClient, { type Client } from "openapi-fetch";
import type { ApiCalls } from "../api.ts";
import { beforeDeadline, type Deadline } from "../call/deadline.ts";
import { failureOf } from "../call/failure.ts";
import { writePath } from "../request/path-parameters.ts";
import { writeQuery } from "../request/query-parameters.ts";
import { JSON_UTF8 } from "../request/write-request.ts";
import { MAX_RESPONSE_BYTES, mediaTypeOf } from "../result/read-response.ts";
import { fetchFailure, readBytes } from "../transport/fetch-transport.ts";
import { keepDigits, nameOf } from "./keep-digits.ts";

const METHODS = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"] as const;

/** What of openapi-fetch's options is looked at here; the rest is handed on. */
interface RawInit {
  readonly params?: { readonly path?: Readonly<Record<string, unknown>> };
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** openapi-fetch without the types of one API. */
interface AnyClient extends Pick<Client<object>, "use" | "eject"> {
  request(method: string, path: string, init: object): Promise<{ readonly response: Response }>;
}

/**
 * Makes the openapi-fetch client. What calls are made of is loaded with the first one.
 *
 * A call rejects with ClientError for a path or query that can't be written, and with all that the methods reject with once it is sent; with
 * SigningError `option-unknown` for an option that the methods alone have.
 */
export function createHttpClient<Paths extends object>(baseUrl: string, load: () => Promise<ApiCalls>): Client<Paths> {
  // The methods below are openapi-fetch's, name by name.
  const http = createFetchClient({
    baseUrl,
    redirect: "manual",
    querySerializer: (query) => writeQuery("http", query).slice(1),
    pathSerializer: (template, values) => writePath("http", template, values),
  }) as unknown as AnyClient;
  const digits = keepDigits(load);
  http.use(digits.middleware);
  const request = async (method: string, path: string, init: RawInit = {}): Promise<unknown> => {
    requireOwnOptions(init);
    // openapi-fetch leaves placeholders standing where there are no values at all.
    writePath(`${method.toUpperCase()} ${path}`, path, init.params?.path);
    const send = async (given: Request): Promise<Response> => sendSigned(await load(), path, given, init.fetch);
    const result = await http.request(method, path, { ...init, fetch: send });
    return { ...result, response: digits.original(result.response) };
  };
  const methods = Object.fromEntries(METHODS.map((method) => [method, (path: string, init?: RawInit) => request(method, path, init)]));
  return { ...http, request, ...methods } as unknown as Client<Paths>;
}

/** A method's option would be ignored in silence. */
function requireOwnOptions(init: object): void {
  for (const name of ["timeout", "retries", "retryUnavailable", "validate"])
    if (name in init)
      throw new SigningError(
        "option-unknown",
        `${name}: an option of the methods; http has the client's timeout, takes a signal, and sends once`,
      );
}

/** Signs a request, sends it, and reads the response whole, before the deadline. */
async function sendSigned(api: ApiCalls, path: string, given: Request, fetchOfCall: RawInit["fetch"]): Promise<Response> {
  const operationId = nameOf(api.operations, given.method, path);
  return beforeDeadline({ operationId, timeout: api.timeout, signal: given.signal }, (deadline) =>
    deadline.race(exchange(api, operationId, given, fetchOfCall, deadline)),
  );
}

async function exchange(
  api: ApiCalls,
  operationId: string,
  given: Request,
  fetchOfCall: RawInit["fetch"],
  deadline: Deadline,
): Promise<Response> {
  const { fetch: own, signedFetch, maxResponseBytes = MAX_RESPONSE_BYTES } = api;
  const { signal } = deadline;
  const isOwn = (own ?? globalThis.fetch) !== globalThis.fetch;
  // The signal of a request that nobody holds is lost on Node 20: what sends gets the deadline's own.
  const send = signedFetch(async (url, init) => {
    const response = await (own ?? globalThis.fetch)(url, { ...init, signal });
    deadline.status = response.status;
    return response;
  });
  try {
    signal.throwIfAborted();
    // Middleware may have put another operation in its place.
    const sent = nameOf(api.operations, given.method, new URL(given.url).pathname);
    const response = await (fetchOfCall ?? send)(await written(api, sent, new Request(given, { signal })));
    // Signing has read it, and vouches for this very response.
    if (isVerified(response)) return response;
    const body = await readBytes(response, maxResponseBytes, signal);
    return await readable(api, sent, response, body);
  } catch (error) {
    throw failureOf(operationId, fetchFailure(error, { isOwn, url: given.url, status: deadline.status, signal }));
  }
}

/** JSON as the methods send it, or in the client's own format. */
async function written({ writeBody }: ApiCalls, operationId: string, request: Request): Promise<Request> {
  if (mediaTypeOf(request.headers) !== "application/json") return request;
  if (request.headers.get("content-type") === "application/json") request.headers.set("content-type", JSON_UTF8);
  const other = await writeBody?.(operationId, await request.clone().text());
  if (!other) return request;
  const { url, method, signal } = request;
  const headers = new Headers({ ...Object.fromEntries(request.headers), ...other.headers });
  return new Request(url, { method, headers, signal, redirect: "manual", body: other.body });
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
