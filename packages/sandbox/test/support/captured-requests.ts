/** A server in place of a sandbox that keeps what it is sent: what commands and curl send is compared with what they stand for. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** A request to the control API. */
export interface Captured {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly body: unknown;
  readonly authorization: string | undefined;
}

/** Starts the server. It responds to a search with nothing found, which is not kept. */
export async function captureRequests(): Promise<AsyncDisposable & { readonly url: string; readonly requests: Captured[] }> {
  const requests: Captured[] = [];
  const server = createServer((request, response) => {
    const { method, url: path = "", headers } = request;
    const isSearch = path.includes("/find?");
    const body = headers["content-type"] === "application/json" ? json(request) : Promise.resolve(undefined);
    void body.then((value) => {
      if (!isSearch) requests.push({ method, path, body: value, authorization: headers.authorization });
      response.writeHead(200, { "content-type": "application/json" }).end(isSearch ? "[]" : "{}");
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
