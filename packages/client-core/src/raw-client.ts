import createFetchClient, { type Middleware } from "openapi-fetch";
import type { AnswerReading } from "./answer.ts";
import { beforeDeadline } from "./deadline.ts";
import type { OperationTable, RequestParts } from "@maksu/openapi-runtime";
import { writePath } from "./path-parameters.ts";
import { writeQuery } from "./query-parameters.ts";
import { keepDigits } from "./raw-digits.ts";
import { MAX_RESPONSE_BYTES, readText } from "./read-text.ts";
import { type Send, sending } from "./send.ts";
import { JSON_UTF8 } from "./write-request.ts";

/** What raw calls share with the typed methods. */
export interface RawClientOptions extends AnswerReading {
  readonly baseUrl: string;
  readonly operations: OperationTable;
  readonly timeout: number;
  readonly fetch: Send;
  readonly middleware?: Middleware;
}

/** What of openapi-fetch's options is looked at here; the rest is handed on. */
export interface RawInit {
  readonly signal?: AbortSignal | null;
  readonly fetch?: Send;
  readonly middleware?: readonly Middleware[];
  readonly params?: Omit<RequestParts, "body">;
  readonly body?: unknown;
  readonly bodySerializer?: unknown;
}

/** openapi-fetch without the types of one API. */
interface AnyClient {
  request(method: string, path: string, init: object): Promise<{ readonly response: Response }>;
}

/** Calls through openapi-fetch, before the deadline. */
export async function rawRequest(options: RawClientOptions, method: string, path: string, init: RawInit): Promise<unknown> {
  const { baseUrl, operations, timeout, middleware } = options;
  const operationId = nameOf(operations, method.toUpperCase(), path);
  const http: unknown = createFetchClient({
    baseUrl,
    redirect: "manual",
    querySerializer: (query) => writeQuery(operationId, query).slice(1),
    pathSerializer: (template, values) => writePath(operationId, template, values),
  });
  const digits = keepDigits(operationId, options.parseJson);
  return beforeDeadline({ operationId, timeout, signal: init.signal ?? undefined }, async (deadline) => {
    const { signal, bind } = deadline;
    const send = sending(operationId, init.fetch ?? options.fetch, ({ status }) => {
      deadline.status = status;
    });
    const fetch = async (request: Request): Promise<Response> => whole(operationId, await send(bind(request)), options);
    const result = await (http as AnyClient).request(method, path, {
      ...init,
      signal,
      middleware: [digits.middleware, ...(middleware ? [middleware] : []), ...(init.middleware ?? []), likeTyped(operationId)],
      fetch,
    });
    return { ...result, response: digits.original(result.response) };
  });
}

/** The operation's name, or as much as is known of it. */
function nameOf(operations: OperationTable, method: string, path: string): string {
  const [found] = Object.entries(operations).find(([, entry]) => entry.method === method && entry.path === path) ?? [];
  return found ?? `${method} ${path}`;
}

/** What the typed methods do besides: openapi-fetch leaves placeholders standing when there are no values at all, and says no charset. */
const likeTyped = (operationId: string): Middleware => ({
  onRequest({ request: { headers }, schemaPath, params }) {
    writePath(operationId, schemaPath, params.path);
    if (headers.get("content-type") === "application/json") headers.set("content-type", JSON_UTF8);
  },
});

/**
 * Reads the answer whole, within limits. One that signing may vouch for is handed on as it is: it was read whole before, and a copy would lose the
 * voucher.
 */
async function whole(
  operationId: string,
  response: Response,
  { isVerified, maxResponseBytes = MAX_RESPONSE_BYTES }: AnswerReading,
): Promise<Response> {
  if (isVerified) return response;
  const text = await readText(operationId, response, maxResponseBytes);
  return new Response(text === "" ? null : text, response);
}
