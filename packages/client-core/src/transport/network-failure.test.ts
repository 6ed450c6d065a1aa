import { inspect } from "node:util";
import { faults, originOfNobody, SECRET } from "@maksu/test-server";
import { serverForTest } from "@maksu/test-server/vitest";
import { describe, expect, it } from "vitest";
import { networkFailure } from "./network-failure.ts";
import { failureOf, thingsClient } from "../../test/things-client.ts";

const JSON_TYPE = { "content-type": "application/json" };

describe("no connection", () => {
  const system = (code: string, syscall: string): Error => Object.assign(new Error("failed"), { code, syscall });

  it("is reported with the system's code: nothing was sent", async () => {
    const error = await failureOf(thingsClient(await originOfNobody(), { retries: 0 }).listThings());
    expect(error).toMatchObject({
      name: "ClientError",
      code: "connection-failed",
      operationId: "listThings",
      cause: { code: "ECONNREFUSED" },
    });
    expect(error).not.toHaveProperty("status");
  });

  it("names a port that fetch blocks", async () => {
    expect(await failureOf(thingsClient("http://127.0.0.1:1", { retries: 0 }).listThings())).toMatchObject({
      code: "connection-failed",
      message: "listThings: no connection to http://127.0.0.1:1; nothing was sent: `fetch` blocks this port",
    });
  });

  it("is reported with the host, but neither path nor query", async () => {
    const origin = await originOfNobody();
    const client = thingsClient(origin, { retries: 0 });
    const want = { code: "connection-failed", message: `getThing: no connection to ${origin}; nothing was sent` };
    expect(await failureOf(client.getThing({ path: { id: SECRET }, query: { q: SECRET } }))).toMatchObject(want);
  });

  it("is reported without credentials that middleware has put into the URL", () => {
    const cause = system("ECONNREFUSED", "connect");
    const error = networkFailure(new TypeError("fetch failed", { cause }), {
      url: `https://${SECRET}:${SECRET}@api.example.com/?${SECRET}`,
    });
    expect(error.message).toBe("no connection to https://api.example.com; nothing was sent");
  });

  it.each([
    ["an unknown host", system("ENOTFOUND", "getaddrinfo"), "connection-failed"],
    ["a host that can't be reached", system("EHOSTUNREACH", "connect"), "connection-failed"],
    [
      "every address of a host",
      new AggregateError([system("ECONNREFUSED", "connect"), system("ETIMEDOUT", "connect")]),
      "connection-failed",
    ],
    ["a connection that takes too long", Object.assign(new Error("failed"), { code: "UND_ERR_CONNECT_TIMEOUT" }), "connection-failed"],
    ["a host that went away later", system("EHOSTUNREACH", "read"), "network-error"],
    ["one address that was connected", new AggregateError([system("ECONNREFUSED", "connect"), system("EPIPE", "write")]), "network-error"],
    ["a sum of nothing", new AggregateError([]), "network-error"],
    ["a certificate", Object.assign(new Error("failed"), { code: "CERT_HAS_EXPIRED" }), "network-error"],
  ])("is distinguished from a broken one by its cause: %s", (_what, cause, code) => {
    expect(networkFailure(new TypeError("fetch failed", { cause }), { url: "https://api.example.com/" }).code).toBe(code);
  });

  const deno = (what: string): TypeError =>
    new TypeError(`error sending request for url (https://api.example.com/refunds/hunter2?a=b): ${what}`);

  it.each([
    ["Deno, connection refused", deno("client error (Connect): tcp connect error: Connection refused (os error 111)"), "connection-failed"],
    ["Deno, unknown host", deno("client error (Connect): dns error: Name or service not known"), "connection-failed"],
    ["Deno, broken", deno("client error (SendRequest): connection closed before message completed"), "network-error"],
    ["Deno, bad gzip", new TypeError("Invalid gzip header"), "unexpected-content"],
    [
      "Bun, bad gzip",
      Object.assign(new Error('ZlibError fetching "https://api.example.com/refunds/hunter2". More information'), { code: "ZlibError" }),
      "unexpected-content",
    ],
  ])("is recognized in the error of %s, without quoting a URL", (_whose, error, code) => {
    const named = networkFailure(
      error,
      code === "connection-failed"
        ? { url: "https://api.example.com/refunds/hunter2" }
        : { url: "https://api.example.com/refunds/hunter2", status: 200 },
    );
    expect(named.code).toBe(code);
    expect(inspect(named, { depth: 5, showHidden: true })).not.toContain("hunter2");
  });

  it("is recognized in the errors that Bun throws", () => {
    const failure = Object.assign(new Error("Unable to connect"), { code: "ConnectionRefused" });
    expect(networkFailure(failure, { url: "https://api.example.com/" }).code).toBe("connection-failed");
  });
});

describe("a network error", () => {
  it("is a connection reset before the response", async () => {
    const { origin } = await serverForTest((response) => response.destroy());
    expect(await failureOf(thingsClient(origin, { retries: 0 }).listThings())).toMatchObject({ code: "network-error" });
  });

  it("suggests http if the server does not speak TLS", async () => {
    const { origin, received } = await serverForTest((response) => response.end());
    const secure = origin.replace("http:", "https:");
    const error = await failureOf(thingsClient(secure, { retries: 0 }).listThings());
    expect(error).toMatchObject({
      code: "network-error",
      message: `listThings: the connection to ${secure} broke: TLS failed; is it an http address?`,
    });
    expect(received).toHaveLength(0);
  });

  it.each([
    [
      "another OpenSSL",
      new TypeError("fetch failed", { cause: Object.assign(new Error("failed"), { code: "ERR_SSL_PACKET_LENGTH_TOO_LONG" }) }),
      "the connection to https://api.example.com broke: ",
    ],
    [
      "Deno",
      new TypeError("error sending request: client error (Connect): received corrupt message of type InvalidContentType"),
      "no connection to https://api.example.com; nothing was sent: ",
    ],
  ])("suggests http for the message of %s, too", (_whose, error, want) => {
    const { message } = networkFailure(error, { url: "https://api.example.com/" });
    expect(message).toBe(`${want}TLS failed; is it an http address?`);
  });

  it("about a certificate does not suggest http", () => {
    const cause = Object.assign(new Error("certificate has expired"), { code: "CERT_HAS_EXPIRED" });
    const error = networkFailure(new TypeError("fetch failed", { cause }), { url: "https://api.example.com/" });
    expect(error.message).toBe("the connection to https://api.example.com broke");
  });

  it.each([
    ["a success", 200],
    ["an error", 404],
  ])("is %s that breaks off before its length", async (_what, status) => {
    const { origin } = await serverForTest((response) => {
      response.writeHead(status, { ...JSON_TYPE, "content-length": "1000" });
      response.write('{"token":"hunter2"', () => response.destroy());
    });
    const error = await failureOf(thingsClient(origin, { retries: 0 }).listThings());
    expect(error).toMatchObject({ code: "network-error" });
    expect(inspect(error)).not.toContain("hunter2");
  });

  it("is a chunked response that breaks off", async () => {
    const { origin } = await serverForTest((response) => {
      response.writeHead(200, JSON_TYPE);
      response.write("[]", () => response.destroy());
    });
    expect(await failureOf(thingsClient(origin, { retries: 0 }).listThings())).toMatchObject({ code: "network-error" });
  });

  it("is not a body with a wrong content encoding: the content is invalid", async () => {
    const { origin } = await serverForTest((response) => response.writeHead(200, { ...JSON_TYPE, "content-encoding": "gzip" }).end("[]"));
    expect(await failureOf(thingsClient(origin, { retries: 0 }).listThings())).toMatchObject({ code: "unexpected-content", status: 200 });
  });

  it("is a response that is not HTTP, and the error quotes none of it", async () => {
    const { origin } = await serverForTest((response) => faults["no HTTP"](response, { status: 200, headers: {}, body: "" }));
    const error = await failureOf(thingsClient(origin, { retries: 0 }).listThings());
    expect(error).toMatchObject({ code: "network-error" });
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(SECRET);
  });

  it.each([
    ["RangeError", new RangeError("mine")],
    ["TypeError", new TypeError("mine")],
    ["Error", "mine"],
  ])("is whatever a fetch of the caller's throws: %s, in http too", async (name, thrown) => {
    const client = thingsClient("https://api.example.com", { fetch: () => Promise.reject(thrown), retries: 0 });
    const want = { name: "ClientError", code: "network-error", cause: { name, message: "custom `fetch` or transport failed" } };
    expect(await failureOf(client.listThings())).toMatchObject(want);
    expect(await failureOf(client.http.GET("/things"))).toMatchObject(want);
  });

  it.each([
    ["headers", { headers: () => Promise.reject(new RangeError("mine")) }],
    ["signing", { signer: { isReserved: () => false, sign: () => Promise.reject(new RangeError("mine")) } }],
  ])("is not what another function of the caller's throws: %s", async (_what, options) => {
    const failure = await failureOf(thingsClient("https://api.example.com", options).listThings());
    expect(failure).toStrictEqual(new RangeError("mine"));
  });
});
