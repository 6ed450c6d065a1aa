import { describe, expect, expectTypeOf, it } from "vitest";
import { ApiError } from "../errors.ts";
import type { Result } from "./result.ts";
import { unwrap } from "./unwrap.ts";

/** As openapi-typescript writes operations. */
interface operations {
  getThing: {
    responses: {
      200: { headers: { [name: string]: unknown }; content: { "application/json": { id: string } } };
      202: { headers: { Location: string; "retry-after"?: string; [name: string]: unknown }; content?: never };
      404: { headers: { [name: string]: unknown }; content: { "application/json": { code: "gone" } } };
      default: { headers: { [name: string]: unknown }; content: { "application/json": { message: string } } };
    };
  };
}

const common = { operationId: "getThing", headers: new Headers(), verified: false };

describe("unwrap", () => {
  it.each([
    [{ ...common, ok: true, status: 200, data: { id: "1" } }, { id: "1" }],
    [{ ...common, ok: true, status: 200, data: null }, null],
  ] as const)("returns the data of %j", (result, want) => {
    expect(unwrap(result)).toStrictEqual(want);
  });

  it("returns the whole result of a success without a body, with its headers", () => {
    const result = { ...common, ok: true, status: 202, data: undefined, refundToken: "abc" } as const;
    expect(unwrap(result)).toBe(result);
    expectTypeOf(unwrap(result).refundToken).toEqualTypeOf<"abc">();
  });

  it("throws the service's error", () => {
    const result = { ...common, ok: false, status: 404, requestId: "r-1", error: { error: { title: "refund-not-found" } } } as const;
    expect(() => unwrap(result)).toThrow(ApiError);
    expect(() => unwrap(result)).toThrow(
      expect.objectContaining({
        operationId: "getThing",
        status: 404,
        requestId: "r-1",
        errorCode: "refund-not-found",
        error: result.error,
      }),
    );
  });

  it("accepts the promise of a result", async () => {
    const success = { ...common, ok: true, status: 200, data: { id: "1" } } as const;
    const data = unwrap(Promise.resolve(success));
    expectTypeOf(data).toEqualTypeOf<Promise<{ readonly id: "1" }>>();
    expect(await data).toStrictEqual({ id: "1" });
    const failure = { ...common, ok: false, status: 404, error: { errorCode: "gone", errorMessage: "Not here" } } as const;
    const thrown = expect.objectContaining({ name: "ApiError", status: 404, errorCode: "gone", serviceMessage: "Not here" });
    await expect(unwrap(Promise.resolve(failure))).rejects.toThrow(thrown);
    const timeout = new RangeError("timeout");
    await expect(unwrap(Promise.reject<typeof success>(timeout))).rejects.toBe(timeout);
  });

  it.each([[undefined], [null], ["ok"], [{}], [{ data: 1, response: new Response() }], [{ ok: true, status: 200 }]])(
    "rejects anything else: %o",
    async (value) => {
      const error = new TypeError("unwrap: takes the result of a call, or its promise");
      expect(() => unwrap(value as never)).toThrow(error);
      await expect(unwrap(Promise.resolve(value) as Promise<never>)).rejects.toThrow(error);
    },
  );

  it("throws an error without a body, too", () => {
    expect(() => unwrap({ ...common, ok: false, status: 401, error: undefined })).toThrow(expect.objectContaining({ status: 401 }));
  });
});

describe("the type of a result", () => {
  const result = { ...common, ok: true, status: 200, data: { id: "1" } } as unknown as Result<operations, "getThing">;

  it("has data in successes alone, and an error in the others", () => {
    // @ts-expect-error: the call may have failed
    expect(result.data).toBeDefined();
    if (result.ok) {
      expectTypeOf(result.status).toEqualTypeOf<200 | 202>();
      expectTypeOf(result.data).toEqualTypeOf<{ id: string } | undefined>();
    } else {
      expectTypeOf(result.error).toEqualTypeOf<{ code: "gone" } | { message: string } | undefined>();
    }
  });

  it("is narrowed by its status", () => {
    if (result.status === 200) expectTypeOf(result.data).toEqualTypeOf<{ id: string }>();
    if (result.status === 404) expectTypeOf(result.error).toEqualTypeOf<{ code: "gone" } | undefined>();
    if (result.status === 500) expectTypeOf(result.error).toEqualTypeOf<{ message: string } | undefined>();
    // @ts-expect-error: no success of this operation
    expect(result.status === 201).toBe(false);
  });

  it("knows the headers that are described", () => {
    expectTypeOf(result.headers.get("anything")).toEqualTypeOf<string | null>();
    if (result.status === 202) {
      expectTypeOf(result.headers.get("Location")).toEqualTypeOf<string>();
      expectTypeOf(result.headers.get("retry-after")).toEqualTypeOf<string | null>();
    }
    expect(result.ok).toBe(true);
  });

  it("unwraps to the data of its successes", () => {
    expectTypeOf(unwrap(result)).toEqualTypeOf<{ id: string } | Extract<typeof result, { readonly status: 202 }>>();
    expect(unwrap(result)).toStrictEqual({ id: "1" });
  });
});
