/** An HTTP message as saved to a file: start line, headers, a blank line, the body. */
import { SigningError } from "../errors.ts";
import { utf8 } from "../encoding.ts";
import type { RawBody } from "../input-rules.ts";

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
  const end = endOfHead(bytes);
  const [startLine = "", ...lines] = new TextDecoder().decode(bytes.subarray(0, end.head)).split(/\r?\n/);
  const headers = lines.filter((line) => line !== "").map(readHeader);
  const body = bytes.subarray(end.body);
  if (/^HTTP\/[\d.]+ \d{3}/.test(startLine)) return { headers, body };
  const [, method, target] = /^([A-Z]+) (\S+)(?: HTTP\/[\d.]+)?$/.exec(startLine) ?? [];
  if (method === undefined || target === undefined)
    throw new SigningError(
      "http-message-invalid",
      "line 1: must be a request line (GET /path HTTP/1.1) or a status line (HTTP/1.1 200 OK)",
    );
  return { method, target, headers, body };
}

function readHeader(line: string, index: number): readonly [name: string, value: string] {
  const colon = line.indexOf(":");
  if (colon < 1) throw new SigningError("http-message-invalid", `line ${index + 2}: must be a header, name: value`);
  return [line.slice(0, colon), line.slice(colon + 1).trim()];
}

/** Where the head ends and the body begins: at the first blank line, whichever way lines end. */
function endOfHead(bytes: Uint8Array): { head: number; body: number } {
  const CR = 13;
  const LF = 10;
  for (let at = bytes.indexOf(LF); at !== -1; at = bytes.indexOf(LF, at + 1)) {
    if (bytes[at + 1] === LF) return { head: at, body: at + 2 };
    if (bytes[at + 1] === CR && bytes[at + 2] === LF) return { head: at, body: at + 3 };
  }
  return { head: bytes.length, body: bytes.length };
}
