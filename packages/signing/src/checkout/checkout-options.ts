/** The settings of the Payment API's signing `fetch`. A module of its own, since a client needs signing only on its first call. */
import type { CheckoutAlgorithm } from "./checkout.ts";
import { requireAccount, requireHeaderValue, requireSecrets, type Secrets } from "../input/input-rules.ts";
import { booleanOption, enumOption, functionOption, integerOption } from "../options/rules.ts";
import type { SigningScope } from "../request/outgoing-request.ts";
import { requireBaseUrl } from "../input/secure-url.ts";
import {
  accountOption,
  headerOption,
  requireOptions,
  secretsOption,
  SERVICE_ADDRESS,
  type SigningOptionRule,
  type SigningOptionRules,
} from "../input/signing-options.ts";
import type { PlainFetch } from "../request/signing-fetch.ts";

/** Settings of {@link checkoutSigner}. */
export interface CheckoutSignerOptions {
  /** Merchant ID, sent as `checkout-account`. */
  readonly account: number | string;
  /** The merchant secret. Several while it is being changed: the first signs, responses signed with any verify. Never sent. */
  readonly secret: Secrets;
  /**
   * HMAC algorithm.
   * @defaultValue `sha256`
   */
  readonly algorithm?: CheckoutAlgorithm;
  /** Platform or integrator name, sent as `platform-name` by the operations that document the header. */
  readonly platformName?: string;
  /**
   * Returns responses that fail verification instead of rejecting them. Whoever can respond in the service's place can then claim, for example, that
   * a payment was made. `isVerified` still distinguishes the two.
   * @defaultValue `false`
   */
  readonly acceptUnverifiedResponses?: boolean;
  /** The clock. */
  readonly now?: () => Date;
  /** Creates the nonce. A random UUID by default. */
  readonly nonce?: () => string;
}

/** Settings of {@link checkoutSigning}. */
export interface CheckoutSigningOptions extends CheckoutSignerOptions, SigningScope {
  /**
   * Most bytes of a response's body that are read.
   * @defaultValue 10 MB
   */
  readonly maxResponseBytes?: number;
}

/** Settings of {@link signedCheckoutFetch}. */
export interface SignedCheckoutFetchOptions extends CheckoutSigningOptions {
  /** Sends the signed request. */
  readonly fetch?: PlainFetch;
}

/** Settings of {@link signedCheckoutFetch}, but for the operations. */
export type CheckoutSettings = Omit<SignedCheckoutFetchOptions, "operations">;

/** Rules of the signer's settings. */
export const CHECKOUT_SIGNER_OPTIONS: SigningOptionRules<CheckoutSignerOptions> = {
  account: accountOption,
  secret: secretsOption,
  algorithm: { ...enumOption("sha256", "sha512"), code: "algorithm-unknown" },
  platformName: headerOption,
  acceptUnverifiedResponses: booleanOption,
  now: functionOption,
  nonce: functionOption,
};

/** The rules of the settings. */
export const CHECKOUT_SETTINGS: SigningOptionRules<CheckoutSettings> = {
  ...CHECKOUT_SIGNER_OPTIONS,
  ...SERVICE_ADDRESS,
  maxResponseBytes: integerOption(1, undefined, "of bytes"),
  fetch: functionOption,
};

/**
 * Checks settings, and returns the secrets as a list.
 *
 * @param rules for all options
 * @throws SigningError `option-unknown`, `option-invalid`, `account-invalid`, `secret-invalid`, `url-invalid`, `insecure-url`, `algorithm-unknown`,
 * `header-value-invalid` (the platform name)
 */
export function readCheckoutSettings(
  options: Pick<CheckoutSettings, "account" | "secret" | "baseUrl" | "allowInsecureHosts" | "platformName">,
  rules: Readonly<Record<string, SigningOptionRule>>,
): readonly [string, ...string[]] {
  requireOptions(options, rules);
  const { account, secret, platformName } = options;
  requireAccount(account);
  const secrets = requireSecrets(secret);
  requireBaseUrl(options);
  if (platformName !== undefined) requireHeaderValue("platformName", platformName);
  return secrets;
}
