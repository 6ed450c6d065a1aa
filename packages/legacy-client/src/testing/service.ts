/** The service, as far as a client can tell: a real HTTP server on a free loopback port that keeps what it receives. */
import { createServer, type IncomingHttpHeaders } from "node:http";
import { onTestFinished } from "vitest";

/** The published test merchant. */
export const MERCHANT = { merchantId: 13466, secret: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ" } as const;

export interface ReceivedRequest {
  readonly method: string;
  /** As on the request line. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, unless it is text. */
  readonly body?: unknown;
}

export interface Service {
  readonly baseUrl: string;
  readonly received: readonly ReceivedRequest[];
}

/** Starts the service for the length of a test. It gives every request the same answer. */
export async function service({ status, headers = {}, body = "" }: Answer): Promise<Service> {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { method = "", url: target = "" } = incoming;
    received.push({ method, target, headers: incoming.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(status, { ...(typeof body !== "string" && { "content-type": "application/json" }), ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
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
  return { baseUrl: `http://127.0.0.1:${address.port}`, received };
}
