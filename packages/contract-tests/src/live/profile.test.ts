/** The mock servers under the names of a real service, called by the clients with their settings for it. */
import { createLegacyClient, paytrail as legacyService } from "@maksu/legacy-client";
import { createMerchantClient, paytrail as merchantService } from "@maksu/merchant-client";
import { type Exchange, type MockServer, startMockServer } from "@maksu/mock-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MERCHANT } from "./apis.ts";

const order = {
  body: {
    orderNumber: "1",
    currency: "EUR",
    price: "10.00",
    urlSet: { success: "https://shop.example.com/ok", failure: "https://shop.example.com/no", notification: "https://shop.example.com/n" },
  },
} as const;
const refund = { path: { refundToken: "x" } };

describe("the profile paytrail", () => {
  let mock: MockServer<"merchant" | "legacy">;
  let last: Exchange | undefined;
  beforeAll(async () => {
    mock = await startMockServer({ apis: ["merchant", "legacy"], profile: "paytrail", onExchange: (exchange) => void (last = exchange) });
  });
  afterAll(() => mock.close());

  test("serves a Merchant API client with paytrail's settings, and rejects one without", async () => {
    const baseUrl = mock.urls.merchant;
    expect((await createMerchantClient({ ...MERCHANT, ...merchantService, baseUrl }).getRefund(refund)).status).toBe(200);
    const rejected = await createMerchantClient({ ...MERCHANT, baseUrl }).getRefund(refund);
    expect(rejected).toMatchObject({ status: 403, error: { error: { title: "invalid-api-name" } } });
  });

  test.each(["json", "xml"] as const)("serves a legacy client with paytrail's settings in %s, and rejects one without", async (format) => {
    const settings = { ...MERCHANT, format, baseUrl: mock.urls.legacy };
    expect((await createLegacyClient({ ...settings, ...legacyService, baseUrl: mock.urls.legacy }).createPayment(order)).status).toBe(201);
    expect((await createLegacyClient(settings).createPayment(order)).status).toBe(400);
    expect(last?.reason).toContain("header/x-verkkomaksut-api-version");
  });

  test("leaves the API name to merchantApiName", async () => {
    await using own = await startMockServer({ apis: ["merchant"], profile: "paytrail", merchantApiName: "Mine" });
    const client = createMerchantClient({ ...MERCHANT, apiName: "Mine", baseUrl: own.urls.merchant });
    expect((await client.getRefund(refund)).status).toBe(200);
  });
});

test("without a profile, the mock servers reject clients with paytrail's settings", async () => {
  await using mock = await startMockServer({ apis: ["merchant", "legacy"] });
  const merchants = createMerchantClient({ ...MERCHANT, ...merchantService, baseUrl: mock.urls.merchant });
  const legacy = createLegacyClient({ ...MERCHANT, ...legacyService, baseUrl: mock.urls.legacy });
  expect([(await merchants.getRefund(refund)).status, (await legacy.createPayment(order)).status]).toEqual([403, 400]);
});
