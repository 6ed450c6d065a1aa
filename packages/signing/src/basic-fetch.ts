/** A `fetch` that authenticates the legacy API's requests. */
import { basicAuthorization, basicCredentials } from "./basic.ts";
import { requireHeaderName, requireHeaderValue } from "./input-rules.ts";
import { readRequest, send, type PlainFetch, type SignedFetch } from "./outgoing-request.ts";

/** Settings of {@link basicFetch}. */
export interface BasicFetchOptions {
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
  /** What sends the request. */
  readonly fetch?: PlainFetch;
}

/**
 * A `fetch` that sets `Authorization` and the API version header (Legacy API, Authentication), and follows no redirect.
 *
 * The function throws SigningError `insecure-url`, `header-reserved`. What the `fetch` below throws, it lets through.
 *
 * @throws SigningError `merchant-id-invalid`, `secret-invalid`, `header-value-invalid` (the API version header)
 */
export function basicFetch(options: BasicFetchOptions): SignedFetch {
  const { merchantId, secret, fetch } = options;
  const versionHeader = requireHeaderName("apiVersionHeader", options.apiVersionHeader ?? "X-Service-Api-Version");
  const version = requireHeaderValue("apiVersion", options.apiVersion ?? "1");
  basicCredentials({ merchantId, secret });

  return async function authenticatedFetch(request, extension) {
    const outgoing = await readRequest(request, (name) => name === "authorization" || name === versionHeader);
    outgoing.headers.set(versionHeader, version);
    outgoing.headers.set("authorization", await basicAuthorization({ merchantId, secret }));
    return send(outgoing, fetch, extension);
  };
}
