/** A `fetch` that authenticates the legacy API's requests. */
import { basicAuthorization, basicCredentials } from "./basic.ts";
import { requireHeaderName, requireHeaderValue } from "./input-rules.ts";
import { functionOption } from "./options.ts";
import { readRequest, send, type PlainFetch, type SignedFetch } from "./outgoing-request.ts";
import { requireBaseUrl } from "./secure-url.ts";
import { baseUrlOption, headerOption, merchantIdOption, requireOptions, secretOption, type SigningOptionRules } from "./signing-options.ts";

/** Settings of {@link basicFetch}. */
export interface BasicFetchOptions {
  /** Merchant ID, the user name. */
  readonly merchantId: number | string;
  /** The merchant secret, the password. */
  readonly secret: string;
  /** Scheme and host of the service, and nothing after it. A request to any other origin is rejected: it would carry the secret itself there. */
  readonly baseUrl: string;
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
  /** What sends the request. */
  readonly fetch?: PlainFetch;
}

/** What each setting may be. */
export const BASIC_SETTINGS: SigningOptionRules<BasicFetchOptions> = {
  merchantId: merchantIdOption,
  secret: secretOption,
  baseUrl: baseUrlOption,
  apiVersionHeader: headerOption,
  apiVersion: headerOption,
  fetch: functionOption,
};

/**
 * A `fetch` that sets `Authorization` and the API version header (Legacy API, Authentication), and follows no redirect.
 *
 * The function throws SigningError `insecure-url`, `origin-mismatch`, `header-reserved`. What the `fetch` below throws, it lets through.
 *
 * @throws SigningError `option-unknown`, `option-invalid`, `merchant-id-invalid`, `secret-invalid`, `url-invalid`, `insecure-url`,
 * `header-value-invalid` (the API version header)
 */
export function basicFetch(options: BasicFetchOptions): SignedFetch {
  requireOptions(options, BASIC_SETTINGS);
  const { merchantId, secret, fetch } = options;
  const origin = requireBaseUrl(options.baseUrl);
  const versionHeader = requireHeaderName("apiVersionHeader", options.apiVersionHeader ?? "X-Service-Api-Version");
  const version = requireHeaderValue("apiVersion", options.apiVersion ?? "1");
  basicCredentials({ merchantId, secret });

  return async function authenticatedFetch(request, extension) {
    const outgoing = await readRequest(request, origin, (name) => name === "authorization" || name === versionHeader);
    outgoing.headers.set(versionHeader, version);
    outgoing.headers.set("authorization", await basicAuthorization({ merchantId, secret }));
    return send(outgoing, fetch, extension);
  };
}
