/** The Payment API's signing for any client: a `fetch`, and an openapi-fetch middleware. */
import { CHECKOUT_SETTINGS, type CheckoutSigningOptions, type SignedCheckoutFetchOptions } from "./checkout-options.ts";
import { checkoutSigner } from "./checkout-signer.ts";
import { SIGNING_SCOPE } from "../request/outgoing-request.ts";
import { signingFetch, type SignedFetch } from "../request/signing-fetch.ts";
import { signingMiddleware, type SigningMiddleware } from "../request/signing-middleware.ts";
import { requireOptions, type SigningOptionRules } from "../input/signing-options.ts";

const FETCH_OPTIONS: SigningOptionRules<SignedCheckoutFetchOptions> = { ...CHECKOUT_SETTINGS, ...SIGNING_SCOPE };

const { fetch: _, ...SIGNING_OPTIONS } = FETCH_OPTIONS;

/**
 * Creates a `fetch` that adds exactly the headers that an operation documents, signs the bytes it sends, follows no redirect and verifies the response
 * before it is parsed. The operation is found by method and path.
 *
 * The function throws SigningError: `operation-unknown`, `header-reserved`, `header-value-invalid`, `insecure-url`, `origin-mismatch`,
 * `path-parameter-invalid` before sending; `not-from-service`, `signature-missing`, `signature-mismatch`, `response-mismatch`, `response-too-large`
 * (with the response's `status`), `redirect-followed` after. Errors of the `fetch` below pass through.
 *
 * @throws SigningError `option-unknown`, `option-invalid`, `account-invalid`, `secret-invalid`, `url-invalid`, `insecure-url`, `algorithm-unknown`,
 * `header-value-invalid` (the platform name)
 */
export function signedCheckoutFetch(options: SignedCheckoutFetchOptions): SignedFetch {
  requireOptions(options, FETCH_OPTIONS);
  const { baseUrl, allowInsecureHosts, operations, maxResponseBytes, fetch, ...signing } = options;
  return signingFetch({ signer: checkoutSigner(signing), baseUrl, allowInsecureHosts, operations, maxResponseBytes, fetch });
}

/**
 * Creates an openapi-fetch middleware that signs as {@link signedCheckoutFetch} does: add it last, so that it signs what is sent.
 *
 * `onRequest` throws what the fetch throws before sending, `onResponse` what it throws after, and SigningError `request-changed` when a later
 * middleware replaced the request or changed a signing header: the request has been sent by then, which the fetch would have prevented.
 *
 * @throws SigningError as {@link signedCheckoutFetch}
 */
export function checkoutSigning(options: CheckoutSigningOptions): SigningMiddleware {
  requireOptions(options, SIGNING_OPTIONS);
  const { baseUrl, allowInsecureHosts, operations, maxResponseBytes, ...signing } = options;
  return signingMiddleware({ signer: checkoutSigner(signing), baseUrl, allowInsecureHosts, operations, maxResponseBytes });
}
