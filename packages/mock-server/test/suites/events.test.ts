/** Events on request: validly signed, to this machine only, retried on the documented schedule. */
import { once } from "node:events";
import { verifyCheckoutSignature, verifyReceipt, verifyRefundNotification } from "@maksu/signing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { API_NAMES, type ApiName, descriptionOf, type EventOutcome, type Exchange } from "@maksu/service-front";
import { type MockServer, startMockServer } from "../../src/mock-server.ts";
import { type MerchantServer, startMerchantServer } from "../support/merchant-server.ts";
import { sendRaw } from "@maksu/test-server/hostile";
import { MERCHANT_SECRET, PAYMENT_SECRET } from "../support/signed-calls.ts";

let mock: MockServer;
let shop: MerchantServer;
beforeAll(async () => {
  mock = await startMockServer();
});
afterAll(() => mock.close());
beforeEach(async () => {
  shop = await startMerchantServer();
});
afterEach(() => shop[Symbol.asyncDispose]());

const post = async (api: ApiName, path: string, body: unknown, type = "application/json"): Promise<[number, EventOutcome]> => {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const response = await fetch(`${mock.urls[api]}/_mock/${path}`, { method: "POST", headers: { "content-type": type }, body: text });
  return [response.status, (await response.json()) as EventOutcome];
};
const queryOf = (url: string): URLSearchParams => new URL(url, "http://x").searchParams;

const PAYMENT = descriptionOf("payment") as { components: { schemas: Record<string, object> } };
const schemaOf = (name: string): { readonly "x-extensible"?: boolean } => PAYMENT.components.schemas[name] ?? {};

const NOTHING = { method: "", url: "", headers: new Headers(), body: "" };

const checkout = (): Promise<boolean> => {
  const [{ method, url, headers, body } = NOTHING] = shop.received;
  return method === "GET"
    ? verifyCheckoutSignature({ parameters: queryOf(url), secret: PAYMENT_SECRET })
    : verifyCheckoutSignature({ parameters: headers, signature: headers.get("signature"), body, secret: PAYMENT_SECRET });
};
const query = (): URLSearchParams => queryOf(shop.received[0]?.url ?? "");

const events: { api: ApiName; name: string; fields?: object; verify: () => Promise<boolean>; method?: string }[] = [
  { api: "payment", name: "paymentCallback", fields: { status: "delayed", amount: 99, account: 375_917 }, verify: checkout },
  { api: "payment", name: "paymentRedirect", verify: checkout },
  { api: "payment", name: "refundCallback", fields: { transactionId: null, status: "fail" }, verify: checkout },
  { api: "payment", name: "addCardCallback", verify: checkout },
  { api: "payment", name: "addCardRedirect", fields: { status: "fail" }, verify: checkout },
  { api: "payment", name: "paymentReport", fields: { format: "json", rows: [{ amount: 1.5 }] }, verify: checkout, method: "POST" },
  { api: "payment", name: "paymentReport", fields: { format: "csv" }, verify: checkout, method: "POST" },
  {
    api: "merchant",
    name: "refundStatusChanged",
    fields: { newStatus: "cancelled" },
    verify: () => verifyRefundNotification({ parameters: query(), secret: MERCHANT_SECRET }),
  },
  ...(["successRedirect", "paymentNotification"] as const).map((name) => ({
    api: "legacy" as const,
    name,
    fields: { orderNumber: "7", method: 3, timestamp: "2026-03-02T09:15:00Z" },
    verify: () => verifyReceipt({ parameters: query(), form: "success", secret: MERCHANT_SECRET }),
  })),
  {
    api: "legacy",
    name: "failureRedirect",
    verify: () => verifyReceipt({ parameters: query(), form: "failure", secret: MERCHANT_SECRET }),
  },
];

describe.each(events)("$api $name", ({ api, name, fields, verify, method = "GET" }) => {
  test("is sent validly signed, and the result has what was sent and received", async () => {
    const [status, outcome] = await post(api, `events/${name}`, { url: shop.url, ...fields });
    expect(status).toBe(200);
    expect(shop.received.map((request) => request.method)).toEqual([method]);
    expect(await verify()).toBe(true);
    expect(outcome).toMatchObject({
      acknowledged: true,
      response: { status: 200, body: "thank you" },
      warnings: [],
      retryHours: [],
      sent: { method },
    });
    expect(outcome.sent.url).toMatch(/\/hook\?shop=1/);
    expect(outcome.sent.body).toBe(shop.received[0]?.body);
  });

  test("is the same event when it is sent again with the same fields", async () => {
    const again = { url: shop.url, timestamp: api === "legacy" ? "2026-03-02T09:15:00Z" : undefined, ...fields };
    await post(api, `events/${name}`, again);
    await post(api, `events/${name}`, again);
    const [first, second] = shop.received.map(({ url, body }) => [url, body]);
    expect(second).toEqual(first);
  });

  test.each(["wrong", "missing"] as const)("is sent with a %s signature", async (signature) => {
    const [status] = await post(api, `events/${name}`, { url: shop.url, ...fields, signature });
    expect([status, shop.received.length, await verify()]).toEqual([200, 1, false]);
    const [{ url, headers } = { url: "", headers: new Headers() }] = shop.received;
    const has = queryOf(url).has("signature") || queryOf(url).has("RETURN_AUTHCODE") || headers.has("signature");
    expect(has).toBe(signature === "wrong");
  });
});

test("the mock server's events are those of the descriptions", async () => {
  for (const api of API_NAMES) {
    const { webhooks = {} } = descriptionOf(api) as { webhooks?: object };
    expect(new Set(events.filter((event) => event.api === api).map(({ name }) => name))).toEqual(new Set(Object.keys(webhooks)));
  }
});

describe("an event is identified by its fields:", () => {
  type Sent = Parameters<typeof mock.send<"payment", "paymentCallback">>[2];
  const idsOf = async (fields: Omit<Sent, "url">, name: "paymentCallback" | "refundCallback" = "paymentCallback") => {
    const { sent } = await mock.send("payment", name, { url: shop.url, ...fields });
    return ["checkout-stamp", "checkout-transaction-id"].map((parameter) => queryOf(sent.url).get(parameter));
  };
  const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/;

  test("the states of a payment have one transaction ID, which is derived from the stamp", async () => {
    const [stamp, id] = await idsOf({ stamp: "order-1", status: "pending" });
    expect([stamp, id]).toEqual(["order-1", expect.stringMatching(UUID)]);
    expect(await idsOf({ stamp: "order-1", status: "ok", amount: 5, reference: "r" })).toEqual([stamp, id]);
    expect(await idsOf({ stamp: "order-2" })).not.toContain(id);
    expect(await idsOf({ stamp: "order-1", account: 695_861 })).not.toContain(id);
  });

  test("a given transaction ID is sent, and the stamp is derived from it", async () => {
    const [stamp, id] = await idsOf({ transactionId: "t-1", amount: 1 });
    expect([stamp, id]).toEqual([expect.stringMatching(UUID), "t-1"]);
    expect(await idsOf({ transactionId: "t-1", amount: 2 })).toEqual([stamp, id]);
  });

  test("without both, the reference identifies the payment, then the amount", async () => {
    const ids = [{ reference: "a" }, { reference: "b" }, { amount: 1 }, { amount: 2 }, {}].map((fields) => idsOf(fields));
    expect(new Set((await Promise.all(ids)).flat()).size).toBe(10);
    expect(await idsOf({ reference: "a", amount: 7 })).toEqual(await ids[0]);
  });

  test("a refund of the payment has the payment's stamp and a transaction ID of its own", async () => {
    const [stamp, id] = await idsOf({ stamp: "order-1" });
    const refund = await idsOf({ stamp: "order-1" }, "refundCallback");
    expect([refund[0], refund[1] === id]).toEqual([stamp, false]);
  });
});

describe("repeat", () => {
  test("sends the same request several times, and reports each delivery", async () => {
    shop.statuses.push(200, 503, 204);
    const outcome = await mock.send("payment", "paymentCallback", { url: shop.url, repeat: 3 });
    expect(new Set(shop.received.map(({ url }) => url)).size).toBe(1);
    expect(shop.received).toHaveLength(3);
    expect(outcome).toMatchObject({ acknowledged: false, response: { status: 200 } });
    expect(outcome.repeats.map(({ response }) => response?.status)).toEqual([503, 204]);
  });

  test("starts the retry schedule with the last delivery", async () => {
    shop.statuses.push(500, 500);
    const unacknowledged = await mock.send("merchant", "refundStatusChanged", { url: shop.url, repeat: 2 });
    expect([unacknowledged.retryHours.length, (await mock.moveClock({ hours: 1 })).length]).toEqual([10, 1]);
    shop.statuses.push(500, 200);
    const acknowledged = await mock.send("merchant", "refundStatusChanged", { url: shop.url, repeat: 2 });
    expect([acknowledged.acknowledged, acknowledged.retryHours, await mock.moveClock({ hours: 100 })]).toEqual([false, [], []]);
  });

  test.each([0, 101, 1.5, "2"])("rejects %j", async (repeat) => {
    expect(await post("payment", "events/paymentCallback", { url: shop.url, repeat })).toEqual([
      400,
      { code: "invalid-request", message: expect.stringContaining("repeat: must be") },
    ]);
  });
});

test("send() signs for a configured account", async () => {
  await using own = await startMockServer({ apis: ["payment"], credentials: { payment: { 1: "hush" } } });
  const outcome = await own.send("payment", "paymentCallback", { url: shop.url, amount: 7 });
  expect(outcome.acknowledged).toBe(true);
  expect(await verifyCheckoutSignature({ parameters: query(), secret: "hush" })).toBe(true);
  // @ts-expect-error: not an event of the API
  await expect(own.send("payment", "paymentCallbak", { url: shop.url })).rejects.toThrow("did you mean paymentCallback?");
});

test("send() accepts only the API's event names and fields, by type", async () => {
  const { url } = shop;
  const rejected = [
    // @ts-expect-error: not a field of this event
    () => mock.send("payment", "paymentCallback", { url, amont: 1 }),
    // @ts-expect-error: a number
    () => mock.send("payment", "paymentCallback", { url, amount: "1" }),
    // @ts-expect-error: the servers know the secret
    () => mock.send("payment", "paymentCallback", { url, secret: PAYMENT_SECRET }),
    // @ts-expect-error: not an event of this API
    () => mock.send("merchant", "paymentCallback", { url }),
    // @ts-expect-error: nowhere to send it
    () => mock.send("legacy", "failureRedirect", { orderNumber: "7" }),
    // @ts-expect-error: a report comes as JSON or CSV
    () => mock.send("payment", "paymentReport", { url, format: "xml" }),
    // @ts-expect-error: missing or wrong
    () => mock.send("merchant", "refundStatusChanged", { url, signature: "right" }),
  ];
  for (const send of rejected)
    await expect(send(), send.toString()).rejects.toMatchObject({ name: "ControlError", status: 400 + 4 * Number(send === rejected[3]) });
  expect(shop.received).toEqual([]);
  for (const name of ["successRedirect", "failureRedirect"] as const)
    await mock.send("legacy", name, { url, timestamp: new Date("2026-03-02T09:15:00Z"), signature: "wrong" });
  expect(shop.received.map((request) => queryOf(request.url).get("TIMESTAMP"))).toEqual(["1772442900", "1772442900"]);
});

describe("an undocumented value", () => {
  test("is sent with a warning where the description may add values later", async () => {
    const warned = once(process, "warning");
    const outcome = await mock.send("merchant", "refundStatusChanged", { url: shop.url, newStatus: "settlement linked" });
    const message =
      'refundStatusChanged: newStatus is "settlement linked", which is not one of completed, cancelled; sent anyway, since the list may grow';
    expect([outcome.acknowledged, outcome.warnings]).toEqual([true, [message]]);
    expect(await warned).toMatchObject([{ name: "MockServerWarning", message }]);
    const again = once(process, "warning");
    const [, { warnings }] = await post("payment", "events/paymentCallback", { url: shop.url, status: "paid" });
    expect(warnings).toEqual([expect.stringContaining('checkout-status is "paid"')]);
    expect(await again).toMatchObject([
      { message: expect.stringContaining('checkout-status is "paid", which is not one of ok, fail, pending, delayed') },
    ]);
  });

  test.each([
    { name: "addCardCallback", fields: { more: { "checkout-method": "PATCH" } }, error: "checkout-method: must be GET or POST" },
    { name: "paymentCallback", fields: { algorithm: "md5" }, error: "checkout-algorithm: must be sha256 or sha512" },
    { name: "paymentReport", fields: { format: "xml" }, error: "format: must be json or csv" },
  ])("is rejected where the list is closed: $error", async ({ name, fields, error }) => {
    expect(await post("payment", `events/${name}`, { url: shop.url, ...fields })).toEqual([
      400,
      { code: "invalid-request", message: error },
    ]);
    expect(shop.received).toEqual([]);
  });

  test("is looked up in the description that is served", async () => {
    const { ["x-extensible"]: _, ...closed } = { ...schemaOf("CallbackStatus"), enum: ["ok", "failed"] };
    const description = structuredClone(PAYMENT);
    description.components.schemas["CallbackStatus"] = closed;
    await using own = await startMockServer({ apis: ["payment"], descriptions: { payment: description } });
    await expect(own.send("payment", "paymentRedirect", { url: shop.url, status: "fail" })).rejects.toMatchObject({
      status: 400,
      message: "checkout-status must be one of ok, failed",
    });
    expect((await own.send("payment", "paymentRedirect", { url: shop.url, status: "failed" })).acknowledged).toBe(true);
  });
});

const STATUSES: Readonly<Record<string, number>> = { "foreign-target": 403, "unsupported-media-type": 415, "invalid-request": 400 };

describe("an event that can't be sent", () => {
  test.each([
    { what: "another machine", body: { url: "http://192.0.2.1/" }, code: "foreign-target" },
    { what: "a name that looks like loopback", body: { url: "http://127.0.0.1.example.com/" }, code: "foreign-target" },
    { what: "a text that is not a URL", body: {}, code: "invalid-request" },
    { what: "a file", body: { url: "file:///etc/passwd" }, code: "invalid-request" },
    { what: "an unknown field", body: { url: "http://127.0.0.1:1/", statuss: "ok" }, code: "invalid-request" },
    { what: "a field of another type", body: { url: "http://127.0.0.1:1/", amount: "1" }, code: "invalid-request" },
    { what: "a value that can't be signed", body: { url: "http://127.0.0.1:1/", stamp: "a\nb" }, code: "invalid-request" },
    { what: "an unknown account", body: { url: "http://127.0.0.1:1/", account: 1 }, code: "invalid-request" },
    { what: "a body that is not JSON", body: "{", code: "invalid-request" },
    { what: "what a web page can send", body: {}, type: "text/plain", code: "unsupported-media-type" },
  ])("to or with $what gets $code and a reason", async ({ body, type, code }) => {
    const [status, error] = (await post("payment", "events/paymentCallback", body, type)) as unknown as [number, { message: string }];
    expect([status, error]).toEqual([STATUSES[code], { code, message: expect.any(String) }]);
    if (code === "foreign-target") expect(error.message).toContain("or name the host in allowEventsTo (--allow-events-to)");
  });

  test.each<[fields: unknown, message: string]>([
    [undefined, "url: is missing; must be a URL that begins with http:// or https://, without a user name or a password"],
    ["http://127.0.0.1:1/", "options: must be an object, not a string"],
    [
      { url: "http://user:hush@127.0.0.1:1/" },
      "url: must be a URL that begins with http:// or https://, without a user name or a password",
    ],
    [{ url: "file:///etc/passwd" }, "url: must be a URL that begins with http:// or https://, without a user name or a password"],
    [
      { url: new URL("http://127.0.0.1:1/") },
      "url: must be a URL that begins with http:// or https://, without a user name or a password, not a URL object",
    ],
    [{ amont: 1 }, "amont: unknown option; did you mean amount?"],
    [{ amount: "1525" }, "amount: must be a number, not a string"],
    [{ amount: Number.NaN }, "amount: must be a number, not NaN"],
    [{ account: null }, "account: must be a string or a number, not null"],
    [{ account: 1 }, "account is unknown; the server knows 375917, 695861, 900401, 900403, 900500"],
    [{ stamp: 1 }, "stamp: must be a string, not a number"],
    [{ more: { a: 1 } }, "more: must be an object of strings"],
    [{ signature: "right" }, 'signature: must be "missing" or "wrong"'],
  ])("send() rejects fields %j: %s", async (fields, message) => {
    const given = typeof fields === "object" && fields !== null && !("url" in fields) ? { url: shop.url, ...fields } : fields;
    const rejected = mock.send("payment", "paymentCallback", given as { url: string });
    await expect(rejected).rejects.toMatchObject({ name: "ControlError", status: 400, message });
    expect(shop.received).toEqual([]);
  });

  test.each([
    ["yesterday", ""],
    [1_772_442_900_000, ", not a number"],
  ])("send() rejects the time %j", async (timestamp, end) => {
    const rejected = mock.send("legacy", "failureRedirect", { url: shop.url, timestamp: timestamp as string });
    await expect(rejected).rejects.toMatchObject({ status: 400, message: `timestamp: must be a Date, or its text${end}` });
  });

  test("send() ignores undefined fields", async () => {
    const fields = { url: shop.url, timestamp: undefined, signature: undefined } as unknown as { url: string };
    expect((await mock.send("legacy", "failureRedirect", fields)).acknowledged).toBe(true);
  });

  test.each<[by: unknown, message: string]>([
    [{ hour: 1 }, "hour: unknown option; did you mean hours?"],
    [{ hours: -1 }, "hours: must be a number from 0 to 277777, not -1"],
    [{ hours: Number.NaN }, "hours: must be a number from 0 to 277777, not NaN"],
    [{ seconds: "60" }, "seconds: must be a number from 0 to 1000000000, not a string"],
    [3600, "options: must be an object, not a number"],
  ])("moveClock() rejects %j: %s", async (by, message) => {
    const rejected = mock.moveClock(by as object);
    await expect(rejected).rejects.toMatchObject({ name: "ControlError", status: 400, message });
  });

  test("the control rejects a web page whose host name resolves to this machine", async () => {
    const { port } = new URL(mock.urls.payment);
    const body = JSON.stringify({ url: shop.url });
    const rest = `content-type: application/json\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    const host = `evil.example.com:${port}`;
    for (const path of ["events/paymentCallback", "clock"])
      expect(
        await sendRaw(
          mock.urls.payment,
          { pieces: [`POST /_mock/${path} HTTP/1.1\r\nhost: ${host}\r\norigin: http://${host}\r\n${rest}`] },
          5000,
        ),
      ).toBe(403);
    expect(shop.received).toEqual([]);
  });

  test("an event of another API gets a 404 that lists the API's own events", async () => {
    const [status, response] = await post("merchant", "events/paymentCallback", { url: shop.url });
    expect([status, JSON.stringify(response)]).toEqual([404, expect.stringContaining("refundStatusChanged")]);
  });

  test("an event does not follow redirects", async () => {
    shop.statuses.push(302);
    const [status, outcome] = await post("payment", "events/paymentCallback", { url: shop.url });
    expect([status, outcome]).toMatchObject([502, { acknowledged: false, response: { status: 302 } }]);
  });

  test.each([
    { api: "payment", name: "paymentRedirect", status: 303, acknowledged: true },
    { api: "payment", name: "addCardRedirect", status: 302, acknowledged: true },
    { api: "legacy", name: "failureRedirect", status: 303, acknowledged: true },
    { api: "payment", name: "paymentRedirect", status: 400, acknowledged: false },
    { api: "payment", name: "paymentRedirect", status: 500, acknowledged: false },
    { api: "legacy", name: "paymentNotification", status: 303, acknowledged: false },
  ] as const)("the response $status to $name counts as acknowledged: $acknowledged", async ({ api, name, status, acknowledged }) => {
    shop.statuses.push(status);
    expect(await post(api, `events/${name}`, { url: shop.url })).toMatchObject([acknowledged ? 200 : 502, { acknowledged }]);
    expect(shop.received).toHaveLength(1);
  });

  test("an event to an unreachable server reports the connection error", async () => {
    const [status, outcome] = await post("payment", "events/paymentCallback", { url: "http://127.0.0.1:9/" });
    expect([status, outcome.acknowledged, typeof outcome.failure]).toEqual([502, false, "string"]);
  });
});

describe("the retry schedule of refund notifications", () => {
  const notify = () => post("merchant", "events/refundStatusChanged", { url: shop.url });
  const advance = async (hours: number): Promise<number> => (await mock.moveClock({ hours })).length;

  test("is the documented one, then the notification is discarded", async () => {
    shop.statuses.push(...Array.from({ length: 20 }, () => 500));
    const [, outcome] = await notify();
    expect(outcome).toMatchObject({ acknowledged: false, retryHours: [1, 3, 6, 10, 15, 21, 28, 36, 45, 55] });
    const sentAt: number[] = [];
    for (let hour = 1; hour <= 60; hour++) for (let i = await advance(1); i > 0; i--) sentAt.push(hour);
    expect(sentAt).toEqual([1, 3, 6, 10, 15, 21, 28, 36, 45, 55]);
    expect(new Set(shop.received.map(({ url }) => url)).size).toBe(1);
  });

  test("ends with the first response of 200 to 299", async () => {
    shop.statuses.push(500, 404, 302, 204);
    await notify();
    expect([await advance(100), await advance(100)]).toEqual([3, 0]);
    expect(shop.received).toHaveLength(4);
  });

  test("is driven by the clock over HTTP, which returns what was sent", async () => {
    shop.statuses.push(500);
    await notify();
    const before = ((await (await fetch(`${mock.urls.legacy}/_mock/clock`)).json()) as { now: string }).now;
    const [status, moved] = (await post("payment", "clock", { hours: 1, seconds: 5 })) as unknown as [
      number,
      { now: string; deliveries: EventOutcome[] },
    ];
    expect([status, moved.deliveries.length]).toEqual([200, 1]);
    expect(Math.round((Date.parse(moved.now) - Date.parse(before)) / 1000)).toBeGreaterThanOrEqual(3605);
    expect(moved.deliveries[0]).toMatchObject({ response: { status: 200 }, sent: { method: "GET" } });
  });

  test.each([{ hours: -1 }, { hours: "1" }, { minutes: 1 }, { seconds: 1e300 }])("rejects the clock setting %o", async (body) => {
    expect((await post("payment", "clock", body))[0]).toBe(400);
  });

  test("does not exist for other events", async () => {
    shop.statuses.push(500);
    const [, outcome] = await post("payment", "events/paymentCallback", { url: shop.url });
    expect([outcome.retryHours, await advance(100)]).toEqual([[], 0]);
  });
});

test("control requests over HTTP are reported with the target and the status of each delivery, without its query", async () => {
  const exchanges: Exchange[] = [];
  await using own = await startMockServer({ apis: ["merchant"], onExchange: (exchange) => exchanges.push(exchange) });
  const control = (path: string, body: object): Promise<Response> =>
    fetch(`${own.urls.merchant}/_mock/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  shop.statuses.push(500);
  await control("events/refundStatusChanged", { url: shop.url });
  await control("clock", { hours: 1 });
  await control("events/refundStatusChanged", { url: "http://127.0.0.1:9/hook?shop=1" });
  const [url = ""] = shop.url.split("?");
  expect(exchanges.map(({ status, deliveries }) => [status, deliveries])).toEqual([
    [502, [{ method: "GET", url, status: 500 }]],
    [200, [{ method: "GET", url, status: 200 }]],
    [502, [{ method: "GET", url: "http://127.0.0.1:9/hook", failure: expect.any(String) }]],
  ]);
});

test.each([
  { host: "localhost", status: 200 },
  { host: "[::1]:4010", status: 200 },
  { host: "evil.example.com", status: 403 },
  { host: "evil.example.com", path: "health", status: 200 },
])("a control request to $path with the Host $host gets $status", async ({ host, path = "clock", status }) => {
  expect(await sendRaw(mock.urls.payment, { pieces: [`GET /_mock/${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`] }, 5000)).toBe(status);
});

test("an event goes to a host that is named, in whatever case, and to no other", async () => {
  await using own = await startMockServer({ apis: ["payment"], ports: false, allowEventsTo: ["Shop.invalid", "192.0.2.1"] });
  const failure = async (url: string): Promise<unknown> =>
    own.send("payment", "paymentRedirect", { url }).then(
      (outcome) => typeof outcome.failure,
      (error: Error) => error.message,
    );
  expect(await failure("http://shop.invalid:1/")).toBe("string");
  for (const host of ["shop.invalid.", "x.shop.invalid", "192.0.2.2", "[::ffff:192.0.2.1]"])
    expect(await failure(`http://${host}:1/`)).toMatch(/: events go to this machine only; use 127\.0\.0\.1/);
});

test.each([
  { path: "health", method: "GET", status: 200 },
  { path: "health", method: "HEAD", status: 200 },
  { path: "health", method: "POST", status: 405 },
  { path: "clock", method: "DELETE", status: 405 },
  { path: "events/paymentCallback", method: "GET", status: 405 },
  { path: "nothing", method: "GET", status: 404 },
])("$method /_mock/$path responds with $status", async ({ path, method, status }) => {
  const response = await fetch(`${mock.urls.payment}/_mock/${path}`, { method });
  expect(response.status).toBe(status);
  if (path === "health" && method === "GET") expect(await response.json()).toEqual({ status: "ok" });
});
