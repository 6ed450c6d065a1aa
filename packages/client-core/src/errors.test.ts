import type { LocatedViolation } from "@maksu/openapi-runtime";
import { inspect } from "node:util";
import { describe, expect, expectTypeOf, it } from "vitest";
import { ApiError, type ApiErrorClass, ClientError, ValidationError } from "./errors.ts";

const violation = (pointer: string, more: Partial<LocatedViolation> = {}): LocatedViolation => ({
  in: "body",
  pointer,
  rule: "maxLength",
  limit: 200,
  message: "must NOT have more than 200 characters",
  ...more,
});

describe("ClientError", () => {
  it("names operation and code, and a status only if there was a response", () => {
    const error = new ClientError("timeout", "getPayment", "no complete response within 1 ms");
    expect(error).toMatchObject({ name: "ClientError", code: "timeout", operationId: "getPayment" });
    expect(error.message).toBe("getPayment: no complete response within 1 ms");
    expect(error).not.toHaveProperty("status");
    expect(error).not.toHaveProperty("cause");
    expect(new ClientError("unexpected-status", "x", "y", { status: 502, cause: 1 })).toMatchObject({ status: 502, cause: 1 });
  });

  it.each([new ValidationError("x", []), new ApiError({ operationId: "x", status: 400, error: {} })])("is the base of %o", (error) => {
    expect(error).toBeInstanceOf(ClientError);
    expect(error).toBeInstanceOf(Error);
  });
});

describe("ValidationError", () => {
  it("names place, rule and code of each violation", () => {
    const error = new ValidationError("createPayment", [
      violation("/stamp"),
      violation("/fromDate", { in: "query", code: "invalid-date-format" }),
    ]);
    expect(error.message).toBe(
      "createPayment: body/stamp must NOT have more than 200 characters; query/fromDate must NOT have more than 200 characters (invalid-date-format)",
    );
    expect(error).toMatchObject({ name: "ValidationError", code: "validation-failed" });
  });

  it.each([
    [99, "and 89 more"],
    [100, "and at least 90 more"],
  ])("keeps %i violations, and names ten in its message", (count, more) => {
    const error = new ValidationError(
      "createPayment",
      Array.from({ length: count }, (_, index) => violation(`/items/${index}/stamp`)),
      100,
    );
    expect(error.violations).toHaveLength(count);
    expect(error.message).toMatch(new RegExp(`body/items/9/stamp [^;]*; ${more}$`));
  });
});

describe("ApiError", () => {
  const response = { operationId: "createRefund", status: 403, requestId: "r-1" };

  it.each([
    ["the Merchant API's", { error: { title: "invalid-amount", workaround: "hunter2" } }, "invalid-amount"],
    ["the legacy interface's", { errorCode: "invalid-locale" }, "invalid-locale"],
    ["none, as in the Payment API", { status: "error", meta: ["hunter2"] }, undefined],
    ["none when it is empty", { error: { title: "" } }, undefined],
    ["none when it is not a string", { error: { title: 1 }, errorCode: {} }, undefined],
    ["none when the error is no record", { error: "hunter2" }, undefined],
    ["none without a body", undefined, undefined],
    ["none of null", null, undefined],
  ])("has %s code", (_whose, error, errorCode) => {
    const thrown = new ApiError({ ...response, error });
    expect(thrown).toMatchObject({ name: "ApiError", code: "api-error", status: 403, requestId: "r-1", operationId: "createRefund" });
    expect("errorCode" in thrown).toBe(errorCode !== undefined);
    expect(thrown.errorCode).toBe(errorCode);
    expect(thrown.message).toBe(`createRefund: the service responded with 403${errorCode ? ` ${errorCode}` : ""}`);
    expect(thrown.error).toBe(error);
  });

  it.each([
    ["the Payment API", { status: "error", message: "Invalid stamp", meta: ["hunter2"] }, " 400: Invalid stamp", "Invalid stamp"],
    [
      "the Merchant API",
      { error: { title: "invalid-amount", description: "A row's sum is invalid", workaround: "hunter2" } },
      " 400 invalid-amount: A row's sum is invalid",
      "A row's sum is invalid",
    ],
    [
      "the legacy interface",
      { errorCode: "invalid-locale", errorMessage: "Invalid locale" },
      " 400 invalid-locale: Invalid locale",
      "Invalid locale",
    ],
  ])("shows the service's code and message in text and JSON, and nothing else of the body: %s", (_api, error, said, serviceMessage) => {
    const thrown = new ApiError({ operationId: "createRefund", status: 400, error });
    expect(thrown.message).toBe(`createRefund: the service responded with${said}`);
    expect(thrown.serviceMessage).toBe(serviceMessage);
    for (const shown of [String(thrown), inspect(thrown, { depth: 10 }), JSON.stringify(thrown), JSON.stringify({ ...thrown })]) {
      expect(shown).toContain(serviceMessage);
      expect(shown).not.toContain("hunter2");
    }
  });

  it("shows no other field of a body", () => {
    const thrown = new ApiError({ ...response, error: { transactionId: "hunter2", threeDSecureUrl: "https://acs.example.com/hunter2" } });
    expect(inspect(thrown, { depth: 10 }) + JSON.stringify(thrown) + String(thrown)).not.toContain("hunter2");
    expect(thrown).not.toHaveProperty("serviceMessage");
  });

  it.each([
    ["a line break and an escape sequence", "Rejected\r\nlevel=info \u001b[31mpaid\u2028", "Rejected level=info [31mpaid"],
    ["more than 300 characters", "x".repeat(301), "x".repeat(300)],
    ["300 characters", "x".repeat(300), "x".repeat(300)],
    ["half a surrogate pair at its end", `${"x".repeat(299)}\u{1F600}`, "x".repeat(299)],
  ])("shows a message with %s on one line", (_what, message, want) => {
    expect(new ApiError({ operationId: "x", status: 400, error: { message } })).toMatchObject({
      serviceMessage: want,
      message: `x: the service responded with 400: ${want}`,
    });
  });

  it.each(["", " \n", 7, null, ["x"], { a: 1 }])("reads no message from %j", (text) => {
    for (const error of [{ errorMessage: text }, { error: { description: text } }, { message: text }]) {
      const thrown = new ApiError({ operationId: "x", status: 400, error });
      expect(thrown).not.toHaveProperty("serviceMessage");
      expect(thrown.message).toBe("x: the service responded with 400");
    }
  });

  it.each(["", "Aino Esimerkki", "aino@example.com", "invalid-key\nlevel=info", "INVALID", "a".repeat(65), "1", 7, null])(
    "reads no code from %j",
    (text) => {
      for (const error of [{ errorCode: text }, { error: { title: text } }]) {
        const thrown = new ApiError({ operationId: "x", status: 400, error });
        expect(thrown).not.toHaveProperty("errorCode");
        expect(thrown.message).toBe("x: the service responded with 400");
      }
    },
  );

  it("suggests what to check after a 401", () => {
    expect(new ApiError({ operationId: "createPayment", status: 401, error: undefined }).message).toBe(
      "createPayment: the service responded with 401; check merchant ID, secret and clock. `npx @maksu/signing explain` shows what is wrong with a signed request",
    );
  });

  it("suggests neither clock nor signature after a 401 that asks for Basic authentication", () => {
    const headers = new Headers({ "WWW-Authenticate": 'Basic realm="payment"' });
    expect(new ApiError({ operationId: "createPayment", status: 401, error: undefined, headers }).message).toBe(
      "createPayment: the service responded with 401; check merchant ID and secret",
    );
  });

  it("includes the service's message after a 401", () => {
    expect(new ApiError({ operationId: "createPayment", status: 401, error: { message: "Invalid merchant" } }).message).toMatch(
      /^createPayment: the service responded with 401: Invalid merchant; check merchant ID/,
    );
  });

  it("has the codes of its API as its type", () => {
    const OfAnApi: ApiErrorClass<"invalid-amount" | "invalid-key"> = ApiError;
    const thrown: unknown = new ApiError({ operationId: "x", status: 400, error: { errorCode: "invalid-key" } });
    if (!(thrown instanceof OfAnApi)) expect.fail("no instance");
    expectTypeOf(thrown.errorCode).toEqualTypeOf<"invalid-amount" | "invalid-key" | undefined>();
    expect(thrown.errorCode).toBe("invalid-key");
    const OfCodeless: ApiErrorClass<never> = ApiError;
    expectTypeOf<InstanceType<typeof OfCodeless>["errorCode"]>().toEqualTypeOf<undefined>();
  });

  it("has no request id when there was none", () => {
    expect(new ApiError({ operationId: "x", status: 500, error: {} })).not.toHaveProperty("requestId");
  });
});
