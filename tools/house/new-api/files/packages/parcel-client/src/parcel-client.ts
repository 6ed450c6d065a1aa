import { CLIENT_SETTINGS, type ClientSettings, createApiClient } from "@maksu/client-core";
import { watchedFetch } from "@maksu/client-core/calls";
import { operationTable, type paths } from "@maksu/parcel-api";
import { operationIds } from "@maksu/parcel-api/operation-ids";
import { validators } from "@maksu/parcel-api/validators";
import { BASIC_SETTINGS, basicFetch, type BasicSettings, requireOptions, type SigningOptionRules } from "@maksu/signing";
import type { Client } from "openapi-fetch";
import type { Operations } from "./generated/operations.ts";

/** Settings of a Parcel API client: who calls, where to, and what may differ from the defaults. */
export interface ParcelClientOptions extends ClientSettings, BasicSettings {}

/** A method per operation of the Parcel API. */
export interface ParcelClient extends Operations {
  /** The openapi-fetch client over the same authentication and middleware. It neither validates nor repeats. */
  readonly http: Client<paths>;
}

const OPTIONS: SigningOptionRules<ParcelClientOptions> = { ...BASIC_SETTINGS, ...CLIENT_SETTINGS };

/**
 * Makes a client of the Parcel API. Requests carry the secret itself (Basic authentication).
 *
 * @throws SigningError when an option is unknown, missing or can't be used, naming it
 */
export function createParcelClient(options: ParcelClientOptions): ParcelClient {
  requireOptions(options, OPTIONS);
  const { baseUrl, validate, timeout, retries, onCall, maxResponseBytes, ...identity } = options;
  const fetch = basicFetch({ ...identity, baseUrl, operations: operationTable, fetch: watchedFetch(identity.fetch) });
  return createApiClient<Omit<ParcelClient, "http">, paths>({
    baseUrl,
    validate,
    timeout,
    retries,
    onCall,
    maxResponseBytes,
    operationIds,
    load: async () => ({ operations: operationTable, validators, additions: {}, fetch, parseJson: JSON.parse }),
  });
}
