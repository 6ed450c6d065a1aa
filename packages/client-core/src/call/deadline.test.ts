import type { ServerResponse } from "node:http";
import { collectGarbage, json } from "@maksu/test-server";
import { serverForTest } from "@maksu/test-server/vitest";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { beforeDeadline } from "./deadline.ts";
import { fetchTransport } from "../transport/fetch-transport.ts";
import { nodeTransport } from "../transport/node-transport.ts";
import { type Transport, TransportError } from "../transport/transport.ts";
import { failureOf, thingsClient } from "../../test/things-client.ts";

/** Where a server can stall. */
const stalls: readonly (readonly [where: string, stall: (response: ServerResponse) => void])[] = [
  ["before the response", () => {}],
  ["after its headers", (response) => response.writeHead(200, { "content-type": "application/json" }).flushHeaders()],
  ["within its body", (response) => void response.writeHead(200, { "content-type": "application/json" }).write("[")],
  ["within an error's body", (response) => void response.writeHead(404, { "content-type": "application/json" }).write("{")],
];

describe.each(stalls)("a server that stalls %s", (_where, stall) => {
  it("ends the call after its timeout", async () => {
    const { origin } = await serverForTest(stall);
    const started = performance.now();
    const error = await failureOf(thingsClient(origin).listThings({}, { timeout: 60 }));
    expect(error).toMatchObject({
      name: "ClientError",
      code: "timeout",
      operationId: "listThings",
      message: expect.stringContaining("60 ms"),
    });
    expect(performance.now() - started).toBeGreaterThan(50);
  });

  it("ends the call when the caller's signal aborts", async () => {
    const { origin, received } = await serverForTest(stall);
    const controller = new AbortController();
    const call = failureOf(thingsClient(origin).listThings({}, { signal: controller.signal }));
    await vi.waitFor(() => expect(received).toHaveLength(1), 10_000);
    controller.abort(new Error("the customer left"));
    expect(await call).toMatchObject({ code: "aborted", cause: { message: "the customer left" } });
  });

  it.each([
    ["fetch", fetchTransport()],
    ["node", nodeTransport()],
  ])("is disconnected when the call ends, even after a garbage collection, over %s", async (_name, transport) => {
    let closed: Promise<unknown> | undefined;
    const { origin } = await serverForTest((response) => {
      closed = new Promise((resolve) => {
        response.once("close", resolve);
      });
      stall(response);
    });
    const controller = new AbortController();
    const client = thingsClient(origin, { transport });
    const call = failureOf(client.listThings({}, { signal: controller.signal }));
    await vi.waitFor(() => expect(closed).toBeDefined(), 10_000);
    using _collecting = collectGarbage();
    await new Promise((resolve) => setTimeout(resolve, 30));
    controller.abort();
    await call;
    await closed;
  });
});

describe("the timeout of a call", () => {
  it("is the client's unless the call sets its own; undefined sets none", async () => {
    const { origin } = await serverForTest(() => {});
    const client = thingsClient(origin, { timeout: 50 });
    expect(await failureOf(client.listThings())).toMatchObject({ message: "listThings: no complete response within 50 ms" });
    expect(await failureOf(client.listThings({}, JSON.parse("{}")))).toMatchObject({ message: expect.stringContaining("50 ms") });
    const unset = { timeout: undefined } as object;
    expect(await failureOf(client.listThings({}, unset))).toMatchObject({ message: expect.stringContaining("50 ms") });
    expect(await failureOf(client.listThings({}, { timeout: 70 }))).toMatchObject({ message: expect.stringContaining("70 ms") });
  });

  it("may be as long as a timer allows", async () => {
    const { origin } = await serverForTest((response) => setTimeout(() => json(response, 200, []), 20));
    expect(await thingsClient(origin).listThings({}, { timeout: 2 ** 31 - 1 })).toMatchObject({ ok: true });
  });

  it("is 30 seconds by default", async () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const client = thingsClient("https://api.example.com", { fetch: () => new Promise(() => {}) });
    const settled = vi.fn<(error: unknown) => void>();
    const call = failureOf(client.listThings()).then(settled);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: "timeout" }));
  });
});

describe("the caller's signal", () => {
  it("that is already aborted prevents sending", async () => {
    const { origin, received } = await serverForTest((response) => json(response, 200, []));
    expect(await failureOf(thingsClient(origin).listThings({}, { signal: AbortSignal.abort() }))).toMatchObject({ code: "aborted" });
    expect(received).toHaveLength(0);
    const work = vi.fn<() => Promise<unknown>>();
    const deadline = { operationId: "x", timeout: 1000, signal: AbortSignal.abort() };
    expect(await failureOf(beforeDeadline(deadline, work))).toMatchObject({ code: "aborted" });
    expect(work).not.toHaveBeenCalled();
  });

  it("with its own timeout aborts the call", async () => {
    const { origin } = await serverForTest(() => {});
    const error = await failureOf(thingsClient(origin).listThings({}, { signal: AbortSignal.timeout(50) }));
    expect(error).toMatchObject({ code: "aborted", cause: { name: "TimeoutError" } });
  });

  it("and the timer are released when the call has ended", async () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, "addEventListener");
    const removed = vi.spyOn(signal, "removeEventListener");
    const deadline = { operationId: "x", timeout: 1000, signal };
    expect(await beforeDeadline(deadline, async () => "done")).toBe("done");
    await expect(beforeDeadline(deadline, () => Promise.reject(new RangeError("failed")))).rejects.toThrow(RangeError);
    expect(vi.getTimerCount()).toBe(0);
    expect(removed.mock.calls.map(([, listener]) => listener)).toStrictEqual(added.mock.calls.map(([, listener]) => listener));
  });
});

describe("a transport around the node transport", () => {
  const node = nodeTransport();
  it.each<readonly [string, (signal: AbortSignal) => AbortSignal, string]>([
    [
      "ends a call by a signal of its own",
      () => AbortSignal.abort(new TransportError("network-error", "the breaker is open")),
      "network-error",
    ],
    ["passes on the call's signal", (signal) => AbortSignal.any([signal]), "timeout"],
    ["keeps the signal that it was given", (signal) => signal, "timeout"],
  ])("%s", async (_what, signalFrom, code) => {
    const onClose = vi.fn<() => void>();
    const { origin } = await serverForTest((response) => void response.once("close", onClose));
    const transport: Transport = (request) => node({ ...request, signal: signalFrom(request.signal) });
    expect(await failureOf(thingsClient(origin, { transport }).createThing({ body: { name: "a" } }, { timeout: 300 }))).toMatchObject({
      code,
    });
    if (code === "timeout") await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce(), 10_000);
  });
});

describe("though garbage is collected all the time, each of 20 calls to a server that hangs is ended", () => {
  const TIMES = 20;
  const node = nodeTransport();
  type Things = ReturnType<typeof thingsClient>;
  const list = (client: Things, signal?: AbortSignal) => client.listThings({}, { signal });
  const get = async (client: Things, signal?: AbortSignal) => {
    await client.http.GET("/things", signal ? { signal } : {});
  };
  const ways: readonly (readonly [string, typeof list | typeof get, Parameters<typeof thingsClient>[1]])[] = [
    ["a method over fetch", list, { transport: fetchTransport() }],
    ["a method over the node transport", list, { transport: node }],
    ["a method over a copy of the node transport's request", list, { transport: (request) => node({ ...request }) }],
    ["a method over a custom fetch", list, { fetch: async (url, init) => fetch(url, init) }],
    ["http over fetch", get, {}],
    ["http over a custom fetch", get, { fetch: async (url, init) => fetch(new Request(url, init)) }],
  ];

  /** The codes of what the calls throw, each way. */
  async function codesOf(timeout: number, signalOf: () => AbortSignal | undefined): Promise<unknown> {
    const { origin } = await serverForTest(() => {});
    using _collecting = collectGarbage();
    const codes = ways.map(async ([way, call, settings]) => {
      const client = thingsClient(origin, { ...settings, timeout });
      return [way, (await Promise.all(Array.from({ length: TIMES }, () => failureOf(call(client, signalOf()))))).map(({ code }) => code)];
    });
    return Object.fromEntries(await Promise.all(codes));
  }
  const everywhere = (code: string): object => Object.fromEntries(ways.map(([way]) => [way, Array(TIMES).fill(code)]));

  /** A signal that is aborted soon, by a caller who keeps nothing of it. */
  function soon(): AbortSignal {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error("given up")), 300);
    return controller.signal;
  }

  it("by its timeout", async () => {
    expect(await codesOf(300, () => undefined)).toEqual(everywhere("timeout"));
  });

  it("by the caller's signal", async () => {
    expect(await codesOf(60_000, soon)).toEqual(everywhere("aborted"));
  });

  it("by the signal of a request to the node transport", async () => {
    const { origin } = await serverForTest(() => {});
    using _collecting = collectGarbage();
    const send = () =>
      node({ url: `${origin}/things`, method: "GET", headers: {}, body: undefined, signal: soon(), maxResponseBytes: 1000 });
    const ended = await Promise.all(Array.from({ length: TIMES }, () => failureOf(send())));
    expect(ended.map(({ message }) => message)).toEqual(Array(TIMES).fill("given up"));
  });
});
