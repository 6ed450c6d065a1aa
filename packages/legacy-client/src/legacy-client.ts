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
import { BASIC_SETTINGS, basicFetch, type BasicSettings, requireOptions, type SigningOptionRules } from "@maksu/signing";
import { enumOption } from "@maksu/signing/options";
import type { Client } from "openapi-fetch";
import { additions, type LegacyAdditions } from "./additions.ts";
import { operationIds } from "@maksu/legacy-api/operation-ids";
import { type operations, operationTable, type paths, numberFields, textFields } from "@maksu/legacy-api";
import type { Operations } from "./generated/operations.ts";
import { validators } from "@maksu/legacy-api/validators";
import { MEDIA_TYPES, messageFetch, type MessageFormat } from "./message-format.ts";
import { numbersAsText } from "./numbers-as-text.ts";

/** Settings of a legacy client: who calls, where to, and what may differ from the defaults. */
export interface LegacyClientOptions extends ClientSettings, BasicSettings {
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

const OPTIONS: SigningOptionRules<LegacyClientOptions> = { ...BASIC_SETTINGS, ...CLIENT_SETTINGS, format: enumOption("json", "xml") };

/**
 * Makes a client of the legacy interface. Requests carry the secret itself (Basic authentication).
 *
 * @throws SigningError when an option is unknown, missing or can't be used, naming it
 */
export function createLegacyClient(options: LegacyClientOptions): LegacyClient {
  requireOptions(options, OPTIONS);
  const { baseUrl, validate, timeout, retries, onCall, maxResponseBytes, format = "json", fetch, ...identity } = options;
  // Validation takes the code of last resort from the media type.
  const createPayment = { ...operationTable.createPayment, requestMediaTypes: [MEDIA_TYPES[format]] };
  const legacyFetch = basicFetch({
    ...identity,
    baseUrl,
    operations: operationTable,
    fetch: messageFetch({ format, maxResponseBytes, fetch: watchedFetch(fetch) }),
  });
  const client = createApiClient<Omit<LegacyClient, "http">, paths>({
    baseUrl,
    validate,
    timeout,
    retries,
    onCall,
    maxResponseBytes,
    operationIds,
    load: async () => ({
      operations: { createPayment },
      validators,
      additions,
      fetch: legacyFetch,
      parseJson: exactJson(textFields, numberFields),
    }),
  });
  return { ...client, createPayment: async (input, call) => client.createPayment({ ...input, body: numbersAsText(input?.body) }, call) };
}
