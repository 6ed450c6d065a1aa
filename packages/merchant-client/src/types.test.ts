/** Programs that compile, and programs that must not. The compiler checks; at run time the calls only fail to reach a service. */
import { describe, expect, expectTypeOf, it } from "vitest";
import {
  createMerchantClient,
  type ErrorBody,
  ApiError,
  type ErrorCode,
  errorCatalogue,
  type Operations,
  type MerchantClient,
  type Payment,
  type Refund,
  type RefundRequest,
  type RefundStatus,
  type Settlement,
  type SettlementDetails,
  type SettlementPaymentRefund,
  type unwrap,
} from "./index.ts";

const merchant = createMerchantClient({
  merchantId: 13466,
  secret: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ",
  baseUrl: "https://api.example.com",
  validate: false,
  fetch: () => Promise.reject(new RangeError("nothing is sent")),
});
const body: RefundRequest = { rows: [{ amount: 100 }] };
const path = { orderNumber: "1" };
const span = { fromDate: "2026-01-01", toDate: "2026-01-31" };

/** Makes calls that need only compile, or not. */
const calls = (...made: readonly (() => Promise<unknown>)[]): Promise<unknown> => Promise.all(made.map((call) => call()));

/** The type of an operation's result. */
type ResultOf<Operation extends keyof Operations> = Awaited<ReturnType<MerchantClient[Operation]>>;
type Of<Result, Status> = Extract<Result, { readonly status: Status }>;

describe("the input type of a call", () => {
  it("has no header that signing fills in", async () => {
    await expect(
      calls(
        // @ts-expect-error: signing fills it in
        () => merchant.createRefund({ path, body, header: { Timestamp: "x" } }),
        // @ts-expect-error: signing fills it in
        () => merchant.getPayment({ path: { id: "1" }, header: { "Content-MD5": "x" } }),
        // @ts-expect-error: signing fills it in
        () => merchant.listSettlements({ query: span, header: { Authorization: "x" } }),
      ),
    ).rejects.toThrow(Error);
  });

  it("has every required part, of its type, and no other", async () => {
    await expect(
      calls(
        // @ts-expect-error: no rows
        () => merchant.createRefund({ path, body: { email: "aino.esimerkki@example.com" } }),
        // @ts-expect-error: no amount
        () => merchant.createRefund({ path, body: { rows: [{ vatPercent: 2550 }] } }),
        // @ts-expect-error: no such key
        () => merchant.createRefund({ path, body: { rows: [{ amount: 1, vat: 2550 }] } }),
        // @ts-expect-error: a number
        () => merchant.createRefund({ path, body: { rows: [{ amount: "1.00" }] } }),
        // @ts-expect-error: no path
        () => merchant.createRefund({ body }),
        // @ts-expect-error: no end
        () => merchant.listSettlements({ query: { fromDate: "2026-01-01" } }),
        // @ts-expect-error: a day is text
        () => merchant.listSettlements({ query: { fromDate: new Date(), toDate: new Date() } }),
        // @ts-expect-error: no dates
        () => merchant.listSettlements(),
        // @ts-expect-error: an id is text
        () => merchant.getPayment({ path: { id: 123 } }),
        // @ts-expect-error: sent without a body
        () => merchant.cancelRefund({ path: { refundToken: "x" }, body: {} }),
      ),
    ).rejects.toThrow(Error);
  });
});

describe("the result type of a call", () => {
  it("has data only after a check of ok or status", async () => {
    const result = merchant.listSettlements({ query: span });
    // @ts-expect-error: the call may have failed
    const length = result.then(({ data }) => data.length);
    await expect(length).rejects.toMatchObject({ code: "network-error", cause: { name: "RangeError" } });
  });

  it("is a union on status, with nothing but what is documented", () => {
    expectTypeOf<ResultOf<"createRefund">["status"]>().toEqualTypeOf<202 | 400 | 403 | 404 | 405 | 503>();
    expectTypeOf<ResultOf<"cancelRefund">["status"]>().toEqualTypeOf<204 | 403 | 404 | 405 | 503>();
    expectTypeOf<ResultOf<"getRefund">["status"]>().toEqualTypeOf<200 | 403 | 404 | 503>();
    expectTypeOf<ResultOf<"getPayment">["status"]>().toEqualTypeOf<200 | 403 | 404 | 503>();
    expectTypeOf<ResultOf<"listSettlements">["status"]>().toEqualTypeOf<200 | 403 | 404 | 503>();
    expectTypeOf<ResultOf<"getSettlement">["status"]>().toEqualTypeOf<200 | 403 | 404 | 503>();
  });

  it("has each operation's own data", () => {
    expectTypeOf<Of<ResultOf<"createRefund">, 202>["data"]>().toEqualTypeOf<undefined>();
    expectTypeOf<Of<ResultOf<"cancelRefund">, 204>["data"]>().toEqualTypeOf<undefined>();
    expectTypeOf<Of<ResultOf<"getRefund">, 200>["data"]>().toEqualTypeOf<Refund>();
    expectTypeOf<Of<ResultOf<"getPayment">, 200>["data"]>().toEqualTypeOf<Payment>();
    expectTypeOf<Of<ResultOf<"listSettlements">, 200>["data"]>().toEqualTypeOf<Settlement[]>();
    expectTypeOf<Of<ResultOf<"getSettlement">, 200>["data"]>().toEqualTypeOf<SettlementDetails>();
  });

  it("has one type of error, which may be absent", () => {
    expectTypeOf<Extract<ResultOf<keyof Operations>, { ok: false }>["error"]>().toEqualTypeOf<ErrorBody | undefined>();
    expectTypeOf<ErrorCode>().toExtend<ErrorBody["error"]["title"]>();
    // The editor offers the documented codes, and a code to come compiles.
    expectTypeOf<ErrorBody["error"]["title"]>().toEqualTypeOf<ErrorCode | (string & {})>();
  });

  it("is 202 with a token for a refund, and Location", () => {
    type Accepted = Of<ResultOf<"createRefund">, 202>;
    expectTypeOf<Accepted["refundToken"]>().toEqualTypeOf<string>();
    expectTypeOf<Of<ResultOf<"createRefund">, 400>>().not.toHaveProperty("refundToken");
    const location = ({ headers }: Accepted): string => headers.get("Location");
    expectTypeOf(location).returns.toBeString();
  });

  it("unwraps to the data", () => {
    expectTypeOf<ReturnType<typeof unwrap<ResultOf<"listSettlements">>>>().toEqualTypeOf<Settlement[]>();
    expectTypeOf<ReturnType<typeof unwrap<ResultOf<"createRefund">>>>().toEqualTypeOf<Of<ResultOf<"createRefund">, 202>>();
  });
});

describe("a type", () => {
  it("of identifiers and reference numbers is text, so that every digit survives", () => {
    expectTypeOf<Settlement["referenceNumber"]>().toEqualTypeOf<string>();
    expectTypeOf<Payment["referenceNumber"]>().toEqualTypeOf<string>();
    expectTypeOf<Payment["id"]>().toEqualTypeOf<string>();
    expectTypeOf<Payment["amounts"]["charged"]>().toEqualTypeOf<number>();
  });

  it("of values that may grow takes others, one that may not doesn't", () => {
    const status: RefundStatus = "some-status-to-come";
    expectTypeOf<"created">().toExtend<RefundStatus>();
    expectTypeOf<"settlement linked">().toExtend<SettlementPaymentRefund["status"]>();
    // @ts-expect-error: no such status of a payment
    const payment: Payment["status"] = "some-status-to-come";
    expect([status, payment]).toHaveLength(2);
  });

  it("of error codes is the union of the documented ones", () => {
    const code: ErrorCode = "refund-not-found";
    // @ts-expect-error: a code of another API
    const other: ErrorCode = "invalid-locale";
    expect([code in errorCatalogue, other in errorCatalogue]).toStrictEqual([true, false]);
    expectTypeOf(errorCatalogue["invalid-amount"].status).toBeNumber();
  });

  it("of a thrown error's code is that union, too", () => {
    const codeOf = (error: unknown) => (error instanceof ApiError ? error.errorCode : undefined);
    expectTypeOf(codeOf).returns.toEqualTypeOf<ErrorCode | undefined>();
  });
});
