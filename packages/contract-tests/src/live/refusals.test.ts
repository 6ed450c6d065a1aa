/** Bad requests, each refused by the client's validator before it is sent, and by the mock server when it is sent all the same. */
import { createLegacyClient } from "@maksu/legacy-client";
import { createMerchantClient } from "@maksu/merchant-client";
import { type MockServer, startMockServer } from "@maksu/mock-server";
import { createPaymentClient, ValidationError } from "@maksu/payment-client";
import { examples } from "@maksu/payment-client/examples";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { liveApis, MERCHANT, PAYMENT_MERCHANT } from "./apis.ts";

let mock: MockServer;
beforeAll(async () => {
  mock = await startMockServer();
});
afterAll(() => mock.close());

const payment = examples.createPayment.minimal.body;
const urls = {
  success: "https://shop.example.com/ok",
  failure: "https://shop.example.com/failed",
  notification: "https://shop.example.com/notify",
};
const order = { orderNumber: "1", currency: "EUR", urlSet: urls };
const contact = {
  firstName: "Maija",
  lastName: "Meikäläinen",
  email: "maija@example.com",
  address: { street: "Katu 1", postalCode: "00100", postalOffice: "Helsinki", country: "FI" },
};
const orderDetails = { includeVat: "1", contact, products: [{ title: "Kirja", amount: "1", price: "10.00", vat: "10" }] };

interface Case {
  readonly what: string;
  readonly api: "payment" | "merchant" | "legacy";
  readonly operationId: string;
  readonly input: object;
  /** Where and what the client says. */
  readonly violation: { readonly in: string; readonly pointer: string; readonly rule: string; readonly code?: string };
  readonly status: number;
}

const refund = (rows: readonly unknown[]): object => ({ path: { orderNumber: "1" }, body: { rows } });
const rows = (count: number): unknown[] => Array.from({ length: count }, () => ({ amount: 100 }));

const cases: Case[] = [
  {
    what: "unknown language",
    api: "payment",
    operationId: "createPayment",
    input: { body: { ...payment, language: "DE" } },
    violation: { in: "body", pointer: "/language", rule: "enum" },
    status: 400,
  },
  {
    what: "amount 100000000",
    api: "payment",
    operationId: "createPayment",
    input: { body: { ...payment, amount: 100_000_000 } },
    violation: { in: "body", pointer: "/amount", rule: "maximum" },
    status: 400,
  },
  {
    what: "201-character stamp",
    api: "payment",
    operationId: "createPayment",
    input: { body: { ...payment, stamp: "x".repeat(201) } },
    violation: { in: "body", pointer: "/stamp", rule: "maxLength" },
    status: 400,
  },
  {
    what: "unknown key",
    api: "payment",
    operationId: "createPayment",
    input: { body: { ...payment, "€": 1 } },
    violation: { in: "body", pointer: "/€", rule: "unevaluatedProperties" },
    status: 400,
  },
  {
    what: "total that is not the sum of the rows",
    api: "payment",
    operationId: "createPayment",
    input: { body: { ...payment, amount: payment.amount + 1 } },
    violation: { in: "body", pointer: "", rule: "amount-is-sum-of-items" },
    status: 400,
  },
  {
    what: "unknown group",
    api: "payment",
    operationId: "listPaymentProviders",
    input: { query: { groups: ["bank", "banks"] } },
    violation: { in: "query", pointer: "/groups/1", rule: "enum" },
    status: 400,
  },
  {
    what: "transaction ID that is no UUID",
    api: "payment",
    operationId: "getPayment",
    input: { path: { transactionId: "1" } },
    violation: { in: "path", pointer: "/transactionId", rule: "format" },
    status: 400,
  },
  {
    what: "no rows",
    api: "merchant",
    operationId: "createRefund",
    input: refund(rows(0)),
    violation: { in: "body", pointer: "/rows", rule: "minItems", code: "invalid-refund-rows" },
    status: 400,
  },
  {
    what: "501 rows",
    api: "merchant",
    operationId: "createRefund",
    input: refund(rows(501)),
    violation: { in: "body", pointer: "/rows", rule: "maxItems", code: "invalid-refund-rows" },
    status: 400,
  },
  {
    what: "row amount 2000001",
    api: "merchant",
    operationId: "createRefund",
    input: refund([{ amount: 2_000_001 }]),
    violation: { in: "body", pointer: "/rows/0/amount", rule: "maximum", code: "invalid-amount" },
    status: 400,
  },
  {
    what: "unknown key in a row",
    api: "merchant",
    operationId: "createRefund",
    input: refund([{ amount: 1, vat: 2400 }]),
    violation: { in: "body", pointer: "/rows/0/vat", rule: "unevaluatedProperties", code: "invalid-key" },
    status: 400,
  },
  {
    what: "settlement list without dates",
    api: "merchant",
    operationId: "listSettlements",
    input: {},
    violation: { in: "query", pointer: "/fromDate", rule: "required", code: "invalid-date-format" },
    status: 404,
  },
  {
    what: "dates out of order",
    api: "merchant",
    operationId: "listSettlements",
    input: { query: { fromDate: "2026-02-01", toDate: "2026-01-01" } },
    violation: { in: "query", pointer: "", rule: "dates-in-order", code: "invalid-date-format" },
    status: 404,
  },
  {
    what: "more than two months",
    api: "merchant",
    operationId: "listSettlements",
    input: { query: { fromDate: "2026-01-01", toDate: "2026-03-02" } },
    violation: { in: "query", pointer: "", rule: "at-most-two-months", code: "invalid-date-range" },
    status: 404,
  },
  {
    what: "price and orderDetails both sent",
    api: "legacy",
    operationId: "createPayment",
    input: { body: { ...order, price: "10.00", orderDetails } },
    violation: { in: "body", pointer: "", rule: "anyOf", code: "order-details-and-price-defined" },
    status: 400,
  },
  {
    what: "neither price nor orderDetails",
    api: "legacy",
    operationId: "createPayment",
    input: { body: order },
    violation: { in: "body", pointer: "", rule: "anyOf", code: "missing-order-details-and-price" },
    status: 400,
  },
  {
    what: "501 products",
    api: "legacy",
    operationId: "createPayment",
    input: { body: { ...order, orderDetails: { ...orderDetails, products: Array.from({ length: 501 }, () => orderDetails.products[0]) } } },
    violation: { in: "body", pointer: "/orderDetails/products", rule: "maxItems", code: "invalid-products-amount" },
    status: 400,
  },
  {
    what: "wrong check digit",
    api: "legacy",
    operationId: "createPayment",
    input: { body: { ...order, price: "10.00", referenceNumber: "1234560" } },
    violation: { in: "body", pointer: "/referenceNumber", rule: "format", code: "invalid-reference-number" },
    status: 400,
  },
  {
    what: "order total 0.64",
    api: "legacy",
    operationId: "createPayment",
    input: { body: { ...order, orderDetails: { ...orderDetails, products: [{ title: "Kirja", amount: "1", price: "0.64", vat: "0" }] } } },
    violation: { in: "body", pointer: "/orderDetails", rule: "order-total", code: "invalid-total-price" },
    status: 400,
  },
];

type Methods = Readonly<Record<string, (input: object) => Promise<{ readonly status: number; readonly error?: unknown }>>>;

/** The clients without types: the tests send what the types refuse. */
const clients = (validate: boolean): Readonly<Record<Case["api"], Methods>> =>
  ({
    payment: createPaymentClient({ ...PAYMENT_MERCHANT, baseUrl: mock.urls.payment, validate }),
    merchant: createMerchantClient({ ...MERCHANT, baseUrl: mock.urls.merchant, validate }),
    legacy: createLegacyClient({ ...MERCHANT, baseUrl: mock.urls.legacy, validate }),
  }) as unknown as Readonly<Record<Case["api"], Methods>>;

describe.each(cases)("$api $operationId: $what", ({ api, operationId, input, violation, status }) => {
  test("is refused by the client, with field, rule and code", async () => {
    const client = clients(true)[api];
    const outcome: unknown = client[operationId]?.(input);
    const error = await Promise.resolve(outcome).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ValidationError);
    const { violations } = error as ValidationError;
    expect(violations[0]).toMatchObject(violation);
    expect(violations[0]?.code).toBe(violation.code);
  });

  test("is refused by the mock server, with status and code", async () => {
    const result = await clients(false)[api][operationId]?.(input);
    expect(result?.status).toBe(status);
    if (violation.code !== undefined)
      expect(result?.error).toMatchObject(api === "merchant" ? { error: { title: violation.code } } : { errorCode: violation.code });
    else expect(result?.error).toMatchObject({ status: "error", meta: [expect.stringContaining(violation.in + violation.pointer)] });
  });
});

describe("a wrong secret", () => {
  test.each([
    { api: "payment", operationId: "getPayment", status: 401, error: { status: "error" } },
    { api: "payment", operationId: "addCardForm", status: 401, error: { status: "error" } },
    { api: "merchant", operationId: "getPayment", status: 403, error: { error: { title: "invalid-signature" } } },
    { api: "legacy", operationId: "createPayment", status: 401, error: undefined },
  ])("$api $operationId is answered $status", async ({ api, operationId, status, error }) => {
    const live = liveApis(mock.urls, { secret: "not the secret" }).find(({ name }) => name === api);
    const result = await live?.call(operationId);
    expect(result).toMatchObject({ status, ok: false, verified: false });
    if (error === undefined) expect(result?.error).toBeUndefined();
    else expect(result?.error).toMatchObject(error);
    if (api === "legacy") expect(result?.headers.get("www-authenticate")).toMatch(/^Basic /);
  });

  test("a wrong API name is 403 invalid-api-name", async () => {
    const client = createMerchantClient({ ...MERCHANT, apiName: "AnotherMerchantAPI", baseUrl: mock.urls.merchant });
    expect(await client.getRefund({ path: { refundToken: "x" } })).toMatchObject({
      status: 403,
      error: { error: { title: "invalid-api-name" } },
    });
  });
});
