import { CLIENT_SETTINGS, type ClientSettings, createApiClient, takeSettings } from "@maksu/client-core";
import type { paths } from "@maksu/merchant-api";
import { operationIds } from "@maksu/merchant-api/operation-ids";
import { MERCHANT_SIGNER_OPTIONS, type MerchantSignerOptions, readMerchantSettings, type SigningOptionRules } from "@maksu/signing/options";
import type { Client } from "openapi-fetch";
import type { Operations } from "./generated/operations.ts";

/** Settings of a Merchant API client. */
export interface MerchantClientOptions extends ClientSettings, MerchantSignerOptions {}

/** A method per operation of the Merchant API. */
export interface MerchantClient extends Operations {
  /** An openapi-fetch client over the same signing, with middleware of its own. It neither validates nor retries. */
  readonly http: Client<paths>;
}

const OPTIONS: SigningOptionRules<MerchantClientOptions> = { ...MERCHANT_SIGNER_OPTIONS, ...CLIENT_SETTINGS };

/**
 * Creates a client of the Merchant API. Every request is signed; the service does not sign its responses.
 *
 * @throws SigningError when an option is unknown, missing or invalid; the message names it
 */
export function createMerchantClient(options: MerchantClientOptions): MerchantClient {
  // Invalid options are rejected now; the rest of signing is loaded on the first call.
  readMerchantSettings(options, OPTIONS);
  const { settings, own } = takeSettings(options);
  return createApiClient<Omit<MerchantClient, "http">, paths>({
    ...settings,
    operationIds,
    load: async () => (await import("./calls.ts")).apiWith(own, settings),
  });
}
