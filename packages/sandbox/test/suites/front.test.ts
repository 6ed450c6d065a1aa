/** The front: the sandbox by the service's own hosts, over TLS and as a proxy. */
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, createServer as createNetServer, type Server, type Socket } from "node:net";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendRaw } from "@maksu/test-server/hostile";
import { type Sandbox, type SandboxExchange, type SandboxFront, startSandbox } from "../../src/index.ts";
import { encrypted, exchanged, exchangedByHttp2, tunnel } from "../support/front-clients.ts";

const HOST = "services.paytrail.com";
const PATH = "/payments/8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913";
const MISSING = { status: 401, body: expect.stringContaining("checkout-account is missing") };

let sandbox: Sandbox & { readonly front: SandboxFront };
const exchanges: SandboxExchange[] = [];
const started = async (options: Parameters<typeof startSandbox>[0]): Promise<typeof sandbox> => {
  const { front, ...other } = await startSandbox({ front: 0, profile: "paytrail", ...options });
  if (!front) throw new Error("no front");
  return { ...other, front };
};
beforeAll(async () => {
  sandbox = await started({ onExchange: (exchange) => void exchanges.push(exchange) });
});
afterAll(() => sandbox.close());

/** A server of the machine that is not the sandbox. */
async function listening(server: Server): Promise<AsyncDisposable & { readonly authority: string }> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const authority = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { authority, [Symbol.asyncDispose]: async () => void (await new Promise((resolve) => server.close(resolve))) };
}

describe("the service's hosts lead to the sandbox", () => {
  test.each([HOST, "Services.Paytrail.com", "services.paytrail.com.", "api.checkout.fi"])("by CONNECT to %s", async (host) => {
    const socket = await encrypted(sandbox.front, host.replace(/\.$/, ""), await tunnel(sandbox.front, `${host}:443`));
    expect(await exchanged(socket, PATH, { host })).toEqual(MISSING);
  });

  test("by CONNECT, in the clear", async () => {
    expect(await exchanged(await tunnel(sandbox.front, `${HOST}:80`), PATH, { host: HOST })).toEqual(MISSING);
  });

  test("by TLS with the server's name", async () => {
    expect(await exchanged(await encrypted(sandbox.front, HOST), PATH, { host: `${HOST}:443` })).toEqual(MISSING);
  });

  test("over HTTP/2", async () => {
    const socket = await encrypted(sandbox.front, HOST, undefined, ["h2"]);
    expect(await exchangedByHttp2(socket, HOST, PATH)).toEqual(MISSING);
  });

  test.each([`https://${HOST}${PATH}`, `http://SERVICES.paytrail.com:80${PATH}`])("by a request in absolute form: %s", async (target) => {
    const { port } = new URL(sandbox.front.url);
    expect(await exchanged(connect(Number(port), "127.0.0.1"), target, { host: HOST })).toEqual(MISSING);
  });

  test.each([
    "http://user:hush@services.paytrail.com",
    "http://services%2Epaytrail.com",
    "http://ser%C2%ADvices.paytrail.com",
    "http://%EF%BD%93ervices.paytrail.com:80",
  ])("by a request in absolute form, whatever its Host header: %s", async (origin) => {
    const { port } = new URL(sandbox.front.url);
    expect(await exchanged(connect(Number(port), "127.0.0.1"), origin + PATH, { host: "other.invalid" })).toEqual(MISSING);
  });

  test("by CONNECT to a host in another encoding", async () => {
    expect(await exchanged(await tunnel(sandbox.front, "services%2Epaytrail.com:80"), PATH, { host: HOST })).toEqual(MISSING);
  });

  test("many requests of one connection", async () => {
    const socket = await encrypted(sandbox.front, HOST);
    const text = `GET ${PATH} HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`;
    socket.write(text + text);
    let received = "";
    for await (const chunk of socket) if ((received += String(chunk)).split("HTTP/1.1 401").length > 2) break;
    expect(received).toContain("Connection: keep-alive");
  });
});

test("what is said to the proxy is no part of the request", async () => {
  const { port } = new URL(sandbox.front.url);
  const headers = { host: HOST, "proxy-authorization": "Basic aHVzaDc=", "proxy-connection": "keep-alive" };
  await exchanged(connect(Number(port), "127.0.0.1"), `http://${HOST}${PATH}`, headers);
  const last = (await sandbox.defaultWorld.requests.list()).at(-1);
  expect(JSON.stringify(last)).not.toContain("proxy-");
});

test("no other host is served, and its own pages and control are not reached by the service's", async () => {
  await expect(encrypted(sandbox.front, "example.com")).rejects.toThrow("disconnected before secure TLS");
  const by = async (target: string): Promise<number> =>
    (await exchanged(await encrypted(sandbox.front, HOST), target, { host: HOST })).status;
  expect(await by("/_sandbox/worlds")).toBe(403);
  expect(await by("/_sandbox/dashboard")).toBe(403);
  const foreign = await exchanged(await encrypted(sandbox.front, HOST), PATH, { host: "example.com" });
  expect(foreign.status).toBe(403);
});

test.each([
  { line: "CONNECT ::::443 HTTP/1.1", status: 405 },
  { line: "CONNECT %zz HTTP/1.1", status: 405 },
  { line: "CONNECT user:hush@services.paytrail.com:443 HTTP/1.1", status: 405 },
  { line: "CONNECT 127.0.0.1:1/a HTTP/1.1", status: 405 },
  { line: "CONNECT services.paytrail.com:99999 HTTP/1.1", status: 405 },
  { line: "CONNECT 127.0.0.1:0 HTTP/1.1", status: 502 },
  { line: "CONNECT nowhere.invalid HTTP/1.1", status: 502 },
  { line: "GET http://%zz/ HTTP/1.1", status: 400 },
  { line: "GET http:///a HTTP/1.1", status: 400 },
  { line: "GET http://127.0.0.1:99999/ HTTP/1.1", status: 400 },
  { line: "GET http://user:hush@127.0.0.1:1/ HTTP/1.1", status: 502 },
  { line: "GET ftp://example.com/ HTTP/1.1", status: 400 },
  { line: "OPTIONS * HTTP/1.1", status: 400 },
])("$line is a $status", async ({ line, status }) => {
  const text = `${line}\r\nHost: other.invalid\r\nConnection: close\r\n\r\n`;
  expect(await sendRaw(sandbox.front.url, { pieces: [text] }, 8000)).toBe(status);
});

/** The record of a handshake with a length of its own, and what is in it (RFC 8446, sections 4 and 5.1). */
const record = (length: number, content: Buffer, version = 0x0301): Buffer => {
  const head = Buffer.from([22, 0, 0, 0, 0]);
  head.writeUInt16BE(version, 1);
  head.writeUInt16BE(length, 3);
  return Buffer.concat([head, content]);
};
const hello = Buffer.from([1, 0xff, 0xff, 0xff, 3, 3]);

test("malformed TLS is closed, and the front serves the next connection", { timeout: 30_000 }, async () => {
  const { port } = new URL(sandbox.front.url);
  const malformed = [
    record(0, Buffer.alloc(0)),
    record(0xffff, Buffer.alloc(0xffff, 1)),
    record(hello.length, hello),
    record(hello.length, hello, 0xffff),
    record(4, Buffer.from([1, 0, 0, 0])),
    record(200, Buffer.alloc(200, 0xff)),
    Buffer.concat([record(2, Buffer.from([1, 0])), Buffer.from([23, 3, 3, 0, 1, 0])]),
    Buffer.from([22, 2, 0, 0, 0, 0]),
  ];
  for (const bytes of malformed) {
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("error", () => {}).end(bytes);
    await once(socket.resume(), "close");
  }
  // Some only break off.
  for (const bytes of malformed.map((each) => each.subarray(0, 3))) {
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("error", () => {});
    await once(socket, "connect");
    socket.write(bytes, () => socket.resetAndDestroy());
    await once(socket, "close");
  }
  expect(await exchanged(await encrypted(sandbox.front, HOST), PATH, { host: HOST })).toMatchObject(MISSING);
});

describe("a client that hangs up on the certificate", () => {
  /** The CONNECTs that were rejected while a connection was made, used and closed. */
  const reported = async (use: (socket: TLSSocket, over: Socket) => Promise<unknown>): Promise<number> => {
    const before = exchanges.length;
    const over = connect(Number(new URL(sandbox.front.url).port), "127.0.0.1").on("error", () => {});
    const socket = connectTls({ socket: over, servername: HOST, rejectUnauthorized: false });
    await use(
      socket.on("error", () => {}),
      over,
    );
    if (!over.closed) await once(over, "close");
    // A request that comes later has been read later.
    await exchanged(await encrypted(sandbox.front, HOST), PATH, { host: HOST });
    const since = exchanges.slice(before).filter(({ method }) => method === "CONNECT");
    expect(since.every(({ reason }) => reason?.startsWith("a program does not trust the sandbox"))).toBe(true);
    return since.length;
  };

  test("by no alert is reported, whether the server has seen the end of the handshake or not", async () => {
    expect(await reported(async (socket) => once(socket, "secure").then(() => socket.destroy()))).toBe(1);
    const reset = async (socket: TLSSocket, over: Socket): Promise<unknown> =>
      once(socket, "session").then(() => void over.resetAndDestroy());
    expect(await reported(reset)).toBe(1);
  });

  test("is none that ends without a request, or after one", async () => {
    expect(await reported(async (socket) => once(socket, "secureConnect").then(() => socket.end()))).toBe(0);
    const used = async (socket: TLSSocket, over: Socket): Promise<unknown> =>
      exchanged(socket, PATH, { host: HOST, connection: "keep-alive" }).then(() => void over.resetAndDestroy());
    expect(await reported(used)).toBe(0);
  });
});

test("a tunnel leads into no other tunnel", async () => {
  const outer = await tunnel(sandbox.front, `${HOST}:80`);
  outer.write(`CONNECT ${HOST}:80 HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`);
  const [response] = (await once(outer, "data")) as [Buffer];
  expect(String(response)).toMatch(/^HTTP\/1\.1 405 /);
});

test("the sandbox's own port is no proxy", async () => {
  await expect(tunnel(sandbox, `${HOST}:443`)).rejects.toThrow("405");
  const { port } = new URL(sandbox.url);
  expect((await exchanged(connect(Number(port), "127.0.0.1"), `http://${HOST}${PATH}`, { host: HOST })).status).toBe(400);
});

describe("other hosts", () => {
  const echo = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => response.end(`${request.method} ${request.url} ${request.rawHeaders.join()} ${body}`));
  });

  test("a tunnel passes through, unread", async () => {
    await using server = await listening(
      createNetServer((socket) => {
        socket.write("hello\n");
        socket.pipe(socket);
      }),
    );
    const socket = await tunnel(sandbox.front, server.authority);
    socket.write(Buffer.from([22, 3, 1, 0, 255]));
    let received = Buffer.alloc(0);
    for await (const chunk of socket) if ((received = Buffer.concat([received, chunk as Buffer])).length >= 11) break;
    expect(received).toEqual(Buffer.from([...Buffer.from("hello\n"), 22, 3, 1, 0, 255]));
  });

  test("a request in absolute form passes through", async () => {
    await using server = await listening(echo);
    const { port } = new URL(sandbox.front.url);
    const { body } = await exchanged(connect(Number(port), "127.0.0.1"), `http://${server.authority}/a?b=c`, {
      host: server.authority,
      "x-own": "1",
    });
    expect(body).toMatch(new RegExp(`^GET /a\\?b=c Host,${server.authority},x-own,1,`));
  });

  test.each([HOST, "SERVICES.Paytrail.com"])("a tunnel whose TLS leads to %s by its address is closed, and reported", async (name) => {
    const received: Buffer[] = [];
    await using server = await listening(createNetServer((socket) => void socket.on("data", (data) => received.push(data))));
    const over = await tunnel(sandbox.front, server.authority);
    await expect(encrypted(sandbox.front, name, over)).rejects.toThrow("disconnected before secure TLS");
    expect(received).toEqual([]);
    expect(exchanges.findLast(({ method }) => method === "CONNECT")?.reason).toBe(
      `a tunnel to ${server.authority} was about to reach the real ${HOST}: let the program look its address up by itself, or use run --sealed`,
    );
  });

  test.each([
    { protocol: "HTTP", bytes: Buffer.from(`GET /payments HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`), at: 40 },
    { protocol: "TLS", bytes: record(HOST.length + 1, Buffer.from(`\x01${HOST}`)), at: 10 },
  ])("so is one of $protocol that arrives in two pieces", async ({ bytes, at }) => {
    const received: Buffer[] = [];
    await using server = await listening(createNetServer((socket) => void socket.on("data", (data) => received.push(data))));
    const over = (await tunnel(sandbox.front, server.authority)).setNoDelay(true).on("error", () => {});
    over.write(bytes.subarray(0, at));
    setTimeout(() => over.write(bytes.subarray(at)), 100);
    await once(over.resume(), "close");
    expect(received).toEqual([]);
  });

  test("a tunnel's server responds after the client has ended its side", async () => {
    await using server = await listening(
      createNetServer({ allowHalfOpen: true }, (socket) =>
        socket.resume().on("end", () => setTimeout(() => socket.end("after the end"), 50)),
      ),
    );
    const over = await tunnel(sandbox.front, server.authority);
    over.allowHalfOpen = true;
    over.end("SSH-2.0-client\r\n");
    let received = "";
    for await (const chunk of over) received += String(chunk);
    expect(received).toBe("after the end");
  });

  test("one that can't be reached is a 502", async () => {
    await expect(tunnel(sandbox.front, "127.0.0.1:1")).rejects.toThrow("502: 127.0.0.1:1: can't be reached");
  });

  test("none is reached by a sandbox that is offline", async () => {
    await using offline = await started({ offline: true });
    await using server = await listening(createNetServer());
    await expect(tunnel(offline.front, server.authority)).rejects.toThrow(`403: ${server.authority}: the sandbox is offline`);
    const { port } = new URL(offline.front.url);
    const { status, body } = await exchanged(connect(Number(port), "127.0.0.1"), "http://example.com/", { host: "example.com" });
    expect([status, body]).toEqual([403, "example.com: the sandbox is offline"]);
    expect(await exchanged(await encrypted(offline.front, HOST), PATH, { host: HOST })).toEqual(MISSING);
  });
});

test("a front that is closed leaves no connection and no port", async () => {
  const closed = await started({});
  const idle = await tunnel(closed.front, `${HOST}:443`);
  const socket = await encrypted(closed.front, HOST);
  const ends = [idle, socket].map((each) =>
    once(
      each.on("error", () => {}),
      "close",
    ),
  );
  await closed.close();
  await Promise.all(ends);
  await expect(tunnel(closed.front, `${HOST}:443`)).rejects.toThrow("ECONNREFUSED");
});

test("a port of the front that is taken stops the start, and leaves no other port", async () => {
  const taken = Number(new URL(sandbox.front.url).port);
  await expect(startSandbox({ front: taken })).rejects.toMatchObject({ code: "EADDRINUSE" });
});
