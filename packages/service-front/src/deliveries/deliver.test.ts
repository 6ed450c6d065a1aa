import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createNetServer } from "node:net";
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
  expect(await deliverOnce(event, open)).toMatchObject({ response: { status: 200, body: "" } });
  server.close();
  server.closeAllConnections();
  expect([event.bodyUsed, Buffer.concat(received).equals(sent)]).toEqual([true, true]);
});

/** The bytes of an event that a server receives, by connection, until it ends. The server ends those of TLS itself. */
async function halvesOf(send: (port: number) => Promise<void>): Promise<readonly Buffer[]> {
  const received: Promise<Buffer>[] = [];
  const server = createNetServer((socket) => {
    received.push(
      new Promise((resolve) => {
        const pieces: Buffer[] = [];
        socket
          .on("data", (piece) => {
            pieces.push(piece);
            if (piece[0] === TLS_HANDSHAKE) socket.destroy();
          })
          .on("error", () => {})
          .on("close", () => resolve(Buffer.concat(pieces)));
      }),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  await send((server.address() as AddressInfo).port);
  const closed = once(server, "close");
  server.close();
  await closed;
  return Promise.all(received);
}

const TLS_HANDSHAKE = 22;

test("deliverHalf sends the head and half of a body, or half of the head without one, and breaks the connection", async () => {
  let heads: readonly string[] = [];
  const [withBody, without] = await halvesOf(async (port) => {
    const url = `http://127.0.0.1:${port}/paid?a=1`;
    await deliverHalf(new Request(url, { method: "POST", headers: { signature: "s" }, body: "half of it" }), open);
    await deliverHalf(new Request(url, { headers: { signature: "s" } }), open);
    heads = ["POST", "GET"].map((method) => `${method} /paid?a=1 HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n`);
  });
  const [post = "", get = ""] = heads;
  const head = `${post}content-type: text/plain;charset=UTF-8\r\nsignature: s\r\ncontent-length: 10\r\n\r\n`;
  expect(withBody?.toString()).toBe(`${head}half `);
  const all = `${get}signature: s\r\n\r\n`;
  expect(without?.toString()).toBe(all.slice(0, Math.floor(all.length / 2)));
});

test("deliverHalf names the server to TLS by its name, and not by an IP address", async () => {
  const hello = await halvesOf(async (port) => {
    await deliverHalf(new Request(`https://localhost:${port}/`), open);
    await deliverHalf(new Request(`https://127.0.0.1:${port}/`), open);
  });
  expect(hello.map((bytes) => [bytes.includes("localhost"), bytes.includes("127.0.0.1")])).toEqual([
    [true, false],
    [false, false],
  ]);
});

test("deliverHalf resolves where no server listens, and connects to none when it was aborted before", async () => {
  await deliverHalf(new Request("http://127.0.0.1:1/"), open);
  const received = await halvesOf((port) => deliverHalf(new Request(`http://127.0.0.1:${port}/`), AbortSignal.abort()));
  expect(received).toEqual([]);
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
  expect(none).toMatchObject({ at: AT.toISOString(), failure: "no server listens there" });
  expect((await deliverTo((request) => request.socket.destroy())).failure).toBe("the connection broke");
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
  expect([waiting, reading].map(({ failure }) => failure)).toEqual(Array(2).fill("the server was stopped"));
});
