/**
 * The memory that a report handler spends on senders without a verified signature: none unless a header looks like a signature, and little
 * if it does.
 */
import { createServer, request as httpRequest, type ClientRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Delivery, memoryStore, paymentReportHandler, type PaymentReportOptions } from "../../index.ts";
import { nodeListener } from "../../node.ts";
import { paymentReport } from "../../testing/index.ts";

const merchant = { account: 375917, secret: "SAIPPUAKAUPPIAS" };
const url = "https://shop.example.com/report";
const SHAPED = { signature: "0".repeat(64) };

function shop(change: Partial<PaymentReportOptions> = {}) {
  const deliveries: Delivery[] = [];
  const handle = paymentReportHandler({
    ...merchant,
    store: memoryStore(),
    onReport: async () => {},
    onDelivery: (delivery) => void deliveries.push(delivery),
    ...change,
  });
  return { handle, deliveries };
}

/** An upload that continues until the test ends it, and how often more of it was requested. */
function upload(headers: Readonly<Record<string, string>> | Headers) {
  let asked = 0;
  let source: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>(
    { start: (controller) => void (source = controller), pull: () => void asked++ },
    { highWaterMark: 0 },
  );
  const request = new Request(url, { method: "POST", headers, body, duplex: "half" });
  return {
    request,
    asked: () => asked,
    send: async (bytes: Uint8Array) => {
      source?.enqueue(bytes);
      await new Promise((resume) => setTimeout(resume));
    },
    end: () => source?.close(),
    abort: () => source?.error(new Error("aborted")),
  };
}

describe("an upload whose headers can't be those of a report for the account", () => {
  test.each([
    { what: "no signature", headers: {}, reason: "signature" },
    { what: "an empty signature", headers: { signature: "" }, reason: "signature" },
    { what: "a signature of 63 digits", headers: { signature: "0".repeat(63) }, reason: "signature" },
    { what: "a signature of 65 digits", headers: { signature: "0".repeat(65) }, reason: "signature" },
    { what: "a signature in upper case", headers: { signature: "A".repeat(64) }, reason: "signature" },
    { what: "a signature that is not hex", headers: { signature: "g".repeat(64) }, reason: "signature" },
    { what: "a signature that is not hex at its end", headers: { signature: `${"0".repeat(63)}g` }, reason: "signature" },
    { what: "two signatures", headers: { signature: `${"0".repeat(31)}, ${"0".repeat(31)}` }, reason: "signature" },
    { what: "a signature of another algorithm", headers: { ...SHAPED, "checkout-algorithm": "sha512" }, reason: "signature" },
    {
      what: "a longer one of another algorithm",
      headers: { signature: "0".repeat(128), "checkout-algorithm": "sha256" },
      reason: "signature",
    },
    { what: "an unknown algorithm", headers: { ...SHAPED, "checkout-algorithm": "md5" }, reason: "signature" },
    { what: "an algorithm in upper case", headers: { ...SHAPED, "checkout-algorithm": "SHA256" }, reason: "signature" },
    { what: "another account", headers: { ...SHAPED, "checkout-account": "695861" }, reason: "account" },
    { what: "an empty account", headers: { ...SHAPED, "checkout-account": "" }, reason: "account" },
    { what: "a header of another event", headers: { ...SHAPED, "checkout-status": "ok" }, reason: "event" },
    { what: "another method", headers: { ...SHAPED, "checkout-method": "GET" }, reason: "event" },
  ])("is rejected before its body is read, however long it is: $what", async ({ headers, reason }) => {
    const { handle, deliveries } = shop();
    const { request, asked } = upload({ ...headers, "content-length": "1000000000000" });
    expect((await handle(request)).status).toBe(403);
    expect({ asked: asked(), bodyUsed: request.bodyUsed }).toEqual({ asked: 0, bodyUsed: false });
    expect(deliveries).toEqual([{ event: "paymentReport", status: 403, outcome: "rejected", reason }]);
  });

  test.each([
    { what: "one of 64 digits", headers: SHAPED },
    { what: "one of 128 digits", headers: { signature: "f".repeat(128) } },
    { what: "one of SHA-256", headers: { ...SHAPED, "checkout-algorithm": "sha256" } },
    { what: "one of SHA-512", headers: { signature: "f".repeat(128), "checkout-algorithm": "sha512" } },
    { what: "one with the account", headers: { ...SHAPED, "checkout-account": "375917" } },
  ])("is read when its signature has the right form: $what", async ({ headers }) => {
    const { handle, deliveries } = shop();
    const { request, end } = upload(headers);
    end();
    expect((await handle(request)).status).toBe(403);
    expect(request.bodyUsed).toBe(true);
    expect(deliveries).toMatchObject([{ reason: "signature" }]);
  });
});

describe("bodies whose signatures have not been verified yet", () => {
  const KILO = 1000;
  const small = { maxBytes: KILO, maxUnverifiedBytes: 2 * KILO };
  const report = async (bytes: number) => paymentReport({ ...merchant, url, body: `[${" ".repeat(bytes - 2)}]` });

  /** Uploads that have sent this many bytes each, and wait. */
  async function open(handle: (request: Request) => Promise<Response>, count: number, bytes: number) {
    const uploads = Array.from({ length: count }, () => upload(SHAPED));
    const responses = uploads.map(async ({ request }) => handle(request));
    for (const { send } of uploads) await send(new Uint8Array(bytes));
    return { uploads, responses };
  }

  test("get a 503 beyond the common limit, and those within it continue", async () => {
    const { handle, deliveries } = shop(small);
    const { uploads, responses } = await open(handle, 5, 500);
    const last = await responses[4];
    expect({ status: last?.status, later: last?.headers.get("retry-after") }).toEqual({ status: 503, later: "60" });
    expect(deliveries).toEqual([{ event: "paymentReport", status: 503, outcome: "rejected", reason: "over-capacity" }]);
    for (const { end } of uploads.slice(0, 4)) end();
    expect(await Promise.all(responses.map(async (response) => (await response).status))).toEqual([403, 403, 403, 403, 503]);
  });

  test.each([
    { what: "have been verified, and are wrong", settle: ({ end }: ReturnType<typeof upload>) => end() },
    { what: "were cut off", settle: ({ abort }: ReturnType<typeof upload>) => abort() },
    { what: "became too large", settle: ({ send }: ReturnType<typeof upload>) => void send(new Uint8Array(KILO)) },
  ])("that $what no longer count", async ({ settle }) => {
    const { handle } = shop(small);
    for (let round = 0; round < 5; round++) {
      const { uploads, responses } = await open(handle, 4, 500);
      expect((await handle(await report(100))).status).toBe(503);
      for (const each of uploads) settle(each);
      await Promise.all(responses);
      expect((await handle(await report(100))).status).toBe(200);
    }
  });

  test("that were rejected for the limit no longer count", async () => {
    const { handle } = shop(small);
    const { uploads } = await open(handle, 4, 400);
    expect((await handle(await report(500))).status).toBe(503);
    expect((await handle(await report(500))).status).toBe(503);
    expect((await handle(await report(400))).status).toBe(200);
    for (const { abort } of uploads) abort();
  });

  test("that were verified no longer count, though their function is still running", async () => {
    let finish = (): void => {};
    const { handle } = shop({ ...small, onReport: async () => new Promise<void>((resolve) => (finish = resolve)) });
    const first = handle(await report(1000));
    await new Promise((resume) => setTimeout(resume, 20));
    const { uploads, responses } = await open(handle, 4, 500);
    for (const { end } of uploads) end();
    expect(await Promise.all(responses.map(async (response) => (await response).status))).toEqual([403, 403, 403, 403]);
    finish();
    expect((await first).status).toBe(200);
  });

  test("count with the memory that they use: a body of the maximum size fits when it is alone, however it is chunked", async () => {
    for (const piece of [7, 333, 999]) {
      const { handle } = shop(small);
      const { headers } = await report(KILO);
      const { request, send, end } = upload(headers);
      const response = handle(request);
      const bytes = Buffer.from(`[${" ".repeat(KILO - 2)}]`);
      for (let at = 0; at < KILO; at += piece) await send(Uint8Array.from(bytes.subarray(at, at + piece)));
      end();
      expect({ piece, status: (await response).status }).toEqual({ piece, status: 200 });
    }
  });

  test("are counted per handler", async () => {
    const { handle } = shop(small);
    const { uploads } = await open(handle, 4, 500);
    expect((await shop(small).handle(await report(1000))).status).toBe(200);
    for (const { abort } of uploads) abort();
  });
});

describe("ten simultaneous open uploads over node:http", () => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  async function serve(handle: (request: Request) => Promise<Response>): Promise<number> {
    const server = createServer(nodeListener(handle));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    closing.push(
      async () =>
        new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    );
    return (server.address() as AddressInfo).port;
  }

  /** Sends this many bytes and leaves the upload open; resolves with the response's status. */
  function openUpload(port: number, headers: object, bytes: number): { out: ClientRequest; status: Promise<number | string> } {
    const out = httpRequest({ host: "127.0.0.1", port, method: "POST", headers: { ...headers, "transfer-encoding": "chunked" } });
    const status = new Promise<number | string>((resolve) => {
      out.on("response", (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      out.on("error", () => resolve("closed"));
    });
    out.write(Buffer.alloc(bytes));
    return { out, status };
  }

  test("without a signature are each rejected while open, and take no memory", async () => {
    const { handle, deliveries } = shop();
    const port = await serve(handle);
    const before = process.memoryUsage().arrayBuffers;
    const uploads = Array.from({ length: 10 }, () => openUpload(port, {}, 50_000));
    expect(await Promise.all(uploads.map(async ({ status }) => status))).toEqual(Array.from({ length: 10 }, () => 403));
    for (const { out } of uploads) for (let megabyte = 0; megabyte < 8; megabyte++) out.write(Buffer.alloc(1_000_000));
    await new Promise((resume) => setTimeout(resume, 100));
    for (const { out } of uploads) out.destroy();
    expect(deliveries.map((delivery) => "reason" in delivery && delivery.reason)).toEqual(Array.from({ length: 10 }, () => "signature"));
    await vi.waitFor(() => expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000), 5000);
  });

  test("with the form of a signature get a 503 beyond the limit, and free their memory when cut off", async () => {
    const { handle, deliveries } = shop({ maxBytes: 100_000, maxUnverifiedBytes: 200_000 });
    const port = await serve(handle);
    const uploads = Array.from({ length: 10 }, () => openUpload(port, SHAPED, 60_000));
    await vi.waitFor(() => expect(deliveries.length).toBeGreaterThanOrEqual(7), 10_000);
    expect(deliveries).toEqual(
      deliveries.map(() => ({ event: "paymentReport", status: 503, outcome: "rejected", reason: "over-capacity" })),
    );
    const waiting = 10 - deliveries.length;
    expect(waiting).toBeGreaterThan(0);
    const genuine = async () =>
      fetch(await paymentReport({ ...merchant, url: `http://127.0.0.1:${port}/`, body: `[${" ".repeat(99_998)}]` }));
    expect((await genuine()).status).toBe(503);
    for (const { out } of uploads) out.destroy();
    await vi.waitFor(() =>
      expect(deliveries.filter((delivery) => "reason" in delivery && delivery.reason === "body-broken-off")).toHaveLength(waiting),
    );
    expect((await genuine()).status).toBe(200);
  });
});
