import { CLIENT_SETTINGS, type ClientSettings, createApiClient, takeSettings } from "@maksu/client-core";
import { operationTable, type paths } from "@maksu/parcel-api";
import { operationIds } from "@maksu/parcel-api/operation-ids";
import { validators } from "@maksu/parcel-api/validators";
import {
  BASIC_SIGNER_OPTIONS,
  basicFetch,
  basicSigner,
  type BasicSignerOptions,
  requireOptions,
  type SigningOptionRules,
} from "@maksu/signing";
import type { Client } from "openapi-fetch";
import { additions } from "./additions.ts";
import type { Operations } from "./generated/operations.ts";

/** Settings of a Parcel API client: who calls, where to, and what may differ from the defaults. */
export interface ParcelClientOptions extends ClientSettings, BasicSignerOptions {}

/** A method per operation of the Parcel API. */
export interface ParcelClient extends Operations {
  /** An openapi-fetch client over the same authentication, with middleware of its own. It neither validates nor repeats. */
  readonly http: Client<paths>;
}

const OPTIONS: SigningOptionRules<ParcelClientOptions> = { ...BASIC_SIGNER_OPTIONS, ...CLIENT_SETTINGS };

/**
 * Makes a client of the Parcel API. Requests carry the secret itself (Basic authentication).
 *
 * @throws SigningError when an option is unknown, missing or can't be used, naming it
 */
export function createParcelClient(options: ParcelClientOptions): ParcelClient {
  requireOptions(options, OPTIONS);
  const { settings, own } = takeSettings(options);
  const { baseUrl } = settings;
  const signer = basicSigner(own);
  return createApiClient<Omit<ParcelClient, "http">, paths>({
    ...settings,
    operationIds,
    load: async () => ({
      operations: operationTable,
      validators,
      additions,
      parseJson: JSON.parse,
      signer,
      signedFetch: (fetch) => basicFetch({ ...own, baseUrl, operations: operationTable, fetch }),
    }),
  });
}
