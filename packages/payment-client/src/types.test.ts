/** Programs that compile, and programs that must not. The compiler checks; at run time the calls only fail to reach a service. */
import { describe, expect, expectTypeOf, it } from "vitest";
import { examples } from "@maksu/payment-api/examples";
import {
  ApiError,
  createPaymentClient,
  type ErrorBody,
  type ErrorCode,
  type Operations,
  type Payment,
  type PaymentClient,
  type PaymentClientOptions,
  type PaymentRequest,
  type PaymentRequestResponse,
  type PaymentStatus,
  paytrail,
  type RefundResponse,
  type TokenCITPaymentResponse,
  type TokenizationRequestResponse,
  type TokenMITPaymentResponse,
  type unwrap,
} from "./index.ts";

const payments = createPaymentClient({
  account: 375917,
  secret: "SAIPPUAKAUPPIAS",
  baseUrl: "https://api.example.com",
  validate: false,
  fetch: () => Promise.reject(new RangeError("nothing is sent")),
});
const ID = "0c1f0d0e-7c5b-4d2a-9b43-8b8d5c0c8a11";
const body: PaymentRequest = examples.createPayment.minimal.body;

/** Makes calls that need only compile, or not. */
const calls = (...made: readonly (() => Promise<unknown>)[]): Promise<unknown> => Promise.all(made.map((call) => call()));

/** The type of an operation's result. */
type ResultOf<Operation extends keyof Operations> = Awaited<ReturnType<PaymentClient[Operation]>>;
type Of<Result, Status> = Extract<Result, { readonly status: Status }>;

describe("the input type of a call", () => {
  it("has no header that signing fills in", async () => {
    await expect(
      calls(
        // @ts-expect-error: signing fills it in
        () => payments.createPayment({ body, header: { signature: "x" } }),
        // @ts-expect-error: signing fills it in
        () => payments.createPayment({ body, header: { "checkout-account": 375917 } }),
        // @ts-expect-error: signing fills it in
        () => payments.getPayment({ path: { transactionId: ID }, header: { "checkout-transaction-id": ID } }),
        // @ts-expect-error: signing fills it in
        () => payments.listPaymentProviders({ header: { "checkout-nonce": "x" } }),
        // @ts-expect-error: signing fills it in
        () => payments.listSettlements({ header: { signature: "x" } }),
        // @ts-expect-error: an option of the client
        () => payments.createMitCharge({ body: examples.createMitCharge.subscription.body, header: { "platform-name": "x" } }),
        () => payments.listSettlements({ header: { submerchant: "695874" } }),
      ),
    ).rejects.toThrow(Error);
  });

  it("has the described values alone", async () => {
    await expect(
      calls(
        // @ts-expect-error: no such language
        () => payments.createPayment({ body: { ...body, language: "DE" } }),
        // @ts-expect-error: no such currency
        () => payments.createPayment({ body: { ...body, currency: "SEK" } }),
        // @ts-expect-error: no such group
        () => payments.listPaymentProviders({ query: { groups: ["cash"] } }),
        // @ts-expect-error: a number
        () => payments.createPayment({ body: { ...body, amount: "1525" } }),
        // @ts-expect-error: digits as text
        () => payments.listSettlements({ query: { limit: 10 } }),
        // @ts-expect-error: no such key
        () => payments.createPayment({ body: { ...body, orderNumber: "1" } }),
        // @ts-expect-error: no such parameter
        () => payments.listSettlements({ query: { fromDate: "2026-01-01" } }),
      ),
    ).rejects.toThrow(Error);
  });

  it("has every required part", async () => {
    const { stamp: _none, ...unstamped } = body;
    await expect(
      calls(
        // @ts-expect-error: no stamp
        () => payments.createPayment({ body: unstamped }),
        // @ts-expect-error: no body
        () => payments.createPayment({}),
        // @ts-expect-error: nothing
        () => payments.createPayment(),
        // @ts-expect-error: no path
        () => payments.getPayment({}),
        // @ts-expect-error: no token
        () => payments.createCitCharge({ body }),
        () => payments.listPaymentProviders(),
        () => payments.listSettlements({}),
      ),
    ).rejects.toThrow(Error);
  });

  it("has no body where the operation has none, or fills it from the path", async () => {
    await expect(
      calls(
        // @ts-expect-error: sent without a body
        () => payments.activateInvoice({ path: { transactionId: ID }, body: {} }),
        // @ts-expect-error: the path says it
        () => payments.getToken({ path: { "checkout-tokenization-id": ID }, body: { "checkout-tokenization-id": ID } }),
        () => payments.getToken({ path: { "checkout-tokenization-id": ID } }),
      ),
    ).rejects.toThrow(Error);
  });
});

describe("the result type of a call", () => {
  it("has data only after a check of ok or status", async () => {
    const result = payments.createPayment({ body });
    // @ts-expect-error: the call may have failed
    const href = result.then(({ data }) => data.href);
    await expect(href).rejects.toMatchObject({ code: "network-error", cause: { name: "RangeError" } });
  });

  it("is a union on status", () => {
    type Result = ResultOf<"createPayment">;
    expectTypeOf<Extract<Result, { ok: true }>["status"]>().toEqualTypeOf<201>();
    expectTypeOf<Of<Result, 201>["data"]>().toEqualTypeOf<PaymentRequestResponse>();
    expectTypeOf<Of<Result, 400>["error"]>().toEqualTypeOf<ErrorBody | undefined>();
    expectTypeOf<Of<Result, 401>["error"]>().toEqualTypeOf<ErrorBody | undefined>();
    expectTypeOf<Extract<Result, { ok: false }>["error"]>().toEqualTypeOf<ErrorBody | undefined>();
    expectTypeOf<Of<Result, 202>>().toBeNever();
    expectTypeOf<Extract<Result, { ok: false }>>().not.toHaveProperty("data");
    expectTypeOf<Extract<Result, { ok: true }>>().not.toHaveProperty("error");
  });

  it("has every other error status where the operation has a default", () => {
    const errorOf = (result: ResultOf<"createPayment">) => (result.status === 503 ? result.error : undefined);
    expectTypeOf(errorOf).returns.toEqualTypeOf<ErrorBody | undefined>();
    // @ts-expect-error: operation 10 has no default
    const isUnavailable = (result: ResultOf<"getToken">): boolean => result.status === 503;
    expectTypeOf(isUnavailable).returns.toBeBoolean();
  });

  it("is complete after every status, and after the listed ones has a default's alone", () => {
    const all = (result: ResultOf<"getToken">): string => {
      switch (result.status) {
        case 200:
          return result.data.token;
        case 400:
        case 401:
        case 403:
          return result.error?.message ?? "";
      }
    };
    const rest = (result: ResultOf<"createPayment">) =>
      result.status === 201 || result.status === 400 || result.status === 401 ? undefined : result;
    type Rest = Exclude<ReturnType<typeof rest>, undefined>;
    expectTypeOf(all).returns.toBeString();
    expectTypeOf<Rest["ok"]>().toEqualTypeOf<false>();
    expectTypeOf<201 | 400 | 401>().exclude<Rest["status"]>().toEqualTypeOf<201 | 400 | 401>();
    expectTypeOf<402 | 404 | 500 | 503>().toExtend<Rest["status"]>();
  });

  it("is a step-up for the 403 of a customer's charge or hold, and an error for others", () => {
    expectTypeOf<Of<ResultOf<"createCitCharge">, 403>["error"]>().toEqualTypeOf<TokenCITPaymentResponse>();
    expectTypeOf<Of<ResultOf<"createCitAuthorizationHold">, 403>["error"]>().toEqualTypeOf<TokenCITPaymentResponse>();
    expectTypeOf<Of<ResultOf<"createCitCharge">, 403>["threeDSecureUrl"]>().toEqualTypeOf<string>();
    expectTypeOf<Of<ResultOf<"createCitAuthorizationHold">, 403>["threeDSecureUrl"]>().toEqualTypeOf<string>();
    expectTypeOf<Of<ResultOf<"createCitCharge">, 201>>().not.toHaveProperty("threeDSecureUrl");
    expectTypeOf<Of<ResultOf<"createCitCharge">, 201>["data"]>().toEqualTypeOf<TokenMITPaymentResponse>();
    expectTypeOf<Of<ResultOf<"addCardForm">, 403>["error"]>().toEqualTypeOf<ErrorBody | undefined>();
    expectTypeOf<Of<ResultOf<"getToken">, 403>["error"]>().toEqualTypeOf<ErrorBody | undefined>();
    const errorOf = (result: ResultOf<"createMitCharge">) => (result.status === 403 ? result.error : undefined);
    expectTypeOf(errorOf).returns.toEqualTypeOf<ErrorBody | undefined>();
  });

  it("is 422 for a provider without refunds", () => {
    expectTypeOf<Of<ResultOf<"refundPayment">, 422>["error"]>().toEqualTypeOf<ErrorBody | undefined>();
    expectTypeOf<Of<ResultOf<"refundPaymentByEmail">, 422>["error"]>().toEqualTypeOf<ErrorBody | undefined>();
    expectTypeOf<Of<ResultOf<"refundPayment">, 201>["data"]>().toEqualTypeOf<RefundResponse>();
  });

  it("is complete: every documented status of every operation, and no other success", () => {
    /** Every status below 400, and the documented ones above it, where there is no default that stands for all the others. */
    type Successes<Operation extends keyof Operations> = Extract<ResultOf<Operation>, { ok: true }>["status"];
    type Failures<Operation extends keyof Operations> = Extract<ResultOf<Operation>, { ok: false }>["status"];
    expectTypeOf<{ [Operation in keyof Operations]: Successes<Operation> }>().toEqualTypeOf<{
      createPayment: 201;
      getPayment: 200;
      refundPayment: 201;
      refundPaymentByEmail: 201;
      activateInvoice: 200;
      listPaymentProviders: 200;
      listGroupedPaymentProviders: 200;
      listSettlements: 200;
      addCardForm: 302;
      payAndAddCard: 200;
      getToken: 200;
      createMitCharge: 201;
      createMitAuthorizationHold: 201;
      createCitCharge: 201;
      createCitAuthorizationHold: 201;
      commitAuthorizationHold: 201;
      revertAuthorizationHold: 200;
      requestPaymentReport: 200;
      requestPaymentReportBySettlementId: 200;
    }>();
    expectTypeOf<Failures<"addCardForm">>().toEqualTypeOf<400 | 401 | 403>();
    expectTypeOf<Failures<"getToken">>().toEqualTypeOf<400 | 401 | 403>();
    /** The operations with a default have every error status there is. */
    type WithDefault = Exclude<keyof Operations, "addCardForm" | "getToken">;
    expectTypeOf<{
      [Operation in WithDefault]: 400 | 401 | 404 | 422 | 429 | 500 | 503 extends Failures<Operation> ? true : false;
    }>().toEqualTypeOf<{
      [Operation in WithDefault]: true;
    }>();
  });

  it("is 302 without data and with Location for the card form", () => {
    type Redirect = Of<ResultOf<"addCardForm">, 302>;
    expectTypeOf<Redirect["data"]>().toEqualTypeOf<undefined>();
    expectTypeOf<Redirect["location"]>().toEqualTypeOf<string>();
    expectTypeOf<Redirect["leadsTo"]>().toEqualTypeOf<"card-form" | "cancel-url">();
    const location = ({ headers }: Redirect): string => headers.get("Location");
    expectTypeOf(location).returns.toEqualTypeOf<string>();
    // @ts-expect-error: any other header may be absent
    const other = ({ headers }: Redirect): string => headers.get("X-Other");
    expectTypeOf(other).returns.toBeString();
  });

  it("unwraps to the data", () => {
    type Unwrapped<Operation extends keyof Operations> = ReturnType<typeof unwrap<ResultOf<Operation>>>;
    expectTypeOf<Unwrapped<"createPayment">>().toEqualTypeOf<PaymentRequestResponse>();
    expectTypeOf<Unwrapped<"getToken">>().toEqualTypeOf<TokenizationRequestResponse>();
    expectTypeOf<Unwrapped<"addCardForm">>().toEqualTypeOf<Of<ResultOf<"addCardForm">, 302>>();
    expectTypeOf<Unwrapped<"getPayment">>().toEqualTypeOf<Payment>();
  });
});

describe("a type", () => {
  it("of values that may grow takes others, and still names its own", () => {
    const status: PaymentStatus = "some-status-to-come";
    expectTypeOf<"ok">().toExtend<PaymentStatus>();
    expectTypeOf<PaymentStatus>().toExtend<string>();
    expect(status).toBe("some-status-to-come");
  });

  it("of error codes is empty: the API documents none", () => {
    expectTypeOf<ErrorCode>().toBeNever();
    const codeOf = (error: unknown) => (error instanceof ApiError ? error.errorCode : undefined);
    expectTypeOf(codeOf).returns.toEqualTypeOf<undefined>();
    expect(codeOf(new ApiError({ operationId: "getPayment", status: 404, error: undefined }))).toBeUndefined();
  });

  it("of settings takes the public service's, and undefined for what is not set", () => {
    expectTypeOf(paytrail).toExtend<Partial<PaymentClientOptions>>();
    const options: PaymentClientOptions = {
      ...paytrail,
      account: 1,
      secret: "x",
      timeout: undefined,
      retries: undefined,
      onCall: undefined,
    };
    expect(createPaymentClient(options)).toHaveProperty("createPayment");
  });
});
