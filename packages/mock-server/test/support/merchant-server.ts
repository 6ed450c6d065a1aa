/** A merchant's server on loopback that records requests and responds with scripted statuses. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A received request. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
}

export interface MerchantServer extends AsyncDisposable {
  readonly url: string;
  readonly received: Received[];
  /** Statuses of the next responses; after them, 200. */
  readonly statuses: number[];
}

export async function startMerchantServer(): Promise<MerchantServer> {
  const received: Received[] = [];
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      received.push({
        method: request.method ?? "",
        url: request.url ?? "",
        headers: new Headers(request.headers as Record<string, string>),
        body,
      });
      const status = statuses.shift() ?? 200;
      response.writeHead(status, { location: "http://192.0.2.1/", "content-type": "text/plain" }).end("thank you");
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?shop=1`;
  const stop = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return { url, received, statuses, [Symbol.asyncDispose]: stop };
}
