/** Authenticates the Legacy API's requests: the headers are the same for every request. */
import { basicCredentials } from "./basic.ts";
import { base64 } from "../crypto/encoding.ts";
import { requireHeaderName, requireHeaderValue } from "../input/input-rules.ts";
import type { RequestSigner, SignedRequest } from "../request/request-signer.ts";
import { headerOption, merchantIdOption, requireOptions, secretOption, type SigningOptionRules } from "../input/signing-options.ts";

/** Settings of {@link basicSigner}. */
export interface BasicSignerOptions {
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
}

/** What each setting of a signer may be. */
export const BASIC_SIGNER_OPTIONS: SigningOptionRules<BasicSignerOptions> = {
  merchantId: merchantIdOption,
  secret: secretOption,
  apiVersionHeader: headerOption,
  apiVersion: headerOption,
};

/**
 * Creates a signer for the Legacy API: `Authorization` and the API version header (Legacy API, Authentication). Its responses are not signed, so there
 * is no `verify`.
 *
 * @throws SigningError `option-unknown`, `option-invalid`, `merchant-id-invalid`, `secret-invalid`, `header-value-invalid` (the API version header)
 */
export function basicSigner(options: BasicSignerOptions): RequestSigner {
  requireOptions(options, BASIC_SIGNER_OPTIONS);
  const { merchantId, secret, apiVersionHeader = "X-Service-Api-Version", apiVersion = "1" } = options;
  const versionHeader = requireHeaderName("apiVersionHeader", apiVersionHeader);
  const version = requireHeaderValue("apiVersion", apiVersion);
  const authorization = `Basic ${base64(basicCredentials({ merchantId, secret }))}`;
  const signed: SignedRequest = {
    headers: [
      [versionHeader, version],
      ["authorization", authorization],
    ],
  };
  return { isReserved: (name) => name === "authorization" || name === versionHeader, sign: () => signed };
}
