/** What is known of a failed request: whether it was sent, and the response's status. */
import { inspect } from "node:util";
import { json, originOfNobody } from "@maksu/test-server";
import { serverForTest } from "@maksu/test-server/vitest";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { CallReport } from "./call-report.ts";
import { failureOf, thingsClient } from "../testing/things-client.ts";
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

  it("is not called when the call ends before it is signed", async () => {
    let sent = 0;
    const own: typeof fetch = async () => {
      sent += 1;
      return Response.json([]);
    };
    const sign = () => new Promise<{ headers: [] }>((resolve) => setTimeout(() => resolve({ headers: [] }), 60));
    const client = thingsClient("https://api.example.com", { fetch: own, timeout: 20, signer: { isReserved: () => false, sign } });
    expect(await failureOf(client.listThings())).toMatchObject({ code: "timeout" });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(sent).toBe(0);
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
