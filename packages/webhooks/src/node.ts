/**
 * Handlers under `node:http`, and under frameworks whose requests and responses are Node's, such as Express.
 *
 * @packageDocumentation
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { WebhookError } from "./errors.ts";
import { answer } from "./handlers/answers.ts";
import { logError } from "./handlers/delivery.ts";
import type { Handler } from "./handlers/handler.ts";
import { functionRule, takeOptions } from "./options/option-rules.ts";

/** A request listener of `http.createServer`, and a request handler of Express. */
export type NodeListener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A handler, or a router, as a request listener.
 *
 * The body is taken raw. Where a body parser ran before: bytes that it left in `request.body` (as `express.raw()` does) or `request.rawBody` are
 * taken; parsed ones can't be verified, and the error `body-already-read` says so. A path is the whole one of the address, wherever a framework
 * has mounted the listener; an address with its host, as a proxy may ask for, will do as well.
 *
 * @example
 * ```js
 * http.createServer(nodeListener(webhookRouter({ "/hooks/payment": paymentCallbackHandler(options) })));
 * app.use("/hooks", nodeListener(router)); // Express, before express.json()
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
  const response = request === undefined ? answer(400) : await handler(request);
  const body = new Uint8Array(await response.arrayBuffer());
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers)
    if (name === "set-cookie") outgoing.appendHeader(name, value);
    else outgoing.setHeader(name, value);
  // What is left of a body that was not wanted would otherwise have to be read to its end. HTTP/2 has no such header.
  if (!incoming.complete && incoming.httpVersionMajor === 1) outgoing.setHeader("connection", "close");
  outgoing.end(body);
}

/** What a framework may have put on a request. */
interface Received extends IncomingMessage {
  readonly originalUrl?: unknown;
  readonly body?: unknown;
  readonly rawBody?: unknown;
}

/** The request as fetch has it; undefined when it has no such form. */
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
 * The whole address of a target: a path (origin form), or an address with its host, which counts before the header's (absolute form; RFC 9112,
 * 3.2). Undefined for any other target, such as `*`.
 */
function addressOf(target: string, hostHeader: string): string | undefined {
  const absolute = /^(https?:\/\/)([^/?#]*)(.*)/is.exec(target);
  if (absolute === null && !target.startsWith("/")) return undefined;
  const [, scheme = "http://", host = hostHeader, path = target] = absolute ?? [];
  // A host that goes on as a path, say, or none, would hand the request to the handler of another address.
  return host === "" || /[/\\?#@]/.test(host) ? undefined : scheme + host + path;
}

const pairsOf = (raw: readonly string[]): [string, string][] =>
  raw.flatMap((name, index): [string, string][] => (index % 2 === 0 && !name.startsWith(":") ? [[name, raw[index + 1] ?? ""]] : []));

function bodyOf(incoming: Received): Uint8Array | ReadableStream<Uint8Array> {
  const raw = [incoming.rawBody, incoming.body].find((body) => body instanceof Uint8Array);
  if (raw instanceof Uint8Array) return raw;
  if (incoming.readableDidRead) return unreadable();
  const chunks: AsyncIterator<Uint8Array> = incoming[Symbol.asyncIterator]();
  // Nothing is done when it is cancelled: the connection lives on, to carry the answer. Nothing is read before it is asked for.
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
  const message = "request: a body parser has read the body, and its raw bytes are gone; put the listener before the parser";
  return new ReadableStream({ start: (controller) => controller.error(new WebhookError("body-already-read", message)) });
}
