/** The transport over `node:http`, where it differs from that of `fetch`. */
import { getEventListeners, once } from "node:events";
import { Agent, createServer } from "node:http";
import { Agent as SecureAgent } from "node:https";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { gzipSync } from "node:zlib";
import { serverForTest } from "@maksu/test-server/vitest";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { LIMIT, PATIENCE, post, request, socketServer } from "../../test/exchanges.ts";
import { decompress } from "./decompress.ts";
import { nodeTransport } from "./node-transport.ts";

const hasIPv6 = Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === "::1"));

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

  it("checks a host for each request: one that was allowed once is not allowed for good", async () => {
    const server = await serverForTest((response) => response.end());
    const here = [{ address: "127.0.0.1", family: 4 }];
    const transport = nodeTransport({ agent: new Agent({ lookup: (_host, _options, found) => found(null, here) }) });
    const url = `${server.origin.replace("127.0.0.1", "mock")}/x`;
    for (const _ of [1, 2]) expect(await transport(request(url, { allowInsecureHosts: ["mock"] }))).toMatchObject({ status: 200 });
    await expect(transport(request(url))).rejects.toMatchObject({ code: "insecure-url" });
    expect(server.received).toHaveLength(2);
  });

  it.each(["/a#b", "/a?b#c", "/a/../b", "/a/%2E%2e/b", "/./a", "/a b", "/a\\b", "/ä?b='", "/a\nb", "/a/.b", "/.well-known/x?../y"])(
    "asks for what URL parsing makes of %j, first and later",
    async (path) => {
      const server = await serverForTest((response) => response.end());
      const transport = nodeTransport();
      for (const _ of [1, 2]) await transport(request(server.origin + path));
      const { pathname, search } = new URL(server.origin + path);
      expect(server.received.map(({ target }) => target)).toStrictEqual([pathname + search, pathname + search]);
    },
  );

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
    await vi.waitFor(() => expect(Object.keys(agent.sockets)).toStrictEqual([]), PATIENCE);
  });

  it.skipIf(!hasIPv6)("finds an IPv6 address", async () => {
    const server = createServer((_request, response) => response.end());
    await once(server.listen(0, "::1"), "listening");
    onTestFinished(async () => {
      server.closeAllConnections();
      await once(server.close(), "close");
    });
    const { port } = server.address() as AddressInfo;
    expect(await nodeTransport()(request(`http://[::1]:${port}/`))).toMatchObject({ status: 200 });
  });

  it.each([
    ["a response", (origin: string) => origin],
    ["a lost connection", (origin: string) => `${origin}/lost`],
  ])("leaves no listener on a signal after %s", async (_what, urlOf) => {
    const { origin } = await serverForTest((response, { target }) => (target === "/lost" ? response.destroy() : response.end()));
    const { signal } = new AbortController();
    await nodeTransport()(request(urlOf(origin), { signal })).catch(() => {});
    expect(getEventListeners(signal, "abort")).toStrictEqual([]);
  });

  it("ends between two content encodings when the call ends", async () => {
    const ended = new RangeError("the call has ended");
    const check = vi.fn<() => void>(() => {
      throw ended;
    });
    const bytes = gzipSync(gzipSync("x"));
    await expect(decompress({ bytes, encodings: "gzip, gzip", most: LIMIT, status: 200, check })).rejects.toBe(ended);
    expect(check).toHaveBeenCalledOnce();
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
