import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it, vi } from "vitest";
import { type FaultName, faults, OVERSIZED_BYTES } from "./faults.ts";
import { serverForTest } from "./server-for-test.ts";
import { json, originOfNobody, startTestServer } from "./test-server.ts";

describe("the test server", () => {
  it("responds as scripted and records what it received", async () => {
    await using server = await startTestServer((response, { body }) => json(response, 201, { got: body }, { "request-id": "r-1" }));
    const response = await fetch(`${server.origin}/a%2Fb?c=d`, { method: "POST", body: "Päärynä", headers: { "X-One": "1" } });
    expect([response.status, response.headers.get("request-id"), await response.json()]).toStrictEqual([201, "r-1", { got: "Päärynä" }]);
    expect(server.only()).toMatchObject({ method: "POST", target: "/a%2Fb?c=d", headers: { "x-one": "1" }, body: "Päärynä" });
    expect(server.only().bytes).toStrictEqual(Buffer.from("Päärynä"));
    expect(server.only().rawHeaders).toContainEqual(["X-One", "1"]);
  });

  it("has a single request only when there is exactly one", async () => {
    await using server = await startTestServer((response) => response.end());
    expect(() => server.only()).toThrow("received 0");
    await fetch(server.origin);
    await fetch(server.origin);
    expect(() => server.only()).toThrow("received 2");
  });

  it("counts connections, and closes them when it is closed, even twice", async () => {
    const server = await startTestServer(() => {});
    const socket = connect(Number(new URL(server.origin).port), "127.0.0.1");
    await vi.waitFor(() => expect(server.openSockets()).toBe(1), 10_000);
    const ended = once(socket, "close");
    await server.close();
    await server.close();
    await ended;
    expect(server.openSockets()).toBe(0);
    await expect(fetch(server.origin)).rejects.toThrow(TypeError);
  });

  it("has an origin where nothing listens", async () => {
    await expect(fetch(await originOfNobody())).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } });
  });
});

describe("a fault of the test server", () => {
  const good = { status: 200, headers: { "content-type": "application/json" }, body: '{"a":"b"}' };
  const responseOf = async (name: FaultName) =>
    fetch((await serverForTest((response) => faults[name](response, good))).origin, {
      redirect: "manual",
      signal: AbortSignal.timeout(500),
    });

  it.each([
    ["reset before the response", "UND_ERR_SOCKET|ECONNRESET"],
    ["no HTTP", "HPE_[A-Z_]+|TypeError"],
    ["slow headers", "TimeoutError"],
  ] as const)("%s gives no response", async (name, want) => {
    const error = await responseOf(name).catch((thrown: Error & { cause?: { code?: string } }) => thrown.cause?.code ?? thrown.name);
    expect(error).toMatch(new RegExp(`^(${want})$`));
  });

  it.each(["reset within the body", "truncated body", "slow body", "bad gzip"] as const)("%s gives no complete response", async (name) => {
    const response = await responseOf(name);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow(Error);
  });

  it.each([
    ["wrong content type", { status: 200, type: "text/html; charset=utf-8", length: 9 }],
    ["oversized", { status: 200, type: "application/json", length: OVERSIZED_BYTES }],
    ["HTML 502", { status: 502, type: "text/html", length: 29 }],
    ["redirect to another origin", { status: 307, type: null, length: 0 }],
  ] as const)("%s gives another response", async (name, want) => {
    const response = await responseOf(name);
    const { length } = await response.text();
    expect({ status: response.status, type: response.headers.get("content-type"), length }).toStrictEqual(want);
  });
});
