import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import type { EarlyRejection, WireResponse } from "../ground/exchange.ts";
import type { CloseOptions } from "./close-options.ts";
import { type Connections, createConnections } from "./connections.ts";
import { rejectEarly } from "./early-rejections.ts";
import { createHttp2, isHttp2 } from "./http2.ts";
import { type Handle, handleSafely, plain, tooLong } from "./handle.ts";
import { HeaderLines } from "../ground/received-headers.ts";
import type { Limits } from "./limits.ts";
import type { Proxy } from "./proxy.ts";
import { requestLineOf } from "./request-line.ts";
import type { ServerIdentity } from "../ground/server-identity.ts";
import { warn } from "../ground/warn.ts";
import { causeOf, framesOf } from "./server-failure.ts";

/** Where and how to listen. */
export interface FrontOptions extends Limits {
  readonly server: ServerIdentity;
  readonly port: number;
  readonly host: string;
  /** Called with each request that is rejected here and not passed on. */
  readonly onRejected: (rejection: EarlyRejection) => void;
  /** Takes the requests that are for a proxy. Without one, they are rejected. */
  readonly proxy?: Proxy | undefined;
}

/** A server that listens. */
export interface Listening {
  readonly url: string;
  /** Serves a connection that came another way: over HTTP/2 where its TLS has agreed on that, which takes a {@link FrontOptions.proxy}. */
  serve(connection: Duplex): void;
  /** Stops the server and closes open connections: at once, or after a grace for requests that have arrived. */
  close(options?: CloseOptions): Promise<void>;
}

/** Starts an HTTP server that passes on each request with its raw bytes. No request can end the process. */
export async function listen(options: FrontOptions, handle: Handle): Promise<Listening> {
  const { port, host, requestTimeout, onRejected, proxy } = options;
  const timeouts = { requestTimeout, headersTimeout: requestTimeout, connectionsCheckingInterval: Math.min(1000, requestTimeout) };
  const serve = (incoming: IncomingMessage, outgoing: ServerResponse, fault?: HeaderFault): void => {
    connections.add(outgoing);
    respond(incoming, outgoing, fault, { ...options, ending: connections.ending }, handle).catch((error: unknown) => {
      // Usually the connection is gone. A response that can't be written is a mistake of the server.
      if (!incoming.socket.destroyed && incoming.complete)
        warn(options.server, `a response can't be sent: ${causeOf(error)}`, framesOf(error));
      incoming.socket.destroy();
    });
  };
  // Node would respond to these two itself, without reporting them.
  const receive = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (!proxy?.request(incoming, outgoing)) serve(incoming, outgoing, headerFault(incoming));
  };
  const server = createServer({ ...timeouts, requireHostHeader: false }, receive);
  const http2 = proxy && (await createHttp2(receive, requestTimeout));
  const connections = createConnections(server);
  server.on("checkExpectation", (incoming, outgoing) => serve(incoming, outgoing, { status: 417, reason: "Expect must be 100-continue" }));
  rejectEarly(server, options.server, onRejected, proxy);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const { address, port: chosen, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === "IPv6" ? `[${address}]` : address}:${chosen}`,
    serve: (connection) => (isHttp2(connection) ? http2 : server)?.emit("connection", connection),
    close: connections.close,
  };
}

/** A reason to reject a request by its headers. */
type HeaderFault = Pick<EarlyRejection, "status" | "reason">;

function headerFault({ httpVersion, headers: { host }, url = "/" }: IncomingMessage): HeaderFault | undefined {
  if (httpVersion === "1.1" && host === undefined) return { status: 400, reason: "the Host header is missing" };
  // A URL here would stand in for the Host header: only proxies are sent one.
  return url.startsWith("/") ? undefined : { status: 400, reason: "the request target must be a path" };
}

async function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  fault: HeaderFault | undefined,
  { server, maxBodyBytes, onRejected, ending }: FrontOptions & Pick<Connections, "ending">,
  handle: Handle,
): Promise<void> {
  const line = requestLineOf(incoming);
  const { method, path } = line;
  const headers = new HeaderLines(incoming.rawHeaders);
  const most = typeof maxBodyBytes === "number" ? maxBodyBytes : maxBodyBytes({ path, headers });
  const content = fault ? undefined : await readAll(incoming, most);
  if (!content) {
    const rejection = fault ?? tooLong(most);
    // A target that is not a path may have a password in it.
    onRejected({ method, path: path.startsWith("/") ? path : "", ...rejection });
    sendRejection(incoming, outgoing, plain(rejection.status, rejection.reason));
    return;
  }
  const { target, query } = line;
  const response = await handleSafely({ server, handle, onRejected }, { method, target, path, query, headers, body: content, ending });
  const { status, body, encoding = "utf8", cut, stream } = response;
  if (cut === "all") {
    incoming.socket.destroy();
    return;
  }
  if (stream) {
    const gone = new AbortController();
    const end = (): void => void outgoing.end();
    ending.addEventListener("abort", end);
    outgoing.once("close", () => {
      ending.removeEventListener("abort", end);
      gone.abort();
    });
    outgoing.writeHead(status, response.headers).write(body);
    stream((text) => outgoing.writableEnded || outgoing.write(text), gone.signal);
    if (ending.aborted) end();
    return;
  }
  const size = Buffer.byteLength(body, encoding);
  outgoing.writeHead(status, status === 204 || status === 304 ? response.headers : { ...response.headers, "content-length": size });
  if (cut === "half") outgoing.write(Buffer.from(body, encoding).subarray(0, size >> 1), () => incoming.socket.destroy());
  // A string is sent in one packet with the head.
  else outgoing.end(body, encoding);
}

/** How long to read and discard the rest of a rejected request, in milliseconds, so that the client can read the response. */
const PATIENCE = 500;

function sendRejection(incoming: IncomingMessage, outgoing: ServerResponse, { status, headers, body }: WireResponse): void {
  // HTTP/2 has no such header.
  const close = incoming.httpVersionMajor === 1 && { connection: "close" };
  outgoing.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body), ...close });
  outgoing.write(body);
  incoming.resume();
  const end = (): void => {
    clearTimeout(timer);
    outgoing.end();
  };
  const timer = setTimeout(end, PATIENCE);
  incoming.once("end", end);
  incoming.once("close", end);
}

/** Reads the whole body. Resolves to undefined as soon as it is too long, and discards the rest. */
function readAll(incoming: IncomingMessage, limit: number): Promise<Uint8Array | undefined> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let length = 0;
    if (Number(incoming.headers["content-length"]) > limit) resolve(undefined);
    incoming.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) chunks.push(chunk);
      else {
        chunks = [];
        resolve(undefined);
      }
    });
    incoming.once("end", () => resolve(length > limit ? undefined : Buffer.concat(chunks)));
    incoming.once("error", reject);
    incoming.once("close", () => {
      if (!incoming.complete) reject(new Error("the client went away"));
    });
  });
}
