import type { Client, Middleware } from "openapi-fetch";
import type { Additions, WithAdditions } from "./additions.ts";
import type { AnswerReading } from "./answer.ts";
import { checkBaseUrl } from "./base-url.ts";
import type { call as Call, Operation } from "./call.ts";
import type { OnCall } from "./call-report.ts";
import { createHttpClient } from "./http-client.ts";
import type { OperationTable } from "./operation-table.ts";
import type { Send } from "./send.ts";
import type { RequestParts } from "./validate-request.ts";
import type { Validators } from "./validation/validator.ts";

/** What every call takes beside its input. */
export interface Options {
  /** Ends the call when it is aborted, with a `ClientError` of code `aborted` whose `cause` is the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until the call is given up, from sending to the last byte of the answer, repetitions and waits included. @defaultValue the client's */
  readonly timeout?: number | undefined;
  /** Attempts after the first, where repeating is safe. @defaultValue the client's */
  readonly retries?: number | undefined;
  /**
   * Repeats a POST, too, that the service answers with 503 and its code `service-unavailable`. The API does not say that nothing was done then: look for
   * what an earlier attempt may have made before you rely on there being one. Operations whose API documents no such code are never repeated by this.
   * @defaultValue false
   */
  readonly retryUnavailable?: boolean | undefined;
}

/** The settings that are alike in every client. */
export interface ClientSettings {
  /** Scheme and host of the service, and nothing after it. `http:` to loopback alone. */
  readonly baseUrl: string;
  /** Check requests against their description before sending. @defaultValue true */
  readonly validate?: boolean | undefined;
  /** Milliseconds until a call is given up, from sending to the last byte of the answer, repetitions and waits included. @defaultValue 30000 */
  readonly timeout?: number | undefined;
  /**
   * Attempts after the first, where repeating is safe: a connection that never came about; a GET that the network, a gateway, or the service with 429,
   * 502, 503 or 504 has failed; a DELETE that is answered 503 `service-unavailable`. Waits grow from 250 ms and are random, `Retry-After` is kept, and
   * nothing goes on beyond `timeout`. Every attempt is signed anew.
   * @defaultValue 2
   */
  readonly retries?: number | undefined;
  /** Is told of every attempt when it has ended. What it throws is dropped. */
  readonly onCall?: OnCall | undefined;
  /**
   * Most bytes of an answer's body that are read.
   * @defaultValue 10 MB
   */
  readonly maxResponseBytes?: number | undefined;
}

/** What `createApiClient` needs from a client of one API. */
export interface ApiClientOptions extends ClientSettings, AnswerReading {
  readonly operations: OperationTable;
  readonly validators: Validators;
  /** Signs and sends. */
  readonly fetch: Send;
  /** Makes the `fetch` of one call, with all its attempts, where that is not the same for all. */
  readonly fetchOfCall?: (() => Send) | undefined;
  /** Tells `fetch` which operation a request is. */
  readonly middleware?: Middleware;
}

/**
 * Makes the methods of an API.
 *
 * @typeParam Operations the generated interface with a method per operationId
 * @typeParam Paths openapi-typescript's `paths`
 * @typeParam Added what the client adds to results, `typeof` its `additions`
 * @throws SigningError `url-invalid` when `baseUrl` is not scheme and host, `insecure-url` when it is http to a host that is not loopback
 */
export function createApiClient<Operations extends object, Paths extends object, Added extends Additions = Record<never, never>>(
  options: ApiClientOptions & { readonly additions?: Added },
): WithAdditions<Operations, Added> & { readonly http: Client<Paths> } {
  const middlewares = options.middleware ? [options.middleware] : [];
  const baseUrl = checkBaseUrl(options.baseUrl);
  const { timeout = 30_000 } = options;
  const client: Record<string, unknown> = { http: createHttpClient<Paths>({ ...options, baseUrl, timeout, middlewares }) };
  // What a call is made of is loaded with the first one, as its validator is.
  let loading: Promise<{ readonly call: typeof Call }> | undefined;
  for (const [operationId, entry] of Object.entries(options.operations)) {
    const operation: Operation = { ...options, baseUrl, timeout, middlewares, operationId, entry };
    client[operationId] = async (input: RequestParts = {}, callOptions: Options = {}) => {
      loading ??= import("./call.ts");
      return (await loading).call(operation, input, callOptions);
    };
  }
  // The methods are those of the operation table, which is generated together with the interface.
  return client as WithAdditions<Operations, Added> & { readonly http: Client<Paths> };
}
