import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { MockRequest, WireAnswer } from "./exchange.ts";

/** What a request may take. */
export interface Limits {
  /** Bytes of a body. */
  readonly maxBodyBytes: number;
  /** Milliseconds in which a request must have arrived. */
  readonly requestTimeout: number;
}

/** Where and how to listen. */
export interface FrontOptions extends Limits {
  readonly port: number;
  readonly host: string;
  /** Told of a request whose body is too long, which is answered 413 and handed on to nobody. */
  readonly onTooLong: (request: Pick<MockRequest, "method" | "path">) => void;
}

/** A server that listens. */
export interface Listening {
  readonly url: string;
  /** Stops it, open connections included. */
  close(): Promise<void>;
}

/** Listens and hands each request on with its raw bytes. No request can end the process. */
export async function listen(options: FrontOptions, answer: (request: MockRequest) => Promise<WireAnswer>): Promise<Listening> {
  const { port, host, requestTimeout } = options;
  const timeouts = { requestTimeout, headersTimeout: requestTimeout, connectionsCheckingInterval: Math.min(1000, requestTimeout) };
  const server = createServer(timeouts, (incoming, outgoing) => {
    // What fails here fails for a connection that is gone.
    respond(incoming, outgoing, options, answer).catch(() => incoming.socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const { address, port: chosen, family } = server.address() as AddressInfo;
  return { url: `http://${family === "IPv6" ? `[${address}]` : address}:${chosen}`, close: () => close(server) };
}

async function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { maxBodyBytes, onTooLong }: FrontOptions,
  answer: (request: MockRequest) => Promise<WireAnswer>,
): Promise<void> {
  const received = await readAll(incoming, maxBodyBytes);
  if (!received) onTooLong(lineOf(incoming));
  const wire = received ? await answered(incoming, received, answer) : plain(413, `A body may have ${maxBodyBytes} bytes.`);
  const { status, headers, body, cut } = wire;
  if (cut === "all") {
    incoming.socket.destroy();
    return;
  }
  const size = Buffer.byteLength(body);
  const length = status === 204 || status === 304 ? {} : { "content-length": size };
  outgoing.writeHead(status, { ...headers, ...length, ...(received ? {} : { connection: "close" }) });
  if (cut === "half") outgoing.write(Buffer.from(body).subarray(0, size >> 1), () => incoming.socket.destroy());
  // As text, it leaves in one piece with the head.
  else if (received) outgoing.end(body);
  else endAfter(incoming, outgoing, body);
}

/** How long the rest of a body that is too long is taken and thrown away, so that the client gets to read its answer. */
const PATIENCE = 500;

function endAfter(incoming: IncomingMessage, outgoing: ServerResponse, body: string): void {
  outgoing.write(body);
  const end = (): void => {
    clearTimeout(timer);
    outgoing.end();
  };
  const timer = setTimeout(end, PATIENCE);
  incoming.once("end", end);
  incoming.once("close", end);
}

async function answered(
  incoming: IncomingMessage,
  body: Uint8Array,
  answer: (request: MockRequest) => Promise<WireAnswer>,
): Promise<WireAnswer> {
  try {
    return await answer({ ...lineOf(incoming), headers: headersOf(incoming), body });
  } catch {
    return plain(500, "The mock server failed on this request.");
  }
}

/** What the request line says. */
function lineOf({ method = "GET", url: target = "/" }: IncomingMessage): Pick<MockRequest, "method" | "target" | "path" | "query"> {
  const [, path = "/", query = ""] = /^([^?]*)\??(.*)$/s.exec(target) ?? [];
  return { method, target, path, query: new URLSearchParams(query) };
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
