/** A `fetch` that signs the merchant API's requests. */
import { contentMd5, DEFAULT_API_NAME, merchantAuthorization, merchantSignature } from "./merchant.ts";
import { requireMerchantId, requireSecret } from "./input-rules.ts";
import { readRequest, send, type PlainFetch, type SignedFetch } from "./outgoing-request.ts";
import { merchantTimestamp } from "./timestamp.ts";

/** Settings of {@link signedMerchantFetch}. */
export interface SignedMerchantFetchOptions {
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
  /** What sends the signed request. */
  readonly fetch?: PlainFetch;
  /** The clock. */
  readonly now?: () => Date;
}

/**
 * A `fetch` that sets `Timestamp`, `Content-MD5` and `Authorization` (Merchant API v1, Required headers and Authentication) over the bytes it
 * sends, and follows no redirect.
 *
 * The function throws SigningError `insecure-url`, `header-reserved`, `method-unknown`, `md5-unavailable`. What the `fetch` below throws, it lets
 * through.
 *
 * @throws SigningError `merchant-id-invalid`, `secret-invalid`, `message-part-invalid` (the API name), `time-zone-unknown`
 */
export function signedMerchantFetch(options: SignedMerchantFetchOptions): SignedFetch {
  const { apiName = DEFAULT_API_NAME, timeZone = "UTC", fetch, now = () => new Date() } = options;
  const merchantId = requireMerchantId(options.merchantId);
  const secret = requireSecret(options.secret);
  merchantAuthorization({ apiName, merchantId, signature: "checked" });
  merchantTimestamp(new Date(0), timeZone);

  return async function signedFetch(request, extension) {
    const outgoing = await readRequest(request, isReserved);
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
