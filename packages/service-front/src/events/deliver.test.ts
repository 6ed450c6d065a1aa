import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { deliver, deliverHalf, deliverOnce, type Delivery } from "./deliver.ts";

const AT = new Date("2026-03-02T09:00:00Z");
const open = new AbortController().signal;

/** Delivers to a server that responds like this. */
async function deliverTo(respond: RequestListener, event: RequestInit = {}, closing: AbortSignal = open): Promise<Delivery> {
  const server = createServer(respond).listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    return await deliver(new Request(`http://127.0.0.1:${(server.address() as AddressInfo).port}/paid?a=%20b`, event), AT, closing);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

test("deliver sends the method, target, headers and bytes of the event", async () => {
  const sent = Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d, 0xc3, 0xa4]);
  let received: unknown;
  const { response } = await deliverTo(
    async (request, reply) => {
      const body = Buffer.concat(await request.toArray());
      received = { method: request.method, url: request.url, signature: request.headers["signature"], body: body.toString("hex") };
      reply.writeHead(202).end("ok");
    },
    { method: "POST", headers: { signature: "s" }, body: sent },
  );
  expect(received).toEqual({ method: "POST", url: "/paid?a=%20b", signature: "s", body: sent.toString("hex") });
  expect(response).toEqual({ status: 202, body: "ok" });
});

test("deliver leaves the event to be sent again", async () => {
  const event = new Request("http://127.0.0.1:1/", { method: "POST", body: "x" });
  await deliver(event, AT, open);
  expect(event.bodyUsed).toBe(false);
});

test("deliverOnce sends the bytes of the event, and keeps none", async () => {
  const sent = Buffer.from("{}".repeat(100_000));
  const received: Buffer[] = [];
  const server = createServer(async (request, reply) => {
    received.push(Buffer.concat(await request.toArray()));
    reply.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const event = new Request(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { method: "POST", body: sent });
  expect(await deliverOnce(event, open)).toEqual({ response: { status: 200, body: "" } });
  server.close();
  server.closeAllConnections();
  expect([event.bodyUsed, Buffer.concat(received).equals(sent)]).toEqual([true, true]);
});

test("deliverHalf sends half of a body, or of a request without one, and resolves where no server listens", async () => {
  const received: string[] = [];
  const server = createServer(async (request) => {
    request.setEncoding("utf8").on("data", (text: string) => void received.push(text));
    request.on("error", () => received.push("aborted"));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/paid?a=1`;
  await deliverHalf(new Request(url), open);
  await deliverHalf(new Request(url, { method: "POST", body: "half of it" }), open);
  await expect.poll(() => received).toEqual(["half ", "aborted"]);
  server.close();
  server.closeAllConnections();
  await deliverHalf(new Request("http://127.0.0.1:1/"), open);
});

test("deliver does not follow a redirect", async () => {
  const { response } = await deliverTo((_request, reply) => reply.writeHead(302, { location: "/other" }).end());
  expect(response?.status).toBe(302);
});

test("deliver reads the beginning of a response that never ends", async () => {
  const { response } = await deliverTo((_request, reply) => void reply.writeHead(200).write("ä".repeat(5000)));
  expect(response).toEqual({ status: 200, body: "ä".repeat(1000) });
});

test("deliver reports a connection that is not made, or that breaks", async () => {
  const none = await deliver(new Request("http://127.0.0.1:1/"), AT, open);
  expect(none).toMatchObject({ at: AT.toISOString(), failure: "ECONNREFUSED" });
  expect((await deliverTo((request) => request.socket.destroy())).failure).toBe("ECONNRESET");
});

test("deliver ends when it is aborted, before and while the response is read", async () => {
  const before = new AbortController();
  const waiting = await deliverTo(() => before.abort(), {}, before.signal);
  const during = new AbortController();
  const reading = await deliverTo(
    (_request, reply) => reply.writeHead(200).write("a", () => setTimeout(() => during.abort(), 50)),
    {},
    during.signal,
  );
  expect([waiting, reading].map(({ failure }) => failure)).toEqual(Array(2).fill("This operation was aborted"));
});
