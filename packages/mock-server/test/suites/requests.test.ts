/** The servers' reports of the requests that they saw. */
import { API_NAMES } from "@maksu/service-front";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type MockServer, startMockServer } from "../../src/mock-server.ts";
import { sendRaw } from "@maksu/test-server/hostile";
import { callLegacy, callMerchant, callPayment, MERCHANT_SECRET, PAYMENT_SECRET } from "../support/signed-calls.ts";
import { detailedOrder, order, payment, refund, tokenPayment } from "@maksu/test-server/hostile";

let mock: MockServer;
beforeAll(async () => {
  mock = await startMockServer();
});
afterAll(() => mock.close());
afterEach(() => mock.reset());

const create = (body: unknown = payment, headers = {}): Promise<Response> =>
  callPayment(mock.urls.payment, { method: "POST", target: "/payments", body, headers });

describe("requests()", () => {
  test("lists what came: operation, parsed parameters and body, status", async () => {
    await callPayment(mock.urls.payment, { target: "/merchants/payment-providers?amount=100&groups=bank,mobile" });
    await callMerchant(mock.urls.merchant, { method: "POST", target: "/merchant/v1/payments/a%2Fb/refunds", body: refund });
    expect(mock.requests()).toMatchObject([
      {
        api: "payment",
        operationId: "listPaymentProviders",
        method: "GET",
        path: "/merchants/payment-providers",
        status: 200,
        parameters: { path: {}, query: { amount: 100, groups: ["bank", "mobile"] } },
        body: undefined,
        headers: { "checkout-account": "375917", "checkout-method": "GET" },
        at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      },
      {
        api: "merchant",
        operationId: "createRefund",
        status: 202,
        parameters: { path: { orderNumber: "a/b" }, query: {} },
        body: refund,
      },
    ]);
  });

  test("filters by API and operation", async () => {
    await create();
    await callPayment(mock.urls.payment, { target: "/settlements" });
    await callLegacy(mock.urls.legacy, { body: order });
    expect(mock.requests("payment", "createPayment")).toMatchObject([{ api: "payment", body: { amount: 100 } }]);
    expect(mock.requests("legacy", "createPayment")).toMatchObject([{ api: "legacy", body: { price: "10.00" } }]);
    expect(mock.requests("payment").map(({ operationId }) => operationId)).toEqual(["createPayment", "listSettlements"]);
    // @ts-expect-error: not an operation of the API
    expect(() => mock.requests("merchant", "createPayment")).toThrow(
      "the merchant API has no operation createPayment; it belongs to payment",
    );
    // @ts-expect-error: not an operation
    expect(() => mock.requests("payment", "createPaymnt")).toThrow("has no operation createPaymnt; did you mean createPayment?");
    await using one = await startMockServer({ apis: ["legacy"] });
    // @ts-expect-error: not an API; an operation without one
    expect(() => one.requests("createPayment")).toThrow(
      expect.objectContaining({ name: "ControlError", message: `createPayment: unknown API; the APIs are ${API_NAMES.join(", ")}` }),
    );
    // @ts-expect-error: not an API
    await expect(one.send("paymnt", "paymentCallback", { url: "" })).rejects.toThrow("paymnt: unknown API; did you mean payment?");
    // @ts-expect-error: the API is not running
    expect(() => one.requests("payment")).toThrow("the payment API is not running");
  });

  test("has why a request was rejected, and its body if the signature was right", async () => {
    await create({ ...payment, language: "XX" });
    await callPayment(mock.urls.payment, { method: "POST", target: "/payments", body: payment }, { secret: "other" });
    await callMerchant(mock.urls.merchant, { method: "POST", target: "/merchant/v1/payments/1/refunds", body: { rows: [{ amount: 0 }] } });
    await fetch(`${mock.urls.payment}/nothing`);
    await sendRaw(mock.urls.payment, { pieces: ["garbage\r\n\r\n"] }, 5000);
    expect(mock.requests()).toMatchObject([
      { status: 400, reason: "body/language must be one of FI, SV, EN", body: { language: "XX" } },
      { status: 401, reason: expect.stringContaining("the signature does not match"), body: undefined },
      { status: 400, code: "invalid-amount", body: { rows: [{ amount: 0 }] } },
      { status: 404, path: "/nothing", parameters: { path: {}, query: {} } },
      { status: 400, path: "", headers: {}, reason: "Parse Error: Invalid method encountered" },
    ]);
  });

  test("has the first 50 levels of a body", async () => {
    await create({ ...payment, deep: JSON.parse(`${"[".repeat(80)}${"]".repeat(80)}`) as unknown });
    const [recorded] = mock.requests();
    expect([recorded?.status, /\[{50}"\[masked\]"\]{50}/.test(JSON.stringify(recorded?.body))]).toEqual([400, true]);
  });

  test("does not list control requests", async () => {
    await fetch(`${mock.urls.payment}/_mock/health`);
    expect(mock.requests()).toEqual([]);
  });

  test("keeps the newest 1,000", async () => {
    await using one = await startMockServer({ apis: ["legacy"] });
    for (let index = 0; index < 1010; index += 10)
      await Promise.all(Array.from({ length: 10 }, () => fetch(`${one.urls.legacy}/${index}`)));
    const paths = one.requests().map(({ path }) => path);
    expect([paths.length, paths[0], paths.at(-1)]).toEqual([1000, "/10", "/1000"]);
  });

  test("keeps at most 16 MB of bodies", async () => {
    const body = "x".repeat(2_900_000);
    for (let index = 0; index < 7; index++) await fetch(`${mock.urls.legacy}/${index}`, { method: "POST", body });
    expect(mock.requests().map(({ path }) => path)).toEqual(["/2", "/3", "/4", "/5", "/6"]);
  });

  test("returns copies that later requests and bodies don't change", async () => {
    await create();
    const before = mock.requests();
    await create();
    expect([before.length, mock.requests().length]).toEqual([1, 2]);
  });
});

describe("a recorded request masks", () => {
  const person = {
    customer: { email: "maija@example.com", firstName: "Maija", phone: "+358401234567" },
    deliveryAddress: { streetAddress: "Katu 1", postalCode: "00100", city: "Helsinki", country: "FI" },
    invoicingAddress: { streetAddress: "Katu 1", postalCode: "00100", city: "Helsinki", country: "FI" },
  };
  const cases: Record<string, () => Promise<unknown>> = {
    "the signature of a payment": () => create(payment),
    "the token of a token payment": () =>
      callPayment(mock.urls.payment, {
        method: "POST",
        target: "/payments/token/mit/charge",
        body: { ...tokenPayment, token: "hush-token" },
      }),
    "the signature of a refund": () =>
      callMerchant(mock.urls.merchant, { method: "POST", target: "/merchant/v1/payments/1/refunds", body: refund }),
    "the credentials of a legacy order": () => callLegacy(mock.urls.legacy, { body: order }),
    cookies: () => create(payment, { cookie: "session=hush" }),
  };

  test.each(Object.keys(cases))("%s", async (what) => {
    await cases[what]?.();
    const [recorded] = mock.requests();
    const text = JSON.stringify(recorded);
    expect(recorded?.body).toBeDefined();
    expect(text).toContain("[masked]");
    expect(text.toLowerCase()).not.toContain("hush");
    for (const secret of [PAYMENT_SECRET, MERCHANT_SECRET]) expect(text).not.toContain(secret);
    // No hexadecimal or base64 signature.
    expect(
      Object.entries(recorded?.headers ?? {}).filter(([name, value]) => /signature|authorization/.test(name) && value !== "[masked]"),
    ).toEqual([]);
  });

  test.each([
    "authorization",
    "proxy-authorization",
    "x-forwarded-authorization",
    "cookie",
    "x-api-key",
    "apikey",
    "x-auth-token",
    "x-csrftoken",
    "client-secret",
    "x-hub-signature-256",
    "x-session-id",
    "x-password",
  ])("the header %s, known or not", async (name) => {
    await create(payment, { [name]: "hush" });
    expect(mock.requests().map(({ headers }) => headers[name])).toEqual(["[masked]"]);
  });

  test("no header that has no secret", async () => {
    const headers = { "checkout-tokenization-id": "t-1", "x-request-id": "1", "user-agent": "shop", "idempotency-key": "1" };
    await create(payment, headers);
    expect(mock.requests()).toMatchObject([{ headers }]);
  });

  test("values, not the names of fields", async () => {
    await callPayment(mock.urls.payment, {
      method: "POST",
      target: "/payments/token/mit/charge",
      body: { ...tokenPayment, token: "hush" },
    });
    expect(mock.requests()).toMatchObject([{ body: { amount: 100, token: "[masked]" } }]);
  });

  test("no customer data, which tests sent and may check", async () => {
    await create({ ...payment, ...person });
    await callMerchant(mock.urls.merchant, {
      method: "POST",
      target: "/merchant/v1/payments/1/refunds",
      body: { ...refund, email: "maija@example.com" },
    });
    await callLegacy(mock.urls.legacy, { body: detailedOrder });
    expect(mock.requests().map(({ body }) => body)).toEqual([
      { ...payment, ...person },
      { ...refund, email: "maija@example.com" },
      detailedOrder,
    ]);
  });

  test("the signature of a card form", async () => {
    await fetch(`${mock.urls.payment}/tokenization/addcard-form`, { method: "POST", body: new URLSearchParams({ signature: "hush" }) });
    expect(JSON.stringify(mock.requests())).not.toContain("hush");
  });
});

test("reset() forgets requests, everywhere and for good", async () => {
  await create();
  await callLegacy(mock.urls.legacy, { body: order });
  mock.reset();
  expect(mock.requests()).toEqual([]);
});

describe("over HTTP", () => {
  const get = async (target: string, headers = {}): Promise<[number, unknown]> => {
    const response = await fetch(mock.urls.payment + target, { headers });
    return [response.status, await response.json()];
  };

  test("GET /_mock/requests lists the API's requests", async () => {
    await create();
    await callPayment(mock.urls.payment, { target: "/settlements" });
    await callLegacy(mock.urls.legacy, { body: order });
    expect(await get("/_mock/requests")).toMatchObject([
      200,
      { requests: [{ operationId: "createPayment" }, { operationId: "listSettlements" }] },
    ]);
    expect(await get("/_mock/requests?operation=createPayment")).toEqual([
      200,
      { requests: JSON.parse(JSON.stringify(mock.requests("payment", "createPayment"))) },
    ]);
  });

  test.each([
    {
      target: "/_mock/requests?operation=pay",
      status: 404,
      error: "the payment API has no operation pay; the operations are createPayment, ",
    },
    { target: "/_mock/requests?operations=pay", status: 400, error: "operations: unknown parameter; the parameter is operation" },
  ])("GET $target gets $status", async ({ target, status, error }) => {
    expect(await get(target)).toEqual([
      status,
      { code: status === 404 ? "not-found" : "invalid-request", message: expect.stringContaining(error) },
    ]);
  });

  test("GET /_mock/requests from a web page gets 403", async () => {
    expect((await get("/_mock/requests", { origin: "http://127.0.0.1:1" }))[0]).toBe(403);
    expect(await sendRaw(mock.urls.payment, { pieces: ["GET /_mock/requests HTTP/1.1\r\nhost: evil.example.com\r\n\r\n"] }, 5000)).toBe(
      403,
    );
  });

  test("POST /_mock/reset forgets the requests of all APIs", async () => {
    await create();
    await callLegacy(mock.urls.legacy, { body: order });
    const headers = { "content-type": "application/json" };
    expect((await fetch(`${mock.urls.merchant}/_mock/reset`, { method: "POST", headers, body: "{}" })).status).toBe(200);
    expect(mock.requests()).toEqual([]);
  });
});
