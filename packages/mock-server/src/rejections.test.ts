/** What Prism alone finds wrong, what `Prefer` asks for in vain, and what would cost too much, all answered as the API would. */
import { basicAuthorization, checkoutSignature, contentMd5, merchantAuthorization, merchantSignature, signCardForm } from "@maksu/signing";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Exchange } from "@maksu/service-front";
import { type MockServer, startMockServer } from "./mock-server.ts";
import { descriptionOf } from "./descriptions.ts";
import { callLegacy, callMerchant } from "./testing/signed-calls.ts";
import { detailedOrder, order, product } from "./testing/valid-bodies.ts";

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

describe("a malformed header of the signature", () => {
  test("Payment API: 400 that names it, also where 422 is documented", async () => {
    const signed = { "checkout-timestamp": "yesterday", "checkout-transaction-id": TRANSACTION };
    const answer = await pay("POST", `/payments/${TRANSACTION}/refund`, { body: refund, signed });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ status: "error", meta: [expect.stringContaining("checkout-timestamp")] });
    expect(exchanges[0]?.reason).toContain("checkout-timestamp");
  });

  test.each([
    { method: "GET", target: "/merchant/v1/refunds/x", body: "" },
    { method: "POST", target: "/merchant/v1/payments/1/refunds", body: '{"rows":[{"amount":1}]}' },
  ])("Merchant API, $method: 403 invalid-signature", async ({ method, target, body }) => {
    const answer = await merchant(method, target, { body, timestamp: "2026-11-21T12:00:00+02:00" });
    expect([answer.status, await answer.json()]).toMatchObject([403, { error: { title: "invalid-signature" } }]);
    expect(exchanges[0]?.reason).toContain("timestamp");
  });

  test.each(["", "2"])("legacy interface, version %j: 400 without a code", async (version) => {
    const authorization = await basicAuthorization({ merchantId: 13466, secret: SECRET });
    const urls = { success: "https://a.example.com", failure: "https://a.example.com", notification: "https://a.example.com" };
    const answer = await fetch(`${mock.urls.legacy}/api-payment/create`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json", "x-service-api-version": version },
      body: JSON.stringify({ orderNumber: "1", currency: "EUR", price: "1.00", urlSet: urls }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([400, { errorCode: "", errorMessage: expect.stringContaining("version") }]);
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
  ])("$method $target: $status $code", async ({ method, target, body, status, code }) => {
    const answer = await merchant(method, target, body === undefined ? {} : { body });
    expect([answer.status, await answer.json()]).toMatchObject([status, { error: { title: code } }]);
  });
});

describe("Prefer", () => {
  test("a header's example can be asked for by name", async () => {
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
    { prefer: "code=400, example=nope", told: "it has" },
    { prefer: "example=transaction-not-paid", told: "it has" },
    { prefer: "code=302", told: "this operation answers 200, 401, default" },
  ])("$prefer is refused, with what there is", async ({ prefer, told }) => {
    const answer = await pay("GET", "/merchants/payment-providers", { prefer });
    expect([answer.status, await answer.json()]).toMatchObject([400, { status: "error", message: expect.stringContaining(told) }]);
  });
});

describe("a body with very many faults", () => {
  test("is answered at once, with the first twenty", async () => {
    const answer = await pay("POST", "/payments", { body: JSON.stringify({ items: Array.from({ length: 5000 }, () => 0) }) });
    const { meta } = (await answer.json()) as { meta: string[] };
    expect([answer.status, meta.length, meta.at(-1)]).toEqual([400, 21, expect.stringMatching(/^and \d+ more$/)]);
  });

  test("has a reason of no more than 300 characters, whatever a field is called", async () => {
    await merchant("POST", "/merchant/v1/payments/1/refunds", { body: `{"rows":[{"amount":1,"${"x".repeat(10_000)}":1}]}` });
    expect([exchanges[0]?.code, exchanges[0]?.reason?.length]).toEqual(["invalid-key", 300]);
  });
});

describe("a list of more than 10,000 elements", () => {
  const long = <Element>(element: Element, length = 10_001): Element[] => Array.from({ length }, () => element);

  test("Merchant API: invalid-refund-rows", async () => {
    const answer = await merchant("POST", "/merchant/v1/payments/1/refunds", { body: JSON.stringify({ rows: long({ amount: 1 }) }) });
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { title: "invalid-refund-rows" } }]);
  });

  test("legacy interface: invalid-products-amount", async () => {
    const body = { ...detailedOrder, orderDetails: { ...detailedOrder.orderDetails, products: long(product) } };
    const answer = await callLegacy(mock.urls.legacy, { body });
    expect([answer.status, await answer.json()]).toMatchObject([400, { errorCode: "invalid-products-amount" }]);
  });

  test("is looked through no further: 400 in no time", async () => {
    const answer = await pay("POST", "/payments", { body: JSON.stringify({ items: long(0, 1_000_000) }) });
    expect(answer.status).toBe(400);
  });

  test("where no rule speaks against it: 413", async () => {
    const answer = await callLegacy(mock.urls.legacy, { body: { ...order, unknown: [long(0)] } });
    expect([answer.status, await answer.json()]).toMatchObject([413, { errorMessage: expect.stringContaining("10000") }]);
  });
});

test("what only Prism finds wrong with a body is no matter of the signature", async () => {
  const stricter = JSON.parse(JSON.stringify(descriptionOf("merchant")).replace('"email":{', '"email":{"maxLength":10,')) as object;
  await using own = await startMockServer({ apis: ["merchant"], descriptions: { merchant: stricter } });
  const body = { email: "aino.esimerkki@example.com", rows: [{ amount: 100 }] };
  const answer = await callMerchant(own.urls.merchant, { method: "POST", target: "/merchant/v1/payments/1/refunds", body });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("body/email");
});
