import { BoundedBytes, type PlainFetch, readBody } from "@maksu/signing";
import { notCalled } from "./not-called.ts";
import { isNamed, networkFailure, tooLarge } from "./network-failure.ts";
import { type Transport, TransportError } from "./transport.ts";

/**
 * Creates a transport over `fetch`, for every runtime.
 *
 * @param own takes the place of the built-in one, which is looked up with every request. Its errors pass through, and become a `network-error`
 */
export function fetchTransport(own?: PlainFetch): Transport {
  if (typeof own === "object") throw notCalled("fetchTransport");
  return async ({ url, method, headers, body = null, signal, maxResponseBytes, onHead }) => {
    // An invalid header isn't a network failure.
    const init: RequestInit = { method, headers: new Headers(headers), body, signal, redirect: "manual" };
    let status: number | undefined;
    try {
      const response = await (own ?? globalThis.fetch)(url, init);
      if (response.redirected)
        throw new TransportError("redirected", "fetch followed a redirect, although it was called with redirect=manual");
      ({ status } = response);
      onHead?.(response);
      return { status, headers: response.headers, body: await readBytes(response, maxResponseBytes, signal) };
    } catch (error) {
      throw fetchFailure(error, { isOwn: own !== undefined && own !== globalThis.fetch, url, status, signal });
    }
  };
}

/** The cause of a failed `fetch`. */
interface FailedFetch {
  /** It was the caller's, not the built-in one. */
  readonly isOwn: boolean;
  readonly url: string;
  /** Of the response, when one had begun. */
  readonly status: number | undefined;
  readonly signal: AbortSignal;
}

/**
 * A failure of the network where the built-in `fetch` has failed, or the reading of a body; the
 * signal's reason once that is aborted, of which workerd throws a copy; any other error as it is.
 */
export function fetchFailure(error: unknown, { isOwn, url, status, signal }: FailedFetch): unknown {
  if (signal.aborted) return signal.reason;
  const isOurs = !isOwn || status !== undefined;
  return isOurs && !isNamed(error) ? networkFailure(error, { url, status }) : error;
}

/**
 * Reads a body, but never beyond a limit, nor after the signal.
 *
 * @throws TransportError `response-too-large`
 */
export const readBytes = (response: Response, most: number, signal: AbortSignal): Promise<Uint8Array> =>
  readBody(response, new BoundedBytes(most, () => tooLarge(most, response.status)), signal);
