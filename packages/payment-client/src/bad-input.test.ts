/** Input that the client rejects before anything is sent. The Payment API documents no error codes. */
import { describe, expect, it } from "vitest";
import { examples } from "@maksu/payment-api/examples";
import { createPaymentClient, type PaymentClient } from "./index.ts";

const payments = createPaymentClient({
  account: 375917,
  secret: "SAIPPUAKAUPPIAS",
  baseUrl: "https://api.example.com",
  fetch: () => expect.fail("nothing may be sent"),
});
const payment = examples.createPayment.minimal.body;
const charge = examples.createCitCharge["one-click"].body;
const [item] = payment.items;
const withCommission = (amount: number): object => ({ ...payment, items: [{ ...item, commission: { merchant: "695874", amount } }] });
const refund = { callbackUrls: payment.redirectUrls };
const ID = "0c1f0d0e-7c5b-4d2a-9b43-8b8d5c0c8a11";

/** As a JavaScript caller has it. */
const violationsOf = async (operationId: keyof PaymentClient, input: object): Promise<unknown> => {
  const method = payments[operationId] as (given: object) => Promise<unknown>;
  const error: unknown = await method(input).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: "ValidationError", code: "validation-failed", operationId });
  return (error as { violations: unknown }).violations;
};

describe("createPayment", () => {
  it.each([
    ["an unknown language", { language: "DE" }, "/language", "enum", ["FI", "SV", "EN"]],
    ["another currency", { currency: "XXX" }, "/currency", "enum", ["EUR"]],
    ["amount 100000000", { amount: 100_000_000 }, "/amount", "maximum", 99_999_999],
    ["a negative amount", { amount: -1 }, "/amount", "minimum", 0],
    ["half a cent", { amount: 0.5 }, "/amount", "type", "integer"],
    ["an amount as text", { amount: "1525" }, "/amount", "type", "integer"],
    ["a stamp of 201 characters", { stamp: "x".repeat(201) }, "/stamp", "maxLength", 200],
    ["a reference of 201 characters", { reference: "x".repeat(201) }, "/reference", "maxLength", 200],
    ["an orderId of 61 characters", { orderId: "x".repeat(61) }, "/orderId", "maxLength", 60],
    ["a delay of 901 seconds", { callbackDelay: 901 }, "/callbackDelay", "maximum", 900],
    ["a negative delay", { callbackDelay: -1 }, "/callbackDelay", "minimum", 0],
    ["an unknown group", { groups: ["bank", "cash"] }, "/groups/1", "enum", ["mobile", "bank", "creditcard", "credit", "other"]],
    ["no stamp", { stamp: undefined }, "/stamp", "required", undefined],
    ["no items", { items: undefined }, "/items", "required", undefined],
    ["a customer without e-mail", { customer: {} }, "/customer/email", "required", undefined],
    ["an e-mail that is none", { customer: { email: "aino" } }, "/customer/email", "format", "email"],
    ["an unknown key", { "card/token~": "x" }, "/card~1token~0", "unevaluatedProperties", undefined],
    ["a key of token payments", { token: "x" }, "/token", "unevaluatedProperties", undefined],
    ["an amount that is not the items' sum", { amount: 1524 }, "", "amount-is-sum-of-items", undefined],
    [
      "VAT of two decimals",
      { amount: 100, items: [{ unitPrice: 100, units: 1, vatPercentage: 25.55, productCode: "a" }] },
      "",
      "vat-of-one-decimal",
      undefined,
    ],
    ["prices without VAT and no items", { usePricesWithoutVat: true, items: [] }, "", "not", undefined],
  ])("rejects %s", async (_what, change, pointer, rule, limit) => {
    const want = { in: "body", pointer, rule, message: expect.any(String), ...(limit !== undefined && { limit }) };
    expect(await violationsOf("createPayment", { body: { ...payment, ...change } })).toStrictEqual([want]);
  });

  it.each([
    [{ curency: "EUR" }, "is an unknown key; did you mean currency?"],
    [{ amount: 15.25 }, "must be a whole number, not 15.25"],
    [{ amount: "15.25" }, "must be a whole number"],
  ])("says how to correct %j", async (change, message) => {
    expect(await violationsOf("createPayment", { body: { ...payment, ...change } })).toMatchObject([{ message }]);
  });

  it("names both numbers of an amount that is not the items' sum", async () => {
    const found = await violationsOf("createPayment", { body: { ...payment, amount: payment.amount + 1 } });
    expect(found).toMatchObject([{ message: `\`amount\` is ${payment.amount + 1}, but the items add up to ${payment.amount}` }]);
  });

  it.each([
    ["amount", (digits: string) => ({ amount: digits })],
    ["unitPrice", (digits: string) => ({ items: [{ ...item, unitPrice: digits }] })],
    ["units", (digits: string) => ({ items: [{ ...item, units: digits }] })],
  ])("rejects ten million digits as %s at once, before the rules run", async (_name, change) => {
    const start = performance.now();
    const found = await violationsOf("createPayment", { body: { ...payment, ...change("9".repeat(10_000_000)) } });
    expect(found).toMatchObject([{ rule: "type" }]);
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  it("rejects 20,000 unknown keys in linear time, and names a hundred", async () => {
    const keys = Object.fromEntries(Array.from({ length: 20_000 }, (_none, index) => [`key${index}`, 1]));
    const start = performance.now();
    const found = await violationsOf("createPayment", { body: { ...payment, ...keys } });
    expect(found).toHaveLength(101);
    expect(found).toMatchObject({ 100: { rule: "elements" } });
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  it("names everything that is wrong, including the sum if its items are valid", async () => {
    const found = await violationsOf("createPayment", {
      body: { ...payment, amount: 1524, customer: {}, stamp: 1, items: [{ ...item, productCode: 1 }] },
    });
    expect((found as { pointer: string }[]).map(({ pointer }) => pointer).toSorted()).toStrictEqual([
      "",
      "/customer/email",
      "/items/0/productCode",
      "/stamp",
    ]);
  });

  it.each([
    ["an amount that is none", { amount: "1524" }, "/amount"],
    ["no amount", { amount: undefined }, "/amount"],
    ["half a unit", { items: [{ ...item, units: 0.5 }] }, "/items/0/units"],
    ["no price", { items: [{ ...item, unitPrice: undefined }] }, "/items/0/unitPrice"],
    ["no item", { items: [null] }, "/items/0"],
    ["no list", { items: {} }, "/items"],
  ])("does not report the sum with %s", async (_what, change, pointer) => {
    expect(await violationsOf("createPayment", { body: { ...payment, ...change } })).toStrictEqual([expect.objectContaining({ pointer })]);
  });

  it.each([
    ["200 characters", { stamp: "x".repeat(200), reference: "x".repeat(200), orderId: "x".repeat(60) }],
    ["200 characters outside the basic plane", { stamp: "😀".repeat(200) }],
    ["the largest amount", { amount: 99_999_999, items: [{ ...item, unitPrice: 99_999_999 }] }],
    ["nothing to pay", { amount: 0, items: [] }],
    ["a discount row", { amount: 1000, items: [item, { ...item, unitPrice: -525 }] }],
    ["900 seconds", { callbackDelay: 900 }],
    ["undefined keys", { orderId: undefined, groups: undefined }],
  ])("accepts %s", async (_what, change) => {
    const sent = createPaymentClient({
      account: 1,
      secret: "x",
      baseUrl: "https://api.example.com",
      fetch: () => Promise.reject(new RangeError("sent")),
    });
    await expect(sent.createPayment({ body: { ...payment, ...change } as typeof payment })).rejects.toMatchObject({
      code: "network-error",
      cause: { name: "RangeError" },
    });
  });

  /** As a JavaScript caller has it, who reads no more than the message. */
  const messageOf = async (operationId: "createPayment" | "getPayment", input?: object): Promise<string> => {
    const method = payments[operationId] as (given?: object) => Promise<unknown>;
    return method(input).then(
      () => expect.fail("it was sent"),
      (error: Error) => error.message,
    );
  };
  const NOTE = "unknown; the parts of a request are path, query, header, body";

  it.each([
    ["createPayment", { body: { ...payment, language: "fi" } }, "createPayment: body/language must be one of FI, SV, EN"],
    ["createPayment", { body: { ...payment, currency: "XXX" } }, "createPayment: body/currency must be EUR"],
    ["createPayment", undefined, "createPayment: body is missing"],
    ["createPayment", { stamp: "1", amount: 1 }, `createPayment: stamp, amount are ${NOTE}`],
    ["getPayment", undefined, "getPayment: path/transactionId is missing"],
    ["getPayment", { path: { transactionID: ID } }, "getPayment: path/transactionId is missing; transactionID is unknown"],
    ["getPayment", { transactionId: ID }, `getPayment: transactionId is ${NOTE}`],
  ] as const)("explains in its message what is wrong: %s %j", async (operationId, input, want) => {
    expect(await messageOf(operationId, input)).toBe(want);
  });

  it("names every violation", async () => {
    const body = { ...payment, language: "DE", amount: -1, extra: 1 };
    expect(await violationsOf("createPayment", { body })).toMatchObject([
      { pointer: "/amount" },
      { pointer: "/language" },
      { pointer: "/extra" },
    ]);
  });

  it.each([[undefined], [null], ["text"], [[]], [1]])("rejects the body %j", async (body) => {
    expect(await violationsOf("createPayment", { body })).toMatchObject([{ in: "body", pointer: "", rule: "type", limit: "object" }]);
  });
});

describe("a value that events repeat in signed parameters", () => {
  const hostile = ["order-1\ncheckout-status:ok", "\r", "order\u0000", "\u001f", "\u007f", "\u0085"];

  it.each([
    ["createPayment", "stamp", (text: string) => ({ body: { ...payment, stamp: text } })],
    ["createPayment", "reference", (text: string) => ({ body: { ...payment, reference: text } })],
    ["createCitCharge", "stamp", (text: string) => ({ body: { ...charge, stamp: text } })],
    ["createMitCharge", "reference", (text: string) => ({ body: { ...charge, reference: text } })],
    ["refundPayment", "refundStamp", (text: string) => ({ path: { transactionId: ID }, body: { ...refund, refundStamp: text } })],
    ["refundPayment", "refundReference", (text: string) => ({ path: { transactionId: ID }, body: { ...refund, refundReference: text } })],
    [
      "refundPaymentByEmail",
      "refundReference",
      (text: string) => ({ path: { transactionId: ID }, body: { ...refund, email: "aino@example.com", refundReference: text } }),
    ],
    [
      "refundPayment",
      "items/0/refundStamp",
      (text: string) => ({ path: { transactionId: ID }, body: { ...refund, items: [{ amount: 1, stamp: "1", refundStamp: text }] } }),
    ],
  ] as const)("is rejected if it has control characters: %s, %s", async (operationId, pointer, input) => {
    for (const text of hostile)
      expect(await violationsOf(operationId, input(text))).toMatchObject([{ in: "body", pointer: `/${pointer}`, rule: "pattern" }]);
  });

  it("is rejected with a message that says why", async () => {
    expect(await violationsOf("createPayment", { body: { ...payment, stamp: "a\nb" } })).toMatchObject([
      {
        message: "must have no control characters: the service signs the parameters of its events line by line",
      },
    ]);
  });
});

describe("other operations", () => {
  it.each([
    ["createCitCharge", { body: { ...charge, groups: ["bank"] } }, "body", "/groups", "unevaluatedProperties"],
    ["createMitCharge", { body: { ...charge, token: undefined } }, "body", "/token", "required"],
    ["commitAuthorizationHold", { path: { transactionId: ID }, body: { ...charge, amount: 1 } }, "body", "", "amount-is-sum-of-items"],
    ["getPayment", { path: { transactionId: "1" } }, "path", "/transactionId", "format"],
    ["getPayment", {}, "path", "/transactionId", "required"],
    ["getToken", { path: { "checkout-tokenization-id": "1" } }, "path", "/checkout-tokenization-id", "format"],
    ["listPaymentProviders", { query: { groups: ["cash"] } }, "query", "/groups/0", "enum"],
    ["listPaymentProviders", { query: { amount: "1" } }, "query", "/amount", "type"],
    ["listPaymentProviders", { query: { amount: 2 ** 31 } }, "query", "/amount", "maximum"],
    ["listPaymentProviders", { query: { amount: -(2 ** 31) - 1 } }, "query", "/amount", "minimum"],
    ["createPayment", { body: withCommission(-(2 ** 31) - 1) }, "body", "/items/0/commission/amount", "minimum"],
    ["refundPayment", { path: { transactionId: ID }, body: { ...refund, amount: 2 ** 53 } }, "body", "/amount", "maximum"],
    ["listGroupedPaymentProviders", { query: { language: "DE" } }, "query", "/language", "enum"],
    ["listSettlements", { query: { startDate: "1.11.2026" } }, "query", "/startDate", "format"],
    ["listSettlements", { query: { endDate: "2026-02-29" } }, "query", "/endDate", "format"],
    ["listSettlements", { query: { bankReference: "1".repeat(21) } }, "query", "/bankReference", "maxLength"],
    ["listSettlements", { query: { limit: 10 } }, "query", "/limit", "type"],
    ["listSettlements", { header: { submerchant: "1\r\n2" } }, "header", "/submerchant", "pattern"],
  ] as const)("%s rejects %j", async (operationId, input, place, pointer, rule) => {
    expect(await violationsOf(operationId, input)).toContainEqual(expect.objectContaining({ in: place, pointer, rule }));
  });
});
