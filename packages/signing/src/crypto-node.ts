/** The cryptography of this package over node:crypto (Node, Bun, Deno, workerd). Chosen by the `imports` of package.json. */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** HMAC of a message, keyed with the UTF-8 bytes of a secret. */
export async function hmac(algorithm: "sha256" | "sha512", secret: string, message: Uint8Array): Promise<Uint8Array> {
  return createHmac(algorithm, secret).update(message).digest();
}

/** Hash of a message. */
export async function digest(algorithm: "md5" | "sha256", message: Uint8Array): Promise<Uint8Array> {
  return createHash(algorithm).update(message).digest();
}

/** Compares in a time that depends on the lengths alone. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
