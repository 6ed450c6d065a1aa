import createFetchClient, { type Client, type Middleware } from "openapi-fetch";
import { type AnswerReading, readAnswer } from "./answer.ts";
import { checkBaseUrl } from "./base-url.ts";
import { beforeDeadline } from "./deadline.ts";
import { networkError } from "./network-error.ts";
import type { OperationEntry, OperationTable } from "./operation-table.ts";
import { checkPathParameters } from "./path-parameters.ts";
import { type RequestParts, validateRequest } from "./validate-request.ts";
import type { Validators } from "./validation/validator.ts";

/** What every call takes beside its input. */
export interface Options {
  /** Ends the call when it is aborted, with a `ClientError` of code `aborted` whose `cause` is the signal's reason. */
  readonly signal?: AbortSignal;
  /** Milliseconds until the call is given up, from sending to the last byte of the answer. @defaultValue the client's */
  readonly timeout?: number;
}

/** What `createApiClient` needs from a client of one API. */
export interface ApiClientOptions extends AnswerReading {
  /** Scheme and host of the service, and nothing after it. */
  readonly baseUrl: string;
  readonly operations: OperationTable;
  readonly validators: Validators;
  /** Signs and sends. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Tells `fetch` which operation a request is. */
  readonly middleware?: Middleware;
  /** Check requests against their description before sending. @defaultValue true */
  readonly validate?: boolean;
  /** Milliseconds until a call is given up, from sending to the last byte of the answer. @defaultValue 30000 */
  readonly timeout?: number;
}

/**
 * Makes the methods of an API over openapi-fetch.
 *
 * @typeParam Operations the generated interface with a method per operationId
 * @typeParam Paths openapi-typescript's `paths`
 * @throws SigningError `url-invalid` when `baseUrl` is not scheme and host, `insecure-url` when it is http to a host that is not loopback
 */
export function createApiClient<Operations extends object, Paths extends object>(
  options: ApiClientOptions,
): Operations & { readonly http: Client<Paths> } {
  const http = createFetchClient<Paths>({
    baseUrl: checkBaseUrl(options.baseUrl),
    fetch: options.fetch,
    redirect: "manual",
    querySerializer: { array: { style: "form", explode: false } },
  });
  if (options.middleware) http.use(options.middleware);
  http.use(jsonCharset, wholePaths);
  const client: Record<string, unknown> = { http };
  for (const [operationId, entry] of Object.entries(options.operations))
    client[operationId] = (input: RequestParts = {}, callOptions: Options = {}) =>
      call(http as unknown as AnyClient, operationId, entry, input, options, callOptions);
  // The methods are those of the operation table, which is generated together with the interface.
  return client as Operations & { readonly http: Client<Paths> };
}

/** openapi-fetch without the types of one API. */
interface AnyClient {
  request(method: string, path: string, init: object): Promise<{ data?: unknown; error?: unknown; response: Response }>;
}

async function call(
  http: AnyClient,
  operationId: string,
  entry: OperationEntry,
  { path, query, header, body: given }: RequestParts,
  options: ApiClientOptions,
  { signal: caller, timeout = options.timeout ?? 30_000 }: Options,
): Promise<unknown> {
  const body = entry.bodyFromPath ? Object.fromEntries(entry.bodyFromPath.map((name) => [name, path?.[name]])) : given;
  if (options.validate !== false) await validateRequest(operationId, entry, options.validators, { path, query, header, body });
  checkPathParameters(operationId, entry.path, path);
  return beforeDeadline({ operationId, timeout, signal: caller }, async (signal) => {
    // Held until the answer has been read: Node 20 loses the signal of a request that was garbage collected, and with it the way to end the body.
    let sent: Request | undefined;
    const fetch = (request: Request): Promise<Response> => {
      sent = request;
      return options.fetch(request);
    };
    try {
      const { error, response } = await http.request(entry.method.toLowerCase(), entry.path, {
        params: { path, query, header },
        body,
        parseAs: "stream",
        signal,
        fetch,
      });
      return await readAnswer(operationId, entry, response, error, options);
    } catch (error) {
      // Before anything is sent, a TypeError means that the request can't be written, which is no matter of the network.
      throw sent !== undefined && error instanceof TypeError ? networkError(operationId, error) : error;
    }
  });
}

/** The typed methods check this before; calls through `http` must not reach another path than theirs either. */
const wholePaths: Middleware = {
  onRequest({ request, schemaPath, params }) {
    checkPathParameters(`${request.method} ${schemaPath}`, schemaPath, params.path);
  },
};

/** Documented for Payment API requests with a body; the others accept it. */
const jsonCharset: Middleware = {
  onRequest({ request }) {
    if (request.headers.get("content-type") === "application/json") request.headers.set("content-type", "application/json; charset=utf-8");
  },
};
