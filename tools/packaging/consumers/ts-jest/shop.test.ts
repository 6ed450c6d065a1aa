/** Tests of a CommonJS program. */
import { createLegacyClient } from "@maksu/legacy-client";
import { type MockServer, startMockServer } from "@maksu/mock-server";
import { createMerchantClient } from "@maksu/merchant-client";
import { ClientError, createPaymentClient, ValidationError } from "@maksu/payment-client";
import { examples } from "@maksu/payment-client/examples";
import { nodeTransport } from "@maksu/payment-client/node";
import { memoryStore, paymentCallbackHandler } from "@maksu/webhooks";
import { paymentCallback } from "@maksu/webhooks/testing";

const merchant = { merchantId: 13466, secret: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ" };
const shop = { account: 375917, secret: "SAIPPUAKAUPPIAS" };

let mock: MockServer;
beforeAll(async () => {
  mock = await startMockServer();
});
afterAll(() => mock.close());

test("payments, over both transports", async () => {
  for (const transport of [undefined, nodeTransport()]) {
    const payments = createPaymentClient({ ...shop, baseUrl: mock.urls.payment, transport });
    expect(await payments.createPayment(examples.createPayment.minimal)).toMatchObject({ status: 201, verified: true });
    const rejected = payments.refundPayment({ path: { transactionId: "x" }, body: {} as never });
    await expect(rejected).rejects.toBeInstanceOf(ValidationError);
    await expect(rejected).rejects.toBeInstanceOf(ClientError);
  }
});

test("the other APIs, one of them in XML", async () => {
  const settlements = createMerchantClient({ ...merchant, baseUrl: mock.urls.merchant }).listSettlements({
    query: { fromDate: "2026-03-01", toDate: "2026-03-31" },
  });
  expect(await settlements).toMatchObject({ status: 200 });
  const url = "https://shop.example.com/";
  const body = { orderNumber: "1", currency: "EUR", price: "10.00", urlSet: { success: url, failure: url, notification: url } } as const;
  const legacy = createLegacyClient({ ...merchant, baseUrl: mock.urls.legacy, format: "xml" });
  expect(await legacy.createPayment({ body })).toMatchObject({ status: 201 });
});

test("a callback", async () => {
  const paid: number[] = [];
  const handler = paymentCallbackHandler({
    ...shop,
    store: memoryStore(),
    compare: "by hand",
    onPayment: async ({ amount }) => void paid.push(amount),
  });
  const request = await paymentCallback({ ...shop, url: "https://shop.example.com/hooks", amount: 1525 });
  expect((await handler(request)).status).toBe(200);
  expect(paid).toEqual([1525]);
});
