/** A server as a `fetch` function: requests reach it without a socket. */
import { STATUS_CODES } from "node:http";
import type { EarlyRejection, ResponseStream, WireResponse } from "../ground/exchange.ts";
import type { Limits } from "./limits.ts";
import type { ServerIdentity } from "../ground/server-identity.ts";
import { type Handle, handleSafely, plain, tooLong } from "./handle.ts";

/** A function like `fetch`. */
export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** A server that requests can reach. */
export interface FetchTarget {
  readonly server: ServerIdentity;
  /** Most bytes of a body. */
  readonly maxBodyBytes: Limits["maxBodyBytes"];
  readonly handle: Handle;
  /** Called with each request that is rejected and not handled. */
  readonly onRejected: (rejection: EarlyRejection) => void;
}

/**
 * Creates a function like `fetch`, which sends nothing over the network and follows no redirects. As `fetch` does, it rejects with a `TypeError`
 * where the connection would break, and with the signal's reason when it is aborted.
 *
 * @param find returns the server for a URL; undefined where none listens
 */
export function inProcessFetch(find: (url: URL) => FetchTarget | undefined): Fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const ending = followSignal(input, init);
    // Timers of a server keep no process alive; a request must.
    const keepAlive = setInterval(() => {}, 2 ** 30);
    let isStream = false;
    try {
      const wire = await Promise.race([exchange(request, find(new URL(request.url))), aborted(ending.signal)]);
      isStream = wire.stream !== undefined;
      return responseTo(request, wire, ending);
    } finally {
      clearInterval(keepAlive);
      if (!isStream) ending.release();
    }
  };
}

interface Ending {
  readonly signal: AbortSignal;
  abort(): void;
  /** Follows the caller's signal no longer. */
  release(): void;
}

/** The signals of the exchanges under way. Node forgets the signal of a Request that nobody holds. */
const HELD = new Set<object>();

/** Creates a signal that follows that of the caller until it is released. The signal of a Request follows it only until that is collected. */
function followSignal(input: string | URL | Request, init: RequestInit | undefined): Ending {
  const controller = new AbortController();
  const held = { input, controller };
  const given = init?.signal ?? (input instanceof Request ? input.signal : undefined);
  const abort = (): void => {
    controller.abort(given?.reason);
    release();
  };
  const release = (): void => {
    given?.removeEventListener("abort", abort);
    HELD.delete(held);
  };
  HELD.add(held);
  given?.addEventListener("abort", abort);
  if (given?.aborted) abort();
  return { signal: controller.signal, abort, release };
}

async function exchange(request: Request, target: FetchTarget | undefined): Promise<WireResponse> {
  if (!target) throw broken("no server listens here", "ECONNREFUSED");
  const response = await wireResponse(request, target);
  if (request.redirect === "error" && response.status >= 300 && response.status < 400) throw new TypeError("fetch failed: redirect");
  return response;
}

async function wireResponse(request: Request, target: FetchTarget): Promise<WireResponse> {
  const { maxBodyBytes, onRejected } = target;
  const { pathname, search, searchParams } = new URL(request.url);
  const { method, headers } = request;
  const body = new Uint8Array(await request.arrayBuffer());
  const most = typeof maxBodyBytes === "number" ? maxBodyBytes : maxBodyBytes({ path: pathname, headers });
  if (body.length > most) {
    const rejection = tooLong(most);
    onRejected({ method, path: pathname, ...rejection });
    return plain(rejection.status, rejection.reason);
  }
  return handleSafely(target, { method, target: pathname + search, path: pathname, query: searchParams, headers, body });
}

function responseTo({ url, method }: Request, { status, headers, body, encoding, cut, stream }: WireResponse, ending: Ending): Response {
  if (cut === "all") throw broken("other side closed", "UND_ERR_SOCKET");
  const bytes = Uint8Array.from(Buffer.from(body, encoding));
  const hasBody = status !== 204 && status !== 304;
  const sent = stream ? streamed(bytes, stream, ending) : cut === "half" ? firstHalf(bytes) : bytes;
  const content = !hasBody || method === "HEAD" ? null : sent;
  const length = hasBody && !stream ? { "content-length": String(bytes.length) } : {};
  const response = new Response(content, { status, statusText: STATUS_CODES[status] ?? "", headers: { ...headers, ...length } });
  return Object.defineProperty(response, "url", { value: url });
}

/** A body whose connection breaks in its middle. */
const firstHalf = (bytes: Uint8Array): ReadableStream =>
  new ReadableStream({
    start: (controller) => controller.enqueue(bytes.subarray(0, bytes.length >> 1)),
    pull: (controller) => controller.error(new TypeError("terminated", { cause: cause("other side closed", "UND_ERR_SOCKET") })),
  });

/** A body that goes on until its reader cancels it, or aborts the request. */
function streamed(start: Uint8Array, stream: ResponseStream, ending: Ending): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(start);
      stream((text) => controller.enqueue(new TextEncoder().encode(text)), ending.signal);
    },
    cancel: () => ending.abort(),
  });
}

/** The error that Node's `fetch` rejects with when no connection is made, or it ends early. */
const broken = (message: string, code: string): TypeError => new TypeError("fetch failed", { cause: cause(message, code) });

const cause = (message: string, code: string): Error => Object.assign(new Error(message), { code });

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
}
