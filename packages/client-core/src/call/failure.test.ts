/** A failed request: whether it was sent, and the response's status. */
import { inspect } from "node:util";
import { runInNewContext } from "node:vm";
import { signedCheckoutFetch } from "@maksu/signing";
import { json, originOfNobody } from "@maksu/test-server";
import { serverForTest } from "@maksu/test-server/vitest";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { CallReport } from "../client-settings.ts";
import { failureOf, operations, thingsClient } from "../../test/things-client.ts";
import { fetchTransport } from "../transport/fetch-transport.ts";
import { nodeTransport } from "../transport/node-transport.ts";
import type { Transport } from "../transport/transport.ts";

describe("a custom fetch", () => {
  it("that fails to connect elsewhere does not cause a POST to be retried", async () => {
    const nobody = await originOfNobody();
    const server = await serverForTest((response) => json(response, 201, {}));
    const own: typeof fetch = async (url, init) => {
      const response = await fetch(url, init);
      await fetch(`${nobody}/metrics`);
      return response;
    };
    const error = await failureOf(thingsClient(server.origin, { fetch: own }).createThing({ body: { name: "a" } }));
    expect(error).toMatchObject({ code: "network-error", cause: { code: "ECONNREFUSED" } });
    expect(error.message).not.toContain("nothing was sent");
    expect(server.received).toHaveLength(1);
  });

  it("that fails is retried for a GET", async () => {
    const reports: CallReport[] = [];
    const own: typeof fetch = () => Promise.reject(new TypeError("hunter2"));
    const client = thingsClient("https://api.example.com", { fetch: own, onCall: (report) => reports.push(report), retries: 1 });
    const error = await failureOf(client.listThings());
    expect(reports.map(({ code }) => code)).toStrictEqual(["network-error", "network-error"]);
    expect(error).toMatchObject({ cause: { name: "TypeError" } });
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain("hunter2");
  });

  it("is assumed neither for the built-in fetch nor without one", async () => {
    const origin = await originOfNobody();
    for (const own of [fetch, undefined]) {
      const client = thingsClient(origin, { fetch: own, retries: 0 });
      expect(await failureOf(client.createThing({ body: { name: "a" } }))).toMatchObject({ code: "connection-failed" });
    }
  });

  const own = vi.fn<typeof fetch>(async () => Response.json([]));
  const calls: readonly (readonly [what: string, call: (client: ReturnType<typeof thingsClient>) => Promise<unknown>])[] = [
    ["a method", (client) => client.listThings()],
    ["http", ({ http }) => http.GET("/things")],
    ["http with a fetch of the call", ({ http }) => http.GET("/things", { fetch: () => own("") })],
  ];

  it.each(calls)("is not called when the call ends before it is signed: %s", async (_what, call) => {
    own.mockClear();
    const later = () => new Promise((resolve) => setTimeout(resolve, 60));
    const client = thingsClient("https://api.example.com", {
      fetch: own,
      timeout: 20,
      signer: { isReserved: () => false, sign: async () => (await later(), { headers: [] }) },
      signedFetch: (send) => async (request) => (await later(), send(request.url, {})),
    });
    expect(await failureOf(call(client))).toMatchObject({ code: "timeout" });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(own).not.toHaveBeenCalled();
  });

  it.each(calls.slice(0, 2))("that returns no Response is reported as one that fails: %s", async (_what, call) => {
    const client = thingsClient("https://api.example.com", { fetch: async () => undefined as never, retries: 0 });
    expect(await failureOf(call(client))).toMatchObject({ name: "ClientError", code: "network-error" });
  });

  it.each(calls.slice(0, 2))("that follows redirects is reported: %s", async (_what, call) => {
    const { origin } = await serverForTest((response, { target }) =>
      target === "/things" ? response.writeHead(302, { location: "/elsewhere" }).end() : json(response, 200, []),
    );
    const following: typeof fetch = (url, init) => fetch(url, { ...init, redirect: "follow" });
    const signing = { account: "1", secret: "x", baseUrl: origin, operations: { listThings: { ...operations.listThings, method: "GET" } } };
    const client = thingsClient(origin, { fetch: following, signedFetch: (send) => signedCheckoutFetch({ ...signing, fetch: send }) });
    expect(await failureOf(call(client))).toMatchObject({ name: "ClientError", code: "redirected" });
  });
});

describe("a custom transport", () => {
  it.each([
    ["nothing", undefined],
    ["a Response", new Response("[]")],
    ["no status", { headers: new Headers(), body: new Uint8Array() }],
    ["no body", { status: 200, headers: new Headers() }],
    ["text as the body", { status: 200, headers: new Headers(), body: "[]" }],
    ["no headers", { status: 200, body: new Uint8Array() }],
    ["an object as the headers", { status: 200, headers: { "content-type": "application/json" }, body: new Uint8Array() }],
  ])("that returns %s is named, and not called again", async (_what, response) => {
    const transport = vi.fn<() => Promise<never>>(async () => response as never);
    expect(await failureOf(thingsClient("https://api.example.com", { transport }).listThings())).toMatchObject({
      name: "ClientError",
      code: "unexpected-content",
      message: expect.stringContaining("custom `transport` must return"),
    });
    expect(transport).toHaveBeenCalledOnce();
  });

  it("may return bytes and headers of another realm", async () => {
    const body = runInNewContext("Uint8Array.of(91, 93)") as Uint8Array;
    const headers = { get: (name: string) => new Headers({ "content-type": "application/json" }).get(name) } as Headers;
    const transport: Transport = async () => ({ status: 200, headers, body });
    expect(await thingsClient("https://api.example.com", { transport }).listThings()).toMatchObject({ ok: true, data: [] });
  });
});

describe("a response that does not end", () => {
  const transports = [
    ["fetch", fetchTransport()],
    ["node", nodeTransport()],
  ] as const;

  const endless = () =>
    serverForTest((response) => {
      response.writeHead(201, { "content-type": "application/json" });
      response.write("{");
    });
  /** Does something once the response has begun. */
  const onceBegun =
    (transport: Transport, act: () => void): Transport =>
    (request) =>
      transport({ ...request, onHead: (head) => (request.onHead?.(head), act()) });

  it.each(transports)("is reported with its status when the time is up, over %s", async (_name, transport) => {
    const { origin } = await endless();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const client = thingsClient(origin, { transport: onceBegun(transport, () => vi.advanceTimersByTime(1000)), timeout: 1000 });
    expect(await failureOf(client.createThing({ body: { name: "a" } }))).toMatchObject({ code: "timeout", status: 201 });
  });

  it.each(transports)("is reported with its status when the caller aborts, over %s", async (_name, transport) => {
    const { origin } = await endless();
    const controller = new AbortController();
    const client = thingsClient(origin, { transport: onceBegun(transport, () => controller.abort()) });
    const call = client.createThing({ body: { name: "a" } }, { signal: controller.signal });
    expect(await failureOf(call)).toMatchObject({ code: "aborted", status: 201 });
  });

  it.each(transports)("is reported with its status when the connection breaks, over %s", async (_name, transport) => {
    const { origin } = await serverForTest((response) => {
      response.writeHead(201, { "content-type": "application/json", "content-length": "9" });
      response.write("{", () => response.destroy());
    });
    expect(await failureOf(thingsClient(origin, { transport }).createThing({ body: { name: "a" } }))).toMatchObject({
      code: "network-error",
      status: 201,
    });
  });
});
