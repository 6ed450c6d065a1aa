import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { MockRequest, WireAnswer } from "./exchange.ts";

/** The largest valid request is a legacy one with every field at its limit, each character escaped: 2.6 MB. */
const BODY_LIMIT = 3_000_000;

/** Listens on loopback and hands each request on with its raw bytes. */
export async function listen(port: number, host: string, answer: (request: MockRequest) => Promise<WireAnswer>): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    void respond(incoming, answer).then(({ status, headers, body }) => {
      outgoing.writeHead(status, { ...headers, ...(status !== 204 && { "content-length": Buffer.byteLength(body) }) });
      outgoing.end(body);
      // What is left of a body that was too long is not read.
      if (!incoming.complete) incoming.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const { address, port: chosen, family } = server.address() as AddressInfo;
  return { url: `http://${family === "IPv6" ? `[${address}]` : address}:${chosen}`, close: () => close(server) };
}

async function respond(incoming: IncomingMessage, answer: (request: MockRequest) => Promise<WireAnswer>): Promise<WireAnswer> {
  try {
    const body = await readAll(incoming);
    if (!body) return plain(413, `A body may have ${BODY_LIMIT} bytes.`);
    const target = incoming.url ?? "/";
    const [path = "/", query = ""] = target.split("?", 2);
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
async function readAll(incoming: IncomingMessage): Promise<Uint8Array | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > BODY_LIMIT) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Every header line, so that one that came twice can't hide behind the other. */
function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let i = 0; i < rawHeaders.length; i += 2) headers.append(rawHeaders[i] ?? "", rawHeaders[i + 1] ?? "");
  return headers;
}

const plain = (status: number, message: string): WireAnswer => ({ status, headers: { "content-type": "text/plain; charset=utf-8" }, body: message });

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}
