/** The merchant API's refund notification: a hash over three query parameters and the secret (Merchant API v1, Events). */
import { digest } from "#crypto";
import { requireInput, requireSecret, requireSecrets, type Secrets } from "../input/input-rules.ts";
import { pickParameters, pipeMessage, type ReceivedPairs } from "../input/parameters.ts";
import { matchesAny, readOrUndefined } from "../input/verifier.ts";

/** Query parameters of the notification, without the signature. */
export interface RefundNotification {
  /** The refund's token. */
  readonly refundToken: string;
  /** Status before. */
  readonly oldStatus: string;
  /** Status now. */
  readonly newStatus: string;
}

/** Input of {@link verifyRefundNotification}. */
export interface RefundNotificationVerifyInput {
  /** Query parameters received, `signature` among them. */
  readonly parameters: ReceivedPairs;
  /** The merchant secret; several while it is being changed. */
  readonly secret: Secrets;
}

/**
 * The message without its end: token, old status and new status, each followed by `|`. The secret comes after it when it is hashed.
 *
 * @throws SigningError `parameter-invalid` for a field that is empty or holds `|`
 */
export function refundNotificationMessage(fields: RefundNotification): Uint8Array {
  return pipeMessage(NAMES, new Map(Object.entries(requireInput(fields))));
}

/**
 * The signature: SHA-256 of {@link refundNotificationMessage} and the secret, as lower-case hex. A plain hash, not an HMAC. How
 * the digest is written is not documented: hex is taken for granted, and {@link verifyRefundNotification} takes it in either case.
 *
 * @throws SigningError `parameter-invalid`, `secret-invalid`
 */
export async function refundNotificationSignature(input: RefundNotification & { readonly secret: string }): Promise<string> {
  const { secret, ...fields } = requireInput(input);
  return hash(refundNotificationMessage(fields), requireSecret(secret));
}

/**
 * True when `signature` is the one that {@link refundNotificationSignature} makes, in hex of either case. A parameter that is missing, comes
 * twice or holds `|` gives false. Other parameters are passed over.
 *
 * @throws SigningError `secret-invalid`
 */
export async function verifyRefundNotification(input: RefundNotificationVerifyInput): Promise<boolean> {
  const { parameters, secret } = requireInput(input);
  const secrets = requireSecrets(secret);
  const received = readOrUndefined(() => {
    const values = pickParameters(parameters, [...NAMES, "signature"]);
    return { message: pipeMessage(NAMES, values), signature: values.get("signature")?.toLowerCase() };
  });
  if (received?.signature === undefined) return false;
  return matchesAny(secrets, received.signature, (each) => hash(received.message, each));
}

const NAMES = ["refundToken", "oldStatus", "newStatus"] as const;

async function hash(message: Uint8Array, secret: string): Promise<string> {
  return digest("sha256", [message, secret], "hex");
}
