/** Bodies as signatures cover them. */
import { SigningError } from "../errors.ts";

/** A body as it goes over the wire: text (sent as UTF-8) or bytes. Never an object: the signature covers the exact bytes. */
export type RawBody = string | Uint8Array;

/** Requires text or bytes, also those of another realm. */
export function requireBody(body: unknown): RawBody {
  if (typeof body === "string" || isBytes(body)) return body;
  throw new SigningError("body-invalid", "body: must be the text or bytes sent over the wire, not a parsed object");
}

/** Requires a body that has bytes: text with half of a surrogate pair would have those of another text. */
export function requireWritable(body: RawBody): RawBody {
  if (typeof body !== "string" || body.isWellFormed()) return body;
  throw new SigningError("body-invalid", "body: has a lone surrogate, which UTF-8 can't encode");
}

const isBytes = (body: unknown): body is Uint8Array =>
  ArrayBuffer.isView(body) && Symbol.toStringTag in body && body[Symbol.toStringTag] === "Uint8Array";
