import { type ApiClientOptions, createApiClient } from "@maksu/client-core";
import { exactJson } from "@maksu/client-core/exact-json";
import { basicFetch, type BasicFetchOptions } from "@maksu/signing";
import type { Client } from "openapi-fetch";
import { type Operations, operationTable } from "./generated/operations.ts";
import { type paths, textFields } from "./generated/schema.ts";
import { validators } from "./generated/validators.ts";

/** Settings of a legacy client: who calls, where to, and what may differ from the defaults. */
export interface LegacyClientOptions extends BasicFetchOptions, Pick<ApiClientOptions, "baseUrl" | "validate" | "timeout"> {}

/** A method per operation of the legacy interface. */
export interface LegacyClient extends Operations {
  /** The openapi-fetch client underneath, authenticated too. */
  readonly http: Client<paths>;
}

/**
 * Makes a client of the legacy interface, in JSON. Requests carry the secret itself (Basic authentication).
 *
 * @throws SigningError when an option can't be used, naming it
 */
export function createLegacyClient(options: LegacyClientOptions): LegacyClient {
  const { baseUrl, validate, timeout, ...signing } = options;
  return createApiClient<Operations, paths>({
    baseUrl,
    operations: operationTable,
    validators,
    fetch: basicFetch(signing),
    parseJson: exactJson(textFields),
    ...(validate !== undefined && { validate }),
    ...(timeout !== undefined && { timeout }),
  });
}
