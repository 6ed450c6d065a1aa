/** The cryptography of @maksu/signing for the debugger: WebCrypto's, and MD5. */
import { digest as webDigest } from "#crypto-web";
import { md5 } from "./md5.ts";

export * from "#crypto-web";

/** Hash of a message in parts, in lower-case hex or in base64. */
export async function digest(...[algorithm, message, encoding]: Parameters<typeof webDigest>): Promise<string> {
  if (algorithm !== "md5") return webDigest(algorithm, message, encoding);
  const parts = message.map((part) => (typeof part === "string" ? part : new Uint8Array(part)));
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  const characters = Array.from(md5(bytes), (byte) => String.fromCharCode(byte)).join("");
  return encoding === "base64"
    ? btoa(characters)
    : characters.replaceAll(/./gs, (each) => each.charCodeAt(0).toString(16).padStart(2, "0"));
}
