/** The cryptography of this package over node:crypto (Node, Bun, Deno, workerd). Chosen by the `imports` of package.json. */
import type { BytesOrText } from "./encoding.ts";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** HMAC of a message in parts, keyed with the UTF-8 bytes of a secret, in lower-case hex or in base64. */
export async function hmac(
  algorithm: "sha256" | "sha512",
  secret: string,
  message: readonly BytesOrText[],
  encoding: "hex" | "base64",
): Promise<string> {
  const mac = createHmac(algorithm, secret);
  for (const part of message) mac.update(part);
  return mac.digest(encoding);
}

/** Hash of a message in parts, in lower-case hex or in base64. */
export async function digest(algorithm: "md5" | "sha256", message: readonly BytesOrText[], encoding: "hex" | "base64"): Promise<string> {
  const hash = createHash(algorithm);
  for (const part of message) hash.update(part);
  return hash.digest(encoding);
}

/** Compares in a time that depends on the lengths alone. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
