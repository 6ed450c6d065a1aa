/** The Legacy API's authentication for any client: a `fetch`, and an openapi-fetch middleware. */
import { BASIC_SIGNER_OPTIONS, type BasicSignerOptions } from "./basic-options.ts";
import { basicSigner } from "./basic-signer.ts";
import { functionOption } from "../options/rules.ts";
import { SIGNING_SCOPE, type SigningScope } from "../request/outgoing-request.ts";
import { signingFetch, type PlainFetch, type SignedFetch } from "../request/signing-fetch.ts";
import { signingMiddleware, type SigningMiddleware } from "../request/signing-middleware.ts";
import { requireOptions, type SigningOptionRules } from "../input/signing-options.ts";

/** Settings of {@link basicAuthentication}: a request to any other origin would carry the secret itself there. */
export interface BasicAuthenticationOptions extends BasicSignerOptions, SigningScope {}

/** Settings of {@link basicFetch}. */
export interface BasicFetchOptions extends BasicAuthenticationOptions {
  /** Sends the request. */
  readonly fetch?: PlainFetch;
}

const AUTHENTICATION_OPTIONS: SigningOptionRules<BasicAuthenticationOptions> = { ...BASIC_SIGNER_OPTIONS, ...SIGNING_SCOPE };
const FETCH_OPTIONS: SigningOptionRules<BasicFetchOptions> = { ...AUTHENTICATION_OPTIONS, fetch: functionOption };

/**
 * Creates a `fetch` that sets `Authorization` and the API version header (Legacy API, Authentication), and follows no redirect.
 *
 * The function throws SigningError `operation-unknown`, `insecure-url`, `origin-mismatch`, `header-reserved`, `header-value-invalid` before sending,
 * `redirect-followed` after. Errors of the `fetch` below pass through.
 *
 * @throws SigningError `option-unknown`, `option-invalid`, `merchant-id-invalid`, `secret-invalid`, `url-invalid`, `insecure-url`,
 * `header-value-invalid` (the API version header)
 */
export function basicFetch(options: BasicFetchOptions): SignedFetch {
  requireOptions(options, FETCH_OPTIONS);
  const { baseUrl, allowInsecureHosts, operations, fetch, ...identity } = options;
  return signingFetch({ signer: basicSigner(identity), baseUrl, allowInsecureHosts, operations, fetch });
}

/**
 * Creates an openapi-fetch middleware that authenticates as {@link basicFetch} does: add it last, so that no other sees the secret.
 *
 * `onRequest` throws what the fetch throws before sending, `onResponse` what it throws after, and SigningError `request-changed` when a later
 * middleware replaced the request or changed one of these headers: the request has been sent by then, which the fetch would have prevented.
 *
 * @throws SigningError as {@link basicFetch}
 */
export function basicAuthentication(options: BasicAuthenticationOptions): SigningMiddleware {
  requireOptions(options, AUTHENTICATION_OPTIONS);
  const { baseUrl, allowInsecureHosts, operations, ...identity } = options;
  return signingMiddleware({ signer: basicSigner(identity), baseUrl, allowInsecureHosts, operations });
}
