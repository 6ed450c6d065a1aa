import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { EarlyRejection, WireAnswer, WireRequest } from "../exchange.ts";
import { refuseEarly } from "./early-rejections.ts";
import { requestLineOf } from "./request-line.ts";
import type { ServerIdentity } from "../server-identity.ts";

/** What a request may take. */
export interface Limits {
  /** Bytes of a body. */
  readonly maxBodyBytes: number;
  /** Milliseconds in which a request must have arrived. */
  readonly requestTimeout: number;
}

/** Where and how to listen. */
export interface FrontOptions extends Limits {
  readonly server: ServerIdentity;
  readonly port: number;
  readonly host: string;
  /** Told of a request that is answered here, and handed on to nobody. */
  readonly onRejected: (rejection: EarlyRejection) => void;
}

/** A server that listens. */
export interface Listening {
  readonly url: string;
  /** Stops it, open connections included. */
  close(): Promise<void>;
}

/** Listens and hands each request on with its raw bytes. No request can end the process. */
export async function listen(options: FrontOptions, answer: (request: WireRequest) => Promise<WireAnswer>): Promise<Listening> {
  const { port, host, requestTimeout, onRejected } = options;
  const timeouts = { requestTimeout, headersTimeout: requestTimeout, connectionsCheckingInterval: Math.min(1000, requestTimeout) };
  const serve = (incoming: IncomingMessage, outgoing: ServerResponse, fault?: HeaderFault): void => {
    // What fails here fails for a connection that is gone.
    respond(incoming, outgoing, fault, options, answer).catch(() => incoming.socket.destroy());
  };
  // Node would answer these two by itself, and tell nobody.
  const server = createServer({ ...timeouts, requireHostHeader: false }, (incoming, outgoing) =>
    serve(incoming, outgoing, isHostMissing(incoming) ? { status: 400, reason: "a request of HTTP/1.1 has a Host header" } : undefined),
  );
  server.on("checkExpectation", (incoming, outgoing) =>
    serve(incoming, outgoing, { status: 417, reason: "Expect can be 100-continue only" }),
  );
  refuseEarly(server, options.server, onRejected);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const { address, port: chosen, family } = server.address() as AddressInfo;
  return { url: `http://${family === "IPv6" ? `[${address}]` : address}:${chosen}`, close: () => close(server) };
}

/** What is wrong with a request's headers. */
type HeaderFault = Pick<EarlyRejection, "status" | "reason">;

const isHostMissing = ({ httpVersion, headers: { host } }: IncomingMessage): boolean => httpVersion === "1.1" && host === undefined;

async function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  fault: HeaderFault | undefined,
  { server, maxBodyBytes, onRejected }: FrontOptions,
  answer: (request: WireRequest) => Promise<WireAnswer>,
): Promise<void> {
  const content = fault ? undefined : await readAll(incoming, maxBodyBytes);
  if (!content) {
    const rejection = fault ?? { status: 413, reason: `the body is over ${maxBodyBytes} bytes` };
    const { method, path } = requestLineOf(incoming);
    onRejected({ method, path, ...rejection });
    refuse(incoming, outgoing, plain(rejection.status, rejection.reason));
    return;
  }
  const { status, headers, body, cut } = await answered(server, incoming, content, answer);
  if (cut === "all") {
    incoming.socket.destroy();
    return;
  }
  const size = Buffer.byteLength(body);
  const length = status === 204 || status === 304 ? {} : { "content-length": size };
  outgoing.writeHead(status, { ...headers, ...length });
  if (cut === "half") outgoing.write(Buffer.from(body).subarray(0, size >> 1), () => incoming.socket.destroy());
  // As text, it leaves in one piece with the head.
  else outgoing.end(body);
}

/** How long the rest of a refused request is taken and thrown away, so that the client gets to read its answer. */
const PATIENCE = 500;

function refuse(incoming: IncomingMessage, outgoing: ServerResponse, { status, headers, body }: WireAnswer): void {
  outgoing.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body), connection: "close" });
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

async function answered(
  { name }: ServerIdentity,
  incoming: IncomingMessage,
  body: Uint8Array,
  answer: (request: WireRequest) => Promise<WireAnswer>,
): Promise<WireAnswer> {
  try {
    return await answer({ ...requestLineOf(incoming), headers: headersOf(incoming), body });
  } catch {
    return plain(500, `The ${name} failed on this request.`);
  }
}

/** The whole body; undefined when it is too long, as soon as that is known. The rest of it is thrown away. */
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

/** Every header line, so that one that came twice can't hide behind the other. */
function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let i = 0; i < rawHeaders.length; i += 2) headers.append(rawHeaders[i] ?? "", rawHeaders[i + 1] ?? "");
  return headers;
}

const plain = (status: number, message: string): WireAnswer => ({
  status,
  headers: { "content-type": "text/plain; charset=utf-8" },
  body: message,
});

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}
