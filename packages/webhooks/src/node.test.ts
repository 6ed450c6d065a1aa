import { createServer, type IncomingMessage, request as httpRequest, type RequestListener, type ServerResponse } from "node:http";
import { connect as connectHttp2, createServer as createHttp2Server } from "node:http2";
import { connect, type AddressInfo } from "node:net";
import express, { type Express } from "express";
import { Hono } from "hono";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  type Delivery,
  memoryStore,
  paymentCallbackHandler,
  paymentRedirectHandler,
  paymentReportHandler,
  webhookRouter,
} from "./index.ts";
import { nodeListener } from "./node.ts";
import { paymentCallback, paymentRedirect, paymentReport } from "./testing/index.ts";

const merchant = { account: 375917, secret: "SAIPPUAKAUPPIAS" };
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Serves on a free port of loopback. */
async function serve(listener: RequestListener | Express): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(
    async () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function shop(maxBytes = 1_000_000) {
  const seen: unknown[] = [];
  const deliveries: Delivery[] = [];
  const take = async (event: unknown) => void seen.push(event);
  const options = { ...merchant, store: memoryStore(), onDelivery: (delivery: Delivery) => void deliveries.push(delivery) };
  const router = webhookRouter({
    "/hooks/payment": paymentCallbackHandler({ ...options, compare: "by hand", onPayment: take }),
    "/hooks/return": paymentRedirectHandler({
      ...options,
      compare: "by hand",
      onPayment: take,
      paymentPage: ({ status }, { request }) => {
        const page = new Response(`${status} ${request.headers.get("cookie")}`, { headers: { "x-page": "1" } });
        page.headers.append("set-cookie", "a=1");
        page.headers.append("set-cookie", "b=2");
        return page;
      },
    }),
    "/hooks/report": paymentReportHandler({ ...options, maxBytes, onReport: async ({ rows }) => void seen.push(...rows) }),
  });
  return { router, seen, deliveries };
}

/** Sends raw text and returns the raw response. */
async function raw(base: string, text: string): Promise<string> {
  const socket = connect({ port: Number(new URL(base).port), host: "127.0.0.1" });
  let response = "";
  socket.on("data", (chunk) => (response += String(chunk)));
  const closed = new Promise((resolve) => socket.on("close", resolve));
  socket.end(text);
  await closed;
  return response;
}

describe.each([
  { server: "node:http", listenerOf: (router: Parameters<typeof nodeListener>[0]) => nodeListener(router) },
  { server: "Express", listenerOf: (router: Parameters<typeof nodeListener>[0]) => express().use(nodeListener(router)) },
  { server: "Express, mounted", listenerOf: (router: Parameters<typeof nodeListener>[0]) => express().use("/hooks", nodeListener(router)) },
  {
    server: "Express, mounted at each path",
    listenerOf: (router: Parameters<typeof nodeListener>[0]) =>
      express().use(["/hooks/payment", "/hooks/return", "/hooks/report"], nodeListener(router)),
  },
])("$server", ({ listenerOf }) => {
  test("runs a callback's function once", async () => {
    const { router, seen } = shop();
    const { url } = await paymentCallback({
      ...merchant,
      url: `${await serve(listenerOf(router))}/hooks/payment?shop=1`,
      reference: "Tilaus ä+ö",
    });
    const responses = [await fetch(url), await fetch(url)];
    expect(responses.map(({ status, headers }) => [status, headers.get("connection")])).toEqual([
      [200, "keep-alive"],
      [200, "keep-alive"],
    ]);
    expect(seen).toMatchObject([{ reference: "Tilaus ä+ö" }]);
    expect((await fetch(url.replace("checkout-amount=1525", "checkout-amount=1"))).status).toBe(403);
    expect((await fetch(url, { method: "POST", body: "x" })).status).toBe(405);
  });

  test("shows the page with its headers and cookies", async () => {
    const { router } = shop();
    const { url } = await paymentRedirect({ ...merchant, url: `${await serve(listenerOf(router))}/hooks/return` });
    const response = await fetch(url, { headers: { cookie: "session=1" } });
    expect(await response.text()).toBe("ok session=1");
    expect(response.headers.get("x-page")).toBe("1");
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  });

  test("accepts a report, and rejects one that was altered on the way", async () => {
    const { router, seen } = shop();
    const rows = Array.from({ length: 2000 }, (_, index) => ({ stamp: `ä${index}`, amount: 1.5 }));
    const request = await paymentReport({ ...merchant, url: `${await serve(listenerOf(router))}/hooks/report`, rows });
    expect((await fetch(request.clone())).status).toBe(200);
    expect(seen).toHaveLength(2000);
    expect(seen[1999]).toEqual({ stamp: "ä1999", amount: "1.5" });
    const altered = (await request.text()).replace("ä7", "ä8");
    expect((await fetch(request.url, { method: "POST", headers: request.headers, body: altered })).status).toBe(403);
  });

  test("responds to a report over the limit, announced or not, with a 413", async () => {
    const { router, deliveries } = shop(1000);
    const request = await paymentReport({
      ...merchant,
      url: `${await serve(listenerOf(router))}/hooks/report`,
      body: `[${" ".repeat(2000)}]`,
    });
    const status = async (encoding: Record<string, string>) =>
      new Promise((resolve, reject) => {
        const out = httpRequest(
          request.url,
          { method: "POST", headers: { ...Object.fromEntries(request.headers), ...encoding } },
          (response) => {
            response.resume();
            resolve({ status: response.statusCode, connection: response.headers.connection });
          },
        );
        out.on("error", reject);
        out.write(`[${" ".repeat(1500)}`);
      });
    expect(await status({ "content-length": "2002" })).toEqual({ status: 413, connection: "close" });
    expect(await status({ "transfer-encoding": "chunked" })).toEqual({ status: 413, connection: "close" });
    expect(deliveries.map((delivery) => "reason" in delivery && delivery.reason)).toEqual(["body-too-large", "body-too-large"]);
  });

  test("does not report a cut-off upload as an error of the merchant", async () => {
    const { router, deliveries } = shop();
    const base = await serve(listenerOf(router));
    await raw(base, `POST /hooks/report HTTP/1.1\r\nhost: x\r\nsignature: ${"0".repeat(64)}\r\ncontent-length: 100\r\n\r\n[`);
    await vi.waitFor(() => expect(deliveries).toMatchObject([{ outcome: "rejected", reason: "body-broken-off" }]), 10_000);
  });

  test("rejects a repeated signature parameter", async () => {
    const { router } = shop();
    const { headers, url } = await paymentReport({ ...merchant, url: `${await serve(listenerOf(router))}/hooks/report`, body: "[]" });
    const twice = Object.entries(Object.fromEntries(headers)).map(([name, value]) => `${name}: ${value}\r\n`);
    const response = await raw(
      url,
      `POST /hooks/report HTTP/1.1\r\nhost: x\r\n${twice.join("")}signature: ${headers.get("signature")}\r\ncontent-length: 2\r\nconnection: close\r\n\r\n[]`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 403 /);
  });

  test.each([
    { target: "/hooks/none", status: 404 },
    { target: "//evil.example.com/hooks/payment", status: 404 },
    { target: "http://shop.example.com/hooks/payment", status: 403 },
    { target: "HTTPS://shop.example.com:8443/hooks/payment?a=http://x", host: "b", status: 403 },
    { target: "http://shop.example.com/hooks/payment", host: "", status: 403 },
    { target: "http://shop.example.com/hooks/payment", method: "HEAD", status: 405 },
    { target: "http://shop.example.com", status: 404 },
    { target: "http://shop.example.com?/hooks/payment", status: 404 },
    { target: "http://", status: 400 },
    { target: "http:///hooks/payment", status: 400 },
    { target: "http://a@shop.example.com/hooks/payment", status: 400 },
    { target: "http://x\\hooks\\payment", status: 400 },
    { target: "http://x:99999/hooks/payment", status: 400 },
    { target: "ftp://shop.example.com/hooks/payment", status: 400 },
    { target: "xhttp://shop.example.com/hooks/payment", status: 400 },
    { target: "http:/hooks/payment", status: 400 },
    { target: "shop.example.com:443", status: 400 },
    { target: "hooks/payment", status: 400 },
    { target: "/payment", host: "", status: 400 },
    { target: "*", method: "OPTIONS", status: 400 },
    { target: "/hooks/payment", host: "a b", status: 400 },
    { target: "/none", host: "x/hooks/payment?", status: 400 },
    { target: "/none", host: "x\\hooks\\payment?", status: 400 },
    { target: "/none", host: "x?", status: 400 },
    { target: "/none", host: "x#", status: 400 },
    { target: "/none", host: "a@x", status: 400 },
    { target: "/none", host: "[::1]:80", status: 404 },
    { target: "/hooks/payment", method: "TRACE", status: 400 },
    { target: "/hooks/payment?checkout-status=%FF&signature=%", status: 403 },
    { target: "/hooks/payment", method: "HEAD", status: 405 },
  ])("responds with $status to $method $target", async ({ target, method = "GET", host = "x", status }) => {
    const { router } = shop();
    const base = await serve(nodeListener(router));
    const log = vi.spyOn(console, "error");
    expect(await raw(base, `${method} ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)).toMatch(
      new RegExp(`^HTTP/1\\.1 ${status} `),
    );
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });
});

describe("Express with a body parser before the listener", () => {
  const deliver = async (parser: express.RequestHandler, type = "application/json") => {
    const { router, seen, deliveries } = shop();
    const base = await serve(express().use(parser).use("/hooks", nodeListener(router)));
    const { status } = await fetch(
      await paymentReport({ ...merchant, url: `${base}/hooks/report`, format: type === "application/json" ? "json" : "csv" }),
    );
    return { status, rows: seen.length, deliveries };
  };

  test.each([
    { parser: "express.raw", use: express.raw({ type: "*/*" }) },
    {
      parser: "express.json that keeps the raw body",
      use: express.json({ verify: (request, _, buffer) => void Object.assign(request, { rawBody: buffer }) }),
    },
    { parser: "one that leaves the body alone", use: express.urlencoded({ extended: true }) },
  ])("$parser: the report is accepted", async ({ use }) => {
    expect(await deliver(use)).toMatchObject({ status: 200, rows: 2 });
  });

  test("express.json: the error says how to fix the order", async () => {
    const { status, deliveries } = await deliver(express.json());
    expect(status).toBe(500);
    expect(deliveries).toMatchObject([
      { outcome: "failed", error: { code: "body-already-read", message: expect.stringContaining("before the parser") } },
    ]);
  });
});

test("cookies are added to earlier ones; any other header replaces its namesake", async () => {
  const base = await serve(
    express()
      .use((_, response, next) => {
        response.setHeader("set-cookie", "session=1");
        response.setHeader("x-page", "0");
        next();
      })
      .use(nodeListener(shop().router)),
  );
  const { headers } = await fetch((await paymentRedirect({ ...merchant, url: `${base}/hooks/return` })).url);
  expect(headers.getSetCookie()).toEqual(["session=1", "a=1", "b=2"]);
  expect(headers.get("x-page")).toBe("1");
});

test("the target's host takes precedence over the Host header in absolute form, as proxies send it", async () => {
  const seen: string[] = [];
  const base = await serve(
    nodeListener(async ({ url }) => {
      seen.push(url);
      return new Response();
    }),
  );
  await raw(base, "GET http://shop.example.com:81/hooks/payment?a=b%20c HTTP/1.1\r\nhost: other\r\nconnection: close\r\n\r\n");
  await raw(base, "GET HTTPS://shop.example.com HTTP/1.1\r\nhost: other\r\nconnection: close\r\n\r\n");
  await raw(base, "GET /hooks/http://x HTTP/1.1\r\nhost: other\r\nconnection: close\r\n\r\n");
  expect(seen).toEqual(["http://shop.example.com:81/hooks/payment?a=b%20c", "https://shop.example.com/", "http://other/hooks/http://x"]);
});

test("a callback in absolute form is genuine", async () => {
  const { router, seen } = shop();
  const base = await serve(nodeListener(router));
  const { url } = await paymentCallback({ ...merchant, url: "http://shop.example.com/hooks/payment" });
  const status = await new Promise((resolve, reject) => {
    const out = httpRequest({ host: "127.0.0.1", port: new URL(base).port, path: url }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    out.on("error", reject).end();
  });
  expect(status).toBe(200);
  expect(seen).toHaveLength(1);
});

test.each([undefined, null, {}, "/hooks"])("nodeListener rejects %o instead of a handler", (given) => {
  expect(() => Reflect.apply(nodeListener, undefined, [given])).toThrow(
    expect.objectContaining({
      name: "WebhookError",
      code: "function-invalid",
      message: expect.stringMatching(/^handler: .*must be a function/),
    }),
  );
});

test("an HTTP/1.0 request needs no Host header", async () => {
  const base = await serve(nodeListener(shop().router));
  expect(await raw(base, "GET /hooks/payment HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 403 /);
});

test("an HTTP/2 request is accepted without its pseudo-headers", async () => {
  const warned = vi.fn<(warning: Error) => void>();
  process.on("warning", warned);
  const { router, seen } = shop();
  // Node's types keep the two versions apart; its compatibility layer does not.
  const listener = nodeListener(router) as unknown as Parameters<typeof createHttp2Server>[1];
  const server = createHttp2Server({}, listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const session = connectHttp2(base);
  const { pathname, search } = new URL((await paymentCallback({ ...merchant, url: `${base}/hooks/payment` })).url);
  const stream = session.request({ ":path": pathname + search });
  const status = await new Promise((resolve) => stream.on("response", (headers) => resolve(headers[":status"])));
  stream.close();
  session.destroy();
  await new Promise((resolve) => server.close(resolve));
  process.off("warning", warned);
  expect({ status, seen: seen.length }).toEqual({ status: 200, seen: 1 });
  expect(warned).not.toHaveBeenCalled();
});

test("errors before the handler are not blamed on the sender", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const base = await serve(
    express()
      .use((request, _, next) => {
        Object.defineProperty(request, "rawBody", {
          get: () => {
            throw new RangeError("bug");
          },
        });
        next();
      })
      .use(nodeListener(shop().router)),
  );
  await expect(fetch(`${base}/hooks/report`, { method: "POST", body: "[]" })).rejects.toThrow("fetch failed");
  expect(log).toHaveBeenCalledWith("nodeListener:", new RangeError("bug"));
  log.mockRestore();
});

test("a router and a handler without nodeListener name nodeListener in their error", async () => {
  const handler = paymentCallbackHandler({ ...merchant, store: memoryStore(), compare: "by hand", onPayment: async () => {} });
  for (const bare of [shop().router, handler]) {
    let rejection: Promise<unknown> | undefined;
    const base = await serve((incoming: IncomingMessage, outgoing: ServerResponse) => {
      rejection = Reflect.apply(bare, undefined, [incoming, outgoing]).catch((error: unknown) => error);
      outgoing.end();
    });
    await fetch(`${base}/hooks/payment`, { headers: { get: "x" } });
    expect(await rejection).toMatchObject({
      name: "WebhookError",
      code: "request-invalid",
      message: "request: not a Request; under node:http and Express, wrap the handler in nodeListener from @maksu/webhooks/node",
    });
  }
});

test("Hono accepts a handler as it is", async () => {
  const { router, seen } = shop();
  const app = new Hono().all("/hooks/*", async ({ req }) => router(req.raw));
  const request = await paymentReport({ ...merchant, url: "https://shop.example.com/hooks/report" });
  expect([(await app.request(request.clone())).status, (await app.request(request)).status]).toEqual([200, 200]);
  expect(seen).toHaveLength(2);
});

test("a handler that rejects ends the connection, not the process", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const base = await serve(nodeListener(async () => Promise.reject(new Error("bug"))));
  await expect(fetch(base)).rejects.toThrow("fetch failed");
  expect(log).toHaveBeenCalledWith("nodeListener:", new Error("bug"));
  log.mockRestore();
});

test("a body that the handler does not request is not read", async () => {
  let wasRead: boolean | undefined;
  const listener = nodeListener(async () => {
    await new Promise((resume) => setImmediate(resume));
    return new Response("no", { status: 403 });
  });
  const base = await serve((incoming: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.on("finish", () => (wasRead = incoming.readableDidRead));
    listener(incoming, outgoing);
  });
  expect((await fetch(base, { method: "POST", body: "[]" })).status).toBe(403);
  expect(wasRead).toBe(false);
});
