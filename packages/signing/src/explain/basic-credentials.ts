/** The user name in Basic credentials, which are not shown because the secret is in them. */
import { base64 } from "../crypto/encoding.ts";

/** Returns the user name of valid credentials: padded base64 of UTF-8 text with a colon. Undefined for any other. */
export function userName(credentials: string): string | undefined {
  const bytes = bytesOf(credentials);
  if (bytes === undefined) return undefined;
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes(":") ? beforeColon(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Guesses the user name of invalid credentials, for trying mistakes. It may hold the secret, so don't show it. */
export function likelyUserName(credentials: string): string {
  const bytes = bytesOf(credentials);
  return beforeColon(bytes === undefined ? credentials : new TextDecoder("latin1").decode(bytes));
}

/** Decodes strictly: `atob` alone passes over white space, missing padding and bits left over. */
function bytesOf(credentials: string): Uint8Array | undefined {
  try {
    const bytes = Uint8Array.from(atob(credentials), (character) => character.charCodeAt(0));
    return base64(bytes) === credentials ? bytes : undefined;
  } catch {
    return undefined;
  }
}

function beforeColon(text: string): string {
  return text.split(":", 1)[0] ?? "";
}
