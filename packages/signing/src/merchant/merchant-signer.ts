/** Signs the Merchant API's requests: whatever is the same for every request is checked and written once. */
import { digest, hmacWith } from "#crypto";
import { requireMerchantId, requireSecret } from "../input/input-rules.ts";
import { DEFAULT_API_NAME, merchantIdentity, merchantLines, requireLine } from "./merchant.ts";
import { andThen } from "../crypto/maybe-promise.ts";
import { functionOption, stringOption } from "../options/rules.ts";
import type { RequestSigner } from "../request/request-signer.ts";
import { merchantIdOption, requireOptions, secretOption, type SigningOptionRules } from "../input/signing-options.ts";
import { merchantTimestamps } from "../input/timestamp.ts";

/** Settings of {@link merchantSigner}. */
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

/** What each setting of a signer may be. */
export const MERCHANT_SIGNER_OPTIONS: SigningOptionRules<MerchantSignerOptions> = {
  merchantId: merchantIdOption,
  secret: secretOption,
  apiName: { ...stringOption, code: "message-part-invalid" },
  timeZone: { ...stringOption, code: "time-zone-unknown" },
  now: functionOption,
};

/**
 * Creates a signer for the Merchant API: `Timestamp`, `Content-MD5` and `Authorization` (Merchant API v1, Required headers and Authentication). Its
 * responses are not signed, so there is no `verify`.
 *
 * `sign` throws SigningError `method-unknown`, `message-part-invalid` (the target), `date-invalid` (the clock), `md5-unavailable`.
 *
 * @throws SigningError `option-unknown`, `option-invalid`, `merchant-id-invalid`, `secret-invalid`, `message-part-invalid` (the API name),
 * `time-zone-unknown`
 */
export function merchantSigner(options: MerchantSignerOptions): RequestSigner {
  requireOptions(options, MERCHANT_SIGNER_OPTIONS);
  const { apiName = DEFAULT_API_NAME, timeZone = "UTC", now = () => new Date() } = options;
  const hmac = hmacWith("sha256", requireSecret(options.secret));
  const identity = merchantIdentity(apiName, requireMerchantId(options.merchantId));
  const timestampOf = merchantTimestamps(timeZone);
  return {
    isReserved: (name) => name === "timestamp" || name === "content-md5" || name === "authorization",
    sign({ operation: { method }, target, body }) {
      requireLine(method, target);
      const timestamp = timestampOf(now());
      return andThen(digest("md5", [body], "base64"), (md5) =>
        andThen(hmac([merchantLines(method, target, identity, timestamp, md5)], "base64"), (signature) => ({
          headers: [
            ["timestamp", timestamp],
            ["content-md5", md5],
            ["authorization", `${identity}:${signature}`],
          ],
        })),
      );
    },
  };
}
