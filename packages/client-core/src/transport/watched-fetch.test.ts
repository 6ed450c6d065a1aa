/** What is known of a request that went wrong: whether it was sent, and what was answered. */
import { inspect } from "node:util";
import { json, originOfNobody } from "@maksu/test-server";
import { serverForTest } from "@maksu/test-server/vitest";
import { describe, expect, it } from "vitest";
import type { CallReport } from "../call/call-report.ts";
import { failureOf, thingsClient } from "../testing/things-client.ts";
import { watchedFetch } from "./watched-fetch.ts";

/** Goes between a client and `fetch` as signing does. */
const through =
  (own?: typeof fetch) =>
  (request: Request, extension: object = {}): Promise<Response> =>
    watchedFetch(own)(request.url, { ...extension, method: request.method, signal: request.signal });

describe("a fetch of the caller's", () => {
  it("may connect elsewhere after the request was carried out, which is then not made again", async () => {
    const nobody = await originOfNobody();
    const server = await serverForTest((response) => json(response, 201, {}));
    const own: typeof fetch = async (url, init) => {
      const response = await fetch(url, init);
      await fetch(`${nobody}/metrics`);
      return response;
    };
    const error = await failureOf(thingsClient(server.origin, { fetch: through(own) }).createThing({ body: { name: "a" } }));
    expect(error).toMatchObject({ code: "network-error", cause: { code: "ECONNREFUSED" } });
    expect(error.message).not.toContain("nothing was sent");
    expect(server.received).toHaveLength(1);
  });

  it("is tried again for a GET", async () => {
    const reports: CallReport[] = [];
    const own: typeof fetch = () => Promise.reject(new TypeError("hunter2"));
    const client = thingsClient("https://api.example.com", { fetch: through(own), onCall: (report) => reports.push(report), retries: 1 });
    const error = await failureOf(client.listThings());
    expect(reports.map(({ code }) => code)).toStrictEqual(["network-error", "network-error"]);
    expect(error).toMatchObject({ cause: { name: "TypeError" } });
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain("hunter2");
  });

  it("that is the built-in one is none, nor is none at all", async () => {
    const origin = await originOfNobody();
    for (const own of [fetch, undefined])
      expect(await failureOf(thingsClient(origin, { fetch: through(own), retries: 0 }).createThing({ body: { name: "a" } }))).toMatchObject(
        {
          code: "connection-failed",
        },
      );
  });

  it("is not called for a call that ended while middleware was at work", async () => {
    let sent = 0;
    const own: typeof fetch = async () => {
      sent += 1;
      return new Response("[]", { headers: { "content-type": "application/json" } });
    };
    const client = thingsClient("https://api.example.com", { fetch: through(own), timeout: 20 });
    client.http.use({ onRequest: () => new Promise((resolve) => setTimeout(resolve, 60)) });
    expect(await failureOf(client.listThings())).toMatchObject({ code: "timeout" });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(sent).toBe(0);
  });
});

describe("an answer that does not end", () => {
  const endless = () =>
    serverForTest((response) => {
      response.writeHead(201, { "content-type": "application/json" });
      response.write("{");
    });
  /** As signing reads it: whole, before it hands it on. */
  const whole = async (request: Request, extension?: object): Promise<Response> => {
    const response = await watchedFetch(undefined)(request.url, { ...extension, method: request.method, signal: request.signal });
    return new Response(await response.arrayBuffer(), response);
  };

  it.each([
    ["read here", through()],
    ["read by signing", whole],
  ])("has its status in the error, %s", async (_where, send) => {
    const { origin } = await endless();
    const client = thingsClient(origin, { fetch: send, timeout: 200 });
    expect(await failureOf(client.createThing({ body: { name: "a" } }))).toMatchObject({ code: "timeout", status: 201 });
    const aborted = client.createThing({ body: { name: "a" } }, { signal: AbortSignal.timeout(100) });
    expect(await failureOf(aborted)).toMatchObject({ code: "aborted", status: 201 });
  });

  it.each([
    ["read here", through()],
    ["read by signing", whole],
  ])("has its status when the connection breaks, %s", async (_where, send) => {
    const { origin } = await serverForTest((response) => {
      response.writeHead(201, { "content-type": "application/json", "content-length": "9" });
      response.write("{", () => response.destroy());
    });
    expect(await failureOf(thingsClient(origin, { fetch: send }).createThing({ body: { name: "a" } }))).toMatchObject({
      code: "network-error",
      status: 201,
    });
  });

  it("has its status when middleware has read it", async () => {
    const { origin } = await serverForTest((response) => json(response, 201, {}));
    const client = thingsClient(origin, { fetch: through() });
    client.http.use({ onResponse: async ({ response }) => void (await response.text()) });
    expect(await failureOf(client.createThing({ body: { name: "a" } }))).toMatchObject({ code: "unexpected-content", status: 201 });
    const locked = thingsClient(origin, { fetch: through() });
    locked.http.use({ onResponse: ({ response }) => void response.body?.getReader() });
    expect(await failureOf(locked.createThing({ body: { name: "a" } }))).toMatchObject({ code: "unexpected-content", status: 201 });
  });
});
