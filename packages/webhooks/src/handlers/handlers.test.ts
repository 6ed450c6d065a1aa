import { createHash } from "node:crypto";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { inspect } from "node:util";
import { afterEach, describe, expect, expectTypeOf, test, vi } from "vitest";
import {
  addCardCallbackHandler,
  addCardRedirectHandler,
  type Delivery,
  failureRedirectHandler,
  type Handler,
  memoryStore,
  type OnceStore,
  type PaidReceipt,
  paymentCallbackHandler,
  type PaymentEvent,
  paymentNotificationHandler,
  paymentRedirectHandler,
  paymentReportHandler,
  refundCallbackHandler,
  type RefundStatusEvent,
  refundStatusChangedHandler,
  type Secrets,
  successRedirectHandler,
  type UnpaidReceipt,
  type Visit,
} from "../index.ts";
import * as sent from "../testing/index.ts";

const url = "https://shop.example.com/hook";
const merchant = { account: 375917, secret: "SAIPPUAKAUPPIAS" };
const signer = { url, ...merchant };

/** A merchant with all handlers that record what arrives. */
function createShop({ store = memoryStore(), lease = 1000 }: { store?: OnceStore; lease?: number } = {}) {
  const deliveries: Delivery[] = [];
  const work = vi.fn<(event: unknown) => Promise<void>>(async () => {});
  const page = vi.fn<(event: unknown, visit: Visit) => string | Response>((_, { handled }) => (handled ? "/thanks" : "/soon"));
  const all = {
    ...merchant,
    store,
    lease,
    onDelivery: (delivery: Delivery) => void deliveries.push(delivery),
    compare: "by hand" as const,
    onPayment: work,
    onRefund: work,
    onCard: work,
    onRefundStatus: work,
    onPaid: work,
    onUnpaid: work,
    onReport: work,
    paymentPage: page,
    cardPage: page,
    paidPage: page,
    unpaidPage: page,
  };
  return { all, deliveries, work, page };
}
type All = Omit<ReturnType<typeof createShop>["all"], "secret" | "onDelivery"> & {
  readonly secret: Secrets;
  readonly onDelivery?: (delivery: Delivery) => void;
};

interface Case {
  readonly name: string;
  readonly request: () => Promise<Request>;
  readonly handler: (all: All) => Handler;
}
const callbacks: readonly Case[] = [
  { name: "paymentCallback", request: async () => sent.paymentCallback(signer), handler: paymentCallbackHandler },
  { name: "refundCallback", request: async () => sent.refundCallback(signer), handler: refundCallbackHandler },
  { name: "addCardCallback", request: async () => sent.addCardCallback(signer), handler: addCardCallbackHandler },
  { name: "refundStatusChanged", request: async () => sent.refundStatusChanged(signer), handler: refundStatusChangedHandler },
  { name: "paymentNotification", request: async () => sent.paymentNotification(signer), handler: paymentNotificationHandler },
  { name: "paymentReport", request: async () => sent.paymentReport(signer), handler: paymentReportHandler },
];
const redirects: readonly Case[] = [
  { name: "paymentRedirect", request: async () => sent.paymentRedirect(signer), handler: paymentRedirectHandler },
  { name: "addCardRedirect", request: async () => sent.addCardRedirect(signer), handler: addCardRedirectHandler },
  { name: "successRedirect", request: async () => sent.successRedirect(signer), handler: successRedirectHandler },
  { name: "failureRedirect", request: async () => sent.failureRedirect(signer), handler: failureRedirectHandler },
];

afterEach(() => void vi.useRealTimers());

const NO_REQUEST = {
  name: "WebhookError",
  code: "request-invalid",
  message: "request: not a Request; under node:http and Express, wrap the handler in nodeListener from @maksu/webhooks/node",
};

/** Work that continues until the test ends it. */
function heldBack(work: ReturnType<typeof createShop>["work"]) {
  let finish = (): void => {};
  work.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  return () => finish();
}

describe.each([...callbacks, ...redirects])("every handler: $name", ({ name, request, handler }) => {
  test("runs the function once with a genuine event", async () => {
    const { all, work, deliveries } = createShop();
    const [handle, delivery] = [handler(all), await request()];
    const statuses = [(await handle(delivery.clone())).status, (await handle(delivery.clone())).status];
    expect(statuses).toEqual(name.endsWith("Redirect") ? [303, 303] : [200, 200]);
    expect(work).toHaveBeenCalledTimes(1);
    expect(deliveries).toEqual([
      { event: name, status: statuses[0], outcome: "handled" },
      { event: name, status: statuses[1], outcome: "repeated" },
    ]);
  });

  test("rejects another secret without a hint and without running the function", async () => {
    const { all, work, page, deliveries } = createShop();
    const response = await handler({ ...all, secret: "another" })(await request());
    expect({ status: response.status, body: await response.text() }).toEqual({ status: 403, body: "Rejected\n" });
    expect([...response.headers]).toEqual([
      ["cache-control", "no-store"],
      ["content-type", "text/plain; charset=utf-8"],
    ]);
    expect([work, page].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect(deliveries).toEqual([{ event: name, status: 403, outcome: "rejected", reason: "signature" }]);
  });

  test.each(["GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH"])("accepts one method only: %s", async (method) => {
    const { all, deliveries } = createShop();
    const own = (await request()).method;
    const response = await handler(all)(new Request(url, { method }));
    expect(response.status).toBe(method === own ? 403 : 405);
    expect(response.headers.get("allow")).toBe(method === own ? null : own);
    expect(deliveries).toMatchObject([{ outcome: "rejected", reason: method === own ? "signature" : "method" }]);
  });

  test.each([
    { what: "nothing", given: undefined },
    { what: "null", given: null },
    { what: "a URL string", given: url },
    { what: "an object without headers", given: { method: "GET", url } },
    { what: "a Node request", given: new IncomingMessage(new Socket()) },
  ])("rejects $what instead of a Request", async ({ given }) => {
    const { all, deliveries } = createShop();
    await expect(Reflect.apply(handler(all), undefined, [given])).rejects.toMatchObject(NO_REQUEST);
    expect(deliveries).toEqual([]);
  });
});

describe.each(callbacks)("callback $name", ({ name, request, handler }) => {
  test("responds with 500 when the function fails, and runs it again on the next delivery", async () => {
    const { all, work, deliveries } = createShop();
    const [handle, delivery] = [handler(all), await request()];
    const error = new Error("database down");
    work.mockRejectedValueOnce(error);
    const failed = await handle(delivery.clone());
    expect({ status: failed.status, body: await failed.text() }).toEqual({ status: 500, body: "Not handled\n" });
    expect((await handle(delivery.clone())).status).toBe(200);
    expect((await handle(delivery.clone())).status).toBe(200);
    expect(work).toHaveBeenCalledTimes(2);
    expect(deliveries.map(({ outcome }) => outcome)).toEqual(["failed", "handled", "repeated"]);
    expect(deliveries[0]).toEqual({ event: name, status: 500, outcome: "failed", error });
  });

  test("acknowledges only after the function has resolved; meanwhile another delivery gets a 503", async () => {
    const { all, work } = createShop();
    const [handle, delivery] = [handler(all), await request()];
    const finish = heldBack(work);
    let settled = false;
    const first = handle(delivery.clone()).finally(() => (settled = true));
    await vi.waitFor(() => expect(work).toHaveBeenCalled(), 10_000);
    const second = await handle(delivery.clone());
    expect({ status: second.status, later: second.headers.get("retry-after") }).toEqual({ status: 503, later: "60" });
    expect(settled).toBe(false);
    finish();
    expect((await first).status).toBe(200);
    expect((await handle(delivery.clone())).status).toBe(200);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test("responds with 500 when the store fails, without running the function", async () => {
    const broken = async () => Promise.reject(new Error("store down"));
    const { all, work, deliveries } = createShop({ store: { ...memoryStore(), claim: broken } });
    expect((await handler(all)(await request())).status).toBe(500);
    expect(work).not.toHaveBeenCalled();
    expect(deliveries).toMatchObject([{ outcome: "failed", error: { message: "store down" } }]);
  });
});

describe.each(redirects)("redirect $name", ({ request, handler }) => {
  test("shows the page on every visit, whether it is a Response or a URL", async () => {
    const { all, page } = createShop();
    const [handle, delivery] = [handler(all), await request()];
    const first = await handle(delivery.clone());
    expect(first.status).toBe(303);
    expect(Object.fromEntries(first.headers)).toEqual({
      location: "/thanks",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
    page.mockReturnValueOnce(new Response("Thank you", { status: 201 }));
    const second = await handle(delivery.clone());
    expect({ status: second.status, body: await second.text() }).toEqual({ status: 201, body: "Thank you" });
    expect(page.mock.calls.map(([, { request: visit, handled }]) => ({ url: visit.url, handled }))).toEqual([
      { url: delivery.url, handled: true },
      { url: delivery.url, handled: true },
    ]);
  });

  test("shows the page when the function fails, and reports the failure to onDelivery", async () => {
    const { all, work, deliveries } = createShop();
    work.mockRejectedValueOnce(new Error("database down"));
    expect((await handler(all)(await request())).headers.get("location")).toBe("/soon");
    expect(deliveries).toMatchObject([{ status: 303, outcome: "failed", error: { message: "database down" } }]);
  });

  test("responds with 500 when the page fails", async () => {
    const { all, page, deliveries } = createShop();
    page.mockImplementationOnce(() => {
      throw new Error("no template");
    });
    expect((await handler(all)(await request())).status).toBe(500);
    expect(deliveries).toMatchObject([{ status: 500, outcome: "failed", error: { message: "no template" } }]);
  });

  test("waits a little for another delivery in progress", async () => {
    const { all, work, page } = createShop();
    const [handle, delivery] = [handler(all), await request()];
    const finish = heldBack(work);
    const first = handle(delivery.clone());
    await vi.waitFor(() => expect(work).toHaveBeenCalled(), 10_000);
    const second = handle(delivery.clone());
    await sleep(150);
    expect(page).not.toHaveBeenCalled();
    finish();
    expect((await second).headers.get("location")).toBe("/thanks");
    await first;
    expect(work).toHaveBeenCalledTimes(1);
  });
});

test("a redirect stops waiting for a delivery that takes too long", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const { all, work } = createShop({ lease: 60_000 });
  const [handle, delivery] = [paymentRedirectHandler(all), await sent.paymentRedirect(signer)];
  const finish = heldBack(work);
  const first = handle(delivery.clone());
  while (work.mock.calls.length === 0) await nextTurn();
  const started = Date.now();
  const seen: (string | null)[] = [];
  void handle(delivery.clone()).then(({ headers }) => seen.push(headers.get("location")));
  for (let time = 0; seen.length === 0 && time < 60_000; time += 10) {
    await vi.advanceTimersByTimeAsync(10);
    await nextTurn();
  }
  expect(seen).toEqual(["/soon"]);
  expect(Date.now() - started).toBeGreaterThan(2900);
  finish();
  await first;
});

test.each([
  {
    what: "payment",
    callback: paymentCallbackHandler,
    redirect: paymentRedirectHandler,
    request: async () => sent.paymentCallback(signer),
  },
  { what: "card", callback: addCardCallbackHandler, redirect: addCardRedirectHandler, request: async () => sent.addCardCallback(signer) },
  {
    what: "receipt",
    callback: paymentNotificationHandler,
    redirect: successRedirectHandler,
    request: async () => sent.successRedirect(signer),
  },
])("redirect and callback of a $what are one event, whichever comes first", async ({ callback, redirect, request }) => {
  const { all, work, page } = createShop();
  const [first, second] = [await request(), await request()];
  expect([(await callback(all)(first.clone())).status, (await redirect(all)(first.clone())).status]).toEqual([200, 303]);
  expect([(await redirect(all)(second.clone())).status, (await callback(all)(second.clone())).status]).toEqual([303, 200]);
  expect([work, page].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
});

describe("the destination that a page returns", () => {
  test.each([
    { given: "/thanks?order=1#top", want: "/thanks?order=1#top" },
    { given: new URL("https://shop.example.com/kiitos"), want: "https://shop.example.com/kiitos" },
    { given: new URL("http://[::1]:3000/kiitos?a[]=ä"), want: "http://[::1]:3000/kiitos?a[]=%C3%A4" },
    { given: "/kiitos/ä b", want: "/kiitos/%C3%A4%20b" },
    { given: "/kiitos/%C3%A4?100%", want: "/kiitos/%C3%A4?100%25" },
    { given: "/kiitos?%4+%4x", want: "/kiitos?%254+%254x" },
    { given: "/a\r\nset-cookie: b=c", want: "/a%0D%0Aset-cookie:%20b=c" },
  ])("redirects or responds for $given", async ({ given, want }) => {
    const response = await paymentRedirectHandler({ ...createShop().all, paymentPage: async () => given })(
      await sent.paymentRedirect(signer),
    );
    expect({ status: response.status, location: response.headers.get("location") }).toEqual({ status: 303, location: want });
  });
});

describe("the event passed to the function", () => {
  const received = async (handler: (all: All) => Handler, request: Request): Promise<unknown> => {
    const { all, work } = createShop();
    await handler(all)(request);
    return work.mock.calls[0]?.[0];
  };

  test.each(["ok", "pending", "delayed", "fail", "a-later-one"])("is a payment with status %s", async (status) => {
    const request = await sent.paymentCallback({
      ...signer,
      status,
      amount: 500,
      stamp: "s",
      reference: "r",
      transactionId: "t",
      provider: "p",
      more: { "checkout-x": "y" },
    });
    const want = {
      account: 375917,
      amount: 500,
      stamp: "s",
      reference: "r",
      transactionId: "t",
      status,
      provider: "p",
      more: { "checkout-x": "y" },
    };
    expect(await received(paymentCallbackHandler, request)).toEqual(want);
  });

  test("is a refund without a transaction", async () => {
    const request = await sent.refundCallback({ ...signer, status: "fail", transactionId: null, stamp: "s" });
    const event = await received(refundCallbackHandler, request);
    expect(event).toMatchObject({ status: "fail", stamp: "s" });
    expect(event).not.toHaveProperty("transactionId");
  });

  test("is a card", async () => {
    const tokenizationId = "818c478e-5682-46bf-97fd-b9c2b93a3fcd";
    const request = await sent.addCardCallback({ ...signer, tokenizationId });
    expect(await received(addCardCallbackHandler, request)).toEqual({
      account: 375917,
      method: "POST",
      status: "ok",
      tokenizationId,
      more: {},
    });
  });

  test("is a receipt", async () => {
    const at = { url, secret: merchant.secret, orderNumber: "15153", timestamp: new Date(1_176_557_554_000) };
    expect(await received(successRedirectHandler, await sent.successRedirect({ ...at, paid: "F4SDGF23FS", method: 58 }))).toEqual({
      paid: true,
      orderNumber: "15153",
      timestamp: at.timestamp,
      paymentId: "F4SDGF23FS",
      method: "58",
    });
    expect(await received(failureRedirectHandler, await sent.failureRedirect(at))).toEqual({
      paid: false,
      orderNumber: "15153",
      timestamp: at.timestamp,
    });
  });

  test("is a report with its rows one by one", async () => {
    for (const format of ["json", "csv"] as const) {
      const rows: unknown[] = [];
      const onReport = async (report: { rows: Iterable<{ amount?: string }> }) => {
        for (const { amount } of report.rows) rows.push(amount);
      };
      const response = await paymentReportHandler({ ...createShop().all, onReport })(await sent.paymentReport({ ...signer, format }));
      expect({ format, status: response.status, rows: rows.map(Number) }).toEqual({ format, status: 200, rows: [15.25, -5] });
    }
  });
});

describe("a valid receipt without PAID", () => {
  test.each([
    { at: "successRedirect", handler: successRedirectHandler, request: async () => sent.failureRedirect(signer) },
    { at: "paymentNotification", handler: paymentNotificationHandler, request: async () => sent.failureRedirect(signer) },
    { at: "failureRedirect", handler: failureRedirectHandler, request: async () => sent.successRedirect(signer) },
  ])("of the wrong kind is rejected at $at", async ({ handler, request }) => {
    const { all, work, page, deliveries } = createShop();
    expect((await handler(all)(await request())).status).toBe(403);
    expect([work, page].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect(deliveries).toMatchObject([{ outcome: "rejected", reason: "event" }]);
  });

  test("is excluded from onPaid by type", () => {
    expectTypeOf<Parameters<All["onPaid"]>>().not.toBeNever();
    expectTypeOf<PaidReceipt["paid"]>().toEqualTypeOf<true>();
    expectTypeOf<UnpaidReceipt["paid"]>().toEqualTypeOf<false>();
    expectTypeOf<UnpaidReceipt>().not.toHaveProperty("paymentId");
    // @ts-expect-error A failure receipt is not what onPaid accepts.
    const paid: PaidReceipt = { paid: false, orderNumber: "1", timestamp: new Date() };
    expect(paid.paid).toBe(false);
  });

  test("needs no function at the failure URL", async () => {
    const { all, deliveries } = createShop();
    const { onUnpaid: _, ...rest } = all;
    expect((await failureRedirectHandler(rest)(await sent.failureRedirect(signer))).headers.get("location")).toBe("/thanks");
    expect(deliveries).toEqual([{ event: "failureRedirect", status: 303, outcome: "ignored" }]);
  });
});

describe("refund statuses", () => {
  test.each([
    { newStatus: "completed", known: true },
    { newStatus: "cancelled", known: true },
    { newStatus: "created", known: false },
    { newStatus: "settlement linked", known: false },
  ])("run the function for $newStatus", async ({ newStatus, known }) => {
    const { all, work, deliveries } = createShop();
    const request = await sent.refundStatusChanged({ ...signer, newStatus });
    expect((await refundStatusChangedHandler(all)(request.clone())).status).toBe(200);
    expect(work).toHaveBeenCalledTimes(known ? 1 : 0);
    expect(deliveries).toMatchObject([{ outcome: known ? "handled" : "ignored" }]);

    const onOtherRefundStatus = vi.fn<(change: RefundStatusEvent<string>) => Promise<void>>(async () => {});
    const handler = refundStatusChangedHandler({ ...createShop().all, onOtherRefundStatus });
    expect([(await handler(request.clone())).status, (await handler(request.clone())).status]).toEqual([200, 200]);
    expect(onOtherRefundStatus.mock.calls.map(([event]) => event.newStatus)).toEqual(known ? [] : [newStatus]);
  });

  test("verify in base64 by option", async () => {
    const request = await sent.refundStatusChanged({ ...signer, encoding: "base64" });
    expect((await refundStatusChangedHandler({ ...createShop().all, encoding: "base64" })(request.clone())).status).toBe(200);
    expect((await refundStatusChangedHandler(createShop().all)(request.clone())).status).toBe(403);
  });

  test("verify in hexadecimal by option", async () => {
    const request = await sent.refundStatusChanged(signer);
    expect((await refundStatusChangedHandler({ ...createShop().all, encoding: "hex" })(request)).status).toBe(200);
  });
});

describe("the account", () => {
  test.each([...callbacks, ...redirects].filter(({ name }) => /payment(?:Callback|Redirect|Report)|Card|refundCallback/.test(name)))(
    "is compared with the signed one: $name",
    async ({ request, handler }) => {
      const { all, deliveries } = createShop();
      expect((await handler({ ...all, account: 695861 })(await request())).status).toBe(403);
      expect(deliveries).toMatchObject([{ outcome: "rejected", reason: "account" }]);
    },
  );
});

describe("onDelivery", () => {
  const { log } = { log: vi.spyOn(console, "error").mockImplementation(() => {}) };
  afterEach(() => void log.mockClear());

  test("by default logs errors to the console, and nothing else", async () => {
    const { all, work } = createShop();
    const { onDelivery: _, ...rest } = all;
    const [handle, delivery] = [paymentCallbackHandler(rest), await sent.paymentCallback(signer)];
    const error = new Error("database down");
    work.mockRejectedValueOnce(error);
    await handle(delivery.clone());
    expect(log.mock.calls).toEqual([["paymentCallback: failed, responded with 500:", error]]);
    await handle(delivery.clone());
    await handle(delivery.clone());
    await handle(new Request(url));
    await handle(new Request(url, { method: "POST" }));
    expect(log).toHaveBeenCalledTimes(1);
  });

  test("may throw without affecting the response", async () => {
    const error = new Error("metrics down");
    const onDelivery = () => {
      throw error;
    };
    expect((await paymentCallbackHandler({ ...createShop().all, onDelivery })(await sent.paymentCallback(signer))).status).toBe(200);
    expect(log.mock.calls).toEqual([["onDelivery:", error]]);
  });

  test("may reject later without affecting the response", async () => {
    const error = new Error("metrics down");
    const onDelivery = async () => Promise.reject(error);
    expect((await paymentCallbackHandler({ ...createShop().all, onDelivery })(await sent.paymentCallback(signer))).status).toBe(200);
    await vi.waitFor(() => expect(log.mock.calls).toEqual([["onDelivery:", error]]), 10_000);
  });

  test("receives the error of an event that was handled but could not be recorded", async () => {
    const store = memoryStore();
    const finish = async () => Promise.reject(new Error("store down"));
    const { all, deliveries } = createShop({ store: { ...store, finish } });
    expect((await paymentCallbackHandler(all)(await sent.paymentCallback(signer))).status).toBe(200);
    expect(deliveries).toMatchObject([{ outcome: "handled", error: { message: "store down" } }]);
  });
});

describe("reports", () => {
  const deliver = async (request: Request, change: object = {}) => {
    const { all, work, deliveries } = createShop();
    const { status } = await paymentReportHandler({ ...all, ...change })(request);
    return { status, ran: work.mock.calls.length, delivery: deliveries[0] };
  };
  const posted = async (body: string, change: (body: string) => string = (same) => same) => {
    const { headers } = await sent.paymentReport({ ...signer, body });
    return new Request(url, { method: "POST", headers, body: change(body) });
  };

  test.each([
    { what: "re-serialized", change: (body: string) => JSON.stringify(JSON.parse(body)) },
    { what: "with a byte order mark", change: (body: string) => `\ufeff${body}` },
    { what: "with other line endings", change: (body: string) => body.replaceAll("\n", "\r\n") },
    { what: "with an extra line feed", change: (body: string) => `${body}\n` },
    { what: "that is empty", change: () => "" },
    { what: "with one changed byte", change: (body: string) => body.replace("1", "2") },
  ])("with a body $what are rejected", async ({ change }) => {
    const request = await posted('[ { "amount": 1.50 },\n{ "amount": 2 } ]', change);
    expect(await deliver(request)).toMatchObject({ status: 403, ran: 0, delivery: { reason: "signature" } });
  });

  test("are accepted as signed, with byte order mark and line endings", async () => {
    expect(await deliver(await posted('\ufeff[ {"amount": 1.50},\r\n{} ]\r\n'))).toMatchObject({ status: 200, ran: 1 });
  });

  test.each([
    { bytes: 10, maxBytes: 10, status: 200 },
    { bytes: 11, maxBytes: 10, status: 413 },
  ])("of $bytes bytes, with a limit of $maxBytes: $status", async ({ bytes, maxBytes, status }) => {
    const body = `[${" ".repeat(bytes - 2)}]`;
    const stream = (text: string) => new Blob([text]).stream();
    const { headers } = await sent.paymentReport({ ...signer, body });
    const streamed = new Request(url, { method: "POST", headers, body: stream(body), duplex: "half" });
    expect((await deliver(streamed, { maxBytes })).status).toBe(status);
    headers.set("content-length", String(bytes));
    const announced = new Request(url, { method: "POST", headers, body: stream(body), duplex: "half" });
    expect(await deliver(announced, { maxBytes })).toMatchObject({ status, ran: status === 200 ? 1 : 0 });
  });

  test("in chunks are joined, and an endless body is rejected", async () => {
    const body = JSON.stringify(Array.from({ length: 1000 }, (_, index) => ({ stamp: `s${index}` })));
    const { headers } = await sent.paymentReport({ ...signer, body });
    const pieces = body.match(/.{1,100}/gs) ?? [];
    const stream = new ReadableStream({
      pull: (controller) => {
        const piece = pieces.shift();
        if (piece === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(piece));
      },
    });
    expect((await deliver(new Request(url, { method: "POST", headers, body: stream, duplex: "half" }))).status).toBe(200);
    let cancelled = false;
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1000)),
      cancel: () => {
        cancelled = true;
      },
    });
    const request = new Request(url, { method: "POST", headers, body: endless, duplex: "half" });
    expect(await deliver(request, { maxBytes: 1_000_000 })).toMatchObject({
      status: 413,
      delivery: { outcome: "rejected", reason: "body-too-large" },
    });
    expect(cancelled).toBe(true);
  });

  test("with a truncated body are rejected", async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("aborted")) });
    const { headers } = await sent.paymentReport(signer);
    const request = new Request(url, { method: "POST", headers, body: broken, duplex: "half" });
    expect(await deliver(request)).toMatchObject({ status: 400, ran: 0, delivery: { outcome: "rejected", reason: "body-broken-off" } });
  });

  test("with a body that was already read are the merchant's mistake and reported as one", async () => {
    const request = await sent.paymentReport(signer);
    await request.text();
    expect(await deliver(request)).toMatchObject({
      status: 500,
      ran: 0,
      delivery: {
        outcome: "failed",
        error: {
          code: "body-already-read",
          message: "request: the body has already been read; pass it on unread, since the signature covers its raw bytes",
        },
      },
    });
  });

  test("that are signed but can't be parsed are reported, and sent again", async () => {
    expect(await deliver(await posted('[{"amount": 1},\n{]'))).toMatchObject({
      status: 500,
      ran: 0,
      delivery: { outcome: "failed", error: { name: "ReportError", line: 2 } },
    });
  });

  test("need no account header", async () => {
    const body = "[]";
    const { checkoutSignature } = await import("@maksu/signing");
    const signature = await checkoutSignature({ parameters: [["checkout-algorithm", "sha256"]], body, secret: merchant.secret });
    const headers = { "checkout-algorithm": "sha256", signature, "content-type": "application/json" };
    expect((await deliver(new Request(url, { method: "POST", headers, body }))).status).toBe(200);
  });

  test("are identified by a hash of their bytes, and their account", async () => {
    const store = memoryStore();
    const claim = vi.fn<OnceStore["claim"]>(store.claim);
    const { all } = createShop({ store: { ...store, claim } });
    await paymentReportHandler(all)(await sent.paymentReport({ ...signer, body: "[]" }));
    const hash = createHash("sha256").update("[]").digest("hex");
    expect(claim.mock.calls.map(([key]) => key)).toEqual([`report:${hash}:375917`]);
  });

  test("of two accounts are separate, even with the same bytes and a shared store", async () => {
    const { all, work } = createShop();
    for (const account of [375917, 695861, "695861"])
      await paymentReportHandler({ ...all, account })(await sent.paymentReport({ ...signer, account, body: "[]" }));
    expect(work).toHaveBeenCalledTimes(2);
  });
});

describe("handled events are remembered", () => {
  const HOUR = 3_600_000;

  test.each([
    {
      name: "refundStatusChanged",
      handler: refundStatusChangedHandler,
      request: async () => sent.refundStatusChanged(signer),
      hours: 55 + 24,
    },
    { name: "paymentCallback", handler: paymentCallbackHandler, request: async () => sent.paymentCallback(signer), hours: 31 * 24 },
    { name: "paymentReport", handler: paymentReportHandler, request: async () => sent.paymentReport(signer), hours: 31 * 24 },
  ])("$name for $hours hours", async ({ handler, request, hours }) => {
    const clock = { time: Date.now() };
    const { all, work } = createShop({ store: memoryStore({ now: () => clock.time }) });
    const delivery = await request();
    await handler(all)(delivery.clone());
    clock.time += hours * HOUR - 1000;
    await handler(all)(delivery.clone());
    expect(work).toHaveBeenCalledTimes(1);
    clock.time += 2000;
    await handler(all)(delivery.clone());
    expect(work).toHaveBeenCalledTimes(2);
  });
});

test("onDelivery and logs receive no secret", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  for (const { request, handler } of [...callbacks, ...redirects]) {
    const { all, deliveries } = createShop({ store: { ...memoryStore(), claim: async () => Promise.reject(new Error("store down")) } });
    const { onDelivery: _, ...silent } = all;
    const delivery = await request();
    const signature = delivery.headers.get("signature") ?? delivery.url.split(/signature=|RETURN_AUTHCODE=/)[1] ?? "";
    expect(signature).toMatch(/^\w{32,}$/);
    const responses = [
      await handler(all)(delivery.clone()),
      await handler(silent)(delivery.clone()),
      await handler({ ...all, secret: "another" })(delivery),
    ];
    const reported = inspect([deliveries, log.mock.calls, handler(all), await Promise.all(responses.map((response) => response.text()))], {
      depth: 10,
    });
    expect(reported).toContain("store down");
    for (const secret of [merchant.secret, signature]) expect(reported).not.toContain(secret);
  }
  log.mockRestore();
});

test("the type of a payment event matches the description", () => {
  expectTypeOf<PaymentEvent["amount"]>().toEqualTypeOf<number>();
  expectTypeOf<PaymentEvent["transactionId"]>().toEqualTypeOf<string>();
  expectTypeOf<PaymentEvent["settlementReference"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<PaymentEvent["status"]>().toEqualTypeOf<"ok" | "fail" | "pending" | "delayed" | (string & {})>();
  expectTypeOf<PaymentEvent>().not.toHaveProperty("algorithm");
  // @ts-expect-error A function that does not return its promise would be acknowledged too early.
  const options: Parameters<typeof paymentCallbackHandler>[0] = { ...createShop().all, onPayment: () => {} };
  expect(options.account).toBe(375917);
});
