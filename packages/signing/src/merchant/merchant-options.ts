/** Settings of the Merchant API's signer. A module of its own, since a client needs signing only on its first call. */
import { SigningError } from "../errors.ts";
import { requireMerchantId, requireSecret } from "../input/input-rules.ts";
import {
  merchantIdOption,
  requireOptions,
  secretOption,
  type SigningOptionRule,
  type SigningOptionRules,
} from "../input/signing-options.ts";
import { type OffsetAt, requireTimeZone } from "../input/time-zone.ts";
import { functionOption, stringOption } from "../options/rules.ts";

/** Settings of `merchantSigner`. */
export interface MerchantSignerOptions {
  /** Merchant ID. */
  readonly merchantId: number | string;
  /** The merchant secret. Never sent. */
  readonly secret: string;
  /**
   * The fixed API name of the service.
   * @defaultValue `ServiceMerchantAPI`
   */
  readonly apiName?: string;
  /**
   * IANA name of the zone that timestamps are written in.
   * @defaultValue `UTC`
   */
  readonly timeZone?: string;
  /** The clock. */
  readonly now?: () => Date;
}

/** Rules of the signer's settings. */
export const MERCHANT_SIGNER_OPTIONS: SigningOptionRules<MerchantSignerOptions> = {
  merchantId: merchantIdOption,
  secret: secretOption,
  apiName: { ...stringOption, code: "message-part-invalid" },
  timeZone: { ...stringOption, code: "time-zone-unknown" },
  now: functionOption,
};

/** Checked settings of the signer. */
export interface CheckedMerchantSettings {
  /** API name and merchant ID. */
  readonly identity: string;
  readonly secret: string;
  /** Of the merchant's time zone. */
  readonly offsetAt: OffsetAt;
}

/**
 * Checks settings, and returns those that need parsing.
 *
 * @param rules for all options
 * @throws SigningError `option-unknown`, `option-invalid`, `merchant-id-invalid`, `secret-invalid`, `message-part-invalid` (the API name),
 * `time-zone-unknown`
 */
export function readMerchantSettings(
  options: MerchantSignerOptions,
  rules: Readonly<Record<string, SigningOptionRule>> = MERCHANT_SIGNER_OPTIONS,
): CheckedMerchantSettings {
  requireOptions(options, rules);
  const { merchantId, secret, apiName, timeZone = "UTC" } = options;
  return { identity: merchantIdentity(apiName, merchantId), secret: requireSecret(secret), offsetAt: requireTimeZone(timeZone) };
}

/** The API name as documented. The service in production has its own, hence a setting everywhere. */
export const DEFAULT_API_NAME = "ServiceMerchantAPI";

/**
 * API name and merchant ID, as message and `Authorization` header have them.
 *
 * @throws SigningError `message-part-invalid`, `merchant-id-invalid`
 */
export function merchantIdentity(apiName: string = DEFAULT_API_NAME, merchantId: string | number): string {
  return `${requireApiName(apiName)} ${requireMerchantId(merchantId)}`;
}

function requireApiName(apiName: unknown): string {
  if (typeof apiName === "string" && /^[!-9;-~]+$/.test(apiName)) return apiName;
  throw new SigningError("message-part-invalid", "apiName: must be non-empty printable ASCII without spaces and colons");
}
