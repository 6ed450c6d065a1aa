import { CLIENT_SETTINGS, type ClientSettings, createApiClient, takeSettings } from "@maksu/client-core";
import type { paths } from "@maksu/legacy-api";
import { operationIds } from "@maksu/legacy-api/operation-ids";
import {
  BASIC_SIGNER_OPTIONS,
  type BasicSignerOptions,
  enumOption,
  readBasicSettings,
  type SigningOptionRules,
} from "@maksu/signing/options";
import type { Client } from "openapi-fetch";
import type { Operations } from "./generated/operations.ts";
import type { MessageFormat } from "./message-format.ts";
import { numberAsText } from "./number-as-text.ts";

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
  // Invalid options are rejected now; the rest is loaded on the first call.
  readBasicSettings(options, OPTIONS);
  const { settings, own } = takeSettings(options);
  const { format = "json", ...identity } = own;
  return createApiClient<Omit<LegacyClient, "http">, paths>({
    ...settings,
    operationIds,
    replacer: numberAsText,
    load: async () => (await import("./calls.ts")).apiWith(identity, settings, format),
  });
}
