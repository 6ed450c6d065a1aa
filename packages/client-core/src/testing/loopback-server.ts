/** A real HTTP server on a free loopback port that keeps what it receives. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";

export interface ReceivedRequest {
  readonly method: string;
  /** As on the request line. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface LoopbackServer {
  readonly origin: string;
  readonly received: readonly ReceivedRequest[];
}

/** Starts a server for the length of a test. */
export async function loopbackServer(respond: (response: ServerResponse, received: ReceivedRequest) => unknown): Promise<LoopbackServer> {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const request = await readAll(incoming);
    received.push(request);
    await respond(response, request);
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
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return { origin: `http://127.0.0.1:${address.port}`, received };
}

async function readAll(incoming: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const { method = "", url: target = "", headers } = incoming;
  return { method, target, headers, body: Buffer.concat(chunks).toString() };
}

/** Answers with JSON. */
export function json(response: ServerResponse, status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(value));
}
