/** Authenticates the Legacy API's requests: the headers are the same for every request. */
import { base64 } from "../crypto/encoding.ts";
import { basicCredentials } from "./basic.ts";
import { type BasicSignerOptions, readBasicSettings } from "./basic-options.ts";
import type { RequestSigner, SignedRequest } from "../request/request-signer.ts";

/**
 * Creates a signer for the Legacy API: `Authorization` and the API version header (Legacy API, Authentication). Its responses are not signed, so there
 * is no `verify`.
 *
 * @throws SigningError `option-unknown`, `option-invalid`, `merchant-id-invalid`, `secret-invalid`, `header-value-invalid` (the API version header)
 */
export function basicSigner(options: BasicSignerOptions): RequestSigner {
  const { versionHeader, version, ...credentials } = readBasicSettings(options);
  const authorization = `Basic ${base64(basicCredentials(credentials))}`;
  const signed: SignedRequest = {
    headers: [
      [versionHeader, version],
      ["authorization", authorization],
    ],
  };
  return { isReserved: (name) => name === "authorization" || name === versionHeader, sign: () => signed };
}
