import { baseUrlOption, type SigningOptionRules } from "@maksu/signing";
import { booleanOption, functionOption, integerOption, type OptionRule, timeoutOption } from "@maksu/signing/options";
import type { ClientSettings, Options } from "./api-client.ts";

const retries = integerOption(0);

/** What each setting may be that is alike in every client. A client adds its own, and checks all of its options with signing's `requireOptions`. */
export const CLIENT_SETTINGS: SigningOptionRules<ClientSettings> = {
  baseUrl: baseUrlOption,
  validate: booleanOption,
  timeout: timeoutOption,
  retries,
  onCall: functionOption,
  maxResponseBytes: integerOption(1, undefined, "of bytes"),
};

/** Anything that can abort, also that of another realm. */
const signalOption: OptionRule = {
  allowed: "an AbortSignal",
  accepts: (value) =>
    typeof value === "object" && value !== null && "aborted" in value && "addEventListener" in value && typeof value.aborted === "boolean",
};

/** What each option of a call may be. */
export const CALL_OPTIONS: SigningOptionRules<Options> = {
  signal: signalOption,
  timeout: timeoutOption,
  retries,
  retryUnavailable: booleanOption,
};
