/** An HTTP message as saved to a file: start line, headers, a blank line, the body. */
import { SigningError } from "../errors.ts";
import { utf8 } from "../crypto/encoding.ts";
import type { RawBody } from "../input/raw-body.ts";

/** An HTTP message in parts. */
export interface HttpMessage {
  /** Request method; absent for a response. */
  readonly method?: string;
  /** Request target, or the whole URL; absent for a response. */
  readonly target?: string;
  /** Headers in the order received. */
  readonly headers: Iterable<readonly [name: string, value: string]>;
  /** Body as received; nothing for none. */
  readonly body?: RawBody;
}

/**
 * Reads a saved HTTP message. Lines of the head may end in CRLF or LF; the body's bytes are taken as they are. For a callback, the request line
 * alone is enough: `GET /callback?checkout-account=375917&signature=…`.
 *
 * @throws SigningError `http-message-invalid`
 */
export function parseHttpMessage(saved: RawBody): HttpMessage {
  const bytes = typeof saved === "string" ? utf8(saved) : saved;
  // One character for each byte, so that places in the text are places in the bytes.
  const end = /\r?\n\r?\n/.exec(new TextDecoder("latin1").decode(bytes));
  const head = end === null ? bytes : bytes.subarray(0, end.index);
  const body = end === null ? new Uint8Array() : bytes.subarray(end.index + end[0].length);
  const [startLine = "", ...lines] = new TextDecoder().decode(head).split(/\r?\n/);
  const headers = lines.filter((line) => line !== "").map(readHeader);
  if (/^HTTP\/[\d.]+ \d{3}/.test(startLine)) return { headers, body };
  const request = /^([A-Z]+) (\S+)(?: HTTP\/[\d.]+)?$/.exec(startLine);
  if (request === null)
    throw new SigningError(
      "http-message-invalid",
      "line 1: must be a request line (GET /path HTTP/1.1) or a status line (HTTP/1.1 200 OK)",
    );
  const [, method = "", target = ""] = request;
  return { method, target, headers, body };
}

function readHeader(line: string, index: number): readonly [name: string, value: string] {
  const colon = line.indexOf(":");
  if (colon < 1) throw new SigningError("http-message-invalid", `line ${index + 2}: must be a header, name: value`);
  return [line.slice(0, colon), line.slice(colon + 1).trim()];
}
