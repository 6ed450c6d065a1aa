/** A store that never responds: the service gets a 500, the customer the page, and nothing is handled. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Delivery, memoryStore, paymentCallbackHandler, paymentRedirectHandler } from "../index.ts";
import { paymentCallback } from "../testing/index.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => void vi.useRealTimers());

const never = async () => new Promise<never>(() => {});

test("a delivery fails after ten seconds, with a lease of a minute, when the store never settles a claim", async () => {
  const deliveries: Delivery[] = [];
  const onPayment = vi.fn<() => Promise<void>>(async () => {});
  const options = {
    account: 375917,
    secret: "SAIPPUAKAUPPIAS",
    store: {
      ...memoryStore(),
      claim: async () => {
        started ??= Date.now();
        return never();
      },
    },
    compare: "by hand" as const,
    onPayment,
    paymentPage: (_: unknown, { handled }: { handled: boolean }) => (handled ? "/thanks" : "/soon"),
    onDelivery: (delivery: Delivery) => void deliveries.push(delivery),
  };
  const { account, secret } = options;
  // Verifying takes real time; the rest is on the fake clock.
  let started: number | undefined;
  const settled = async (response: Promise<Response>): Promise<Response> => {
    const responses: Response[] = [];
    void response.then((settledResponse) => responses.push(settledResponse));
    while (responses.length === 0) {
      if (started !== undefined) await vi.advanceTimersByTimeAsync(100);
      await new Promise((resume) => setImmediate(resume));
    }
    return response;
  };
  const event = await paymentCallback({ url: "https://shop.example.com/hook", account, secret });
  expect((await settled(paymentCallbackHandler(options)(event))).status).toBe(500);
  const seconds = (Date.now() - (started ?? Number.NaN)) / 1000;
  expect(seconds).toBeGreaterThanOrEqual(10);
  expect(seconds).toBeLessThan(11);
  expect(onPayment).not.toHaveBeenCalled();
  expect(deliveries).toMatchObject([{ status: 500, outcome: "failed", error: { name: "WebhookError", code: "store-timeout" } }]);
  const another = await paymentCallback({ url: "https://shop.example.com/hook", account, secret });
  expect((await settled(paymentRedirectHandler(options)(another))).headers.get("location")).toBe("/soon");
});
