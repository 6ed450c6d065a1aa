/** A real HTTP server on a free loopback port that keeps what it receives, byte for byte. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export interface ReceivedRequest {
  readonly method: string;
  /** As on the request line. */
  readonly target: string;
  /** Name and value as on the wire, in order. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

export interface LoopbackServer {
  readonly origin: string;
  readonly received: readonly ReceivedRequest[];
  /** The one request received. */
  only(): ReceivedRequest;
}

/** What a server does with a request. */
export type Respond = (received: ReceivedRequest, response: ServerResponse) => unknown;

/** Starts a server for the length of a test. */
export async function loopbackServer(respond: Respond): Promise<LoopbackServer> {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const request = await readAll(incoming);
    received.push(request);
    await respond(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
  const only = () => {
    const [request] = received;
    if (request === undefined || received.length > 1) throw new Error(`expected one request, received ${received.length}`);
    return request;
  };
  return { origin: `http://127.0.0.1:${portOf(server.address())}`, received, only };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return address.port;
}

async function readAll(incoming: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const { rawHeaders, method = "", url = "" } = incoming;
  const headers = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ""] as const] : []));
  return { method, target: url, headers, body: Buffer.concat(chunks) };
}

/** The headers that signing is about, by lower-case name. */
export function signingHeaders({ headers }: ReceivedRequest): Record<string, string> {
  const named = headers.map(([name, value]) => [name.toLowerCase(), value] as const);
  return Object.fromEntries(named.filter(([name]) => /^(checkout-|signature|platform-name|submerchant|x-maksu)/.test(name)));
}
