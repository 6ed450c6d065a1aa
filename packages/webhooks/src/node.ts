/**
 * Runs handlers under `node:http` and under frameworks that use Node's requests and responses, such as Express.
 *
 * @packageDocumentation
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { WebhookError } from "./errors.ts";
import { textResponse } from "./handlers/responses.ts";
import { logError } from "./handlers/delivery.ts";
import type { Handler } from "./handlers/handler.ts";
import { functionRule, takeOptions } from "./options/rules.ts";

/** A request listener for `http.createServer`, and a request handler for Express. */
export type NodeListener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Converts a handler or a router to a request listener.
 *
 * The body is read raw. If a body parser ran before, bytes that it left in `request.body` (as `express.raw()` does) or `request.rawBody`
 * are used; a parsed body can't be verified, and fails with `body-already-read`. Paths are matched in full, wherever a framework has
 * mounted the listener. A request target with a host, as proxies may send, works as well.
 *
 * @example
 * ```js
 * http.createServer(nodeListener(webhookRouter({ "/hooks/payment": paymentCallbackHandler(options) })));
 * app.use(["/hooks/payment"], nodeListener(router)); // Express, before express.json(); responds to every request below these paths
 * ```
 *
 * @throws WebhookError `function-invalid`
 */
export function nodeListener(handler: Handler): NodeListener {
  takeOptions({ handler }, { handler: { ...functionRule, required: true } });
  return (incoming, outgoing) => {
    respond(handler, incoming, outgoing).catch((error: unknown) => {
      logError("nodeListener:", error);
      outgoing.destroy();
    });
  };
}

async function respond(handler: Handler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const request = requestOf(incoming);
  const response = request === undefined ? textResponse(400) : await handler(request);
  const body = new Uint8Array(await response.arrayBuffer());
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers)
    if (name === "set-cookie") outgoing.appendHeader(name, value);
    else outgoing.setHeader(name, value);
  // Otherwise the rest of an unwanted body would have to be read to its end. HTTP/2 has no such header.
  if (!incoming.complete && incoming.httpVersionMajor === 1) outgoing.setHeader("connection", "close");
  outgoing.end(body);
}

/** Properties that a framework may have set on a request. */
interface Received extends IncomingMessage {
  readonly originalUrl?: unknown;
  readonly body?: unknown;
  readonly rawBody?: unknown;
}

/** Converts Node's request to a fetch `Request`; undefined when that is impossible. */
function requestOf(incoming: Received): Request | undefined {
  const { method = "GET", originalUrl, url } = incoming;
  const address = addressOf(typeof originalUrl === "string" ? originalUrl : (url ?? ""), incoming.headers.host ?? "localhost");
  if (address === undefined) return undefined;
  try {
    const headers = new Headers(pairsOf(incoming.rawHeaders));
    if (method === "GET" || method === "HEAD") return new Request(address, { method, headers });
    return new Request(address, { method, headers, body: bodyOf(incoming), duplex: "half" });
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/**
 * Resolves a request target to a full URL: a path (origin form), or a URL whose host takes precedence over the header's (absolute form; RFC
 * 9112, 3.2). Undefined for any other target, such as `*`.
 */
function addressOf(target: string, hostHeader: string): string | undefined {
  const absolute = /^(https?:\/\/)([^/?#]*)(.*)/is.exec(target);
  if (absolute === null && !target.startsWith("/")) return undefined;
  const [, scheme = "http://", host = hostHeader, path = target] = absolute ?? [];
  // A host that continues as a path, or an empty one, would route the request to the handler of another URL.
  return host === "" || /[/\\?#@]/.test(host) ? undefined : scheme + host + path;
}

const pairsOf = (raw: readonly string[]): [string, string][] =>
  raw.flatMap((name, index): [string, string][] => (index % 2 === 0 && !name.startsWith(":") ? [[name, raw[index + 1] ?? ""]] : []));

function bodyOf(incoming: Received): Uint8Array | ReadableStream<Uint8Array> {
  const raw = [incoming.rawBody, incoming.body].find((body) => body instanceof Uint8Array);
  if (raw instanceof Uint8Array) return raw;
  if (incoming.readableDidRead) return unreadable();
  const chunks: AsyncIterator<Uint8Array> = incoming[Symbol.asyncIterator]();
  // Cancelling does nothing: the connection stays open to carry the response. Nothing is read before it is requested.
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await chunks.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
}

function unreadable(): ReadableStream<Uint8Array> {
  const message = "request: a body parser has consumed the raw body; mount the listener before the parser";
  return new ReadableStream({ start: (controller) => controller.error(new WebhookError("body-already-read", message)) });
}
