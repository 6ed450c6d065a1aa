import { inspect } from "node:util";
import { gzipSync } from "node:zlib";
import { SigningError } from "@maksu/signing";
import { json } from "@maksu/test-server";
import { serverForTest } from "@maksu/test-server/vitest";
import { describe, expect, it } from "vitest";
import type { CallReport, OnCall } from "../client-settings.ts";
import { failureOf, thingsClient } from "../../test/things-client.ts";

const collect = (): { readonly reports: CallReport[]; readonly onCall: OnCall } => {
  const reports: CallReport[] = [];
  return { reports, onCall: (report) => reports.push(report) };
};

describe("onCall", () => {
  it("is called with a success", async () => {
    const { origin } = await serverForTest((response) => json(response, 200, ["hunter2"], { "request-id": "r-1" }));
    const { reports, onCall } = collect();
    await thingsClient(origin, { onCall }).listThings({ query: { q: "hunter2" }, header: { submerchant: "hunter2" } });
    expect(reports).toStrictEqual([
      {
        operationId: "listThings",
        attempt: 1,
        status: 200,
        duration: expect.any(Number),
        requestBytes: 0,
        responseBytes: 11,
        requestId: "r-1",
      },
    ]);
    expect(reports[0]?.duration).toBeGreaterThan(0);
    expect(inspect(reports)).not.toContain("hunter2");
  });

  it.each([
    ["a documented error", 404, { "content-type": "application/json" }, "{}", { status: 404, responseBytes: 2 }],
    [
      "a page",
      404,
      { "content-type": "text/html", "request-id": "r-2" },
      "<p>",
      { status: 404, code: "unexpected-content", responseBytes: 3, requestId: "r-2" },
    ],
    [
      "an undocumented status",
      500,
      { "request-id": "r-3" },
      "",
      { status: 500, code: "unexpected-status", responseBytes: 0, requestId: "r-3" },
    ],
  ])("is called with %s", async (_what, status, headers, body, want) => {
    const { origin } = await serverForTest((response) => response.writeHead(status, headers).end(body));
    const { reports, onCall } = collect();
    await thingsClient(origin, { onCall })
      .listThings()
      .catch(() => {});
    expect(reports).toStrictEqual([{ operationId: "listThings", attempt: 1, duration: expect.any(Number), requestBytes: 0, ...want }]);
  });

  it("is called with the bytes of both bodies: as sent, and decompressed", async () => {
    const { origin } = await serverForTest((response) =>
      response.writeHead(201, { "content-type": "application/json", "content-encoding": "gzip" }).end(gzipSync('{"id":"ä"}')),
    );
    const { reports, onCall } = collect();
    await thingsClient(origin, { onCall }).createThing({ body: { name: "ä" } });
    expect(reports).toMatchObject([
      { status: 201, requestBytes: Buffer.byteLength('{"name":"ä"}'), responseBytes: Buffer.byteLength('{"id":"ä"}') },
    ]);
  });

  it("is called once for an attempt that timed out", async () => {
    const stalled = (): Response => new Response(new ReadableStream(), { headers: { "content-type": "application/json" } });
    const { reports, onCall } = collect();
    await failureOf(thingsClient("https://api.example.com", { onCall, fetch: async () => stalled() }).listThings({}, { timeout: 60 }));
    expect(reports).toStrictEqual([
      { operationId: "listThings", attempt: 1, status: 200, code: "timeout", duration: expect.any(Number), requestBytes: 0 },
    ]);
    expect(reports[0]?.duration).toBeGreaterThan(50);
  });

  it("is called with the code of a signing error, and of whatever else a fetch throws", async () => {
    const { reports, onCall } = collect();
    const failing = (thrown: unknown) =>
      failureOf(
        thingsClient("https://api.example.com", { onCall, fetch: () => Promise.reject(thrown) }).createThing({ body: { name: "a" } }),
      );
    await failing(new SigningError("header-reserved", "mine"));
    await failing(new SigningError("signature-mismatch", "response", { status: 200 }));
    await failing(new RangeError("mine"));
    await failing(undefined);
    expect(reports.map(({ code, status }) => [code, status])).toStrictEqual([
      ["header-reserved", undefined],
      ["signature-mismatch", 200],
      ["network-error", undefined],
      ["network-error", undefined],
    ]);
  });

  it("is not called for a request that was never sent", async () => {
    const { reports, onCall } = collect();
    const client = thingsClient("https://api.example.com", { onCall });
    await failureOf(client.createThing({ body: { name: 1 } }));
    await failureOf(client.getThing({ path: { id: ".." } }));
    await failureOf(client.listThings({ header: { submerchant: "\n" } }));
    expect(reports).toStrictEqual([]);
  });

  it.each<[string, OnCall]>([
    [
      "throws",
      () => {
        throw new Error("mine");
      },
    ],
    ["rejects", () => Promise.reject(new Error("mine"))],
    ["never ends", () => new Promise(() => {})],
  ])("that %s does not affect the call", async (_what, onCall) => {
    const { origin } = await serverForTest((response) => json(response, 200, []));
    expect(await thingsClient(origin, { onCall }).listThings()).toMatchObject({ ok: true });
  });
});
