/** 1,000 events, each delivered three times at once, with functions that fail at random. */
import { expect, test } from "vitest";
import { deliveryStorm, MERCHANT, PATHS, randomNumbers, stormEvents } from "../../test/delivery-storm.ts";
import { storeContract } from "../../test/store-contract.ts";
import {
  memoryStore,
  paymentCallbackHandler,
  paymentNotificationHandler,
  paymentReportHandler,
  refundStatusChangedHandler,
  webhookRouter,
} from "../index.ts";

storeContract("memory", () => memoryStore());

test("every event is handled exactly once when deliveries overlap and functions fail at random", async () => {
  const random = randomNumbers(20_261_121);
  const counts = new Map<string, number>();
  let failures = 0;
  const handle = async (name: string): Promise<void> => {
    await new Promise((resume) => setTimeout(resume, random() * 10));
    if (random() < 0.4) {
      failures++;
      throw new Error("at random");
    }
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  const options = { ...MERCHANT, store: memoryStore(), compare: "by hand" as const, onDelivery: () => {} };
  const router = webhookRouter({
    [PATHS.payment]: paymentCallbackHandler({ ...options, onPayment: async ({ stamp }) => handle(stamp) }),
    [PATHS.report]: paymentReportHandler({
      ...options,
      onReport: async ({ rows }) => {
        for (const { stamp = "" } of rows) await handle(stamp);
      },
    }),
    [PATHS.refundStatus]: refundStatusChangedHandler({ ...options, onRefundStatus: async ({ refundToken }) => handle(refundToken) }),
    [PATHS.receipt]: paymentNotificationHandler({ ...options, onPaid: async ({ orderNumber }) => handle(orderNumber) }),
  });
  const events = await stormEvents(1000);
  const { statuses } = await deliveryStorm(events, 3, router);
  expect(counts).toEqual(new Map(events.map(({ name }) => [name, 1])));
  expect(statuses).toEqual({ 200: 3000, 500: failures, 503: expect.any(Number) });
  expect(failures).toBeGreaterThan(300);
});
