/** The Merchant API's signing for any client: a `fetch`, and an openapi-fetch middleware. */
import { MERCHANT_SIGNER_OPTIONS, type MerchantSignerOptions } from "./merchant-options.ts";
import { merchantSigner } from "./merchant-signer.ts";
import { functionOption } from "../options/rules.ts";
import { SIGNING_SCOPE, type SigningScope } from "../request/outgoing-request.ts";
import { signingFetch, type PlainFetch, type SignedFetch } from "../request/signing-fetch.ts";
import { signingMiddleware, type SigningMiddleware } from "../request/signing-middleware.ts";
import { requireOptions, type SigningOptionRules } from "../input/signing-options.ts";

/** Settings of {@link merchantSigning}. */
export interface MerchantSigningOptions extends MerchantSignerOptions, SigningScope {}

/** Settings of {@link signedMerchantFetch}. */
export interface SignedMerchantFetchOptions extends MerchantSigningOptions {
  /** Sends the signed request. */
  readonly fetch?: PlainFetch;
}

const SIGNING_OPTIONS: SigningOptionRules<MerchantSigningOptions> = { ...MERCHANT_SIGNER_OPTIONS, ...SIGNING_SCOPE };
const FETCH_OPTIONS: SigningOptionRules<SignedMerchantFetchOptions> = { ...SIGNING_OPTIONS, fetch: functionOption };

/**
 * Creates a `fetch` that sets `Timestamp`, `Content-MD5` and `Authorization` (Merchant API v1, Required headers and Authentication) over the bytes it
 * sends, and follows no redirect.
 *
 * The function throws SigningError `operation-unknown`, `insecure-url`, `origin-mismatch`, `header-reserved`, `header-value-invalid`,
 * `md5-unavailable` before sending, `redirect-followed` after. Errors of the `fetch` below pass through.
 *
 * @throws SigningError `option-unknown`, `option-invalid`, `merchant-id-invalid`, `secret-invalid`, `url-invalid`, `insecure-url`,
 * `message-part-invalid` (the API name), `time-zone-unknown`
 */
export function signedMerchantFetch(options: SignedMerchantFetchOptions): SignedFetch {
  requireOptions(options, FETCH_OPTIONS);
  const { baseUrl, allowInsecureHosts, operations, fetch, ...signing } = options;
  return signingFetch({ signer: merchantSigner(signing), baseUrl, allowInsecureHosts, operations, fetch });
}

/**
 * Creates an openapi-fetch middleware that signs as {@link signedMerchantFetch} does: add it last, so that it signs what is sent.
 *
 * `onRequest` throws what the fetch throws before sending, `onResponse` what it throws after, and SigningError `request-changed` when a later
 * middleware replaced the request or changed a signing header: the request has been sent by then, which the fetch would have prevented.
 *
 * @throws SigningError as {@link signedMerchantFetch}
 */
export function merchantSigning(options: MerchantSigningOptions): SigningMiddleware {
  requireOptions(options, SIGNING_OPTIONS);
  const { baseUrl, allowInsecureHosts, operations, ...signing } = options;
  return signingMiddleware({ signer: merchantSigner(signing), baseUrl, allowInsecureHosts, operations });
}
