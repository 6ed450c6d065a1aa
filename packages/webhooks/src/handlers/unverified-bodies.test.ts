/** What a report handler holds in memory for those who have shown no signature: nothing without the shape of one, and little with it. */
import { createServer, request as httpRequest, type ClientRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Delivery, memoryStore, paymentReportHandler, type PaymentReportOptions } from "../index.ts";
import { nodeListener } from "../node.ts";
import { paymentReport } from "../testing/index.ts";

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

/** An upload that goes on until it is told to end, and how often more of it has been asked for. */
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
  ])("is refused before its body is read, however long it is: $what", async ({ headers, reason }) => {
    const { handle, deliveries } = shop();
    const { request, asked } = upload({ ...headers, "content-length": "1000000000000" });
    expect((await handle(request)).status).toBe(403);
    expect({ asked: asked(), bodyUsed: request.bodyUsed }).toEqual({ asked: 0, bodyUsed: false });
    expect(deliveries).toEqual([{ event: "paymentReport", status: 403, outcome: "refused", reason }]);
  });

  test.each([
    { what: "one of 64 digits", headers: SHAPED },
    { what: "one of 128 digits", headers: { signature: "f".repeat(128) } },
    { what: "one of SHA-256", headers: { ...SHAPED, "checkout-algorithm": "sha256" } },
    { what: "one of SHA-512", headers: { signature: "f".repeat(128), "checkout-algorithm": "sha512" } },
    { what: "one with the account", headers: { ...SHAPED, "checkout-account": "375917" } },
  ])("is another one than that with the shape of a signature: $what", async ({ headers }) => {
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

  /** Uploads that have sent so many bytes each, and wait. */
  async function open(handle: (request: Request) => Promise<Response>, count: number, bytes: number) {
    const uploads = Array.from({ length: count }, () => upload(SHAPED));
    const answers = uploads.map(async ({ request }) => handle(request));
    for (const { send } of uploads) await send(new Uint8Array(bytes));
    return { uploads, answers };
  }

  test("beyond the limit of all together are refused with a 503, and those within it go on", async () => {
    const { handle, deliveries } = shop(small);
    const { uploads, answers } = await open(handle, 5, 500);
    const last = await answers[4];
    expect({ status: last?.status, later: last?.headers.get("retry-after") }).toEqual({ status: 503, later: "60" });
    expect(deliveries).toEqual([{ event: "paymentReport", status: 503, outcome: "refused", reason: "over-capacity" }]);
    for (const { end } of uploads.slice(0, 4)) end();
    expect(await Promise.all(answers.map(async (answer) => (await answer).status))).toEqual([403, 403, 403, 403, 503]);
  });

  test.each([
    { what: "have been verified, and are wrong", settle: ({ end }: ReturnType<typeof upload>) => end() },
    { what: "have broken off", settle: ({ abort }: ReturnType<typeof upload>) => abort() },
    { what: "got too large", settle: ({ send }: ReturnType<typeof upload>) => void send(new Uint8Array(KILO)) },
  ])("that $what no longer count", async ({ settle }) => {
    const { handle } = shop(small);
    for (let round = 0; round < 5; round++) {
      const { uploads, answers } = await open(handle, 4, 500);
      expect((await handle(await report(100))).status).toBe(503);
      for (const each of uploads) settle(each);
      await Promise.all(answers);
      expect((await handle(await report(100))).status).toBe(200);
    }
  });

  test("that were refused for the limit no longer count", async () => {
    const { handle } = shop(small);
    const { uploads } = await open(handle, 4, 400);
    expect((await handle(await report(500))).status).toBe(503);
    expect((await handle(await report(500))).status).toBe(503);
    expect((await handle(await report(400))).status).toBe(200);
    for (const { abort } of uploads) abort();
  });

  test("that were verified no longer count, though the function for them is still at work", async () => {
    let finish = (): void => {};
    const { handle } = shop({ ...small, onReport: async () => new Promise<void>((resolve) => (finish = resolve)) });
    const first = handle(await report(1000));
    await new Promise((resume) => setTimeout(resume, 20));
    const { uploads, answers } = await open(handle, 4, 500);
    for (const { end } of uploads) end();
    expect(await Promise.all(answers.map(async (answer) => (await answer).status))).toEqual([403, 403, 403, 403]);
    finish();
    expect((await first).status).toBe(200);
  });

  test("count with the memory that they take: a body of the greatest length fits when it is alone, in whatever pieces", async () => {
    for (const piece of [1, 7, 333, 999]) {
      const { handle } = shop(small);
      const { headers } = await report(KILO);
      const { request, send, end } = upload(headers);
      const answer = handle(request);
      const bytes = Buffer.from(`[${" ".repeat(KILO - 2)}]`);
      for (let at = 0; at < KILO; at += piece) await send(Uint8Array.from(bytes.subarray(at, at + piece)));
      end();
      expect({ piece, status: (await answer).status }).toEqual({ piece, status: 200 });
    }
  });

  test("are counted by the handler that they came to", async () => {
    const { handle } = shop(small);
    const { uploads } = await open(handle, 4, 500);
    expect((await shop(small).handle(await report(1000))).status).toBe(200);
    for (const { abort } of uploads) abort();
  });
});

describe("ten uploads that are open at once, over node:http", () => {
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

  /** Sends so many bytes and leaves the upload open; the status, once it is answered. */
  function openUpload(port: number, headers: object, bytes: number): { out: ClientRequest; status: Promise<number | string> } {
    const out = httpRequest({ host: "127.0.0.1", port, method: "POST", headers: { ...headers, "transfer-encoding": "chunked" } });
    const status = new Promise<number | string>((resolve) => {
      out.on("response", (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      out.on("error", () => resolve("closed"));
    });
    out.write(Buffer.alloc(bytes));
    return { out, status };
  }

  test("without a signature: each is refused while it is open, and nothing of it is kept", async () => {
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

  test("with the shape of a signature: those beyond the limit get a 503, and those that break off make room again", async () => {
    const { handle, deliveries } = shop({ maxBytes: 100_000, maxUnverifiedBytes: 200_000 });
    const port = await serve(handle);
    const uploads = Array.from({ length: 10 }, () => openUpload(port, SHAPED, 60_000));
    await vi.waitFor(() => expect(deliveries.length).toBeGreaterThanOrEqual(7));
    expect(deliveries).toEqual(
      deliveries.map(() => ({ event: "paymentReport", status: 503, outcome: "refused", reason: "over-capacity" })),
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
