import { CLIENT_SETTINGS, type ClientSettings, createApiClient, takeSettings } from "@maksu/client-core";
import { exactJson } from "@maksu/openapi-runtime/exact-json";
import {
  MERCHANT_SIGNER_OPTIONS,
  merchantSigner,
  type MerchantSignerOptions,
  requireOptions,
  signedMerchantFetch,
  type SigningOptionRules,
} from "@maksu/signing";
import type { Client } from "openapi-fetch";
import { additions } from "./additions.ts";
import { operationIds } from "@maksu/merchant-api/operation-ids";
import { operationTable, type paths, numberFields, textFields } from "@maksu/merchant-api";
import type { Operations } from "./generated/operations.ts";
import { validators } from "@maksu/merchant-api/validators";

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
  requireOptions(options, OPTIONS);
  const { settings, own } = takeSettings(options);
  const { baseUrl } = settings;
  const signer = merchantSigner(own);
  return createApiClient<Omit<MerchantClient, "http">, paths>({
    ...settings,
    operationIds,
    load: async () => ({
      operations: operationTable,
      validators,
      additions,
      parseJson: exactJson(textFields, numberFields),
      signer,
      signedFetch: (fetch) => signedMerchantFetch({ ...own, baseUrl, operations: operationTable, fetch }),
    }),
  });
}
