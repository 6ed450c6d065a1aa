/** Input that the client rejects before anything is sent, with the error code that the service would return. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { examples } from "@maksu/legacy-api/examples";
import { ClientError, createLegacyClient, type LegacyClientOptions, ValidationError } from "./index.ts";

const OPTIONS = {
  merchantId: 13466,
  secret: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ",
  baseUrl: "https://api.example.com",
  fetch: () => Promise.reject(new RangeError("sent")),
} satisfies LegacyClientOptions;
const legacy = createLegacyClient(OPTIONS);

/** The codes of what is wrong with a payment; none when it would be sent. */
const codesOf = async (body: unknown): Promise<readonly unknown[]> => {
  const error: unknown = await legacy.createPayment({ body } as never).catch((thrown: unknown) => thrown);
  if (error instanceof ClientError && error.code === "network-error") return [];
  if (error instanceof ValidationError) return error.violations.map(({ code }) => code);
  throw error;
};

/** As a JavaScript caller has it. */
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
        message: "only one of price and orderDetails may be sent",
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

describe("createPayment rejects", () => {
  it.each([
    ["no order number", { ...total, orderNumber: undefined }, "/orderNumber", "required", "invalid-order-number"],
    ["65 characters of it", { ...total, orderNumber: "x".repeat(65) }, "/orderNumber", "maxLength", "invalid-order-number"],
    ["an order number with a pipe", { ...total, orderNumber: "1042|1|X" }, "/orderNumber", "pattern", "invalid-order-number"],
    ["an order number with a line feed", { ...total, orderNumber: "1042\n" }, "/orderNumber", "pattern", "invalid-order-number"],
    ["an order number with NUL", { ...total, orderNumber: "\u00001042" }, "/orderNumber", "pattern", "invalid-order-number"],
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
    ["rows that are not a list", withDetails({ products: {} }), "/orderDetails/products", "type", "invalid-products"],
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
  ])("with the limit in its message: %s", async (pointer, body, limit) => {
    expect(await violationsOf(body)).toMatchObject([{ pointer, limit }]);
  });

  it.each([
    [{ ...total, price: "15,25" }, 'must be a decimal with a point, such as "15.25", of at least 0.65'],
    [withRow({ price: "15,25" }), 'must be a decimal with a point, such as "15.25"'],
    [withRow({ discount: "12,5" }), 'must be a decimal with a point, such as "12.5", from 0 to 100'],
  ])("a decimal comma with the form that is allowed", async (body, message) => {
    expect(await violationsOf(body)).toMatchObject([{ rule: "pattern", message }]);
  });

  it.each([[undefined], [null], [[]], ["text"]])("the body %j", async (body) => {
    expect(await violationsOf(body)).toMatchObject([{ pointer: "", rule: "type", code: "invalid-data-json" }]);
  });

  it.each([["json"], ["xml"]] as const)("a body that can't be written, in %s, validated or not", async (format) => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    for (const validate of [true, false])
      for (const extra of [circle, 1n]) {
        const client = createLegacyClient({ ...OPTIONS, format, validate });
        await expect(client.createPayment({ body: { ...total, extra } } as never)).rejects.toThrow(
          expect.objectContaining({ name: "ClientError", code: "body-invalid" }),
        );
      }
  });

  it("an empty payment, naming first the code that the service would return", async () => {
    const codes = ["invalid-order-number", "invalid-url-set", "invalid-currency", "missing-order-details-and-price"];
    expect(await violationsOf({})).toMatchObject(codes.map((code) => ({ code })));
  });

  it.each([
    ["a price that is none", { price: "x" }, "invalid-product-price"],
    ["no price", { price: undefined }, "invalid-product-price"],
    ["a quantity that is none", { price: "0", amount: "1,5" }, "invalid-product-amount"],
    ["a discount that is none", { price: "0", discount: "101" }, "invalid-product-discount"],
  ])("%s before it checks the total", async (_what, change, code) => {
    expect(await violationsOf(withDetails({ products: [{ ...row, ...change }] }))).toMatchObject([{ code }]);
  });

  it("a wrong total together with other faults", async () => {
    const products = [{ ...row, price: "0", title: "" }];
    const body = { ...withDetails({ products, contact: { ...order.orderDetails.contact, email: "" } }), currency: "SEK" };
    expect(await violationsOf(body)).toMatchObject([
      { pointer: "/currency", code: "invalid-currency" },
      { pointer: "/orderDetails/contact/email", code: "invalid-contact-email" },
      { pointer: "/orderDetails/products/0/title", code: "invalid-product-title" },
      { pointer: "/orderDetails", rule: "order-total", code: "invalid-total-price" },
    ]);
  });
});

it.each([
  ["abc", "a string"],
  [null, "null"],
  [5, "a number"],
  [[], "an empty array"],
])("createPayment rejects the input %j", async (input, kind) => {
  await expect(legacy.createPayment(input as never)).rejects.toThrow(
    expect.objectContaining({
      name: "ClientError",
      code: "input-unknown",
      message: expect.stringContaining(`the input must be an object, not ${kind}: createPayment({ body: { … } })`),
    }),
  );
});

describe("a header", () => {
  it.each(["Authorization", "x-service-api-version"])("that the client sets is rejected: %s", async (name) => {
    await expect(legacy.createPayment({ ...examples.createPayment["total-only"], header: { [name]: "x" } } as never)).rejects.toThrow(
      expect.objectContaining({ name: "SigningError", code: "header-reserved" }),
    );
  });

  it.each(["1\r\nx: 2", "ä", "\u0000"])("can't break out of its line: %j", async (value) => {
    await expect(legacy.createPayment({ ...examples.createPayment["total-only"], header: { "x-trace": value } } as never)).rejects.toThrow(
      expect.objectContaining({ name: "ClientError", code: "header-invalid" }),
    );
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
    await expect(legacy.createPayment({ body } as never)).rejects.toMatchObject({ code: "network-error", cause: { name: "RangeError" } });
  });
});

/** Rows of a table whose cells have no space in them. */
const words = (text: string): string[] => text.split(" ");

describe("a reference number", () => {
  it.each(
    words(
      "12344 1009 1234561 1234567123456784 1511890656 559582243294671 3222190631525115 1231180652526617 01030100067175800018 " +
        "3004101416423555 77584747906474893225",
    ),
  )("%s is sent", async (referenceNumber) => {
    expect(await codesOf({ ...total, referenceNumber })).toStrictEqual([]);
  });

  it.each<readonly [string, unknown]>([
    ["nothing", ""],
    ["blanks", "12 344"],
    ["a blank at its end", "12344 "],
    ["a line end", "12344\n"],
    ["digits of another script", "1234\u0664"],
    ...words("123 1234560 012344567890123456789 775847479064748932250 RF341234561 RF97C2H5OH -12344 12344.0 0x3038").map(
      (each) => [each, each] as const,
    ),
    ["a number with a wrong check digit", 1_234_560],
    ["a number that is not whole", 12_344.5],
    ["a number with an exponent", 1e21],
    ["no number", Number.NaN],
  ])("of %s is rejected", async (_what, referenceNumber) => {
    expect(new Set(await codesOf({ ...total, referenceNumber }))).toStrictEqual(new Set(["invalid-reference-number"]));
  });

  it.each(["json", "xml"] as const)("of a number that has lost digits is rejected, in %s", async (format) => {
    const body = { ...total, referenceNumber: Number("77584747906474893225") };
    for (const validate of [true, false])
      await expect(createLegacyClient({ ...OPTIONS, format, validate }).createPayment({ body } as never)).rejects.toMatchObject({
        code: "body-invalid",
        message: expect.stringContaining("body/referenceNumber is a whole number beyond"),
      });
  });

  it("has exactly one check digit for its other digits", async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[0-9]{3,19}$/), async (base) => {
        const sent = await Promise.all(
          [..."0123456789"].map(async (check) => ((await codesOf({ ...total, referenceNumber: base + check })).length === 0 ? check : "")),
        );
        expect(sent.join("")).toMatch(/^[0-9]$/);
      }),
      { numRuns: 50 },
    );
  });
});

describe("a price", () => {
  it.each(words("0.65 0.650 00.65 0.7 1 1.10 007 9999999999 1234567.89"))("of %j is sent", async (price) => {
    expect(await codesOf({ ...total, price })).toStrictEqual([]);
  });

  it.each([0.65, 100.54, 1e3, 9_999_999_999])("of the number %d is sent", async (price) => {
    expect(await codesOf({ ...total, price })).toStrictEqual([]);
  });

  it.each([
    ...words("0 0.64 0.6499999 0.649999999 -1.00 -0 .65 1. 1,10 +1 1e2 0x1 ٣.٠٠ 12345678901 12345678.90 NaN Infinity"),
    "",
    "1 000",
    "1.10 ",
    "1\n",
  ])("of %j is rejected", async (price) => {
    expect(new Set(await codesOf({ ...total, price }))).toStrictEqual(new Set(["invalid-price"]));
  });

  it.each([0.64, 0, -0, -1, 1.1 + 2.2, 0.65 + Number.EPSILON, 1e10, 1e21, Number.NaN, Number.POSITIVE_INFINITY])(
    "of the number %d is rejected",
    async (price) => {
      expect(new Set(await codesOf({ ...total, price }))).toStrictEqual(new Set(["invalid-price"]));
    },
  );

  it.each([[null], [true], [["1.00"]], [{ value: "1.00" }]])("of another type is rejected: %j", async (price) => {
    expect(await codesOf({ ...total, price })).toStrictEqual(["invalid-price"]);
  });

  it("is sent when it is a decimal of at most ten characters and at least 0.65", async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^-?[0-9]{1,8}(\.[0-9]{1,5})?$/), async (price) => {
        const [whole = "", fraction = ""] = price.replace("-", "").split(".");
        const isEnough = BigInt(whole + fraction.padEnd(5, "0")) >= 65_000n && !price.startsWith("-");
        expect((await codesOf({ ...total, price })).length === 0).toBe(isEnough && price.length <= 10);
      }),
      { numRuns: 200 },
    );
  });
});

describe("a decimal with an exponent", () => {
  const places = ["amount", "price", "vat", "discount"] as const;

  it.each(places)("as %s of a product is rejected at once, and the rules never see it", async (name) => {
    for (const text of ["1e+1000000000", "1e-1000000000", "1E9", "1e0"]) {
      const start = performance.now();
      expect(await codesOf(withRow({ [name]: text })), text).toStrictEqual([`invalid-product-${name}`]);
      expect(performance.now() - start, text).toBeLessThan(5000);
    }
  });

  it.each(places)("in place of %s, of ten million digits, is rejected at once", async (name) => {
    const start = performance.now();
    expect(await codesOf(withRow({ [name]: "9".repeat(10_000_000) }))).toStrictEqual([`invalid-product-${name}`]);
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});

describe("rows that are worth less than 0.65", () => {
  it("are rejected with what they add up to", async () => {
    const products = [
      { ...row, price: "0.50", amount: "1", discount: "10" },
      { ...row, price: "0.10", amount: "1", discount: "0" },
    ];
    expect(await violationsOf(withDetails({ products }))).toStrictEqual([
      {
        in: "body",
        pointer: "/orderDetails",
        rule: "order-total",
        limit: 0.65,
        message: "the products add up to 0.55 with VAT, which is less than 0.65",
        code: "invalid-total-price",
      },
    ]);
  });
});
