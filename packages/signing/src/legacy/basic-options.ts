/** Settings of the Legacy API's authentication. A module of its own, which needs no cryptography. */
import { SigningError } from "../errors.ts";
import { requireHeaderName, requireHeaderValue, requireSecret, wholeNumber } from "../input/input-rules.ts";
import {
  headerOption,
  merchantIdOption,
  requireOptions,
  secretOption,
  type SigningOptionRule,
  type SigningOptionRules,
} from "../input/signing-options.ts";

/** Settings of `basicSigner`. */
export interface BasicSignerOptions {
  /** Merchant ID, the user name. */
  readonly merchantId: number | string;
  /** The merchant secret, the password. */
  readonly secret: string;
  /**
   * Name of the header that carries the API version.
   * @defaultValue `X-Service-Api-Version`
   */
  readonly apiVersionHeader?: string;
  /**
   * The API version.
   * @defaultValue `1`
   */
  readonly apiVersion?: string;
}

/** Rules of the signer's settings. */
export const BASIC_SIGNER_OPTIONS: SigningOptionRules<BasicSignerOptions> = {
  merchantId: merchantIdOption,
  secret: secretOption,
  apiVersionHeader: headerOption,
  apiVersion: headerOption,
};

/** Checked settings of the signer. */
export interface CheckedBasicSettings {
  /** In lower case. */
  readonly versionHeader: string;
  readonly version: string;
  readonly merchantId: string;
  readonly secret: string;
}

/**
 * Checks settings, and returns those that need parsing.
 *
 * @param rules for all options
 * @throws SigningError `option-unknown`, `option-invalid`, `merchant-id-invalid`, `secret-invalid`, `header-value-invalid` (the API version header)
 */
export function readBasicSettings(
  options: BasicSignerOptions,
  rules: Readonly<Record<string, SigningOptionRule>> = BASIC_SIGNER_OPTIONS,
): CheckedBasicSettings {
  requireOptions(options, rules);
  const { merchantId, secret, apiVersionHeader = "X-Service-Api-Version", apiVersion = "1" } = options;
  return {
    versionHeader: requireHeaderName("apiVersionHeader", apiVersionHeader),
    version: requireHeaderValue("apiVersion", apiVersion),
    merchantId: requireUserName(merchantId),
    secret: requirePassword(secret),
  };
}

const CONTROL_CHARACTER = /\p{Cc}/u;

/** Requires a user name of Basic authentication. */
export function requireUserName(merchantId: unknown): string {
  const name = typeof merchantId === "number" ? wholeNumber(merchantId) : merchantId;
  if (typeof name === "string" && name !== "" && !name.includes(":") && !CONTROL_CHARACTER.test(name) && name.isWellFormed()) return name;
  throw new SigningError("merchant-id-invalid", "merchantId: must be a non-empty string without colons and control characters");
}

/** Requires a password that Basic authentication can carry. */
export function requirePassword(secret: unknown): string {
  const password = requireSecret(secret);
  if (CONTROL_CHARACTER.test(password))
    throw new SigningError("secret-invalid", "secret: must not contain control characters, which Basic can't carry");
  return password;
}
