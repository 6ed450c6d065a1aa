import {
  CLIENT_SETTINGS,
  type ClientSettings,
  createApiClient,
  type Input,
  type Options,
  type Result,
  type ResultWith,
} from "@maksu/client-core";
import { watchedFetch } from "@maksu/client-core/calls";
import { exactJson } from "@maksu/openapi-runtime/exact-json";
import { MERCHANT_SETTINGS, requireOptions, type MerchantSettings, signedMerchantFetch, type SigningOptionRules } from "@maksu/signing";
import type { Client } from "openapi-fetch";
import { additions, type MerchantAdditions } from "./additions.ts";
import { operationIds } from "@maksu/merchant-api/operation-ids";
import { type operations, operationTable, type paths, numberFields, textFields } from "@maksu/merchant-api";
import type { Operations } from "./generated/operations.ts";
import { validators } from "@maksu/merchant-api/validators";

/** Settings of a Merchant API client: who signs, where to, and what may differ from the defaults. */
export interface MerchantClientOptions extends ClientSettings, MerchantSettings {}

/** A method per operation of the Merchant API. */
export interface MerchantClient extends Operations {
  // Documented where it is inherited from.
  createRefund(
    input: Input<operations["createRefund"]>,
    options?: Options,
  ): Promise<ResultWith<Result<operations["createRefund"]>, MerchantAdditions["createRefund"]>>;
  /** The openapi-fetch client over the same signing and middleware. It neither validates nor repeats. */
  readonly http: Client<paths>;
}

const OPTIONS: SigningOptionRules<MerchantClientOptions> = { ...MERCHANT_SETTINGS, ...CLIENT_SETTINGS };

/**
 * Makes a client of the Merchant API. Every request is signed; the service does not sign its answers.
 *
 * @throws SigningError when an option is unknown, missing or can't be used, naming it
 */
export function createMerchantClient(options: MerchantClientOptions): MerchantClient {
  requireOptions(options, OPTIONS);
  const { baseUrl, validate, timeout, retries, onCall, maxResponseBytes, ...signing } = options;
  const fetch = signedMerchantFetch({ ...signing, baseUrl, operations: operationTable, fetch: watchedFetch(signing.fetch) });
  return createApiClient<Omit<MerchantClient, "http">, paths>({
    baseUrl,
    validate,
    timeout,
    retries,
    onCall,
    maxResponseBytes,
    operationIds,
    load: async () => ({ operations: operationTable, validators, additions, fetch, parseJson: exactJson(textFields, numberFields) }),
  });
}
