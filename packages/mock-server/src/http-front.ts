import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { MockRequest, WireAnswer } from "./exchange.ts";

/** The largest valid request is a legacy one with every field at its limit, each character escaped: 2.6 MB. */
const BODY_LIMIT = 3_000_000;

/** A server that listens. */
export interface Listening {
  readonly url: string;
  /** Stops it, open connections included. */
  close(): Promise<void>;
}

/** Listens and hands each request on with its raw bytes. No request can end the process. */
export async function listen(port: number, host: string, answer: (request: MockRequest) => Promise<WireAnswer>): Promise<Listening> {
  const server = createServer((incoming, outgoing) => {
    // What fails here fails for a connection that is gone.
    respond(incoming, outgoing, answer).catch(() => incoming.destroy());
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
  answer: (request: MockRequest) => Promise<WireAnswer>,
): Promise<void> {
  const received = await readAll(incoming);
  const { status, headers, body } = received
    ? await answered(incoming, received, answer)
    : plain(413, `A body may have ${BODY_LIMIT} bytes.`);
  const length = status === 204 || status === 304 ? {} : { "content-length": Buffer.byteLength(body) };
  // What is left of a body that was too long is not read.
  const last = received ? {} : { connection: "close" };
  outgoing.writeHead(status, { ...headers, ...length, ...last });
  outgoing.end(body);
}

async function answered(
  incoming: IncomingMessage,
  body: Uint8Array,
  answer: (request: MockRequest) => Promise<WireAnswer>,
): Promise<WireAnswer> {
  const target = incoming.url ?? "/";
  const [, path = "/", query = ""] = /^([^?]*)\??(.*)$/s.exec(target) ?? [];
  try {
    return await answer({
      method: incoming.method ?? "GET",
      target,
      path,
      query: new URLSearchParams(query),
      headers: headersOf(incoming),
      body,
    });
  } catch {
    return plain(500, "The mock server failed on this request.");
  }
}

/** The whole body; undefined when it is too long. */
function readAll(incoming: IncomingMessage): Promise<Uint8Array | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    incoming.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length <= BODY_LIMIT) chunks.push(chunk);
      else {
        incoming.pause();
        resolve(undefined);
      }
    });
    incoming.once("end", () => resolve(Buffer.concat(chunks)));
    incoming.once("error", reject);
    incoming.once("aborted", () => reject(new Error("the client went away")));
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
