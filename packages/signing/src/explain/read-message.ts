/** A message to explain, with what is looked up in it more than once. */
import { utf8 } from "../crypto/encoding.ts";
import { SigningError } from "../errors.ts";
import { requireBody } from "../input/raw-body.ts";
import type { HttpMessage } from "./http-message.ts";

/** A message, read. */
export interface ReadMessage {
  readonly method: string;
  readonly target: string;
  /** Query without its question mark; undefined for a response. */
  readonly query: string | undefined;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly header: (name: string) => string;
  readonly body: Uint8Array;
}

/**
 * Reads a message, which a caller in JavaScript may have left out.
 *
 * @throws SigningError `option-invalid`, `body-invalid`
 */
export function readMessage(message: HttpMessage | undefined): ReadMessage {
  const { method = "", target, headers, body: given = "" }: Partial<HttpMessage> = { ...message };
  if (typeof headers !== "object" || !(Symbol.iterator in headers))
    throw new SigningError("option-invalid", "message: must be an object with the pairs of its headers, as parseHttpMessage returns it");
  const all = [...headers];
  const path = target?.replace(/^https?:\/\/[^/?#]*/i, "") ?? "";
  const body = requireBody(given);
  return {
    method,
    target: path,
    query: target === undefined ? undefined : path.replace(/^[^?]*\??/, ""),
    headers: all,
    header: (name) => all.find(([each]) => each.toLowerCase() === name)?.[1] ?? "",
    body: typeof body === "string" ? utf8(body) : body,
  };
}

/** Returns what is unusual in a message beside its signature. */
export function notesOn({ method, header, body }: ReadMessage): readonly string[] {
  const signed = header("checkout-method");
  return [
    ...(method !== "" && signed !== "" && method !== signed ? ["checkout-method is not the method of the request"] : []),
    ...(body.at(-1) === LF ? ["the body ends with a line end; an editor may have added it when the message was saved"] : []),
  ];
}

const LF = 10;
