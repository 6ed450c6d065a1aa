/** A `fetch` that signs the merchant API's requests. */
import { contentMd5, DEFAULT_API_NAME, merchantAuthorization, merchantSignature } from "./merchant.ts";
import { requireMerchantId, requireSecret } from "./input-rules.ts";
import { functionOption, stringOption } from "./options.ts";
import { readRequest, send, type PlainFetch, type SignedFetch } from "./outgoing-request.ts";
import { requireBaseUrl } from "./secure-url.ts";
import { baseUrlOption, merchantIdOption, requireOptions, secretOption, type SigningOptionRules } from "./signing-options.ts";
import { merchantTimestamp } from "./timestamp.ts";

/** Settings of {@link signedMerchantFetch}. */
export interface SignedMerchantFetchOptions {
  /** Merchant ID. */
  readonly merchantId: number | string;
  /** The merchant secret. Never sent. */
  readonly secret: string;
  /** Scheme and host of the service, and nothing after it. A request to any other origin is rejected before it is signed. */
  readonly baseUrl: string;
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
  /** What sends the signed request. */
  readonly fetch?: PlainFetch;
  /** The clock. */
  readonly now?: () => Date;
}

/** What each setting may be. */
export const MERCHANT_SETTINGS: SigningOptionRules<SignedMerchantFetchOptions> = {
  merchantId: merchantIdOption,
  secret: secretOption,
  baseUrl: baseUrlOption,
  apiName: { ...stringOption, code: "message-part-invalid" },
  timeZone: { ...stringOption, code: "time-zone-unknown" },
  fetch: functionOption,
  now: functionOption,
};

/**
 * A `fetch` that sets `Timestamp`, `Content-MD5` and `Authorization` (Merchant API v1, Required headers and Authentication) over the bytes it
 * sends, and follows no redirect.
 *
 * The function throws SigningError `insecure-url`, `origin-mismatch`, `header-reserved`, `method-unknown`, `md5-unavailable`. What the `fetch`
 * below throws, it lets through.
 *
 * @throws SigningError `option-unknown`, `option-invalid`, `merchant-id-invalid`, `secret-invalid`, `url-invalid`, `insecure-url`,
 * `message-part-invalid` (the API name), `time-zone-unknown`
 */
export function signedMerchantFetch(options: SignedMerchantFetchOptions): SignedFetch {
  requireOptions(options, MERCHANT_SETTINGS);
  const { apiName = DEFAULT_API_NAME, timeZone = "UTC", fetch, now = () => new Date() } = options;
  const merchantId = requireMerchantId(options.merchantId);
  const secret = requireSecret(options.secret);
  const origin = requireBaseUrl(options.baseUrl);
  merchantAuthorization({ apiName, merchantId, signature: "checked" });
  merchantTimestamp(new Date(0), timeZone);

  return async function signedFetch(request, extension) {
    const outgoing = await readRequest(request, origin, isReserved);
    const { method, target, headers, body } = outgoing;
    const timestamp = merchantTimestamp(now(), timeZone);
    const md5 = await contentMd5(body);
    const signature = await merchantSignature({ method, target, apiName, merchantId, timestamp, contentMd5: md5, secret });
    headers.set("timestamp", timestamp);
    headers.set("content-md5", md5);
    headers.set("authorization", merchantAuthorization({ apiName, merchantId, signature }));
    return send(outgoing, fetch, extension);
  };
}

function isReserved(name: string): boolean {
  return name === "timestamp" || name === "content-md5" || name === "authorization";
}
