/** The cryptography of this package over node:crypto (Node, Bun, Deno, workerd), synchronous. Chosen by the `imports` of package.json. */
import type { BytesOrText } from "./encoding.ts";
import type { MaybePromise } from "./maybe-promise.ts";
import { createHash, createHmac, createSecretKey, type Hash, type Hmac, timingSafeEqual } from "node:crypto";

/** HMAC of a message in parts, keyed with the UTF-8 bytes of a secret, in lower-case hex or in base64. */
export function hmac(
  algorithm: "sha256" | "sha512",
  secret: string,
  message: readonly BytesOrText[],
  encoding: "hex" | "base64",
): MaybePromise<string> {
  return finish(createHmac(algorithm, secret), message, encoding);
}

/** As {@link hmac}, with the secret's key prepared for many messages. */
export function hmacWith(
  secret: string,
): (algorithm: "sha256" | "sha512", message: readonly BytesOrText[], encoding: "hex" | "base64") => MaybePromise<string> {
  const key = createSecretKey(secret, "utf8");
  return (algorithm, message, encoding) => finish(createHmac(algorithm, key), message, encoding);
}

/** Hash of a message in parts, in lower-case hex or in base64. */
export function digest(algorithm: "md5" | "sha256", message: readonly BytesOrText[], encoding: "hex" | "base64"): MaybePromise<string> {
  return finish(createHash(algorithm), message, encoding);
}

function finish(hash: Hash | Hmac, message: readonly BytesOrText[], encoding: "hex" | "base64"): string {
  for (const part of message) hash.update(part);
  return hash.digest(encoding);
}

/** Compares in a time that depends on the lengths alone. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
