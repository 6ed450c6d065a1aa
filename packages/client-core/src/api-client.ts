import type { RequestParts } from "@maksu/openapi-runtime";
import { requireBaseUrl, requireOptions, SigningError } from "@maksu/signing/options";
import type { Client } from "openapi-fetch";
import type { Api } from "./api.ts";
import { CALL_OPTIONS, CLIENT_SETTINGS, type ClientSettings, type Options } from "./client-settings.ts";
import { createHttpClient } from "./raw/http-client.ts";
import type { Replacer } from "./request/plain-copy.ts";
import { takeSnapshot } from "./request/snapshot.ts";

/** Options of `createApiClient`. */
export interface ApiClientOptions<OperationId extends string = string> extends ClientSettings {
  /** Each has a method. */
  readonly operationIds: readonly OperationId[];
  /** Loads what only calls need, on the first call. */
  readonly load: () => Promise<Api<OperationId>>;
  /** Replaces values of a body's named fields when the body is copied. @defaultValue none is replaced */
  readonly replacer?: Replacer;
}

/**
 * Creates the methods of an API.
 *
 * @typeParam Operations the interface with a method per operationId
 * @typeParam Paths openapi-typescript's `paths`
 * @throws SigningError `option-unknown`, `option-invalid`; `url-invalid` when `baseUrl` is not scheme and host, `insecure-url` when it is http to a
 * host that is neither loopback nor in `allowInsecureHosts`
 */
export function createApiClient<Operations extends object, Paths extends object>(
  options: ApiClientOptions<keyof Operations & string>,
): Operations & { readonly http: Client<Paths> } {
  const { operationIds, load, replacer, ...settings } = options;
  requireOptions(settings, CLIENT_SETTINGS);
  if (settings.fetch && settings.transport)
    throw new SigningError("option-invalid", "transport: can't be combined with fetch; requests go through one of them");
  const { timeout = 30_000, headers } = settings;
  const shared = {
    ...settings,
    baseUrl: requireBaseUrl(settings),
    timeout,
    headers: typeof headers === "object" ? { ...headers } : headers,
  };
  const loadCalls = once(async () => {
    // One after the other: both are in one file of a bundled client, and Jest fails to load that twice at a time.
    const { call, fetchTransport, userAgentOf } = await import("./call/call.ts");
    const api = await load();
    const { transport = fetchTransport(settings.fetch) } = settings;
    const userAgent = userAgentOf(settings.userAgent, api.product);
    return { call, calls: { ...shared, ...api, transport, userAgent } };
  });
  const client: Record<string, unknown> = { http: createHttpClient<Paths>(async () => (await loadCalls()).calls) };
  for (const operationId of operationIds)
    client[operationId] = async (input: RequestParts = {}, callOptions?: Options) => {
      if (callOptions !== undefined) requireOptions(callOptions, CALL_OPTIONS);
      // The call rejects anything but an object.
      const given = takeSnapshot(Object(input), replacer);
      const copied: Options = { ...callOptions, ...(callOptions?.headers && { headers: { ...callOptions.headers } }) };
      const { call, calls } = await loadCalls();
      return await call(calls, operationId, calls.operations[operationId], given, copied, input);
    };
  // Names and results are those of the description, from which interface and operation table are made.
  return client as Operations & { readonly http: Client<Paths> };
}

/** Loads once, since an import costs more than a validation, also for calls at the same time. A failed import is tried again with the next call. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
