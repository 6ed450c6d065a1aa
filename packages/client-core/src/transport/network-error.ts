import { ClientError } from "../errors.ts";

/** Whether `fetch`, or the reading of a body, failed for a reason that lies outside this program. Bun throws plain errors that have a code. */
export function isNetworkFailure(error: unknown): error is Error {
  return error instanceof TypeError || (error instanceof Error && error.constructor === Error && codeOf(error) !== undefined);
}

/**
 * Names what `fetch` throws when there is no answer, or none that ends. The cause keeps the system's code (`ECONNREFUSED`) and its message but for URLs,
 * which Deno and Bun quote with whatever id stands in them. It keeps no other field: a parser's error quotes the answer.
 *
 * @param where the request went, or the answer's status when its body is what failed. Of an address no more than scheme and host are told
 */
export function networkError(operationId: string, error: Error, { url, status }: Where): ClientError {
  const origin = error.cause instanceof Error ? error.cause : error;
  const code = codeOf(origin);
  const cause = Object.assign(new Error(origin.message.replaceAll(/\bhttps?:[^\s)]*/gi, "(url)")), code !== undefined && { code });
  const details = { cause, ...(status !== undefined && { status }) };
  const said = `${code} ${origin.message}`;
  const service = url === undefined ? "the service" : new URL(url).origin;
  const hint = NO_TLS.test(said) ? ": TLS failed; is it an http address?" : "";
  // An answer has begun, so there was a connection.
  if (status === undefined && neverConnected(origin))
    return new ClientError("connection-failed", operationId, `no connection to ${service}; nothing was sent${hint}`, details);
  if (WRONGLY_COMPRESSED.test(said))
    return new ClientError("unexpected-content", operationId, "the answer's body is not compressed as its headers say", details);
  return new ClientError("network-error", operationId, `the connection to ${service} broke${hint}`, details);
}

/** What is known of the connection that failed. */
interface Where {
  readonly url?: string;
  readonly status?: number | undefined;
}

/**
 * Names what a `fetch` of the caller's throws. It may make connections of its own, before and after the one that carries the request, so that none of its
 * failures says that nothing was sent. The cause keeps the code and the error's name: the message may be anything.
 */
export function callersFetchError(operationId: string, error: Error): ClientError {
  const code = codeOf(error.cause instanceof Error ? error.cause : error);
  const cause = Object.assign(new Error("the fetch that was given failed"), { name: error.name, ...(code !== undefined && { code }) });
  return new ClientError("network-error", operationId, "the fetch that was given failed; the request may have been carried out", { cause });
}

/** Several addresses of one host were tried where the error is a sum of errors. */
function neverConnected(error: Error): boolean {
  if (error instanceof AggregateError && error.errors.length > 0)
    return error.errors.every((each) => each instanceof Error && neverConnected(each));
  const { syscall, message } = error as Error & { readonly syscall?: unknown };
  return (
    syscall === "connect" || syscall === "getaddrinfo" || NEVER_CONNECTED.has(codeOf(error) ?? "") || DENO_NEVER_CONNECTED.test(message)
  );
}

/** Codes that come without a system call: undici's own, and Bun's. */
const NEVER_CONNECTED: ReadonlySet<string> = new Set(["ECONNREFUSED", "UND_ERR_CONNECT_TIMEOUT", "ConnectionRefused"]);

/** Deno's errors have no code. */
const DENO_NEVER_CONNECTED = /: client error \(Connect\): /;

/** Node's code, Bun's, Deno's message. */
const WRONGLY_COMPRESSED = /^Z_|^Zlib|\b(gzip|deflate|brotli)\b/i;

/** What answers a TLS greeting in the clear, in the words of OpenSSL and of Deno. */
const NO_TLS = /wrong.version.number|packet.length.too.long|InvalidContentType/i;

function codeOf(error: Error): string | undefined {
  const { code } = error as Error & { readonly code?: unknown };
  return typeof code === "string" ? code : undefined;
}
