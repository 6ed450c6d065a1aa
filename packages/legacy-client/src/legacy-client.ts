import { CLIENT_SETTINGS, type ClientSettings, createApiClient, takeSettings } from "@maksu/client-core";
import { exactJson } from "@maksu/openapi-runtime/exact-json";
import {
  BASIC_SIGNER_OPTIONS,
  basicFetch,
  basicSigner,
  type BasicSignerOptions,
  requireOptions,
  type SigningOptionRules,
} from "@maksu/signing";
import { enumOption } from "@maksu/signing/options";
import type { Client } from "openapi-fetch";
import { additions } from "./additions.ts";
import { operationIds } from "@maksu/legacy-api/operation-ids";
import { operationTable, type paths, numberFields, textFields } from "@maksu/legacy-api";
import type { Operations } from "./generated/operations.ts";
import { validators } from "@maksu/legacy-api/validators";
import { MEDIA_TYPES, type MessageFormat, readXmlBody, writeXmlBody } from "./message-format.ts";
import { numbersAsText } from "./numbers-as-text.ts";

/** Settings of a legacy client. */
export interface LegacyClientOptions extends ClientSettings, BasicSignerOptions {
  /**
   * The format of requests. Types, results and errors are the same.
   * @defaultValue `json`
   */
  readonly format?: MessageFormat;
}

/** A method per operation of the legacy interface. */
export interface LegacyClient extends Operations {
  /** An openapi-fetch client over the same authentication and format, with middleware of its own. It neither validates nor retries. */
  readonly http: Client<paths>;
}

const OPTIONS: SigningOptionRules<LegacyClientOptions> = { ...BASIC_SIGNER_OPTIONS, ...CLIENT_SETTINGS, format: enumOption("json", "xml") };

/**
 * Creates a client of the legacy interface. Requests carry the secret itself (Basic authentication).
 *
 * @throws SigningError when an option is unknown, missing or invalid; the message names it
 */
export function createLegacyClient(options: LegacyClientOptions): LegacyClient {
  requireOptions(options, OPTIONS);
  const { settings, own } = takeSettings(options);
  const { format = "json", ...identity } = own;
  const { baseUrl } = settings;
  const signer = basicSigner(identity);
  // Validation takes the code of last resort from the media type.
  const createPayment = { ...operationTable.createPayment, requestMediaTypes: [MEDIA_TYPES[format]] };
  const client = createApiClient<Omit<LegacyClient, "http">, paths>({
    ...settings,
    operationIds,
    load: async () => ({
      operations: { createPayment },
      validators,
      additions,
      parseJson: exactJson(textFields, numberFields),
      ...(format === "xml" && { writeBody: writeXmlBody }),
      readBody: readXmlBody,
      signer,
      signedFetch: (fetch) => basicFetch({ ...identity, baseUrl, operations: operationTable, fetch }),
    }),
  });
  return { ...client, createPayment: async (input, call) => client.createPayment({ ...input, body: numbersAsText(input?.body) }, call) };
}
