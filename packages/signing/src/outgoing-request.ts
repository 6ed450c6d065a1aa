/** What the three signing fetch functions share: the request is read once, and the bytes that were signed are the bytes that are sent. */
import { SigningError } from "./errors.ts";
import { requireSecureUrl } from "./secure-url.ts";
import { takeMark, type OperationMark } from "./operation-mark.ts";

/** What sends a request. The built-in `fetch` is one. */
export type PlainFetch = (url: string, init: RequestInit) => Promise<Response>;

/** A `fetch` that signs. The second argument is handed to the `fetch` below, for options of a runtime's own such as `dispatcher`. */
export type SignedFetch = (request: Request, extension?: object) => Promise<Response>;

/** A request, read. */
export interface OutgoingRequest {
  readonly method: string;
  readonly url: URL;
  /** Path and query as they stand on the request line. */
  readonly target: string;
  /** The caller's headers, to which the signing ones are added. */
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly mark: OperationMark | undefined;
  readonly signal: AbortSignal;
}

/**
 * Reads a request to be signed. No scheme signs the host, so a signature that reaches another origin is good for the service itself.
 *
 * @param origin - the only one that requests may go to
 * @param isReserved - tells the headers (lower case) that signing fills in, which the caller may not
 * @throws SigningError `insecure-url`, `origin-mismatch`, `header-reserved`, `header-value-invalid`
 */
export async function readRequest(request: Request, origin: string, isReserved: (name: string) => boolean): Promise<OutgoingRequest> {
  const { method, signal } = request;
  const url = requireSecureUrl("url", request.url);
  if (url.origin !== origin)
    throw new SigningError("origin-mismatch", `url: the request goes to ${url.origin}, but requests are signed for ${origin} alone`);
  const headers = new Headers(request.headers);
  const mark = takeMark(headers);
  for (const [name, value] of headers) {
    if (isReserved(name)) throw new SigningError("header-reserved", `${name}: signing fills this header in, it can't be given`);
    if (!/^[\t -~]*$/.test(value)) throw new SigningError("header-value-invalid", `${name}: must be printable ASCII text`);
  }
  return { method, url, target: url.pathname + url.search, headers, body: new Uint8Array(await request.arrayBuffer()), mark, signal };
}

/**
 * Sends it. A redirect is an answer like any other: following it would carry the signature to wherever it points.
 *
 * @throws SigningError `redirect-followed` when the `fetch` below does it all the same
 */
export async function send(outgoing: OutgoingRequest, fetch: PlainFetch = globalThis.fetch, extension: object = {}): Promise<Response> {
  const { method, url, target, headers, body, signal } = outgoing;
  const init: RequestInit = { ...extension, method, headers, redirect: "manual", signal, body: body.length > 0 ? body : null };
  const response = await fetch(url.origin + target, init);
  if (response.redirected) throw new SigningError("redirect-followed", "fetch: followed a redirect, though it was told not to");
  return response;
}
