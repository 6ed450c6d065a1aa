import { createServer } from "node:net";
import { inspect } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { loopbackServer } from "./testing/loopback-server.ts";
import { failureOf, thingsClient } from "./testing/things-client.ts";

const JSON_TYPE = { "content-type": "application/json" };

describe("a network error", () => {
  it("is a refused connection, with the system's code", async () => {
    const error = await failureOf(thingsClient(await originOfNobody()).listThings());
    expect(error).toMatchObject({ name: "ClientError", code: "network-error", operationId: "listThings", cause: { code: "ECONNREFUSED" } });
    expect(error).not.toHaveProperty("status");
  });

  it("is a connection reset before the answer", async () => {
    const { origin } = await loopbackServer((response) => response.destroy());
    expect(await failureOf(thingsClient(origin).listThings())).toMatchObject({ code: "network-error" });
  });

  it.each([
    ["a success", 200],
    ["an error", 404],
  ])("is %s that breaks off before its length", async (_what, status) => {
    const { origin } = await loopbackServer((response) => {
      response.writeHead(status, { ...JSON_TYPE, "content-length": "1000" });
      response.write('{"token":"hunter2"', () => response.destroy());
    });
    const error = await failureOf(thingsClient(origin).listThings());
    expect(error).toMatchObject({ code: "network-error" });
    expect(inspect(error)).not.toContain("hunter2");
  });

  it("is a chunked answer that breaks off", async () => {
    const { origin } = await loopbackServer((response) => {
      response.writeHead(200, JSON_TYPE);
      response.write("[]", () => response.destroy());
    });
    expect(await failureOf(thingsClient(origin).listThings())).toMatchObject({ code: "network-error" });
  });

  it("is a body that is not compressed as it says", async () => {
    const { origin } = await loopbackServer((response) => response.writeHead(200, { ...JSON_TYPE, "content-encoding": "gzip" }).end("[]"));
    expect(await failureOf(thingsClient(origin).listThings())).toMatchObject({ code: "network-error" });
  });

  it("is an answer that is not HTTP, and quotes none of it", async () => {
    const error = await failureOf(
      thingsClient(await originAnswering("HTTP/1.1 200 OK\r\nhunter2\u0001: hunter2\r\nhunter2\r\n\r\n")).listThings(),
    );
    expect(error).toMatchObject({ code: "network-error" });
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain("hunter2");
  });

  it("is not what a fetch of the caller's throws, unless it is a TypeError", async () => {
    const thrown = new RangeError("mine");
    const client = thingsClient("https://api.example.com", { fetch: () => Promise.reject(thrown) });
    expect(await failureOf(client.listThings())).toBe(thrown);
    const broken = thingsClient("https://api.example.com", { fetch: () => Promise.reject(new TypeError("no network")) });
    expect(await failureOf(broken.listThings())).toMatchObject({ code: "network-error", cause: { message: "no network" } });
  });
});

/** A port that was free a moment ago. */
async function originOfNobody(): Promise<string> {
  const { origin, close } = await rawServer("");
  await close();
  return origin;
}

async function originAnswering(text: string): Promise<string> {
  const { origin, close } = await rawServer(text);
  onTestFinished(close);
  return origin;
}

async function rawServer(text: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.once("data", () => socket.end(text));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  return { origin: `http://127.0.0.1:${address.port}`, close };
}
