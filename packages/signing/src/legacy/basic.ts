/** The legacy API's scheme: Basic authentication, merchant ID and secret as they are (Legacy API, Authentication). */
import { digest } from "#crypto";
import { base64, utf8 } from "../crypto/encoding.ts";
import { requireInput, requireSecrets, type Secrets } from "../input/input-rules.ts";
import type { MaybePromise } from "../crypto/maybe-promise.ts";
import { matchesAny } from "../input/verifier.ts";
import { requirePassword, requireUserName } from "./basic-options.ts";

/** Who signs in. */
export interface BasicInput {
  /** Merchant ID, the user name. */
  readonly merchantId: string | number;
  /** Merchant secret, the password. */
  readonly secret: string;
}

/** Input of {@link verifyBasicAuthorization}. */
export interface BasicVerifyInput {
  /** The `Authorization` header received. */
  readonly authorization: string | null | undefined;
  /** Merchant ID that must be in it. */
  readonly merchantId: string | number;
  /** Merchant secret that must be in it; several while it is being changed. */
  readonly secret: Secrets;
}

/**
 * Returns the credentials before base64: the UTF-8 bytes of merchant ID, colon, secret.
 *
 * @throws SigningError `merchant-id-invalid` (empty, a colon or a control character in it), `secret-invalid`
 */
export function basicCredentials(input: BasicInput): Uint8Array {
  const { merchantId, secret } = requireInput(input);
  return utf8(`${requireUserName(merchantId)}:${requirePassword(secret)}`);
}

/**
 * Returns the `Authorization` header's value: `Basic`, a space, base64 of {@link basicCredentials}. Legacy API, Authentication.
 *
 * @throws SigningError `merchant-id-invalid`, `secret-invalid`
 */
export async function basicAuthorization(input: BasicInput): Promise<string> {
  return `Basic ${base64(basicCredentials(input))}`;
}

/**
 * Verifies a header of {@link basicAuthorization}; the scheme's name may be in either case. Both sides are hashed before they are compared, so
 * that the time taken does not reveal the secret's length either.
 *
 * @throws SigningError `merchant-id-invalid`, `secret-invalid`
 */
export async function verifyBasicAuthorization(input: BasicVerifyInput): Promise<boolean> {
  const { authorization, merchantId, secret } = requireInput(input);
  const expected = await Promise.all(requireSecrets(secret).map((each) => basicAuthorization({ merchantId, secret: each })));
  if (typeof authorization !== "string" || authorization.slice(0, 6).toLowerCase() !== "basic ") return false;
  const received = await hash(`Basic ${authorization.slice(6)}`);
  return matchesAny(expected, received, hash);
}

function hash(authorization: string): MaybePromise<string> {
  return digest("sha256", [authorization], "hex");
}
