/**
 * An hour of a shop that makes a call every 20 seconds: `idle-shop.js TRANSPORT KEEP_ALIVE`. Sends how many connections it opened.
 *
 * It takes 20 seconds: a call leaves its connection as the call before it did, so the hour is 179 times the same pause. Here the pauses pass side by side,
 * each between two calls to a service of its own. A scaled time would not do, since the transports keep connections in whole seconds with a margin.
 */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { createPaymentClient } from "@maksu/payment-client";
import { nodeTransport } from "@maksu/payment-client/node";
import { SECRET } from "./contestants/payment.ts";

const PAUSES = 179;
const PAUSE = 20_000;

const [name, keepAlive = ""] = process.argv.slice(2);
const transport = name === "nodeTransport" ? { transport: nodeTransport() } : {};
const opened: number[] = await Promise.all(Array.from({ length: PAUSES }, connectionsOfPause));
// The first call's, and those that a pause made necessary.
process.send?.(1 + opened.reduce((sum, connections) => sum + connections - 1, 0));
process.disconnect?.();

async function connectionsOfPause(): Promise<number> {
  let connections = 0;
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      const headers = {
        connection: "keep-alive",
        "content-type": "application/json",
        ...(keepAlive !== "" && { "keep-alive": keepAlive }),
      };
      response.writeHead(401, headers).end('{"status":"error","message":"not for anybody"}');
    });
  }).on("connection", () => connections++);
  // It is the service's word that counts here: it ends nothing.
  server.keepAliveTimeout = 10 * PAUSE;
  const client = createPaymentClient({ account: 375917, secret: SECRET, baseUrl: await listening(server), ...transport });
  // The response is not signed, so the client rejects it when it has read it.
  const call = async (): Promise<unknown> => client.listPaymentProviders({}).catch(() => {});
  await call();
  await setTimeout(PAUSE);
  await call();
  server.closeAllConnections();
  server.close();
  return connections;
}

async function listening(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
