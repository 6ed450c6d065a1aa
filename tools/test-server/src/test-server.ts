/** A real HTTP server on a free loopback port that records requests byte for byte and counts connections. */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Server, Socket } from "node:net";
import { freePort } from "./free-port.ts";

/** A request, as it was on the wire. */
export interface ReceivedRequest {
  readonly method: string;
  /** As on the request line. */
  readonly target: string;
  /** Values by lower-case name. */
  readonly headers: IncomingHttpHeaders;
  /** Names and values as on the wire, in order. */
  readonly rawHeaders: readonly (readonly [name: string, value: string])[];
  readonly bytes: Buffer;
  /** The bytes, as UTF-8. */
  readonly body: string;
}

/** Responds to a request that has been read. */
export type Respond = (response: ServerResponse, request: ReceivedRequest) => unknown;

/** A running server. */
export interface TestServer extends AsyncDisposable {
  /** Scheme, host and port. */
  readonly origin: string;
  /** The requests received so far. */
  readonly received: readonly ReceivedRequest[];
  /** The single request received. @throws Error when there is none, or more than one */
  only(): ReceivedRequest;
  /** The number of open connections. */
  openSockets(): number;
  /** Closes every connection and stops. Calling it again does nothing. */
  close(): Promise<void>;
}

/** Starts a server. Close it, or bind it with `await using`. */
export async function startTestServer(respond: Respond): Promise<TestServer> {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const request = await readAll(incoming).catch(() => undefined);
    if (request === undefined) return;
    received.push(request);
    await respond(response, request);
  });
  const sockets = openSocketsOf(server);
  const origin = await listen(server);
  const close = async (): Promise<void> => {
    if (!server.listening) return;
    server.close();
    await Promise.all([once(server, "close"), ...[...sockets].map((socket) => once(socket.destroy(), "close"))]);
  };
  const only = (): ReceivedRequest => {
    const [request] = received;
    if (request === undefined || received.length > 1) throw new Error(`expected one request, received ${received.length}`);
    return request;
  };
  return { origin, received, only, openSockets: () => sockets.size, close, [Symbol.asyncDispose]: close };
}

/** Responds with JSON. */
export function json(response: ServerResponse, status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(value));
}

/** Returns an origin where nothing listens: a port that was free a moment ago. */
export const originOfNobody = async (): Promise<string> => `http://127.0.0.1:${await freePort()}`;

function openSocketsOf(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return sockets;
}

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${portOf(server.address())}`;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return address.port;
}

/** Reads the body. @throws Error when the client disconnects before its end */
async function readAll(incoming: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const { rawHeaders: flat, headers, method = "", url: target = "" } = incoming;
  const rawHeaders = flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? ""] as const] : []));
  const bytes = Buffer.concat(chunks);
  return { method, target, headers, rawHeaders, bytes, body: bytes.toString() };
}
