/** Programs that compile, and programs that must not. The compiler checks; at run time the calls only fail to reach a service. */
import { describe, expect, expectTypeOf, it } from "vitest";
import {
  createLegacyClient,
  type ErrorBody,
  ApiError,
  type ErrorCode,
  errorCatalogue,
  type LegacyClient,
  type Operations,
  type OrderDetails,
  type PaymentRequest,
  type PaymentResponse,
  type Product,
  type unwrap,
} from "./index.ts";

const legacy = createLegacyClient({
  merchantId: 13466,
  secret: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ",
  baseUrl: "https://api.example.com",
  validate: false,
  fetch: () => Promise.reject(new RangeError("nothing is sent")),
});
const urlSet = { success: "https://shop.example.com/1", failure: "https://shop.example.com/2", notification: "https://shop.example.com/3" };
const bare = { orderNumber: "1", currency: "EUR", urlSet } as const;
const row: Product = { title: "Winter coat", amount: "1", price: "199.00", vat: "25.5" };
const orderDetails: OrderDetails = {
  includeVat: 1,
  contact: {
    firstName: "Aino",
    lastName: "Esimerkki",
    email: "aino.esimerkki@example.com",
    address: { street: "Mallikatu 1", postalCode: "00100", postalOffice: "Helsinki", country: "FI" },
  },
  products: [row],
};

/** Makes calls that need only compile, or not. */
const calls = (...made: readonly (() => Promise<unknown>)[]): Promise<unknown> => Promise.all(made.map((call) => call()));

/** The type of an operation's result. */
type ResultOf<Operation extends keyof Operations> = Awaited<ReturnType<LegacyClient[Operation]>>;
type Of<Result, Status> = Extract<Result, { readonly status: Status }>;

describe("the input type of a call", () => {
  it("has exactly one of price and orderDetails", async () => {
    await expect(
      calls(
        // @ts-expect-error: both
        () => legacy.createPayment({ body: { ...bare, price: "1.00", orderDetails } }),
        // @ts-expect-error: neither
        () => legacy.createPayment({ body: bare }),
        () => legacy.createPayment({ body: { ...bare, price: "1.00" } }),
        () => legacy.createPayment({ body: { ...bare, orderDetails } }),
        () => legacy.createPayment({ body: bare.currency === "EUR" ? { ...bare, price: "1.00" } : { ...bare, orderDetails } }),
      ),
    ).rejects.toThrow(Error);
  });

  it("has decimals and reference numbers as text", async () => {
    await expect(
      calls(
        // @ts-expect-error: a number loses digits
        () => legacy.createPayment({ body: { ...bare, price: "1.00", referenceNumber: 1234561 } }),
        // @ts-expect-error: a number loses digits
        () => legacy.createPayment({ body: { ...bare, price: 1.1 } }),
        // @ts-expect-error: a number loses digits
        () => legacy.createPayment({ body: { ...bare, orderDetails: { ...orderDetails, products: [{ ...row, amount: 1 }] } } }),
        () => legacy.createPayment({ body: { ...bare, price: "1.00", referenceNumber: "1234561" } }),
      ),
    ).rejects.toThrow(Error);
    expectTypeOf<PaymentRequest["referenceNumber"]>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Product["discount"]>().toEqualTypeOf<string | undefined>();
  });

  it("has the described values, every required part, and no other", async () => {
    await expect(
      calls(
        // @ts-expect-error: no such locale
        () => legacy.createPayment({ body: { ...bare, price: "1.00", locale: "de_DE" } }),
        // @ts-expect-error: no such currency
        () => legacy.createPayment({ body: { ...bare, price: "1.00", currency: "SEK" } }),
        // @ts-expect-error: no such VAT mode
        () => legacy.createPayment({ body: { ...bare, orderDetails: { ...orderDetails, includeVat: 2 } } }),
        // @ts-expect-error: no such type
        () => legacy.createPayment({ body: { ...bare, orderDetails: { ...orderDetails, products: [{ ...row, type: 4 }] } } }),
        // @ts-expect-error: no order number
        () => legacy.createPayment({ body: { currency: "EUR", urlSet, price: "1.00" } }),
        // @ts-expect-error: no such key
        () => legacy.createPayment({ body: { ...bare, price: "1.00", refNumber: "1234561" } }),
        // @ts-expect-error: the client fills it in
        () => legacy.createPayment({ body: { ...bare, price: "1.00" }, header: { Authorization: "x" } }),
        // @ts-expect-error: an option of the client
        () => legacy.createPayment({ body: { ...bare, price: "1.00" }, header: { "X-Service-Api-Version": "1" } }),
        // @ts-expect-error: no body
        () => legacy.createPayment({}),
      ),
    ).rejects.toThrow(Error);
  });
});

describe("the result type of a call", () => {
  it("has data only after a check of ok or status", async () => {
    const result = legacy.createPayment({ body: { ...bare, price: "1.00" } });
    // @ts-expect-error: the call may have failed
    const url = result.then(({ data }) => data.url);
    await expect(url).rejects.toMatchObject({ code: "network-error", cause: { name: "RangeError" } });
  });

  it("is a union on status", () => {
    type Result = ResultOf<"createPayment">;
    expectTypeOf<Result["status"]>().toEqualTypeOf<201 | 400 | 401>();
    expectTypeOf<Of<Result, 201>["data"]>().toEqualTypeOf<PaymentResponse>();
    expectTypeOf<Of<Result, 400>["error"]>().toEqualTypeOf<ErrorBody | undefined>();
    // The editor offers the documented codes, and a code to come compiles.
    expectTypeOf<ErrorBody["errorCode"]>().toEqualTypeOf<ErrorCode | (string & {})>();
    expectTypeOf<Of<Result, 401>["error"]>().toEqualTypeOf<undefined>();
    expectTypeOf<ReturnType<typeof unwrap<Result>>>().toEqualTypeOf<PaymentResponse>();
  });
});

describe("the type of error codes", () => {
  it("is the union of the documented ones", () => {
    const code: ErrorCode = "order-details-and-price-defined";
    // @ts-expect-error: a code of another API
    const other: ErrorCode = "refund-not-found";
    expect([code in errorCatalogue, other in errorCatalogue]).toStrictEqual([true, false]);
    expect(Object.keys(errorCatalogue)).toHaveLength(39);
  });

  it("is that of a thrown error's code, too", () => {
    const codeOf = (error: unknown) => (error instanceof ApiError ? error.errorCode : undefined);
    expectTypeOf(codeOf).returns.toEqualTypeOf<ErrorCode | undefined>();
  });
});
