/** How long `nodeTransport` keeps a connection, by what the service says. `kept-connections.slow.test.ts` waits for it. */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { Agent, type ClientRequest, get, type IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { serverForTest } from "@maksu/test-server/vitest";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { failureOf, PATIENCE, post, request } from "../../test/exchanges.ts";
import { nodeTransport } from "./node-transport.ts";

/** The sockets of the requests that end from now on. */
function socketsUsed(): readonly ClientRequest["socket"][] {
  const sockets: ClientRequest["socket"][] = [];
  const note = (message: unknown): void => void sockets.push((message as { readonly request: ClientRequest }).request.socket);
  subscribe("http.client.response.finish", note);
  onTestFinished(() => void unsubscribe("http.client.response.finish", note));
  return sockets;
}

describe("the node transport keeps a connection", () => {
  it.each([
    { says: undefined, want: 4_000 },
    { says: "timeout=5", want: 4_000 },
    { says: "timeout=65", want: 64_000 },
    { says: "max=100, timeout=30", want: 29_000 },
    { says: "Timeout=75, max=1", want: 74_000 },
    { says: "max=5", want: 4_000 },
    { says: "timeout=soon", want: 4_000 },
    { says: "timeout=86400", want: 600_000 },
    { says: `timeout=${"9".repeat(400)}`, want: 600_000 },
  ])("for $want ms when the service says $says", async ({ says, want }) => {
    const used = socketsUsed();
    const server = await serverForTest((response) =>
      response.writeHead(200, { connection: "keep-alive", ...(says !== undefined && { "keep-alive": says }), "content-length": 0 }).end(),
    );
    const transport = nodeTransport();
    expect((await transport(request(server.origin))).headers.get("keep-alive")).toBe(says ?? null);
    await vi.waitFor(() => expect(used.map((socket) => [socket?.timeout, socket?.destroyed])).toStrictEqual([[want, false]]), PATIENCE);
    await transport(request(server.origin));
    expect(new Set(used).size).toBe(1);
  });

  it.each(["timeout=1", "timeout=0"])("for no time when the service says %s", async (says) => {
    const server = await serverForTest((response) => response.writeHead(200, { connection: "keep-alive", "keep-alive": says }).end());
    await nodeTransport()(request(server.origin));
    await vi.waitFor(() => expect(server.openSockets()).toBe(0), PATIENCE);
  });

  it("as the last response said", async () => {
    const used = socketsUsed();
    const says = ["timeout=65", "timeout=30"];
    const server = await serverForTest((response) =>
      response.writeHead(200, { connection: "keep-alive", "keep-alive": says.shift() }).end("ok"),
    );
    const transport = nodeTransport();
    for (const want of [64_000, 29_000]) {
      await transport(request(server.origin));
      await vi.waitFor(() => expect(used.at(-1)?.timeout).toBe(want), PATIENCE);
    }
  });

  it.each([
    { what: "has no timeout, for as long as the service says", agent: new Agent({ keepAlive: true }), want: 64_000 },
    { what: "has one, for as long as that", agent: new Agent({ keepAlive: true, timeout: 7_000 }), want: 7_000 },
    {
      what: "has its own way to keep them, in that way",
      agent: Object.assign(new Agent({ keepAlive: true }), { keepSocketAlive: (socket: Socket) => socket.setTimeout(8_000) }),
      want: 8_000,
    },
  ])("of an agent of the caller's that $what", async ({ agent, want }) => {
    const used = socketsUsed();
    const server = await serverForTest((response) =>
      response.writeHead(200, { connection: "keep-alive", "keep-alive": "timeout=65" }).end(),
    );
    await nodeTransport({ agent })(request(server.origin));
    await vi.waitFor(() => expect(used.map((socket) => socket?.timeout)).toStrictEqual([want]), PATIENCE);
  });

  it("that other code uses over the same agent as Node does", async () => {
    const used = socketsUsed();
    const agent = new Agent({ keepAlive: true });
    nodeTransport({ agent });
    const server = await serverForTest((response) => response.end());
    const [response] = (await once(get(server.origin, { agent }), "response")) as [IncomingMessage];
    await once(response.resume(), "end");
    await vi.waitFor(() => expect(Object.values(agent.freeSockets)).toHaveLength(1), PATIENCE);
    expect(used.map((socket) => socket?.timeout ?? 0)).toStrictEqual([0]);
  });

  it("and sends a POST once, as network-error, when the service ends it sooner than it says", async () => {
    const server = await serverForTest((response, { target }) => {
      response.writeHead(200, { connection: "keep-alive", "keep-alive": "timeout=65" });
      if (target === "/lost") response.socket?.destroy();
      else response.end("ok");
    });
    const transport = nodeTransport();
    await transport(post(server.origin));
    expect(await failureOf(transport(post(`${server.origin}/lost`)))).toMatchObject({ code: "network-error" });
    expect(server.received).toHaveLength(2);
  });
});
