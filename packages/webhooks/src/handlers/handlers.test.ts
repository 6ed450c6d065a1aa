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

/** A merchant with all handlers, who writes down what comes. */
function createShop({ store = memoryStore(), lease = 1000 }: { store?: OnceStore; lease?: number } = {}) {
  const deliveries: Delivery[] = [];
  const work = vi.fn<(event: unknown) => Promise<void>>(async () => {});
  const page = vi.fn<(event: unknown, visit: Visit) => string | Response>((_, { handled }) => (handled ? "/thanks" : "/soon"));
  const all = {
    ...merchant,
    store,
    lease,
    onDelivery: (delivery: Delivery) => void deliveries.push(delivery),
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
  {
    name: "refundStatusChanged",
    request: async () => sent.refundStatusChanged(signer),
    handler: refundStatusChangedHandler,
  },
  {
    name: "paymentNotification",
    request: async () => sent.paymentNotification(signer),
    handler: paymentNotificationHandler,
  },
  { name: "paymentReport", request: async () => sent.paymentReport(signer), handler: paymentReportHandler },
];
const redirects: readonly Case[] = [
  {
    name: "paymentRedirect",
    request: async () => sent.paymentRedirect(signer),
    handler: paymentRedirectHandler,
  },
  {
    name: "addCardRedirect",
    request: async () => sent.addCardRedirect(signer),
    handler: addCardRedirectHandler,
  },
  {
    name: "successRedirect",
    request: async () => sent.successRedirect(signer),
    handler: successRedirectHandler,
  },
  {
    name: "failureRedirect",
    request: async () => sent.failureRedirect(signer),
    handler: failureRedirectHandler,
  },
];

afterEach(() => void vi.useRealTimers());

const NO_REQUEST = {
  name: "WebhookError",
  code: "request-invalid",
  message: "request: not a Request; under node:http and Express, wrap the handler in nodeListener from @maksu/webhooks/node",
};

/** Work that goes on until it is told to end. */
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

  test("refuses another secret, without a hint and without running anything", async () => {
    const { all, work, page, deliveries } = createShop();
    const response = await handler({ ...all, secret: "another" })(await request());
    expect({ status: response.status, body: await response.text() }).toEqual({ status: 403, body: "Refused\n" });
    expect([...response.headers]).toEqual([
      ["cache-control", "no-store"],
      ["content-type", "text/plain; charset=utf-8"],
    ]);
    expect([work, page].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect(deliveries).toEqual([{ event: name, status: 403, outcome: "refused", reason: "signature" }]);
  });

  test.each(["GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH"])("takes one method: %s", async (method) => {
    const { all, deliveries } = createShop();
    const own = (await request()).method;
    const response = await handler(all)(new Request(url, { method }));
    expect(response.status).toBe(method === own ? 403 : 405);
    expect(response.headers.get("allow")).toBe(method === own ? null : own);
    expect(deliveries).toMatchObject([{ outcome: "refused", reason: method === own ? "signature" : "method" }]);
  });

  test.each([
    { what: "nothing", given: undefined },
    { what: "null", given: null },
    { what: "an address", given: url },
    { what: "an object without headers", given: { method: "GET", url } },
    { what: "a request of Node's", given: new IncomingMessage(new Socket()) },
  ])("rejects $what for a request", async ({ given }) => {
    const { all, deliveries } = createShop();
    await expect(Reflect.apply(handler(all), undefined, [given])).rejects.toMatchObject(NO_REQUEST);
    expect(deliveries).toEqual([]);
  });
});

describe.each(callbacks)("a callback: $name", ({ name, request, handler }) => {
  test("is answered 500 when the function fails, and runs it again the next time", async () => {
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

  test("is acknowledged only when the function has resolved; meanwhile, another delivery is told to come back", async () => {
    const { all, work } = createShop();
    const [handle, delivery] = [handler(all), await request()];
    const finish = heldBack(work);
    let answered = false;
    const first = handle(delivery.clone()).finally(() => (answered = true));
    await vi.waitFor(() => expect(work).toHaveBeenCalled());
    const second = await handle(delivery.clone());
    expect({ status: second.status, later: second.headers.get("retry-after") }).toEqual({ status: 503, later: "60" });
    expect(answered).toBe(false);
    finish();
    expect((await first).status).toBe(200);
    expect((await handle(delivery.clone())).status).toBe(200);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test("is answered 500 when the store fails, without running anything", async () => {
    const broken = async () => Promise.reject(new Error("store down"));
    const { all, work, deliveries } = createShop({ store: { claim: broken, release: broken } });
    expect((await handler(all)(await request())).status).toBe(500);
    expect(work).not.toHaveBeenCalled();
    expect(deliveries).toMatchObject([{ outcome: "failed", error: { message: "store down" } }]);
  });
});

describe.each(redirects)("a redirect: $name", ({ request, handler }) => {
  test("shows the page each time, of your own or at an address", async () => {
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

  test("shows the page also when the function fails, which is told", async () => {
    const { all, work, deliveries } = createShop();
    work.mockRejectedValueOnce(new Error("database down"));
    expect((await handler(all)(await request())).headers.get("location")).toBe("/soon");
    expect(deliveries).toMatchObject([{ status: 303, outcome: "failed", error: { message: "database down" } }]);
  });

  test("is answered 500 when the page fails", async () => {
    const { all, page, deliveries } = createShop();
    page.mockImplementationOnce(() => {
      throw new Error("no template");
    });
    expect((await handler(all)(await request())).status).toBe(500);
    expect(deliveries).toMatchObject([{ status: 500, outcome: "failed", error: { message: "no template" } }]);
  });

  test("waits a little for another delivery that is at work", async () => {
    const { all, work, page } = createShop();
    const [handle, delivery] = [handler(all), await request()];
    const finish = heldBack(work);
    const first = handle(delivery.clone());
    await vi.waitFor(() => expect(work).toHaveBeenCalled());
    const second = handle(delivery.clone());
    await sleep(150);
    expect(page).not.toHaveBeenCalled();
    finish();
    expect((await second).headers.get("location")).toBe("/thanks");
    await first;
    expect(work).toHaveBeenCalledTimes(1);
  });
});

test("a redirect does not wait for ever", async () => {
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

describe("where the customer goes", () => {
  test.each([
    { given: "/thanks?order=1#top", want: "/thanks?order=1#top" },
    { given: new URL("https://shop.example.com/kiitos"), want: "https://shop.example.com/kiitos" },
    { given: new URL("http://[::1]:3000/kiitos?a[]=ä"), want: "http://[::1]:3000/kiitos?a[]=%C3%A4" },
    { given: "/kiitos/ä b", want: "/kiitos/%C3%A4%20b" },
    { given: "/kiitos/%C3%A4?100%", want: "/kiitos/%C3%A4?100%25" },
    { given: "/kiitos?%4+%4x", want: "/kiitos?%254+%254x" },
    { given: "/a\r\nset-cookie: b=c", want: "/a%0D%0Aset-cookie:%20b=c" },
  ])("$given", async ({ given, want }) => {
    const response = await paymentRedirectHandler({ ...createShop().all, paymentPage: async () => given })(
      await sent.paymentRedirect(signer),
    );
    expect({ status: response.status, location: response.headers.get("location") }).toEqual({ status: 303, location: want });
  });
});

describe("what the functions get", () => {
  const received = async (handler: (all: All) => Handler, request: Request): Promise<unknown> => {
    const { all, work } = createShop();
    await handler(all)(request);
    return work.mock.calls[0]?.[0];
  };

  test.each(["ok", "pending", "delayed", "fail", "a-later-one"])("a payment that is %s", async (status) => {
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

  test("a refund without a transaction", async () => {
    const request = await sent.refundCallback({ ...signer, status: "fail", transactionId: null, stamp: "s" });
    const event = await received(refundCallbackHandler, request);
    expect(event).toMatchObject({ status: "fail", stamp: "s" });
    expect(event).not.toHaveProperty("transactionId");
  });

  test("a card", async () => {
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

  test("receipts", async () => {
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

  test("a report, its rows one by one", async () => {
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

describe("a valid receipt without PAID is no payment", () => {
  test.each([
    { at: "successRedirect", handler: successRedirectHandler, request: async () => sent.failureRedirect(signer) },
    { at: "paymentNotification", handler: paymentNotificationHandler, request: async () => sent.failureRedirect(signer) },
    { at: "failureRedirect", handler: failureRedirectHandler, request: async () => sent.successRedirect(signer) },
  ])("the wrong one at $at is refused", async ({ handler, request }) => {
    const { all, work, page, deliveries } = createShop();
    expect((await handler(all)(await request())).status).toBe(403);
    expect([work, page].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect(deliveries).toMatchObject([{ outcome: "refused", reason: "event" }]);
  });

  test("by type", () => {
    expectTypeOf<Parameters<All["onPaid"]>>().not.toBeNever();
    expectTypeOf<PaidReceipt["paid"]>().toEqualTypeOf<true>();
    expectTypeOf<UnpaidReceipt["paid"]>().toEqualTypeOf<false>();
    expectTypeOf<UnpaidReceipt>().not.toHaveProperty("paymentId");
    // @ts-expect-error A receipt of a failure is not what onPaid takes.
    const paid: PaidReceipt = { paid: false, orderNumber: "1", timestamp: new Date() };
    expect(paid.paid).toBe(false);
  });

  test("a failure needs no function", async () => {
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
  ])("$newStatus", async ({ newStatus, known }) => {
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

  test("in base64, by option", async () => {
    const request = await sent.refundStatusChanged({ ...signer, encoding: "base64" });
    expect((await refundStatusChangedHandler({ ...createShop().all, encoding: "base64" })(request.clone())).status).toBe(200);
    expect((await refundStatusChangedHandler(createShop().all)(request.clone())).status).toBe(403);
  });

  test("in hexadecimal, by option", async () => {
    const request = await sent.refundStatusChanged(signer);
    expect((await refundStatusChangedHandler({ ...createShop().all, encoding: "hex" })(request)).status).toBe(200);
  });
});

describe("an account", () => {
  test.each([...callbacks, ...redirects].filter(({ name }) => /payment(?:Callback|Redirect|Report)|Card|refundCallback/.test(name)))(
    "other than the one that is signed is refused: $name",
    async ({ request, handler }) => {
      const { all, deliveries } = createShop();
      expect((await handler({ ...all, account: 695861 })(await request())).status).toBe(403);
      expect(deliveries).toMatchObject([{ outcome: "refused", reason: "account" }]);
    },
  );
});

describe("onDelivery", () => {
  const { log } = { log: vi.spyOn(console, "error").mockImplementation(() => {}) };
  afterEach(() => void log.mockClear());

  test("by default, errors go to the console, and nothing else does", async () => {
    const { all, work } = createShop();
    const { onDelivery: _, ...rest } = all;
    const [handle, delivery] = [paymentCallbackHandler(rest), await sent.paymentCallback(signer)];
    const error = new Error("database down");
    work.mockRejectedValueOnce(error);
    await handle(delivery.clone());
    expect(log.mock.calls).toEqual([["paymentCallback: failed, answered 500:", error]]);
    await handle(delivery.clone());
    await handle(delivery.clone());
    await handle(new Request(url));
    await handle(new Request(url, { method: "POST" }));
    expect(log).toHaveBeenCalledTimes(1);
  });

  test("may throw, and does no harm", async () => {
    const error = new Error("metrics down");
    const onDelivery = () => {
      throw error;
    };
    expect((await paymentCallbackHandler({ ...createShop().all, onDelivery })(await sent.paymentCallback(signer))).status).toBe(200);
    expect(log.mock.calls).toEqual([["onDelivery:", error]]);
  });

  test("may reject later, and does no harm", async () => {
    const error = new Error("metrics down");
    const onDelivery = async () => Promise.reject(error);
    expect((await paymentCallbackHandler({ ...createShop().all, onDelivery })(await sent.paymentCallback(signer))).status).toBe(200);
    await vi.waitFor(() => expect(log.mock.calls).toEqual([["onDelivery:", error]]));
  });

  test("tells of an event that was handled and could not be noted", async () => {
    const store = memoryStore();
    let done = 0;
    const claim = async (key: string, ttl: number) =>
      key.endsWith(":done") && ++done > 1 ? Promise.reject(new Error("store down")) : store.claim(key, ttl);
    const { all, deliveries } = createShop({ store: { claim, release: store.release } });
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
    { what: "written again", change: (body: string) => JSON.stringify(JSON.parse(body)) },
    { what: "with a byte order mark", change: (body: string) => `\ufeff${body}` },
    { what: "with other line ends", change: (body: string) => body.replaceAll("\n", "\r\n") },
    { what: "with a line end more", change: (body: string) => `${body}\n` },
    { what: "with nothing in it", change: () => "" },
    { what: "with one byte altered", change: (body: string) => body.replace("1", "2") },
  ])("refused: a body $what", async ({ change }) => {
    const request = await posted('[ { "amount": 1.50 },\n{ "amount": 2 } ]', change);
    expect(await deliver(request)).toMatchObject({ status: 403, ran: 0, delivery: { reason: "signature" } });
  });

  test("taken as they are signed: mark, line ends and all", async () => {
    expect(await deliver(await posted('\ufeff[ {"amount": 1.50},\r\n{} ]\r\n'))).toMatchObject({ status: 200, ran: 1 });
  });

  test.each([
    { bytes: 10, maxBytes: 10, status: 200 },
    { bytes: 11, maxBytes: 10, status: 413 },
  ])("$bytes bytes, at most $maxBytes: $status", async ({ bytes, maxBytes, status }) => {
    const body = `[${" ".repeat(bytes - 2)}]`;
    const stream = (text: string) => new Blob([text]).stream();
    const { headers } = await sent.paymentReport({ ...signer, body });
    const streamed = new Request(url, { method: "POST", headers, body: stream(body), duplex: "half" });
    expect((await deliver(streamed, { maxBytes })).status).toBe(status);
    headers.set("content-length", String(bytes));
    const announced = new Request(url, { method: "POST", headers, body: stream(body), duplex: "half" });
    expect(await deliver(announced, { maxBytes })).toMatchObject({ status, ran: status === 200 ? 1 : 0 });
  });

  test("a body that comes in pieces is one, and one that goes on for ever is refused", async () => {
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
      delivery: { outcome: "refused", reason: "body-too-large" },
    });
    expect(cancelled).toBe(true);
  });

  test("a body that breaks off is refused", async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("aborted")) });
    const { headers } = await sent.paymentReport(signer);
    const request = new Request(url, { method: "POST", headers, body: broken, duplex: "half" });
    expect(await deliver(request)).toMatchObject({ status: 400, ran: 0, delivery: { outcome: "refused", reason: "body-broken-off" } });
  });

  test("a body that was read before is a mistake of the merchant's, and is told", async () => {
    const request = await sent.paymentReport(signer);
    await request.text();
    expect(await deliver(request)).toMatchObject({
      status: 500,
      ran: 0,
      delivery: {
        outcome: "failed",
        error: {
          code: "body-already-read",
          message: "request: its body has been read already; hand it on unread, since the signature covers its raw bytes",
        },
      },
    });
  });

  test("a signed report that can't be read is told, and sent again", async () => {
    expect(await deliver(await posted('[{"amount": 1},\n{]'))).toMatchObject({
      status: 500,
      ran: 0,
      delivery: { outcome: "failed", error: { name: "ReportError", line: 2 } },
    });
  });

  test("an account need not be named", async () => {
    const body = "[]";
    const { checkoutSignature } = await import("@maksu/signing");
    const signature = await checkoutSignature({ parameters: [["checkout-algorithm", "sha256"]], body, secret: merchant.secret });
    const headers = { "checkout-algorithm": "sha256", signature, "content-type": "application/json" };
    expect((await deliver(new Request(url, { method: "POST", headers, body }))).status).toBe(200);
  });

  test("is known by a hash of its bytes, and its account", async () => {
    const store = memoryStore();
    const claim = vi.fn<OnceStore["claim"]>(store.claim);
    const { all } = createShop({ store: { claim, release: store.release } });
    await paymentReportHandler(all)(await sent.paymentReport({ ...signer, body: "[]" }));
    const hash = createHash("sha256").update("[]").digest("hex");
    expect(claim.mock.calls.map(([key]) => key)).toContain(`report:${hash}:375917:done`);
  });

  test("of two accounts are two, though they say the same and share a store", async () => {
    const { all, work } = createShop();
    for (const account of [375917, 695861, "695861"])
      await paymentReportHandler({ ...all, account })(await sent.paymentReport({ ...signer, account, body: "[]" }));
    expect(work).toHaveBeenCalledTimes(2);
  });
});

describe("for how long events are remembered", () => {
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
  ])("$name: $hours hours", async ({ handler, request, hours }) => {
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

test("nothing that is secret is told", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  for (const { request, handler } of [...callbacks, ...redirects]) {
    const { all, deliveries } = createShop({
      store: { claim: async () => Promise.reject(new Error("store down")), release: async () => {} },
    });
    const { onDelivery: _, ...silent } = all;
    const delivery = await request();
    const signature = delivery.headers.get("signature") ?? delivery.url.split(/signature=|RETURN_AUTHCODE=/)[1] ?? "";
    expect(signature).toMatch(/^\w{32,}$/);
    const answers = [
      await handler(all)(delivery.clone()),
      await handler(silent)(delivery.clone()),
      await handler({ ...all, secret: "another" })(delivery),
    ];
    const told = inspect([deliveries, log.mock.calls, handler(all), await Promise.all(answers.map((answer) => answer.text()))], {
      depth: 10,
    });
    expect(told).toContain("store down");
    for (const secret of [merchant.secret, signature]) expect(told).not.toContain(secret);
  }
  log.mockRestore();
});

test("a payment's type is what the description says", () => {
  expectTypeOf<PaymentEvent["amount"]>().toEqualTypeOf<number>();
  expectTypeOf<PaymentEvent["transactionId"]>().toEqualTypeOf<string>();
  expectTypeOf<PaymentEvent["settlementReference"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<PaymentEvent["status"]>().toEqualTypeOf<"ok" | "fail" | "pending" | "delayed" | (string & {})>();
  expectTypeOf<PaymentEvent>().not.toHaveProperty("algorithm");
  // @ts-expect-error A function that does not return its promise would be acknowledged too early.
  const options: Parameters<typeof paymentCallbackHandler>[0] = { ...createShop().all, onPayment: () => {} };
  expect(options.account).toBe(375917);
});
