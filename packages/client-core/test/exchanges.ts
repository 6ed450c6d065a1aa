/** Requests without a client, and servers for them. */
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { inspect } from "node:util";
import { SECRET, type TestServer } from "@maksu/test-server";
import { serverForTest } from "@maksu/test-server/vitest";
import { expect, onTestFinished } from "vitest";
import { TransportError, type WireRequest } from "../src/transport/transport.ts";

/** Most bytes of a response. */
export const LIMIT = 100_000;
/** Milliseconds: enough for any response on loopback, on a busy machine too. */
export const PATIENCE = 5_000;

/** A request that is given up after {@link PATIENCE}. */
export const request = (url: string, given: Partial<WireRequest> = {}): WireRequest => ({
  method: "GET",
  url,
  headers: {},
  body: undefined,
  signal: AbortSignal.timeout(PATIENCE),
  maxResponseBytes: LIMIT,
  ...given,
});

/** The same with a body. */
export const post = (url: string, given: Partial<WireRequest> = {}): WireRequest =>
  request(url, { method: "POST", body: new TextEncoder().encode("{}"), ...given });

/** A transport's error, which quotes nothing of the response. */
export const failureOf = async (exchange: Promise<unknown>): Promise<TransportError> => {
  const error: unknown = await exchange.then(
    () => new Error("the exchange succeeded"),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(TransportError);
  expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(SECRET);
  return error as TransportError;
};

/** A server without a parser: called with the socket of each request, which must come in one piece. */
export async function socketServer(respond: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}).on("data", () => respond(socket)));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await once(server.close(), "close");
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A server that sends this body, said to be encoded. */
export const encoded = (encoding: string, body: Buffer): Promise<TestServer> =>
  serverForTest((response) => response.writeHead(200, { "content-encoding": encoding }).end(body));
