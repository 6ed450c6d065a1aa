/** Settings of the Legacy API's authentication. Apart from it: a client needs cryptography with its first call alone, and this scheme none. */
import { base64, utf8 } from "../crypto/encoding.ts";
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

/** Who signs in. */
export interface BasicInput {
  /** Merchant ID, the user name. */
  readonly merchantId: string | number;
  /** Merchant secret, the password. */
  readonly secret: string;
}

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

/** What each setting of a signer may be. */
export const BASIC_SIGNER_OPTIONS: SigningOptionRules<BasicSignerOptions> = {
  merchantId: merchantIdOption,
  secret: secretOption,
  apiVersionHeader: headerOption,
  apiVersion: headerOption,
};

/** The headers that authenticate a request, names in lower case. */
export interface BasicSettings {
  readonly versionHeader: string;
  readonly version: string;
  readonly authorization: string;
}

/**
 * Checks settings, and makes the headers of them.
 *
 * @param rules for all the options that there are
 * @throws SigningError `option-unknown`, `option-invalid`, `merchant-id-invalid`, `secret-invalid`, `header-value-invalid` (the API version header)
 */
export function readBasicSettings(
  options: BasicSignerOptions,
  rules: Readonly<Record<string, SigningOptionRule>> = BASIC_SIGNER_OPTIONS,
): BasicSettings {
  requireOptions(options, rules);
  const { merchantId, secret, apiVersionHeader = "X-Service-Api-Version", apiVersion = "1" } = options;
  return {
    versionHeader: requireHeaderName("apiVersionHeader", apiVersionHeader),
    version: requireHeaderValue("apiVersion", apiVersion),
    authorization: `Basic ${base64(basicCredentials({ merchantId, secret }))}`,
  };
}

/**
 * The credentials before base64: the UTF-8 bytes of merchant ID, colon, secret.
 *
 * @throws SigningError `merchant-id-invalid` (empty, a colon or a control character in it), `secret-invalid`
 */
export function basicCredentials({ merchantId, secret }: BasicInput): Uint8Array {
  return utf8(`${requireUserName(merchantId)}:${requirePassword(secret)}`);
}

const CONTROL_CHARACTER = /\p{Cc}/u;

function requireUserName(merchantId: unknown): string {
  const name = typeof merchantId === "number" ? wholeNumber(merchantId) : merchantId;
  if (typeof name === "string" && name !== "" && !name.includes(":") && !CONTROL_CHARACTER.test(name) && name.isWellFormed()) return name;
  throw new SigningError("merchant-id-invalid", "merchantId: must be text without colon or control characters, and not empty");
}

function requirePassword(secret: unknown): string {
  const password = requireSecret(secret);
  if (CONTROL_CHARACTER.test(password))
    throw new SigningError("secret-invalid", "secret: has a control character, which Basic can't carry");
  return password;
}
