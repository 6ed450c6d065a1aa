/** Input that is rejected before it is a request gets a response, and is reported without its content. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Exchange } from "@maksu/service-front";
import { type MockServer, startMockServer } from "../../src/mock-server.ts";
import { type RawRequest, sendRaw } from "@maksu/test-server/hostile";

let mock: MockServer<"payment">;
const exchanges: Exchange[] = [];
beforeAll(async () => {
  mock = await startMockServer({ apis: ["payment"], requestTimeout: 150, onExchange: (exchange) => exchanges.push(exchange) });
});
afterAll(() => mock.close());
afterEach(() => void (exchanges.length = 0));

const host = "host: 127.0.0.1\r\n";
const unread = { method: "", path: "" };
const create = { method: "POST", path: "/payments" };

test.each<{ what: string; text: string; end?: boolean; status: number; want: Partial<Exchange> }>([
  {
    what: "text that is not HTTP",
    text: "hush hush\r\n\r\n",
    status: 400,
    want: { ...unread, reason: "Parse Error: Invalid method encountered" },
  },
  {
    what: "TLS",
    text: "\u0016\u0003\u0001\u0002\u0000\u0001",
    status: 400,
    want: { ...unread, reason: "Parse Error: Invalid method encountered" },
  },
  {
    what: "a header name with a blank",
    text: `GET /settlements HTTP/1.1\r\n${host}hu sh: 1\r\n\r\n`,
    status: 400,
    want: { ...unread, reason: "Parse Error: Invalid header token" },
  },
  {
    what: "two lengths",
    text: `POST /payments HTTP/1.1\r\n${host}content-length: 1\r\ncontent-length: 2\r\n\r\nhush`,
    status: 400,
    want: { ...unread, reason: "Parse Error: Duplicate Content-Length" },
  },
  {
    what: "headers that are too long",
    text: `GET /settlements HTTP/1.1\r\n${host}x: ${"hush".repeat(5000)}\r\n\r\n`,
    status: 431,
    want: { ...unread, reason: "Parse Error: Header overflow" },
  },
  { what: "half a request line", text: "GET /settle", status: 408, want: { ...unread, reason: "Request timeout" } },
  {
    what: "a chunk without a size",
    text: `POST /payments?hush=1 HTTP/1.1\r\n${host}transfer-encoding: chunked\r\n\r\nhush\r\n`,
    status: 400,
    want: { ...create, reason: "Parse Error: Invalid character in chunk size" },
  },
  {
    what: "half a body",
    text: `POST /payments?hush=1 HTTP/1.1\r\n${host}content-length: 9\r\n\r\nhush`,
    status: 408,
    want: { ...create, reason: "Request timeout" },
  },
  {
    what: "half a body, and no more to come",
    text: `POST /payments?hush=1 HTTP/1.1\r\n${host}content-length: 9\r\n\r\nhush`,
    end: true,
    status: 400,
    want: { ...create, reason: "the request ends too early" },
  },
  {
    what: "no Host",
    text: "GET /settlements?hush=1 HTTP/1.1\r\n\r\n",
    status: 400,
    want: { method: "GET", path: "/settlements", reason: "the Host header is missing" },
  },
  {
    what: "a URL in place of the path",
    text: `GET http://user:hush@127.0.0.1/settlements HTTP/1.1\r\n${host}\r\n`,
    status: 400,
    want: { method: "GET", path: "", reason: "the request target must be a path" },
  },
  {
    what: "the name of another host",
    text: "GET /settlements?hush=1 HTTP/1.1\r\nhost: hush.example\r\n\r\n",
    status: 403,
    want: { method: "GET", path: "/settlements", reason: expect.stringMatching(/^Host must be this machine/) as string },
  },
  {
    what: "an expectation",
    text: `GET /settlements?hush=1 HTTP/1.1\r\n${host}expect: hush\r\n\r\n`,
    status: 417,
    want: { method: "GET", path: "/settlements", reason: "Expect must be 100-continue" },
  },
  {
    what: "CONNECT",
    text: `CONNECT example.com:443 HTTP/1.1\r\n${host}\r\n`,
    status: 405,
    want: { method: "CONNECT", path: "example.com:443", reason: "the mock server is not a proxy" },
  },
])("$what is rejected early with $status", async ({ text, end = false, status, want }) => {
  const request: RawRequest = { pieces: [Buffer.from(text, "latin1")], end };
  expect(await sendRaw(mock.urls.payment, request, 5000)).toBe(status);
  expect(exchanges).toEqual([{ api: "payment", status, ...want }]);
});

test("bytes after a complete request are not part of it", async () => {
  expect(await sendRaw(mock.urls.payment, { pieces: [`GET /nothing HTTP/1.1\r\n${host}\r\nhush\r\n\r\n`] }, 5000)).toBe(400);
  expect(exchanges).toContainEqual({ api: "payment", ...unread, status: 400, reason: "Parse Error: Invalid method encountered" });
});

test("HTTP/1.0 needs no Host", async () => {
  expect(await sendRaw(mock.urls.payment, { pieces: ["GET /_mock/health HTTP/1.0\r\n\r\n"] }, 5000)).toBe(200);
});

test("a connection without data is not a request", async () => {
  expect(await sendRaw(mock.urls.payment, { pieces: [] }, 5000)).toBe(408);
  expect(exchanges).toEqual([]);
});
