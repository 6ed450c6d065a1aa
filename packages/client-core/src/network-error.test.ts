import { inspect } from "node:util";
import { faults, originOfNobody, SECRET } from "@maksu/test-server";
import { serverForTest } from "@maksu/test-server/vitest";
import { describe, expect, it } from "vitest";
import { networkError } from "./network-error.ts";
import { failureOf, thingsClient } from "./testing/things-client.ts";

const JSON_TYPE = { "content-type": "application/json" };

describe("no connection", () => {
  it("says so, with the system's code: nothing was sent", async () => {
    const error = await failureOf(thingsClient(await originOfNobody(), { retries: 0 }).listThings());
    expect(error).toMatchObject({
      name: "ClientError",
      code: "connection-failed",
      operationId: "listThings",
      cause: { code: "ECONNREFUSED" },
    });
    expect(error).not.toHaveProperty("status");
  });

  const system = (code: string, syscall: string): Error => Object.assign(new Error("failed"), { code, syscall });

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
  ])("is told from a broken one by its cause: %s", (_what, cause, code) => {
    expect(networkError("x", new TypeError("fetch failed", { cause })).code).toBe(code);
  });

  const deno = (what: string): TypeError =>
    new TypeError(`error sending request for url (https://api.example.com/refunds/hunter2?a=b): ${what}`);

  it.each([
    ["Deno, refused", deno("client error (Connect): tcp connect error: Connection refused (os error 111)"), "connection-failed"],
    ["Deno, unknown host", deno("client error (Connect): dns error: Name or service not known"), "connection-failed"],
    ["Deno, broken", deno("client error (SendRequest): connection closed before message completed"), "network-error"],
    ["Deno, bad gzip", new TypeError("Invalid gzip header"), "unexpected-content"],
    [
      "Bun, bad gzip",
      Object.assign(new Error('ZlibError fetching "https://api.example.com/refunds/hunter2". More information'), { code: "ZlibError" }),
      "unexpected-content",
    ],
  ])("is told from other failures in the words of %s, and no URL is quoted", (_whose, error, code) => {
    const named = networkError("x", error, code === "connection-failed" ? undefined : 200);
    expect(named.code).toBe(code);
    expect(inspect(named, { depth: 5, showHidden: true })).not.toContain("hunter2");
  });

  it("is known from the error itself, as Bun throws it", async () => {
    const refused = Object.assign(new Error("Unable to connect"), { code: "ConnectionRefused" });
    const client = thingsClient("https://api.example.com", { fetch: () => Promise.reject(refused), retries: 0 });
    expect(await failureOf(client.listThings())).toMatchObject({ code: "connection-failed" });
  });
});

describe("a network error", () => {
  it("is a connection reset before the answer", async () => {
    const { origin } = await serverForTest((response) => response.destroy());
    expect(await failureOf(thingsClient(origin, { retries: 0 }).listThings())).toMatchObject({ code: "network-error" });
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

  it("is a chunked answer that breaks off", async () => {
    const { origin } = await serverForTest((response) => {
      response.writeHead(200, JSON_TYPE);
      response.write("[]", () => response.destroy());
    });
    expect(await failureOf(thingsClient(origin, { retries: 0 }).listThings())).toMatchObject({ code: "network-error" });
  });

  it("is not a body that is not compressed as it says: the content is wrong", async () => {
    const { origin } = await serverForTest((response) => response.writeHead(200, { ...JSON_TYPE, "content-encoding": "gzip" }).end("[]"));
    expect(await failureOf(thingsClient(origin, { retries: 0 }).listThings())).toMatchObject({ code: "unexpected-content", status: 200 });
  });

  it("is an answer that is not HTTP, and quotes none of it", async () => {
    const { origin } = await serverForTest((response) => faults["no HTTP"](response, { status: 200, headers: {}, body: "" }));
    const error = await failureOf(thingsClient(origin, { retries: 0 }).listThings());
    expect(error).toMatchObject({ code: "network-error" });
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(SECRET);
  });

  it("is not what a fetch of the caller's throws, unless it is a TypeError", async () => {
    const thrown = new RangeError("mine");
    const client = thingsClient("https://api.example.com", { fetch: () => Promise.reject(thrown) });
    expect(await failureOf(client.listThings())).toBe(thrown);
    const broken = thingsClient("https://api.example.com", { fetch: () => Promise.reject(new TypeError("no network")), retries: 0 });
    expect(await failureOf(broken.listThings())).toMatchObject({ code: "network-error", cause: { message: "no network" } });
  });
});
