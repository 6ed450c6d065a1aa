import { ClientError } from "./errors.ts";

/** Whether `fetch`, or the reading of a body, failed for a reason that lies outside this program. Bun throws plain errors that have a code. */
export function isNetworkFailure(error: unknown): error is Error {
  return error instanceof TypeError || (error instanceof Error && error.constructor === Error && codeOf(error) !== undefined);
}

/**
 * Names what `fetch` throws when there is no answer, or none that ends. The cause keeps the system's code (`ECONNREFUSED`) and its message but for URLs,
 * which Deno and Bun quote with whatever id stands in them. It keeps no other field: a parser's error quotes the answer.
 *
 * @param status of the answer, when its body is what failed
 */
export function networkError(operationId: string, error: Error, status?: number): ClientError {
  const origin = error.cause instanceof Error ? error.cause : error;
  const code = codeOf(origin);
  const cause = Object.assign(new Error(origin.message.replaceAll(/\bhttps?:[^\s)]*/gi, "(url)")), code !== undefined && { code });
  const details = { cause, ...(status !== undefined && { status }) };
  // An answer has begun, so there was a connection.
  if (status === undefined && neverConnected(origin))
    return new ClientError("connection-failed", operationId, "no connection to the service; nothing was sent", details);
  if (WRONGLY_COMPRESSED.test(`${code} ${origin.message}`))
    return new ClientError("unexpected-content", operationId, "the answer's body is not compressed as its headers say", details);
  return new ClientError("network-error", operationId, "the connection to the service broke", details);
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

function codeOf(error: Error): string | undefined {
  const { code } = error as Error & { readonly code?: unknown };
  return typeof code === "string" ? code : undefined;
}
