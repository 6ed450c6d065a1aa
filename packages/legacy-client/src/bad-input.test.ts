/** What the client refuses before anything is sent, with the error code that the service would answer. */
import { describe, expect, it } from "vitest";
import { examples } from "./generated/examples.ts";
import { createLegacyClient } from "./index.ts";

const legacy = createLegacyClient({
  merchantId: 13466,
  secret: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ",
  baseUrl: "https://api.example.com",
  fetch: () => Promise.reject(new RangeError("sent")),
});

/** As a caller in JavaScript has it. */
const violationsOf = async (body: unknown): Promise<unknown> => {
  const error: unknown = await legacy.createPayment({ body } as never).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: "ValidationError", code: "validation-failed", operationId: "createPayment" });
  return (error as { violations: unknown }).violations;
};

const total = examples.createPayment["total-only"].body;
const order = { ...total, price: undefined, orderDetails: orderDetails() };
const [row] = order.orderDetails.products;

function orderDetails() {
  const { orderDetails: details } = examples.createPayment["with-order-rows"].body;
  if (!details) throw new Error("the example has no order rows");
  return details;
}

const withDetails = (change: object): object => ({ ...order, orderDetails: { ...order.orderDetails, ...change } });
const withContact = (change: object): object => withDetails({ contact: { ...order.orderDetails.contact, ...change } });
const withAddress = (change: object): object => withContact({ address: { ...order.orderDetails.contact.address, ...change } });
const withRow = (change: object): object => withDetails({ products: [row, { ...row, ...change }] });
const rows = (count: number): object => withDetails({ products: Array.from({ length: count }, () => row) });

describe("price and orderDetails", () => {
  it("must not both be sent", async () => {
    expect(await violationsOf({ ...order, price: "1.00" })).toStrictEqual([
      {
        in: "body",
        pointer: "",
        rule: "anyOf",
        message: "Only one of price and orderDetails may be sent.",
        code: "order-details-and-price-defined",
      },
    ]);
  });

  it("must not both be left out", async () => {
    expect(await violationsOf({ ...total, price: undefined })).toMatchObject([
      { pointer: "", rule: "anyOf", code: "missing-order-details-and-price" },
    ]);
  });
});

describe("createPayment refuses", () => {
  it.each([
    ["no order number", { ...total, orderNumber: undefined }, "/orderNumber", "required", "invalid-order-number"],
    ["65 characters of it", { ...total, orderNumber: "x".repeat(65) }, "/orderNumber", "maxLength", "invalid-order-number"],
    ["a wrong check digit", { ...total, referenceNumber: "1234560" }, "/referenceNumber", "format", "invalid-reference-number"],
    ["a creditor reference", { ...total, referenceNumber: "RF341234561" }, "/referenceNumber", "pattern", "invalid-reference-number"],
    ["a long description", { ...total, description: "x".repeat(65_001) }, "/description", "maxLength", "invalid-description"],
    ["another currency", { ...total, currency: "SEK" }, "/currency", "enum", "invalid-currency"],
    ["an unknown language", { ...total, locale: "de_DE" }, "/locale", "enum", "invalid-locale"],
    ["a price of 0.64", { ...total, price: "0.64" }, "/price", "pattern", "invalid-price"],
    ["a decimal comma", { ...total, price: "1,50" }, "/price", "pattern", "invalid-price"],
    ["no addresses", { ...total, urlSet: undefined }, "/urlSet", "required", "invalid-url-set"],
    [
      "no success address",
      { ...total, urlSet: { ...total.urlSet, success: undefined } },
      "/urlSet/success",
      "required",
      "invalid-url-success",
    ],
    ["a wrong one", { ...total, urlSet: { ...total.urlSet, failure: "shop" } }, "/urlSet/failure", "pattern", "invalid-url-failure"],
    ["0 rows", rows(0), "/orderDetails/products", "minItems", "invalid-products-amount"],
    ["501 rows", rows(501), "/orderDetails/products", "maxItems", "invalid-products-amount"],
    ["rows that are no list", withDetails({ products: {} }), "/orderDetails/products", "type", "invalid-products"],
    ["another VAT mode", withDetails({ includeVat: "2" }), "/orderDetails/includeVat", "enum", "invalid-vat-mode"],
    ["no payer", withDetails({ contact: undefined }), "/orderDetails/contact", "required", "invalid-contact"],
    ["no e-mail", withContact({ email: undefined }), "/orderDetails/contact/email", "required", "invalid-contact-email"],
    [
      "a country's name",
      withAddress({ country: "Finland" }),
      "/orderDetails/contact/address/country",
      "maxLength",
      "invalid-contact-country",
    ],
    ["no street", withAddress({ street: "" }), "/orderDetails/contact/address/street", "minLength", "invalid-contact-address"],
    ["a row without title", withRow({ title: undefined }), "/orderDetails/products/1/title", "required", "invalid-product-title"],
    ["eleven digits", withRow({ amount: "12345678901" }), "/orderDetails/products/1/amount", "maxLength", "invalid-product-amount"],
    ["a discount of 101", withRow({ discount: "101" }), "/orderDetails/products/1/discount", "pattern", "invalid-product-discount"],
    ["type 4", withRow({ type: 4 }), "/orderDetails/products/1/type", "enum", "invalid-product-type"],
    [
      "a total of 0.64",
      withDetails({ products: [{ ...row, price: "0.64", discount: "0" }] }),
      "/orderDetails",
      "order-total",
      "invalid-total-price",
    ],
  ])("%s", async (_what, body, pointer, rule, code) => {
    expect(await violationsOf(body)).toMatchObject([{ in: "body", pointer, rule, code }]);
  });

  it.each([
    ["/orderDetails/products", rows(501), 500],
    ["/orderNumber", { ...total, orderNumber: "x".repeat(65) }, 64],
    ["/locale", { ...total, locale: "de_DE" }, ["fi_FI", "sv_SE", "en_US"]],
  ])("and says the limit: %s", async (pointer, body, limit) => {
    expect(await violationsOf(body)).toMatchObject([{ pointer, limit }]);
  });

  it.each([[undefined], [null], [[]], ["text"]])("the body %j", async (body) => {
    expect(await violationsOf(body)).toMatchObject([{ pointer: "", rule: "type", code: "invalid-data-json" }]);
  });

  it("an empty payment, naming first what the service would answer", async () => {
    const codes = ["invalid-order-number", "invalid-url-set", "invalid-currency", "missing-order-details-and-price"];
    expect(await violationsOf({})).toMatchObject(codes.map((code) => ({ code })));
  });

  it("looks at the total only when all else is right", async () => {
    expect(await violationsOf(withDetails({ products: [{ ...row, price: "0", title: "" }] }))).toMatchObject([
      { code: "invalid-product-title" },
    ]);
  });
});

describe("createPayment sends", () => {
  it.each([
    ["0.65", { ...total, price: "0.65" }],
    ["one row", rows(1)],
    ["500 rows", rows(500)],
    [
      "3.15 less 2.50",
      withDetails({
        products: [
          { ...row, price: "3.15", discount: "0" },
          { ...row, price: "-2.50", discount: "0" },
        ],
      }),
    ],
    ["numbers in place of text", { ...total, price: 0.65, referenceNumber: 1_234_561 }],
    ["an empty address for what is pending", { ...total, urlSet: { ...total.urlSet, pending: "" } }],
    ["undefined keys", { ...total, orderDetails: undefined, locale: undefined }],
    ["64 characters outside the basic plane", { ...total, orderNumber: "😀".repeat(64) }],
  ])("%s", async (_what, body) => {
    await expect(legacy.createPayment({ body } as never)).rejects.toThrow(/^sent$/);
  });
});
