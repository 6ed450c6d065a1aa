/** Requests with a wrong secret or API name get the documented response, through the typed clients. */
import { createMerchantClient } from "@maksu/merchant-client";
import { type MockServer, startMockServer } from "@maksu/mock-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { liveApis, MERCHANT } from "./apis.ts";

let mock: MockServer;
beforeAll(async () => {
  mock = await startMockServer();
});
afterAll(() => mock.close());

describe("a wrong secret", () => {
  test.each([
    { api: "payment", operationId: "getPayment", status: 401, error: { status: "error" } },
    { api: "payment", operationId: "addCardForm", status: 401, error: { status: "error" } },
    { api: "merchant", operationId: "getPayment", status: 403, error: { error: { title: "invalid-signature" } } },
    { api: "legacy", operationId: "createPayment", status: 401, error: undefined },
  ])("$api $operationId gets $status", async ({ api, operationId, status, error }) => {
    const live = liveApis(mock.urls, { secret: "not the secret" }).find(({ name }) => name === api);
    const result = await live?.call(operationId);
    expect(result).toMatchObject({ status, ok: false, verified: false });
    if (error === undefined) expect(result?.error).toBeUndefined();
    else expect(result?.error).toMatchObject(error);
    if (api === "legacy") expect(result?.headers.get("www-authenticate")).toMatch(/^Basic /);
  });

  test("a wrong API name gets 403 invalid-api-name", async () => {
    const client = createMerchantClient({ ...MERCHANT, apiName: "AnotherMerchantAPI", baseUrl: mock.urls.merchant });
    expect(await client.getRefund({ path: { refundToken: "x" } })).toMatchObject({
      status: 403,
      error: { error: { title: "invalid-api-name" } },
    });
  });
});
