/** What the transport over `node:http` does beside what both do. */
import { Agent } from "node:http";
import { Agent as SecureAgent } from "node:https";
import { constants, deflateRawSync, gzipSync } from "node:zlib";
import { serverForTest } from "@maksu/test-server/vitest";
import { describe, expect, it, vi } from "vitest";
import { encoded, failureOf, LIMIT, PATIENCE, post, request, socketServer } from "../testing/exchanges.ts";
import { nodeTransport } from "./node-transport.ts";

describe("the node transport", () => {
  it("uses the agent that it is given", async () => {
    const server = await serverForTest((response) => response.end());
    const agent = new Agent({ keepAlive: false });
    const transport = nodeTransport({ agent });
    await transport(request(server.origin));
    expect(server.only().headers["connection"]).toBe("close");
    await vi.waitFor(() => expect(server.openSockets()).toBe(0), PATIENCE);
  });

  it("sends in the clear to this machine alone", async () => {
    const transport = nodeTransport();
    await expect(transport(request("http://api.example.com/"))).rejects.toMatchObject({ code: "insecure-url" });
    await expect(transport(request("/payments"))).rejects.toMatchObject({ code: "url-invalid" });
  });

  it.each(["", "/", "/a?b=c"])("asks for %j, whatever way the origin is written, first and later", async (path) => {
    const server = await serverForTest((response) => response.end());
    const transport = nodeTransport();
    for (const origin of [server.origin, server.origin.toUpperCase(), server.origin.replace("http://", "http://user@")])
      await transport(request(origin + path));
    expect(server.received.map(({ target }) => target)).toStrictEqual(Array.from({ length: 3 }, () => path || "/"));
  });

  it.each([
    ["an unknown option", { agnet: new Agent() }, "option-unknown"],
    ["an agent that is none", { agent: {} }, "option-invalid"],
  ])("rejects %s", (_what, options, code) => {
    expect(() => nodeTransport(options as object)).toThrow(expect.objectContaining({ code }));
  });

  it("rejects an agent for another protocol as an option, and sends nothing", async () => {
    const server = await serverForTest((response) => response.end());
    const transport = nodeTransport({ agent: new SecureAgent() });
    await expect(transport(post(server.origin))).rejects.toMatchObject({
      code: "option-invalid",
      message: "agent: does not connect to http: URLs",
    });
    expect(server.received).toHaveLength(0);
  });

  it("closes the connection of a server that responds early and does not read the rest", async () => {
    const origin = await socketServer((socket) => {
      socket.pause();
      socket.write("HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\n\r\n");
    });
    const agent = new Agent({ keepAlive: true });
    const body = new Uint8Array(30_000_000);
    expect(await nodeTransport({ agent })(post(origin, { body }))).toMatchObject({ status: 400 });
    await vi.waitFor(() => expect(Object.keys(agent.sockets)).toStrictEqual([]));
  });

  it("rejects more than five content encodings", async () => {
    const { origin } = await encoded(Array.from({ length: 6 }, () => "gzip").join(), gzipSync("x"));
    expect(await failureOf(nodeTransport()(request(origin)))).toMatchObject({ code: "unexpected-content", status: 200 });
  });

  it("finds an IPv6 address", async () => {
    await expect(nodeTransport()(request("http://[::1]:9/"))).rejects.toMatchObject({ code: "connection-failed" });
  });

  it("rejects compressed bytes without end, of which nothing comes out", async () => {
    const nothing = deflateRawSync("", { finishFlush: constants.Z_SYNC_FLUSH });
    const { origin } = await encoded("deflate", Buffer.concat(Array.from({ length: LIMIT }, () => nothing)));
    expect(await failureOf(nodeTransport()(request(origin)))).toMatchObject({ code: "response-too-large", status: 200 });
  });

  it("asks for no more than it can read, and can be asked for less", async () => {
    const server = await serverForTest((response) => response.end());
    await nodeTransport()(request(server.origin));
    await nodeTransport()(request(server.origin, { headers: { "accept-encoding": "identity", accept: "application/json" } }));
    expect(server.received.map(({ headers }) => [headers["accept-encoding"], headers.accept])).toStrictEqual([
      ["gzip, deflate, br", "*/*"],
      ["identity", "application/json"],
    ]);
  });
});
