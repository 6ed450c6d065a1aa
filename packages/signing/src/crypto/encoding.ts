/** Bytes and their text forms. */

const encoder = new TextEncoder();

/** The UTF-8 bytes of a text. */
export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(text);
}

/** Bytes, or the text whose UTF-8 bytes are meant. */
export type BytesOrText = Uint8Array | string;

/** The bytes of all parts, one after the other. */
export function join(parts: readonly BytesOrText[]): Uint8Array<ArrayBuffer> {
  const pieces = parts.map((part) => (typeof part === "string" ? utf8(part) : part));
  const joined = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    joined.set(piece, offset);
    offset += piece.length;
  }
  return joined;
}

/** Lower-case hex. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Base64 with padding. */
export function base64(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
