/** Violations that only Prism finds, unmet `Prefer` headers, and expensive requests: all get a response as the API would send it. */
import { createPaymentClient } from "@maksu/payment-client";
import { basicAuthorization, checkoutSignature, contentMd5, merchantAuthorization, merchantSignature, signCardForm } from "@maksu/signing";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { API_NAMES, descriptionOf, type Exchange, readOperations, responseOf } from "@maksu/service-front";
import { type MockServer, startMockServer } from "../../src/mock-server.ts";
import { callLegacy, callMerchant } from "../support/signed-calls.ts";
import { detailedOrder, order, payment, product } from "@maksu/test-server/hostile";

const PAYMENT_SECRET = "SAIPPUAKAUPPIAS";
const SECRET = "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ";
const TRANSACTION = "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913";

let mock: MockServer;
let exchanges: Exchange[] = [];
beforeAll(async () => {
  mock = await startMockServer({ onExchange: (exchange) => exchanges.push(exchange) });
});
afterAll(() => mock.close());
afterEach(() => void (exchanges = []));

async function pay(
  method: string,
  path: string,
  options: { body?: string; signed?: Record<string, string>; prefer?: string } = {},
): Promise<Response> {
  const { body, signed = {}, prefer } = options;
  const parameters = {
    "checkout-account": "375917",
    "checkout-algorithm": "sha256",
    "checkout-method": method,
    "checkout-nonce": "n",
    "checkout-timestamp": new Date().toISOString(),
    ...signed,
  };
  const signature = await checkoutSignature({ parameters: Object.entries(parameters), body: body ?? "", secret: PAYMENT_SECRET });
  const type = body === undefined ? {} : { "content-type": "application/json" };
  const headers = { ...parameters, ...type, signature, ...(prefer && { prefer }) };
  return fetch(mock.urls.payment + path, { method, headers, redirect: "manual", ...(body !== undefined && { body }) });
}

async function merchant(method: string, target: string, { body = "", timestamp = "2026-11-21T12:00:00+0200" } = {}): Promise<Response> {
  const md5 = await contentMd5(body);
  const signature = await merchantSignature({ method, target, merchantId: 13466, timestamp, contentMd5: md5, secret: SECRET });
  const headers = { timestamp, "content-md5": md5, authorization: merchantAuthorization({ merchantId: 13466, signature }) };
  return fetch(mock.urls.merchant + target, {
    method,
    headers: { ...headers, ...(body && { "content-type": "application/json" }) },
    ...(body && { body }),
  });
}

const refund = JSON.stringify({ amount: 1, callbackUrls: { success: "https://shop.example.com", cancel: "https://shop.example.com" } });

describe("a malformed signature header", () => {
  test("gets a 400 that names it from the Payment API, even where 422 is documented", async () => {
    const signed = { "checkout-timestamp": "yesterday", "checkout-transaction-id": TRANSACTION };
    const response = await pay("POST", `/payments/${TRANSACTION}/refund`, { body: refund, signed });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status: "error", meta: [expect.stringContaining("checkout-timestamp")] });
    expect(exchanges[0]?.reason).toContain("checkout-timestamp");
  });

  test.each([
    { method: "GET", target: "/merchant/v1/refunds/x", body: "" },
    { method: "POST", target: "/merchant/v1/payments/1/refunds", body: '{"rows":[{"amount":1}]}' },
  ])("gets 403 invalid-signature from the Merchant API, $method", async ({ method, target, body }) => {
    const response = await merchant(method, target, { body, timestamp: "2026-11-21T12:00:00+02:00" });
    expect([response.status, await response.json()]).toMatchObject([403, { error: { title: "invalid-signature" } }]);
    expect(exchanges[0]?.reason).toContain("timestamp");
  });

  test.each(["", "2"])("gets a 400 without a code from the legacy interface, version %j", async (version) => {
    const authorization = await basicAuthorization({ merchantId: 13466, secret: SECRET });
    const urls = { success: "https://a.example.com", failure: "https://a.example.com", notification: "https://a.example.com" };
    const response = await fetch(`${mock.urls.legacy}/api-payment/create`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json", "x-service-api-version": version },
      body: JSON.stringify({ orderNumber: "1", currency: "EUR", price: "1.00", urlSet: urls }),
    });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { errorCode: "", errorMessage: expect.stringContaining("version") },
    ]);
  });
});

describe("a broken percent-encoding", () => {
  test.each([
    { method: "GET", target: "/merchant/v1/settlements/%zz", status: 404, code: "invalid-settlement-id" },
    { method: "GET", target: "/merchant/v1/refunds/%", status: 404, code: "invalid-refund-token" },
    { method: "DELETE", target: "/merchant/v1/refunds/%C3", status: 404, code: "refund-not-found" },
    {
      method: "POST",
      target: "/merchant/v1/payments/%E0%A4%A/refunds",
      body: '{"rows":[{"amount":1}]}',
      status: 404,
      code: "payment-not-found",
    },
  ])("of $method $target gets $status $code", async ({ method, target, body, status, code }) => {
    const response = await merchant(method, target, body === undefined ? {} : { body });
    expect([response.status, await response.json()]).toMatchObject([status, { error: { title: code } }]);
  });
});

describe("Prefer", () => {
  test("selects a header's example by name", async () => {
    const fields = await signCardForm({
      account: 375917,
      secret: PAYMENT_SECRET,
      redirectSuccessUrl: "https://shop.example.com/ok",
      redirectCancelUrl: "https://shop.example.com/no",
    });
    const post = (prefer: string): Promise<Response> =>
      fetch(`${mock.urls.payment}/tokenization/addcard-form`, {
        method: "POST",
        redirect: "manual",
        headers: { "content-type": "application/json", prefer },
        body: JSON.stringify(fields),
      });
    const locations = await Promise.all(
      ["example=card-form", "example=cancel-url"].map(async (prefer) => (await post(prefer)).headers.get("location")),
    );
    expect(locations).toEqual([expect.stringContaining("/cards/new/"), expect.stringContaining("/cancel")]);
  });

  test.each([
    { prefer: "code=400, example=nope", want: "it has" },
    { prefer: "example=transaction-not-paid", want: "it has" },
    { prefer: "code=302", want: "this operation responds with 200, 401 and any other from 400 to 599" },
  ])("$prefer is rejected, and lists what is available", async ({ prefer, want }) => {
    const response = await pay("GET", "/merchants/payment-providers", { prefer });
    expect([response.status, await response.json()]).toMatchObject([300, { status: "error", message: expect.stringContaining(want) }]);
  });

  test.each([
    { what: "an invalid request", body: "{}" },
    { what: "a request whose response is set", body: JSON.stringify(payment) },
  ])("a mistake in it comes before the 400 of $what", async ({ body }) => {
    await mock.respond("payment", "createPayment", { status: 400 });
    expect((await pay("POST", "/payments", { body, prefer: "code=400, example=nope" })).status).toBe(300);
    mock.reset();
  });

  test("a mistake in it makes a typed client throw, whose operation documents any error", async () => {
    const payments = createPaymentClient({ account: 375917, secret: PAYMENT_SECRET, baseUrl: mock.urls.payment });
    const call = payments.listSettlements({}, { headers: { Prefer: "code=400, example=nope" } });
    await expect(call).rejects.toMatchObject({ code: "unexpected-status", status: 300 });
    expect(exchanges).toMatchObject([
      { status: 300, reason: expect.stringContaining("Prefer asks for an example that 400 does not have") },
    ]);
  });

  test.each(API_NAMES)("no operation of %s documents the status of a mistake", (api) => {
    for (const operation of readOperations(descriptionOf(api)).values()) expect(responseOf(operation, 300)).toBeUndefined();
  });

  test("is reported to onExchange, as a response that was set is", async () => {
    await mock.respond("payment", "listPaymentProviders", { status: 503 });
    for (const prefer of ["code=401", "code=401", ""]) await pay("GET", "/merchants/payment-providers", { prefer });
    expect(exchanges.map(({ status, chosen }) => [status, chosen])).toEqual([
      [503, "as set by respond"],
      [401, "as Prefer asks"],
      [200, undefined],
    ]);
  });
});

describe("a body with very many violations", () => {
  test("gets an immediate response with the first twenty", async () => {
    const response = await pay("POST", "/payments", { body: JSON.stringify({ items: Array.from({ length: 5000 }, () => 0) }) });
    const { meta } = (await response.json()) as { meta: string[] };
    expect([response.status, meta.length, meta.at(-1)]).toEqual([400, 21, "and at least 80 more"]);
  });

  test("gets a reason of at most 300 characters, whatever a field is called", async () => {
    await merchant("POST", "/merchant/v1/payments/1/refunds", { body: `{"rows":[{"amount":1,"${"x".repeat(10_000)}":1}]}` });
    expect([exchanges[0]?.code, exchanges[0]?.reason?.length]).toEqual(["invalid-key", 300]);
  });
});

describe("a merchant's URL that no customer or event could go to", () => {
  const legacyOrder = (url: string): Promise<Response> =>
    callLegacy(mock.urls.legacy, { body: { ...order, urlSet: { ...order.urlSet, success: url } } });

  test.each([
    ["javascript:x", "/redirectUrls/success must be an http or https URL"],
    ["https://user:sesame@shop.example", "/redirectUrls/success must have no user name and no password"],
  ])("is rejected by the Payment API: %s", async (url, reason) => {
    const body = JSON.stringify({ ...payment, redirectUrls: { ...payment.redirectUrls, success: url } });
    const response = await pay("POST", "/payments", { body });
    const text = await response.text();
    expect([response.status, text.includes(reason), text.includes("sesame")]).toEqual([400, true, false]);
  });

  test("is rejected by the other APIs with the field's own code", async () => {
    const url = "https://user@shop.example/";
    expect(await (await legacyOrder(url)).json()).toMatchObject({ errorCode: "invalid-url-success" });
    const body = JSON.stringify({ rows: [{ amount: 100 }], notifyUrl: url });
    const refunded = await merchant("POST", "/merchant/v1/payments/1/refunds", { body });
    expect([refunded.status, await refunded.json()]).toMatchObject([400, { error: { title: "invalid-notify-url" } }]);
  });
});

describe("a list of more than 10,000 elements", () => {
  const long = <Element>(element: Element, length = 10_001): Element[] => Array.from({ length }, () => element);

  test("gets invalid-refund-rows from the Merchant API", async () => {
    const response = await merchant("POST", "/merchant/v1/payments/1/refunds", { body: JSON.stringify({ rows: long({ amount: 1 }) }) });
    expect([response.status, await response.json()]).toMatchObject([400, { error: { title: "invalid-refund-rows" } }]);
  });

  test("gets invalid-products-amount from the legacy interface", async () => {
    const body = { ...detailedOrder, orderDetails: { ...detailedOrder.orderDetails, products: long(product) } };
    const response = await callLegacy(mock.urls.legacy, { body });
    expect([response.status, await response.json()]).toMatchObject([400, { errorCode: "invalid-products-amount" }]);
  });

  test("is not validated any further: an immediate 400", async () => {
    const response = await pay("POST", "/payments", { body: JSON.stringify({ items: long(0, 1_000_000) }) });
    expect(response.status).toBe(400);
  });

  test("gets a 413 where no rule limits it", async () => {
    const response = await callLegacy(mock.urls.legacy, { body: { ...order, unknown: [long(0)] } });
    expect([response.status, await response.json()]).toMatchObject([413, { errorMessage: expect.stringContaining("10000") }]);
  });
});

test.each([
  {
    what: "a form",
    type: "application/x-www-form-urlencoded",
    write: (names: readonly string[]) => names.map((name) => `${name}=1`).join("&"),
  },
  {
    what: "JSON",
    type: "application/json",
    write: (names: readonly string[]) => JSON.stringify(Object.fromEntries(names.map((name) => [name, "1"]))),
  },
])("an unsigned card form of more than 10,000 fields as $what gets a 413 before its signature is checked", async ({ type, write }) => {
  const statusOf = async (count: number): Promise<number> => {
    const body = write(Array.from({ length: count }, (_none, index) => `n${index}`));
    const headers = { "content-type": type };
    return (await fetch(`${mock.urls.payment}/tokenization/addcard-form`, { method: "POST", headers, body })).status;
  };
  expect([await statusOf(10_000), await statusOf(10_001)]).toEqual([401, 413]);
});

test.each([
  { what: "with other values", first: '"orderNumber":"2",' },
  { what: "with the same value", first: '"orderNumber":"1",' },
])("a name that comes 100,001 times $what gets a 413: a quicker parser does not decide which one counts", async ({ first }) => {
  const body = JSON.stringify({ ...order, orderNumber: "1" }).replace("{", `{${first.repeat(100_001)}`);
  const response = await callLegacy(mock.urls.legacy, { body });
  expect([response.status, await response.json()]).toMatchObject([413, { errorMessage: expect.stringContaining("repeated") }]);
});

test("a violation that only Prism finds does not affect the signature check", async () => {
  const stricter = JSON.parse(JSON.stringify(descriptionOf("merchant")).replace('"email":{', '"email":{"maxLength":10,')) as object;
  await using own = await startMockServer({ apis: ["merchant"], descriptions: { merchant: stricter } });
  const body = { email: "aino.esimerkki@example.com", rows: [{ amount: 100 }] };
  const response = await callMerchant(own.urls.merchant, { method: "POST", target: "/merchant/v1/payments/1/refunds", body });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("body/email");
});
