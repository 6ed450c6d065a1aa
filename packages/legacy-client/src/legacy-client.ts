import {
  type ClientSettings,
  createApiClient,
  type Input,
  type Options,
  type Result,
  type ResultWith,
  watchedFetch,
} from "@maksu/client-core";
import { exactJson } from "@maksu/openapi-runtime/exact-json";
import { basicFetch, type BasicFetchOptions, SigningError } from "@maksu/signing";
import type { Client } from "openapi-fetch";
import { additions, type LegacyAdditions } from "./additions.ts";
import { operationIds } from "./generated/operation-ids.ts";
import { type Operations, operationTable } from "./generated/operations.ts";
import { type operations, type paths, textFields } from "./generated/schema.ts";
import { validators } from "./generated/validators.ts";
import { mediaTypeOf, messageFetch, type MessageFormat } from "./message-format.ts";
import { numbersAsText } from "./numbers-as-text.ts";

/** Settings of a legacy client: who calls, where to, and what may differ from the defaults. */
export interface LegacyClientOptions extends ClientSettings, BasicFetchOptions {
  /**
   * What requests are written in. Types, results and errors are the same.
   * @defaultValue `json`
   */
  readonly format?: MessageFormat;
}

/** A method per operation of the legacy interface. */
export interface LegacyClient extends Operations {
  // Documented where it is inherited from.
  createPayment(
    input: Input<operations["createPayment"]>,
    options?: Options,
  ): Promise<ResultWith<Result<operations["createPayment"]>, LegacyAdditions["createPayment"]>>;
  /** The openapi-fetch client over the same authentication, format and middleware. It neither validates nor repeats. */
  readonly http: Client<paths>;
}

/**
 * Makes a client of the legacy interface. Requests carry the secret itself (Basic authentication).
 *
 * @throws SigningError when an option can't be used, naming it; TypeError for an unknown `format`
 */
export function createLegacyClient(options: LegacyClientOptions): LegacyClient {
  // A caller in JavaScript may give nothing: what is missing is named, one after the other.
  const { baseUrl, validate, timeout, retries, onCall, maxResponseBytes, format = "json", fetch, ...identity } = { ...options };
  if (!identity.merchantId) throw new SigningError("merchant-id-invalid", "merchantId is missing");
  // Validation takes the code of last resort from the media type.
  const createPayment = { ...operationTable.createPayment, requestMediaTypes: [mediaTypeOf(format)] };
  const legacyFetch = basicFetch({ ...identity, fetch: messageFetch({ format, maxResponseBytes, fetch: watchedFetch(fetch) }) });
  const client = createApiClient<Omit<LegacyClient, "http">, paths>({
    baseUrl,
    validate,
    timeout,
    retries,
    onCall,
    maxResponseBytes,
    operationIds,
    load: async () => ({ operations: { createPayment }, validators, additions, fetch: legacyFetch, parseJson: exactJson(textFields) }),
  });
  return { ...client, createPayment: async (input, call) => client.createPayment({ ...input, body: numbersAsText(input?.body) }, call) };
}
