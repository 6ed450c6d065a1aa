import type { RequestSigner } from "@maksu/signing";
import { SigningError } from "@maksu/signing/options";
import { ClientError } from "../errors.ts";
import { refuseRounded } from "./rounded-number.ts";

/** Headers by lower-case name. `__proto__` is none: to assign it sets no property. */
export type HeaderRecord = Record<string, string>;

/** Written for the connection: with another value, the request would be another one to whoever reads it. */
const OF_CONNECTION: ReadonlySet<string> = new Set(
  ["connection", "content-length", "expect", "host", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade"], //
);

/** Written with the body. */
const OF_BODY: ReadonlySet<string> = new Set(["content-encoding", "content-type"]);

/**
 * Puts a request's headers together: the client's, those of the call, and last the operation's own.
 *
 * @param given what callers gave beside the operation's parameters; nothing of it was checked
 * @param own the operation's: documented parameters, and what the body is
 * @throws ClientError `header-invalid`; SigningError `header-reserved` for a header that signing fills in
 */
export function mergeHeaders(operationId: string, signer: RequestSigner, given: readonly unknown[], own: HeaderRecord): HeaderRecord {
  const merged: HeaderRecord = {};
  for (const headers of given) {
    const written = writeHeaders(operationId, "headers", headers);
    for (const name in written) merged[name] = OF_BODY.has(name) ? refuse(name, "the body") : (written[name] ?? "");
  }
  for (const name in own) merged[name] = own[name] ?? "";
  for (const name in merged) {
    if (OF_CONNECTION.has(name)) refuse(name, "the connection");
    if (signer.isReserved(name)) throw new SigningError("header-reserved", `${name}: signing fills this header in, it can't be given`);
  }
  return merged;

  function refuse(name: string, what: string): never {
    throw new ClientError("header-invalid", operationId, `headers/${name} can't be given: it is written for ${what}`);
  }
}

/**
 * Writes headers that a caller gave. What is undefined is left out.
 *
 * @param place names them in errors
 * @throws ClientError `header-invalid`, which quotes no value: one that is rejected may be a secret in the wrong place
 */
export function writeHeaders(operationId: string, place: string, given: unknown = {}): HeaderRecord {
  const headers: HeaderRecord = {};
  const fail = (what: string): ClientError => new ClientError("header-invalid", operationId, what);
  if (typeof given !== "object" || given === null || Symbol.iterator in given) throw fail(`${place} must be an object of names and values`);
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    if (!/^(?!__proto__$)[!#$%&'*+.^`|~\w-]+$/i.test(name)) throw fail(`${place}: a name has characters that none may have`);
    if (!(Number.isFinite(value) || (typeof value === "string" && /^[\t -~]*$/.test(value))))
      throw fail(`${place}/${name} must be printable ASCII text`);
    refuseRounded("header-invalid", operationId, `${place}/${name}`, value);
    headers[name.toLowerCase()] = String(value).trim();
  }
  return headers;
}
