import { type ApiClientOptions, createApiClient } from "@maksu/client-core";
import { exactJson } from "@maksu/client-core/exact-json";
import { signedMerchantFetch, type SignedMerchantFetchOptions } from "@maksu/signing";
import type { Client } from "openapi-fetch";
import { type Operations, operationTable } from "./generated/operations.ts";
import { type paths, textFields } from "./generated/schema.ts";
import { validators } from "./generated/validators.ts";

/** Settings of a Merchant API client: who signs, where to, and what may differ from the defaults. */
export interface MerchantClientOptions extends SignedMerchantFetchOptions, Pick<ApiClientOptions, "baseUrl" | "validate" | "timeout"> {}

/** A method per operation of the Merchant API. */
export interface MerchantClient extends Operations {
  /** The openapi-fetch client underneath, signed too. */
  readonly http: Client<paths>;
}

/**
 * Makes a client of the Merchant API. Every request is signed; the service does not sign its answers.
 *
 * @throws SigningError when an option can't be used, naming it
 */
export function createMerchantClient(options: MerchantClientOptions): MerchantClient {
  const { baseUrl, validate, timeout, ...signing } = options;
  return createApiClient<Operations, paths>({
    baseUrl,
    operations: operationTable,
    validators,
    fetch: signedMerchantFetch(signing),
    parseJson: exactJson(textFields),
    ...(validate !== undefined && { validate }),
    ...(timeout !== undefined && { timeout }),
  });
}
