import { SigningError } from "@maksu/signing/options";
import { TransportError } from "./transport.ts";

/**
 * Names what `fetch` or a socket throws when there is no response, or none that ends. The cause keeps the system's code (`ECONNREFUSED`) and its message
 * but for URLs, which Deno and Bun quote with whatever id stands in them. It keeps no other field: a parser's error quotes the response.
 *
 * @param where where the request went, of which no more than scheme and host stand in the message, and the response's status when one had begun
 */
export function networkFailure(error: unknown, { url, status }: Where): TransportError {
  const origin = originOf(error);
  const code = codeOf(origin);
  const cause = Object.assign(new Error(origin.message.replaceAll(/\bhttps?:[^\s)]*/gi, "(url)")), code !== undefined && { code });
  const details = { cause, status };
  const text = `${code} ${origin.message}`;
  const service = new URL(url).origin;
  const hint = NO_TLS.test(text)
    ? ": TLS failed; is it an http address?"
    : origin.message === BLOCKED_PORT
      ? ": `fetch` blocks this port"
      : "";
  // A response has begun, so there was a connection.
  if (status === undefined && neverConnected(origin))
    return new TransportError("connection-failed", `no connection to ${service}; nothing was sent${hint}`, details);
  if (TOO_MANY_ENCODINGS.test(text)) return tooManyEncodings(details);
  if (WRONGLY_COMPRESSED.test(text)) return wronglyCompressed(details);
  return new TransportError("network-error", `the connection to ${service} broke${hint}`, details);
}

/** Facts about the failed connection. */
interface Where {
  readonly url: string;
  readonly status?: number | undefined;
}

/** A body of more bytes than are read. */
export const tooLarge = (most: number, status: number): TransportError =>
  new TransportError("response-too-large", `the response's body has more than ${most} bytes`, { status });

/** A body that is not compressed as its headers say. */
export const wronglyCompressed = (details: { readonly cause: unknown; readonly status: number | undefined }): TransportError =>
  new TransportError("unexpected-content", "the response's body is not compressed as its headers say", details);

/** A body with more content encodings than are undone. */
export const tooManyEncodings = (details: { readonly cause?: unknown; readonly status: number | undefined }): TransportError =>
  new TransportError("unexpected-content", "the response has more than five content encodings", details);

/**
 * Names what a `fetch` or a transport of the caller's throws, whatever it is: it may make connections of its own, before and after the one that carries
 * the request, so that no failure proves that nothing was sent. The cause keeps the code and the error's name: the message may be anything. An error
 * that has a name already stays as it is.
 */
export function transportFailure(error: unknown): unknown {
  if (isNamed(error)) return error;
  const code = codeOf(originOf(error));
  const what = "custom `fetch` or transport failed";
  const cause = Object.assign(new Error(what), {
    name: error instanceof Error ? error.name : "Error",
    ...(code !== undefined && { code }),
  });
  return new TransportError("network-error", `${what}; the request may have reached the service`, { cause });
}

/** Whether an error says what happened: a transport's own, and signing's, about its configuration. */
export const isNamed = (error: unknown): boolean => error instanceof TransportError || error instanceof SigningError;

/** The error of the system, which `fetch` has as its cause. */
function originOf(error: unknown): Error {
  const { cause } = Object(error) as { readonly cause?: unknown };
  return [cause, error].find((each) => each instanceof Error) ?? new Error("unknown failure");
}

/** An AggregateError means that several addresses of one host were tried. */
function neverConnected(error: Error): boolean {
  if (error instanceof AggregateError && error.errors.length > 0)
    return error.errors.every((each) => each instanceof Error && neverConnected(each));
  const { syscall, message } = error as Error & { readonly syscall?: unknown };
  return (
    syscall === "connect" ||
    syscall === "getaddrinfo" ||
    message === BLOCKED_PORT ||
    NEVER_CONNECTED.has(codeOf(error) ?? "") ||
    DENO_NEVER_CONNECTED.test(message)
  );
}

/** Codes that come without a system call: undici's own, and Bun's. */
const NEVER_CONNECTED: ReadonlySet<string> = new Set(["ECONNREFUSED", "UND_ERR_CONNECT_TIMEOUT", "ConnectionRefused"]);

/** The message of undici for ports that the Fetch standard blocks, such as 1 and 6000, before it connects. */
const BLOCKED_PORT = "bad port";

/** Deno's errors have no code. */
const DENO_NEVER_CONNECTED = /: client error \(Connect\): /;

/** Node's codes, Bun's, the messages of Deno and workerd. */
const WRONGLY_COMPRESSED = /^Z_|^ERR__ERROR_|^Zlib|^Brotli|\b(gzip|deflate|brotli)\b/i;

/** undici rejects them with the response's head, without a code. */
const TOO_MANY_ENCODINGS = /\btoo many content-encodings\b/;

/** Errors of a TLS handshake with a server that does not speak TLS, from OpenSSL and Deno. */
const NO_TLS = /wrong.version.number|packet.length.too.long|InvalidContentType/i;

function codeOf(error: Error): string | undefined {
  const { code } = error as Error & { readonly code?: unknown };
  return typeof code === "string" ? code : undefined;
}
