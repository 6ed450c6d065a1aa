import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A request that has no response yet. */
interface Waiting {
  readonly path: string;
  readonly response: ServerResponse;
}

/** A merchant's server that a test lets respond. */
export interface Receiver {
  /** The paths of all requests, oldest first. */
  readonly arrived: readonly string[];
  readonly waiting: readonly Waiting[];
  /** The most requests that have waited at the same time. */
  most(): number;
  /** Callback URLs: those below /slow wait, others get a response at once. */
  urls(path: string): { readonly success: string; readonly cancel: string };
  /**
   * Responds to those that wait.
   *
   * @param status - by default 200
   */
  respond(status?: number): void;
}

/** Starts a merchant's server, until the test has finished. */
export async function receiver(): Promise<Receiver> {
  const arrived: string[] = [];
  const waiting: Waiting[] = [];
  let most = 0;
  const server = createServer(({ url = "" }, response) => {
    const path = url.split("?", 1)[0] ?? "";
    arrived.push(path);
    if (!path.startsWith("/slow")) return void response.end();
    waiting.push({ path, response });
    most = Math.max(most, waiting.length);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    arrived,
    waiting,
    most: () => most,
    urls: (path) => ({ success: base + path, cancel: `${base}${path}/cancelled` }),
    respond: (status = 200) => waiting.splice(0).forEach(({ response }) => response.writeHead(status).end()),
  };
}
