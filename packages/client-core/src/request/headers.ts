import type { RequestSigner } from "@maksu/signing";
import { SigningError } from "@maksu/signing/options";
import { ClientError } from "../errors.ts";
import { rejectRounded } from "./rounded-number.ts";

/** Headers by lower-case name. `__proto__` is excluded: assigning it sets no property. */
export type HeaderRecord = Record<string, string>;

/** Headers of the connection: with another value, the request could be read differently. */
const OF_CONNECTION: ReadonlySet<string> = new Set(
  [
    "connection",
    "content-length",
    "expect",
    "host",
    "http2-settings",
    "keep-alive",
    "proxy-connection",
    "te",
    "trailer",
    "transfer-encoding",
    "upgrade",
  ], //
);

/** Headers of the body. */
const OF_BODY: ReadonlySet<string> = new Set(["content-encoding", "content-type"]);

/** Would change what the transport reads: a part of the response, or one that is encoded as it can't decode. */
const OF_TRANSPORT: ReadonlySet<string> = new Set(["accept-encoding", "range"]);

/**
 * Merges a request's headers: the user agent, the client's, those of the call, and last the operation's own.
 *
 * @param userAgent checked; undefined in browsers
 * @param given unchecked headers of client and call, besides the operation's parameters
 * @param own the operation's: documented parameters, and what the body is
 * @throws ClientError `header-invalid`; SigningError `header-reserved` for a header that signing sets
 */
export function mergeHeaders(
  operationId: string,
  signer: RequestSigner,
  userAgent: string | undefined,
  given: readonly unknown[],
  own: HeaderRecord,
): HeaderRecord {
  const merged: HeaderRecord = userAgent === undefined ? {} : { "user-agent": userAgent };
  for (const headers of given) {
    const written = writeHeaders(operationId, "headers", headers);
    for (const name in written) merged[name] = written[name] ?? "";
  }
  for (const name in own) merged[name] = own[name] ?? "";
  for (const name in merged) {
    if (OF_CONNECTION.has(name)) reject(name, "the connection");
    if (OF_TRANSPORT.has(name)) reject(name, "the transport");
    if (signer.isReserved(name)) throw new SigningError("header-reserved", `${name}: signing sets this header; remove it from the request`);
  }
  return merged;

  function reject(name: string, what: string): never {
    throw new ClientError("header-invalid", operationId, `headers/${name} can't be set: it belongs to ${what}`);
  }
}

/**
 * Writes a caller's headers. Leaves out undefined ones.
 *
 * @param place names them in errors
 * @throws ClientError `header-invalid`, which quotes no value: one that is rejected may be a secret in the wrong place
 */
export function writeHeaders(operationId: string, place: string, given: unknown = {}): HeaderRecord {
  const headers: HeaderRecord = {};
  const fail = (what: string): ClientError => new ClientError("header-invalid", operationId, what);
  if (typeof given !== "object" || given === null || Symbol.iterator in given)
    throw fail(`${place} must be a plain object of names and values, such as Object.fromEntries(headers)`);
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    if (!/^(?!__proto__$)[!#$%&'*+.^`|~\w-]+$/i.test(name)) throw fail(`${place}: header names may contain only RFC 9110 token characters`);
    if (!(Number.isFinite(value) || (typeof value === "string" && /^[\t -~]*$/.test(value))))
      throw fail(`${place}/${name} must be printable ASCII text`);
    rejectRounded("header-invalid", operationId, `${place}/${name}`, value);
    const lower = name.toLowerCase();
    if (OF_BODY.has(lower)) throw fail(`${place}/${lower} can't be set: it belongs to the body`);
    headers[lower] = String(value).trim();
  }
  return headers;
}
