import { requireBaseUrl, requireOptions } from "@maksu/signing/options";
import type { Client, Middleware } from "openapi-fetch";
import type { AnswerReading } from "./answer.ts";
import { CALL_OPTIONS, CLIENT_SETTINGS, type ClientSettings, type Options } from "./client-settings.ts";
import { takeDown } from "./given-request.ts";
import { createHttpClient } from "./http-client.ts";
import type { OperationTable, RequestParts } from "@maksu/openapi-runtime";
import type { Send } from "./send.ts";
import type { Validators } from "@maksu/openapi-runtime/validation";

/** What the calls of an API are made of. */
export interface Api<OperationId extends string = string> extends Omit<AnswerReading, "maxResponseBytes"> {
  readonly operations: OperationTable<OperationId>;
  readonly validators: Validators;
  /** Signs and sends. */
  readonly fetch: Send;
  /** Makes the `fetch` of one call, with all its attempts, where that is not the same for all. */
  readonly fetchOfCall?: (() => Send) | undefined;
  /** Tells `fetch` which operation a request is. Goes before the caller's own. */
  readonly middleware?: Middleware;
}

/** What `createApiClient` needs from a client of one API. */
export interface ApiClientOptions<OperationId extends string = string> extends ClientSettings {
  /** There is a method for each. */
  readonly operationIds: readonly OperationId[];
  /** Gives what only calls need, when the first one is made. */
  readonly load: () => Promise<Api<OperationId>>;
}

/** What every call of one client shares. */
export interface ApiCalls<OperationId extends string = string> extends ClientSettings, Api<OperationId> {
  readonly timeout: number;
}

/**
 * Makes the methods of an API.
 *
 * @typeParam Operations the interface with a method per operationId
 * @typeParam Paths openapi-typescript's `paths`
 * @throws SigningError `option-unknown`, `option-invalid`; `url-invalid` when `baseUrl` is not scheme and host, `insecure-url` when it is http to a
 * host that is not loopback
 */
export function createApiClient<Operations extends object, Paths extends object>(
  options: ApiClientOptions<keyof Operations & string>,
): Operations & { readonly http: Client<Paths> } {
  const { operationIds, load, ...settings } = options;
  requireOptions(settings, CLIENT_SETTINGS);
  const { timeout = 30_000 } = settings;
  const baseUrl = requireBaseUrl(settings.baseUrl);
  const added: Middleware[] = [];
  const loadCalls = once(async () => ({ ...settings, ...(await load()), baseUrl, timeout }));
  const loadAll = once(async () => Promise.all([import("./call.ts"), loadCalls()]));
  const client: Record<string, unknown> = { http: createHttpClient<Paths>(loadCalls, added) };
  for (const operationId of operationIds)
    client[operationId] = async (input: RequestParts = {}, callOptions?: Options) => {
      requireOptions(callOptions, CALL_OPTIONS);
      const given = takeDown(input);
      const taken = { ...callOptions };
      const [{ call }, calls] = await loadAll();
      return call({ ...calls, operationId, entry: calls.operations[operationId], added }, given, taken, input);
    };
  // Names and results are those of the description, from which interface and operation table are made.
  return client as Operations & { readonly http: Client<Paths> };
}

/** An import costs more than a validation, each time. One that failed is tried again with the next call. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: T | undefined;
  return async () => (loaded ??= await load());
}
