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
  it("says operation and code, and a status only when there was an answer", () => {
    const error = new ClientError("timeout", "getPayment", "no complete answer within 1 ms");
    expect(error).toMatchObject({ name: "ClientError", code: "timeout", operationId: "getPayment" });
    expect(error.message).toBe("getPayment: no complete answer within 1 ms");
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

  it("keeps all of many, and names ten", () => {
    const error = new ValidationError(
      "createPayment",
      Array.from({ length: 5000 }, (_, index) => violation(`/items/${index}/stamp`)),
    );
    expect(error.violations).toHaveLength(5000);
    expect(error.message).toMatch(/body\/items\/9\/stamp [^;]*; and 4990 more$/);
  });
});

describe("ApiError", () => {
  const answer = { operationId: "createRefund", status: 403, requestId: "r-1" };

  it.each([
    ["the Merchant API's", { error: { title: "invalid-amount", description: "hunter2", workaround: "" } }, "invalid-amount"],
    ["the legacy interface's", { errorCode: "invalid-locale", errorMessage: "hunter2" }, "invalid-locale"],
    ["none, as in the Payment API", { status: "error", message: "hunter2", meta: ["hunter2"] }, undefined],
    ["none when it is empty", { error: { title: "" } }, undefined],
    ["none when it is no text", { error: { title: 1 }, errorCode: {} }, undefined],
    ["none when the error is no record", { error: "hunter2" }, undefined],
    ["none without a body", undefined, undefined],
    ["none of null", null, undefined],
  ])("has %s code", (_whose, error, errorCode) => {
    const thrown = new ApiError({ ...answer, error });
    expect(thrown).toMatchObject({ name: "ApiError", code: "api-error", status: 403, requestId: "r-1", operationId: "createRefund" });
    expect("errorCode" in thrown).toBe(errorCode !== undefined);
    expect(thrown.errorCode).toBe(errorCode);
    expect(thrown.message).toBe(`createRefund: the service answered 403${errorCode ? ` ${errorCode}` : ""}`);
    expect(thrown.error).toBe(error);
  });

  it("shows no body", () => {
    const thrown = new ApiError({ ...answer, error: { errorCode: "invalid-contact-email", errorMessage: "aino.esimerkki@example.com" } });
    expect(inspect(thrown, { depth: 10 })).not.toContain("aino");
    expect(JSON.stringify(thrown)).not.toContain("aino");
    expect(String(thrown)).not.toContain("aino");
    expect(JSON.stringify({ ...thrown })).not.toContain("aino");
  });

  it.each(["", "Aino Esimerkki", "aino@example.com", "invalid-key\nlevel=info", "INVALID", "a".repeat(65), "1", 7, null])(
    "takes no code from %j",
    (text) => {
      for (const error of [{ errorCode: text }, { error: { title: text } }]) {
        const thrown = new ApiError({ operationId: "x", status: 400, error });
        expect(thrown).not.toHaveProperty("errorCode");
        expect(thrown.message).toBe("x: the service answered 400");
      }
    },
  );

  it("says at 401 what to look at", () => {
    expect(new ApiError({ operationId: "createPayment", status: 401, error: undefined }).message).toBe(
      "createPayment: the service answered 401; check merchant id, secret and clock. `npx @maksu/signing explain` tells what is wrong with a signed request",
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
