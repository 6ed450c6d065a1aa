/** The cryptography of this package over WebCrypto, for runtimes without node:crypto; asynchronous. Chosen by the `imports` of package.json. */
import { base64, hex, join, utf8, type BytesOrText } from "./encoding.ts";
import { SigningError } from "../errors.ts";

const HASH = { sha256: "SHA-256", sha512: "SHA-512" } as const;
const ENCODE = { hex, base64 } as const;

/** HMAC of a message in parts, keyed with the UTF-8 bytes of a secret, in lower-case hex or in base64. */
export async function hmac(
  algorithm: "sha256" | "sha512",
  secret: string,
  message: readonly BytesOrText[],
  encoding: "hex" | "base64",
): Promise<string> {
  return hmacWith(secret)(algorithm, message, encoding);
}

/** As {@link hmac}, with the secret's key prepared for many messages. */
export function hmacWith(
  secret: string,
): (algorithm: "sha256" | "sha512", message: readonly BytesOrText[], encoding: "hex" | "base64") => Promise<string> {
  const keys: { [algorithm in "sha256" | "sha512"]?: ReturnType<typeof crypto.subtle.importKey> } = {};
  return async (algorithm, message, encoding) => {
    const key = (keys[algorithm] ??= crypto.subtle.importKey("raw", utf8(secret), { name: "HMAC", hash: HASH[algorithm] }, false, [
      "sign",
    ]));
    return ENCODE[encoding](new Uint8Array(await crypto.subtle.sign("HMAC", await key, join(message))));
  };
}

/** Hash of a message in parts, in lower-case hex or in base64. WebCrypto has no MD5: error `md5-unavailable`. */
export async function digest(algorithm: "md5" | "sha256", message: readonly BytesOrText[], encoding: "hex" | "base64"): Promise<string> {
  if (algorithm === "md5") throw new SigningError("md5-unavailable", "MD5: this runtime has no node:crypto, and WebCrypto has no MD5");
  return ENCODE[encoding](new Uint8Array(await crypto.subtle.digest(HASH[algorithm], join(message))));
}

/** Compares in a time that depends on the lengths alone. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0);
  return difference === 0;
}
