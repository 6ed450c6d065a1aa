/** The merchant API's scheme: an HMAC over five lines, one of them the body's MD5 (Merchant API v1, Authentication). */
import { digest, hmac } from "#crypto";
import { utf8 } from "../crypto/encoding.ts";
import { SigningError } from "../errors.ts";
import { requireHeaderValue, requireInput, requireSecret, requireSecrets, type Secrets } from "../input/input-rules.ts";
import { requireBody, requireWritable, type RawBody } from "../input/raw-body.ts";
import { freshnessCheck, parseTimestamp, type Freshness } from "../input/freshness.ts";
import { equalText, matchesAny, readOrUndefined } from "../input/verifier.ts";
import { merchantIdentity } from "./merchant-options.ts";

/** The five parts of the message (Merchant API v1, Authentication, rule 3). */
export interface MerchantMessage {
  /** Request method: GET, POST or DELETE. */
  readonly method: string;
  /**
   * Request target as on the request line: path and query, percent-encoded, e.g. `/merchant/v1/settlements?fromDate=2026-01-01`. No host. The document
   * says only that the path is signed; that its query is, comes from public sources.
   */
  readonly target: string;
  /**
   * The fixed API name of the service.
   * @defaultValue `ServiceMerchantAPI`
   */
  readonly apiName?: string;
  /** Merchant ID. */
  readonly merchantId: string | number;
  /** The `Timestamp` header's value, see `merchantTimestamp`. */
  readonly timestamp: string;
  /** The `Content-MD5` header's value, see {@link contentMd5}. */
  readonly contentMd5: string;
}

/** Input of {@link merchantSignature}. */
export interface MerchantSignatureInput extends MerchantMessage {
  /** The merchant secret. */
  readonly secret: string;
}

/** Input of {@link verifyMerchantSignature}. */
export interface MerchantVerifyInput extends MerchantMessage, Freshness {
  /** The body received; empty text for none. */
  readonly body: RawBody;
  /** The signature received. */
  readonly signature: string | null | undefined;
  /** The merchant secret; several while it is being changed. */
  readonly secret: Secrets;
}

/** The parts of an `Authorization` header of this scheme. */
export interface MerchantAuthorization {
  /** API name. */
  readonly apiName: string;
  /** Merchant ID. */
  readonly merchantId: string;
  /** Signature, base64. */
  readonly signature: string;
}

/**
 * The `Content-MD5` header's value: base64 of the MD5 of the body; of the empty text when there is no body.
 * Merchant API v1, Required headers.
 *
 * @throws SigningError `body-invalid`, `md5-unavailable` (on a runtime without node:crypto)
 */
export async function contentMd5(body: RawBody = ""): Promise<string> {
  return digest("md5", [requireWritable(requireBody(body))], "base64");
}

/**
 * The canonical message: method, target, API name with merchant ID, timestamp and Content-MD5, joined by LF, as the bytes that go into the
 * HMAC. Merchant API v1, Authentication, rule 3.
 *
 * @throws SigningError `method-unknown`, `message-part-invalid` (a full URL as target among them), `merchant-id-invalid`
 */
export function merchantMessage(parts: MerchantMessage): Uint8Array {
  const { method, target, apiName } = requireInput(parts);
  requireLine(method, target);
  const identity = merchantIdentity(apiName, parts.merchantId);
  const md5 = requireHeaderValue("contentMd5", parts.contentMd5, "message-part-invalid");
  const timestamp = requireHeaderValue("timestamp", parts.timestamp, "message-part-invalid");
  return utf8(merchantLines(method, target, identity, timestamp, md5));
}

/** The five lines of the message, of parts that were checked. */
export function merchantLines(method: string, target: string, identity: string, timestamp: string, md5: string): string {
  return `${method}\n${target}\n${identity}\n${timestamp}\n${md5}`;
}

/**
 * Requires method and target as a request line has them.
 *
 * @throws SigningError `method-unknown`, `message-part-invalid`
 */
export function requireLine(method: string, target: string): void {
  if (!["GET", "POST", "DELETE"].includes(method)) throw new SigningError("method-unknown", "method: must be GET, POST or DELETE");
  if (typeof target !== "string" || !/^\/[!"$-~]*$/.test(target))
    throw new SigningError(
      "message-part-invalid",
      "target: must be path and query as on the request line, percent-encoded, without scheme, host or #",
    );
}

/**
 * The signature: HMAC-SHA256 of {@link merchantMessage} keyed with the secret's UTF-8 bytes, as base64 (44 characters).
 * Merchant API v1, Authentication, rule 2.
 *
 * @throws SigningError `secret-invalid`, and as {@link merchantMessage}
 */
export async function merchantSignature(input: MerchantSignatureInput): Promise<string> {
  const message = merchantMessage(input);
  return hmac("sha256", requireSecret(input.secret), [message], "base64");
}

/**
 * True when `contentMd5` is the body's and the signature is the one that {@link merchantSignature} makes, as the same base64 text.
 * Parts from outside that can't be signed and malformed signatures give false. With `toleranceSeconds` the timestamp must be within it.
 *
 * @throws SigningError `secret-invalid`, `body-invalid`, `tolerance-invalid`, `md5-unavailable`
 */
export async function verifyMerchantSignature(input: MerchantVerifyInput): Promise<boolean> {
  const secrets = requireSecrets(requireInput(input).secret);
  const given = requireBody(input.body);
  const fresh = freshnessCheck(input);

  const message = readOrUndefined(() => merchantMessage(input));
  const body = readOrUndefined(() => requireWritable(given));
  const bodyMd5 = await contentMd5(body);
  const { signature } = input;
  if (message === undefined || body === undefined || typeof signature !== "string") return false;
  if (!equalText(input.contentMd5, bodyMd5) || !fresh(() => parseTimestamp(input.timestamp))) return false;
  return matchesAny(secrets, signature, (secret) => hmac("sha256", secret, [message], "base64"));
}

/**
 * The `Authorization` header's value: API name, a space, merchant ID, a colon, the signature. Merchant API v1, Authentication, rule 1.
 *
 * @throws SigningError `message-part-invalid`, `merchant-id-invalid`
 */
export function merchantAuthorization(input: MerchantAuthorizationInput): string {
  const { apiName, merchantId, signature } = requireInput(input);
  return `${merchantIdentity(apiName, merchantId)}:${requireHeaderValue("signature", signature, "message-part-invalid")}`;
}

/** Input of {@link merchantAuthorization}. */
export interface MerchantAuthorizationInput {
  /**
   * The fixed API name of the service.
   * @defaultValue `ServiceMerchantAPI`
   */
  readonly apiName?: string;
  /** Merchant ID. */
  readonly merchantId: string | number;
  /** Signature, base64. */
  readonly signature: string;
}

/** Reads an `Authorization` header's value; undefined when it has another shape. Neither the name nor the signature is checked. */
export function parseMerchantAuthorization(value: string | null | undefined): MerchantAuthorization | undefined {
  const match = typeof value === "string" ? /^([!-9;-~]+) ([!-9;-~]+):([!-~]+)$/.exec(value) : null;
  if (match === null) return undefined;
  const [, apiName = "", merchantId = "", signature = ""] = match;
  return { apiName, merchantId, signature };
}
