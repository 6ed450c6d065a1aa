import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect, createServer as createNetServer, type Socket } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createFront } from "./front.ts";
import { outward } from "./onward.ts";
import { bypassesProxy, proxyIn } from "./proxy-variables.ts";

/** The user's own proxy, and what it was sent. */
const received: Pick<IncomingMessage, "method" | "url" | "headers">[] = [];
const upstream = createServer(({ method, url, headers }, response) => {
  received.push({ method, url, headers });
  response.end("by the upstream");
}).on("connect", ({ method, url, headers }: IncomingMessage, socket: Socket) => {
  received.push({ method, url, headers });
  socket.end("HTTP/1.1 200 Connection established\r\n\r\nby the upstream");
});
const front = createFront({
  hosts: ["services.paytrail.com"],
  onward: outward(environment(), ["services.paytrail.com"], () => {}),
  requestTimeout: 1000,
  onDistrusted: () => {},
});
const server = createServer((incoming, outgoing) => void (front.proxy.request(incoming, outgoing) || outgoing.end("here"))).on(
  "connect",
  (incoming: IncomingMessage, socket: Socket, head: Buffer) => void front.proxy.connect(incoming, socket, head),
);
let url: string;
beforeAll(async () => {
  await once(upstream.listen(0, "127.0.0.1"), "listening");
  url = await front.listen({ port: 0, host: "127.0.0.1" }, (connection) => void server.emit("connection", connection));
});
afterAll(() => {
  front.close();
  upstream.close();
  upstream.closeAllConnections();
});
beforeEach(() => void received.splice(0));

/** Variables whose proxy listens only later. */
function environment(): Readonly<Record<string, string | undefined>> {
  return {
    get https_proxy() {
      return `http://user:pass%20word@127.0.0.1:${(upstream.address() as AddressInfo).port}`;
    },
    get HTTP_PROXY() {
      return this["https_proxy"];
    },
    no_proxy: "127.0.0.1, .direct.example",
  };
}

/** Sends text to the front, and reads until it ends. */
async function sent(text: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.write(text);
  let response = "";
  for await (const chunk of socket) response += String(chunk);
  return response;
}

const authorization = `Basic ${Buffer.from("user:pass word").toString("base64")}`;

test("a tunnel to another host goes through the user's own proxy, with its password", async () => {
  expect(await sent("CONNECT shop.example.com:443 HTTP/1.1\r\nHost: shop.example.com:443\r\n\r\n")).toMatch(/200 .*by the upstream$/s);
  expect(received).toEqual([
    { method: "CONNECT", url: "shop.example.com:443", headers: expect.objectContaining({ "proxy-authorization": authorization }) },
  ]);
});

test("so does a request in absolute form, whose own words for a proxy stay here", async () => {
  const text = "GET http://shop.example.com/a?b HTTP/1.1\r\nHost: shop.example.com\r\nProxy-Connection: close\r\nConnection: close\r\n\r\n";
  expect(await sent(text)).toMatch(/^HTTP\/1\.1 200 .*by the upstream/s);
  const [request] = received;
  expect(request).toMatchObject({ url: "http://shop.example.com/a?b", headers: { "proxy-authorization": authorization } });
  expect(request?.headers).not.toHaveProperty("proxy-connection");
});

test("hosts of NO_PROXY, and the service's, do not", async () => {
  const { port } = upstream.address() as AddressInfo;
  const text = `GET http://127.0.0.1:${port}/ HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`;
  expect(await sent(text)).toContain("by the upstream");
  expect(received).toMatchObject([{ url: "/" }]);
  expect(await sent("GET http://services.paytrail.com/ HTTP/1.1\r\nHost: services.paytrail.com\r\nConnection: close\r\n\r\n")).toContain(
    "here",
  );
  expect(received).toHaveLength(1);
});

const sentOn: string[] = [];
/** A server that responds to each request with the bytes that its path has, and what it was sent. */
const malformed = createNetServer((socket) => {
  socket
    .on("error", () => {})
    .once("data", (data) => {
      sentOn.push(String(data));
      const [, path = ""] = String(data).split(" ");
      socket.end(`HTTP/1.1 ${decodeURIComponent(path.slice(1))}`);
    });
});
const fromMalformed = async (path: string, lines: readonly string[]): Promise<string> => {
  sentOn.splice(0);
  const authority = `127.0.0.1:${(malformed.address() as AddressInfo).port}`;
  return sent([`GET http://${authority}/${path} HTTP/1.1`, "Host: other.example", "Connection: close, X-Own", ...lines].join("\r\n"));
};

describe("from a server in the clear", () => {
  beforeAll(() => once(malformed.listen(0, "127.0.0.1"), "listening"));
  afterAll(() => void malformed.close());

  test.each([
    { response: "099 X\r\n\r\n", reason: "its status is 99" },
    {
      response: "101 X\r\nUpgrade: other\r\nConnection: Upgrade\r\n\r\n",
      reason: "it changes to another protocol, which nobody has asked for",
    },
    { response: "200 OK\r\nX-\x01: a\r\n\r\n", reason: "can't be reached" },
  ])("a response that is none, $response, is a 502", async ({ response, reason }) => {
    expect(await fromMalformed(encodeURIComponent(response), ["", ""])).toMatch(new RegExp(`^HTTP/1\\.1 502 [^]*: ${reason}\r\n`));
  });

  test("a response that breaks off does so for the client", async () => {
    expect(await fromMalformed(encodeURIComponent("200 OK\r\nContent-Length: 100\r\n\r\nhalf"), ["", ""])).toMatch(
      /^HTTP\/1\.1 200 OK\r\nContent-Length: 100\r\n[^]*half$/,
    );
  });

  test("a request has the host of its target, and no header that is for the connection", async () => {
    await fromMalformed(encodeURIComponent("204 X\r\n\r\n"), ["X-Own: 1", "X-Other: 2", "", ""]);
    expect(sentOn).toEqual([expect.stringMatching(/^GET \S+ HTTP\/1\.1\r\nHost: 127\.0\.0\.1:\d+\r\nX-Other: 2\r\n/)]);
    expect(sentOn[0]).not.toContain("X-Own");
  });

  test.each(["Content-Length: 25", "Transfer-Encoding: chunked"])("the body of a GET with %s stays a body", async (line) => {
    const body = "GET /second HTTP/1.1\r\n\r\n\r";
    const chunked = line.startsWith("T") ? `19\r\n${body}\r\n0\r\n\r\n` : body;
    await fromMalformed(encodeURIComponent("204 X\r\n\r\n"), ["Connection: content-length", line, "", chunked]);
    expect(sentOn[0]).toContain(`${line}\r\n`);
  });
});

test.each([
  { host: "a.example", noProxy: "b.example,a.example:443", want: true },
  { host: "shop.a.example", noProxy: "*.a.example", want: true },
  { host: "shop.a.example", noProxy: "a.example", want: true },
  { host: "shopa.example", noProxy: "a.example", want: false },
  { host: "a.example", noProxy: "*", want: true },
  { host: "a.example", noProxy: "", want: false },
])("of NO_PROXY=$noProxy, $host goes without a proxy: $want", ({ host, noProxy, want }) => {
  expect(bypassesProxy({ NO_PROXY: noProxy }, host)).toBe(want);
});

test("a proxy that is no http(s) URL is rejected without its password", () => {
  for (const wrong of ["socks5://user:hush@127.0.0.1", "http://user:hush%zz@127.0.0.1", "http://:hush@:::"])
    expect(() => proxyIn({ HTTPS_PROXY: wrong }, "https")).toThrow(/^HTTPS_PROXY: must be an http\(s\) URL(?!.*hush)/);
  expect(proxyIn({ all_proxy: "127.0.0.1:3128" }, "http")?.href).toBe("http://127.0.0.1:3128/");
});
