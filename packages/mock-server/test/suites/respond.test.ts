/** Responses that a test sets. */
import { createPaymentClient } from "@maksu/payment-client";
import { verifyCheckoutSignature } from "@maksu/signing";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type MockServer, startMockServer } from "../../src/mock-server.ts";
import { callLegacy, callMerchant, callPayment, PAYMENT_SECRET, TRANSACTION } from "../support/signed-calls.ts";
import { order, payment, refund } from "@maksu/test-server/hostile";

let mock: MockServer;
beforeAll(async () => {
  mock = await startMockServer();
});
afterAll(() => mock.close());
afterEach(() => mock.reset());

const get = (headers = {}, id = TRANSACTION): Promise<Response> => callPayment(mock.urls.payment, { target: `/payments/${id}`, headers });
const PAID = {
  transactionId: TRANSACTION,
  status: "ok",
  amount: 100,
  currency: "EUR",
  stamp: "s",
  reference: "r",
  createdAt: "2026-03-02T09:15:04.578Z",
} as const;

describe("respond()", () => {
  test("sets the body of the next response, which is signed", async () => {
    await mock.respond("payment", "getPayment", { status: 200, body: PAID });
    const response = await get();
    const text = await response.text();
    expect([response.status, JSON.parse(text)]).toEqual([200, PAID]);
    const signature = response.headers.get("signature");
    expect(await verifyCheckoutSignature({ parameters: response.headers, signature, body: text, secret: PAYMENT_SECRET })).toBe(true);
    expect(await (await get()).json()).not.toMatchObject({ amount: 100 });
  });

  test("without a body responds with the description's example of the status", async () => {
    await mock.respond("merchant", "createRefund", { status: 202 });
    const call = { method: "POST", target: "/merchant/v1/payments/1/refunds", body: refund };
    expect((await callMerchant(mock.urls.merchant, call)).headers.get("location")).toMatch(/\/refunds\/\w{36}$/);
    await mock.respond("payment", "getPayment", { status: 404 });
    const response = await get();
    expect([response.status, await response.json()]).toMatchObject([404, { status: "error" }]);
  });

  test("sets headers of the description", async () => {
    const location = "https://api.example.com/merchant/v1/refunds/R1";
    await mock.respond("merchant", "createRefund", { status: 202, headers: { Location: location } });
    const call = { method: "POST", target: "/merchant/v1/payments/1/refunds", body: refund };
    expect((await callMerchant(mock.urls.merchant, call)).headers.get("location")).toBe(location);
  });

  test("responds in the media type of the request", async () => {
    const body = { orderNumber: "1", token: "t".repeat(64), url: "https://pay.example.com/t" };
    await mock.respond("legacy", "createPayment", { status: 201, body });
    await mock.respond("legacy", "createPayment", { status: 400, body: { errorCode: "invalid-price", errorMessage: "No." } });
    expect(await (await callLegacy(mock.urls.legacy, { body: order })).json()).toEqual(body);
    const xml =
      "<payment><orderNumber>1</orderNumber><currency>EUR</currency><price>1.00</price><urlSet><success>https://a.example.com</success><failure>https://a.example.com</failure><notification>https://a.example.com</notification></urlSet></payment>";
    const rejected = await callLegacy(mock.urls.legacy, { body: xml, headers: { "content-type": "application/xml" } });
    expect([rejected.status, await rejected.text()]).toEqual([400, expect.stringContaining("<errorCode>invalid-price</errorCode>")]);
  });

  test("sends responses in order, each as many times as asked", async () => {
    await mock.respond("payment", "getPayment", { status: 503 }, { times: 2 });
    await mock.respond("payment", "getPayment", { status: 200, body: PAID });
    const statuses: number[] = [];
    for (let index = 0; index < 4; index++) statuses.push((await get()).status);
    expect(statuses).toEqual([503, 503, 200, 200]);
    await mock.respond("payment", "getPayment", { status: 503 }, { times: Number.POSITIVE_INFINITY });
    for (let index = 0; index < 20; index++) expect((await get()).status).toBe(503);
    mock.reset();
    expect((await get()).status).toBe(200);
  });

  test("is not used for a request that is rejected", async () => {
    await mock.respond("payment", "createPayment", { status: 400 });
    const call = (body: unknown, secret?: string): Promise<Response> =>
      callPayment(mock.urls.payment, { method: "POST", target: "/payments", body }, secret === undefined ? {} : { secret });
    expect((await call(payment, "other")).status).toBe(401);
    expect(await (await call({ ...payment, amount: "1" })).json()).toMatchObject({ meta: [expect.stringContaining("body/amount")] });
    expect([(await call(payment)).status, (await call(payment)).status]).toEqual([400, 201]);
  });

  test("comes before triggers and Prefer, and after merchants' states and Mock-Fault: status", async () => {
    const unknown = "00000000-0000-4000-8000-000000000404";
    await mock.respond("payment", "getPayment", { status: 200, body: PAID }, { times: 2 });
    expect((await get({ prefer: "code=404" })).status).toBe(200);
    expect((await get({ "mock-fault": "status=503" })).status).toBe(503);
    expect((await get({}, unknown)).status).toBe(200);
    expect([(await get({}, unknown)).status, (await get({ prefer: "code=404" })).status]).toEqual([404, 404]);
  });

  test("rejects a status that is not in an object", async () => {
    await expect(mock.respond("payment", "getPayment", 404 as never)).rejects.toThrow(
      "response: must be an object such as { status: 404 }, not a number",
    );
  });

  test("lets faults change the response", async () => {
    await mock.respond("payment", "getPayment", { status: 200, body: PAID });
    expect((await get({ "mock-fault": "no-signature" })).headers.get("signature")).toBeNull();
  });

  test("copies the body", async () => {
    const body = { ...PAID, amount: 100 };
    await mock.respond("payment", "getPayment", { status: 200, body });
    body.amount = 200;
    expect(await (await get()).json()).toMatchObject({ amount: 100 });
  });

  test("is checked by type", async () => {
    const rejected = [
      // @ts-expect-error: not an operation of the API
      () => mock.respond("merchant", "createPayment", { status: 200 }),
      // @ts-expect-error: a status that the operation does not have
      () => mock.respond("payment", "getPayment", { status: 204 }),
      // @ts-expect-error: the body of another status
      () => mock.respond("payment", "getPayment", { status: 200, body: { status: "error", message: "m" } }),
      // @ts-expect-error: no amount
      () => mock.respond("payment", "getPayment", { status: 200, body: { transactionId: TRANSACTION } }),
    ];
    for (const respond of rejected) await expect(respond(), respond.toString()).rejects.toMatchObject({ name: "ControlError" });
  });

  test.each<[what: string, operationId: "createPayment" | "getPayment" | "addCardForm", response: object, message: string | RegExp]>([
    [
      "an undocumented status",
      "createPayment",
      { status: 202 },
      "status: createPayment has no response 202; it has 201, 400, 401 and any other from 400 to 599",
    ],
    ["no status", "createPayment", {}, "status: is missing"],
    ["a status that is a string", "createPayment", { status: "201" }, "status: must be a whole number from 200 to 599, not a string"],
    ["an unknown option", "getPayment", { status: 200, code: 1 }, "code: unknown option; the options are status, headers, body"],
    ["a missing field", "getPayment", { status: 200, body: { ...PAID, amount: undefined } }, "body must have required property 'amount'"],
    ["a field of another type", "getPayment", { status: 200, body: { ...PAID, amount: "100" } }, "body/amount must be integer"],
    ["an unknown value", "getPayment", { status: 200, body: { ...PAID, currency: "XXX" } }, "body/currency must be equal to"],
    ["a body that is not an object", "getPayment", { status: 200, body: [] }, "body must be object"],
    ["an error body of another form", "getPayment", { status: 404, body: { message: 1 } }, "body"],
    ["a body where there is none", "addCardForm", { status: 302, body: {} }, "body: the response 302 of addCardForm has none"],
    [
      "an undocumented header",
      "getPayment",
      { status: 200, headers: { "X-Y": "1" } },
      "headers/X-Y: the response has no such header; it has",
    ],
    ["a header that is not text", "getPayment", { status: 200, headers: { signature: 1 } }, /^headers: must be an object of strings$/],
    [
      "a header with a line break",
      "addCardForm",
      { status: 302, headers: { Location: "a\r\nb" } },
      "headers/Location: must be printable ASCII",
    ],
  ])("rejects %s", async (_what, operationId, response, message) => {
    const rejected = mock.respond("payment", operationId, response as never);
    await expect(rejected).rejects.toMatchObject({ name: "ControlError", status: 400 });
    await expect(rejected).rejects.toThrow(message);
    expect((await callPayment(mock.urls.payment, { method: "POST", target: "/payments", body: payment })).status).toBe(201);
  });

  test.each([0, -1, 1.5, "1", Number.NaN])("rejects %j times", async (times) => {
    const rejected = mock.respond("payment", "getPayment", { status: 404 }, { times: times as number });
    await expect(rejected).rejects.toThrow("times: must be a whole number from 1, or Infinity");
  });

  test("rejects a body with the description's message in place of a pattern", async () => {
    const body = { orderNumber: "1", token: "-".repeat(64), url: "https://pay.example.com/t" };
    const rejected = mock.respond("legacy", "createPayment", { status: 201, body });
    await expect(rejected).rejects.toThrow(/^body\/token must be 64 letters and digits$/);
  });

  test("is checked against the description that is served", async () => {
    const { descriptionOf } = await import("@maksu/service-front");
    const description = JSON.parse(JSON.stringify(descriptionOf("payment")).replaceAll('"EUR"', '"XXX"')) as object;
    await using own = await startMockServer({ apis: ["payment"], descriptions: { payment: description } });
    const body = { ...PAID, currency: "XXX" as "EUR" };
    await own.respond("payment", "getPayment", { status: 200, body });
    await expect(own.respond("payment", "getPayment", { status: 200, body: PAID })).rejects.toThrow("body/currency");
  });

  test("reaches a typed client", async () => {
    const payments = createPaymentClient({ account: 375917, secret: PAYMENT_SECRET, baseUrl: mock.urls.payment });
    await mock.respond("payment", "getPayment", { status: 200, body: PAID });
    expect(await payments.getPayment({ path: { transactionId: TRANSACTION } })).toMatchObject({ ok: true, verified: true, data: PAID });
  });
});

describe("POST /_mock/responses/<operation>", () => {
  const post = async (operationId: string, body: unknown): Promise<[number, unknown]> => {
    const response = await fetch(`${mock.urls.payment}/_mock/responses/${operationId}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return [response.status, await response.json()];
  };

  test("sets responses as respond() does", async () => {
    expect(await post("getPayment", { status: 503, times: 2 })).toEqual([200, {}]);
    expect([(await get()).status, (await get()).status, (await get()).status]).toEqual([503, 503, 200]);
  });

  test("sets one until the reset", async () => {
    expect(await post("getPayment", { status: 503, times: "always" })).toEqual([200, {}]);
    for (let index = 0; index < 20; index++) expect((await get()).status).toBe(503);
    mock.reset();
    expect((await get()).status).toBe(200);
  });

  test.each([
    { operationId: "pay", body: { status: 200 }, status: 404, error: expect.stringContaining("the payment API has no operation pay") },
    { operationId: "getPayment", body: { status: 200, body: { amount: 1 } }, status: 400, error: expect.stringContaining("body") },
    { operationId: "getPaymnt", body: { status: 200 }, status: 404, error: expect.stringContaining("did you mean getPayment?") },
    {
      operationId: "createRefund",
      body: { status: 202 },
      status: 404,
      error: expect.stringContaining("has no operation createRefund; it belongs to merchant"),
    },
    {
      operationId: "getPayment",
      body: { status: 200, times: 0 },
      status: 400,
      error: 'times: must be a whole number from 1, or "always", not 0',
    },
    {
      operationId: "getPayment",
      body: { status: 200, times: "Infinity" },
      status: 400,
      error: 'times: must be a whole number from 1, or "always"',
    },
    { operationId: "getPayment", body: { status: 503, time: 2 }, status: 400, error: "time: unknown option; did you mean times?" },
    {
      operationId: "getPayment",
      body: { code: 503 },
      status: 400,
      error: "code: unknown option; the options are status, headers, body, times",
    },
  ])("rejects $body for $operationId with $status", async ({ operationId, body, status, error }) => {
    expect(await post(operationId, body)).toEqual([status, { code: status === 404 ? "not-found" : "invalid-request", message: error }]);
    expect((await get()).status).toBe(200);
  });
});
