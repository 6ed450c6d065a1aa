/** The connections that `nodeTransport` keeps, in real time. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { serverForTest } from "@maksu/test-server/vitest";
import { describe, expect, it, vi } from "vitest";
import { PATIENCE, post, request, socketServer } from "../../test/exchanges.ts";
import { nodeTransport } from "./node-transport.ts";

/** A server that keeps connections for a minute, as it says: Node's own ends them after five seconds, whatever the header says. */
const keepingServer = (onRequest: (socket: Socket) => unknown = () => {}): Promise<string> =>
  socketServer((socket) => {
    onRequest(socket);
    socket.write("HTTP/1.1 200 OK\r\nkeep-alive: timeout=60\r\ncontent-length: 2\r\n\r\nok");
  });

const keeping = (response: ServerResponse, says: string): void =>
  void response.writeHead(200, { connection: "keep-alive", "keep-alive": says }).end("ok");

describe("a kept connection", () => {
  it("is used by the next call, six seconds later, of a service that keeps it for a minute", async () => {
    const sockets = new Set<unknown>();
    const origin = await keepingServer((socket) => sockets.add(socket));
    const transport = nodeTransport();
    await transport(post(origin));
    await sleep(6_000);
    await transport(post(origin));
    expect(sockets.size).toBe(1);
  });

  it.each([
    ["", 0],
    [", after a response that took longer than that", 2_000],
  ])("ends a second before the service would end it%s", async (_what, delay) => {
    const server = await serverForTest(async (response) => {
      await sleep(delay);
      keeping(response, "timeout=2");
    });
    await nodeTransport()(request(server.origin));
    const start = performance.now();
    await vi.waitFor(() => expect(server.openSockets()).toBe(0), PATIENCE);
    expect(performance.now() - start).toBeGreaterThan(800);
  });

  it("lets the process end", async () => {
    const origin = await keepingServer();
    const code = `
      import { nodeTransport } from "@maksu/client-core/node";
      const { signal } = new AbortController();
      await nodeTransport()({ method: "GET", url: "${origin}", headers: {}, body: undefined, signal, maxResponseBytes: 100 });
    `;
    const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
      cwd: import.meta.dirname,
      stdio: "inherit",
      timeout: 15_000,
    });
    expect(await once(child, "exit")).toStrictEqual([0, null]);
  });
});
